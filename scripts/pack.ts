// npm run pack [-- NAME…]: packs packages, with those that they depend on, for other projects.

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.js';
import { packInto } from './tarballs.js';
import { readPackages, withDependencies } from './workspace.js';

const known = readPackages().map(({ manifest }) => manifest.name);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no package ${unknown.join(', ')}. There are ${known.join(', ')}`);
  process.exit(2);
}

const folder = join(root, 'packed');
rmSync(folder, { recursive: true, force: true });
const tarballs = await packInto(folder, [...withDependencies(wanted)]);
console.log(`${tarballs.length} tarballs. To install them, in the folder of your project:`);
// A shell replaces an asterisk only outside quotation marks.
console.log(`npm install "${folder}"/*.tgz`);
