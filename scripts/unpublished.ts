// tsx scripts/unpublished.ts: prints the tarballs in `packed` whose versions are not published, and these versions. A package comes
// after those that it depends on or contains, so if publishing stops midway, it can go on.

import { isPublished } from './is-published.js';
import { containersOf } from './release.js';
import { layers, readPackages } from './workspace.js';

const names: string[] = [];
const lines: string[] = [];
const inOrder = readPackages().sort((a, b) => layers.indexOf(a.folder) - layers.indexOf(b.folder));
for (const { name, version } of inOrder.map(({ manifest }) => manifest)) {
  if (await isPublished(`${name}@${version}`)) continue;
  names.push(name);
  lines.push(`${name.replace(/^@/, '').replace('/', '-')}-${version}.tgz ${name}@${version}`);
}
const old = containersOf(names);
if (old.length > 0) throw new Error(`Run npm run release:version, to release ${old}, too`);
for (const line of lines) console.log(line);
