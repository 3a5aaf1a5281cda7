// tsx scripts/unpublished.ts: prints the tarballs in `packed` whose versions are not published, and these versions. A package comes
// after those that it depends on or contains, so if publishing stops midway, it can go on.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isPublished } from './is-published.js';
import { containersOf } from './release.js';
import { root, run } from './run.js';
import { layers } from './workspace.js';

const folder = join(root, 'packed');
const unpublished: { readonly tarball: string; readonly name: string; readonly version: string }[] =
  [];
for (const tarball of readdirSync(folder)) {
  const manifest = await run('tar', ['-xOf', join(folder, tarball), 'package/package.json']);
  const { name, version }: { name: string; version: string } = JSON.parse(manifest);
  if (!(await isPublished(`${name}@${version}`))) unpublished.push({ tarball, name, version });
}
const old = containersOf(unpublished.map(({ name }) => name));
if (old.length > 0)
  throw new Error(`Run npm run release:version, to release ${old.join(', ')}, too`);
const layerOf = ({ name }: { readonly name: string }): number =>
  layers.indexOf(name.replace('@urlkit/', ''));
for (const { tarball, name, version } of unpublished.sort((a, b) => layerOf(a) - layerOf(b))) {
  console.log(`${tarball} ${name}@${version}`);
}
