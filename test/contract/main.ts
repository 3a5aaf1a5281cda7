// npm run check -- contract: compares the built packages with those of the last release. Until there is one, with those of the commit
// that URLKIT_BASE or the tag contract-base names, or else of the commit where this branch left main.

import { root } from '../../scripts/run.js';
import { readPackages } from '../../scripts/workspace.js';
import { findBase } from './base.js';
import { declarationProblems, pairProblems, readKinds, sourceProblems } from './contract.js';

const base = await findBase();
if (base !== null) {
  const [old, packages] = [base.packages, readPackages()];
  const allowed = await readKinds(root, old, packages, base.changesets);
  const problems = [
    ...sourceProblems(old, packages, allowed),
    ...declarationProblems(old, packages, allowed),
    ...(await pairProblems(old, packages, allowed)),
  ];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) console.error('Keep what is missing, or run npx changeset.');
  console.log(`check contract: compared with ${base.name}, problems: ${problems.length}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
