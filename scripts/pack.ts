// npm run pack [-- NAME…]: packs packages, with those that they depend on, for other projects.

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.js';
import { packInto } from './tarballs.js';
import { readPackages } from './workspace.js';

const manifests = new Map(readPackages().map(({ manifest }) => [manifest.name, manifest]));

function addWithDependencies(name: string, names: Set<string>): void {
  const manifest = manifests.get(name);
  if (manifest === undefined || names.has(name)) return;
  names.add(name);
  for (const dependency of Object.keys(manifest.dependencies ?? {})) {
    addWithDependencies(dependency, names);
  }
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !manifests.has(name));
if (unknown.length > 0) {
  console.error(
    `There is no package ${unknown.join(', ')}. There are ${[...manifests.keys()].join(', ')}`,
  );
  process.exit(2);
}

const names = new Set<string>();
for (const name of wanted) addWithDependencies(name, names);
const folder = join(root, 'packed');
rmSync(folder, { recursive: true, force: true });
const tarballs = await packInto(folder, [...names]);
console.log(`${tarballs.length} tarballs. To install them, in the folder of your project:`);
// A shell replaces an asterisk only outside quotation marks.
console.log(`npm install "${folder}"/*.tgz`);
