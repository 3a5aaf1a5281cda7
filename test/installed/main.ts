// npm run check -- installed [SET-UP…]: installs the packed tarballs into set-ups of all kinds.
// npm run check -- templates [TEMPLATE…]: installs them into the projects that tools create.

import { choose, problemIn, usualSetUps } from './checks.js';
import { installProject, removeProject } from './project.js';
import { templateSetUps } from './templates.js';

const isTemplates = process.argv[2] === '--templates';
const all = isTemplates ? templateSetUps : usualSetUps;
const chosen = choose(all, process.argv.slice(isTemplates ? 3 : 2));
const project = await installProject(Object.assign({}, ...chosen.map(({ tools }) => tools)));
try {
  for (const setUp of chosen) {
    const start = performance.now();
    const problem = await problemIn(setUp, project);
    const seconds = ((performance.now() - start) / 1_000).toFixed(1);
    console.log(`${setUp.name.padEnd(24)}${seconds.padStart(6)} s  ${problem ?? 'as expected'}`);
    if (problem !== null) process.exitCode = 1;
  }
} finally {
  removeProject(project);
}
