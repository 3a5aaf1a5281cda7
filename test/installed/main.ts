// npm run check -- installed [--sample] [SET-UP…]: installs the packed tarballs into set-ups of all kinds. A sample leaves out
// slow ones.
// npm run check -- templates [TEMPLATE…]: installs them into the projects that tools create.

import { choose, problemIn, usualSetUps } from './checks.js';
import { installProject, removeProject } from './project.js';
import { templateSetUps } from './templates.js';

/** Set-ups that another one is like: of another version, with the same configuration, or of the same kind of program. */
const slow = [
  ...['Jest 29', 'TypeScript 5.6, otherwise', 'declarations, pnpm', 'webpack', 'Rollup', 'Parcel'],
  ...['whatwg-url in jsdom', 'react-native-url-polyfill in react-native'],
];

const isTemplates = process.argv[2] === '--templates';
const isSample = process.argv[2] === '--sample';
const all = isTemplates ? templateSetUps : usualSetUps;
const wanted = choose(all, process.argv.slice(isTemplates || isSample ? 3 : 2));
const left = isSample ? choose(all, slow) : [];
const chosen = wanted.filter((setUp) => !left.includes(setUp));
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
