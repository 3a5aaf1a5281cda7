// The set-ups that differ most and need few packages; `npm run test:installed` runs the others as well.

import test from 'ava';
import { problemIn } from './checks.js';
import { installProject, type Project, removeProject } from './project.js';
import { setUps } from './setups.js';

const names = ['pnpm and Node', 'TypeScript 5.6'];
const chosen = setUps.filter(({ name }) => names.includes(name));

let project: Project | undefined;

test.before('the set-ups are installed from npm', async (t) => {
  t.is(chosen.length, names.length);
  try {
    project = await installProject(Object.assign({}, ...chosen.map(({ tools }) => tools)));
  } catch (error) {
    if ('CI' in process.env) throw error;
    t.log(`Not run, as npm installs nothing: ${error}`);
  }
});

test.after.always(() => project && removeProject(project));

for (const setUp of chosen) {
  test.serial(`the packages work with ${setUp.name}`, async (t) => {
    t.is(project && (await problemIn(setUp, project)), project && null);
  });
}
