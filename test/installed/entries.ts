// A module that imports every entry of every package. Bundlers must make a program of it.

import { readOwnPackages } from '../../scripts/workspace.js';
import type { Project } from './project.js';

const packages = readOwnPackages().filter(({ folder }) => folder !== 'internal');
const entries = packages.flatMap(({ manifest: { name, exports } }) =>
  Object.entries(exports)
    .filter(([, target]) => typeof target === 'object')
    .map(([subpath]) => name + subpath.slice(1)),
);

const module = [
  ...entries.map((entry, index) => `import * as entry${index} from '${entry}';`),
  `const all = [${entries.map((_, index) => `entry${index}`)}];`,
  'console.log(JSON.stringify(all.map((entry) => Object.keys(entry).sort())));',
].join('\n');

/**
 * Bundles all entries for Node, and runs the bundle.
 *
 * @param bundle Bundles the module at `input`, and returns the path of the bundle.
 * @throws Error if it does not export what Node itself finds in the packages.
 */
export async function checkEntries(
  project: Project,
  folder: string,
  bundle: (input: string) => Promise<string>,
): Promise<void> {
  const input = `${folder}/entries.mjs`;
  project.write(input, module);
  const expected: string[][] = JSON.parse(await project.run(process.execPath, [input]));
  const output = await project.run(process.execPath, [await bundle(input)]);
  const found: string[][] = JSON.parse(output);
  const wrong = entries.filter((_, index) => `${found[index]}` !== `${expected[index]}`);
  if (wrong.length > 0) throw new Error(`${wrong.join(', ')}: exports are missing`);
}
