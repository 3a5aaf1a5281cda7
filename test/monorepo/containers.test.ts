// Tests which packages are released because of what they contain.

import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import test from 'ava';
import { changesetsOfContainers, containers, containersOf } from '../../scripts/release.js';
import { root } from '../../scripts/run.js';
import { type Package, readJSON, readPackages } from '../../scripts/workspace.js';

/** The folders of packages whose code is in built files, as the maps of these say. */
function foldersIn({ path }: Package): string[] {
  const dist = join(path, 'dist');
  const maps = (existsSync(dist) ? readdirSync(dist, { recursive: true, encoding: 'utf8' }) : [])
    .filter((file) => /\.c?js\.map$/.test(file))
    .map((file) => join(dist, file));
  const sources = maps.flatMap((map) =>
    readJSON<{ readonly sources: readonly string[] }>(map).sources.map((source) =>
      resolve(dirname(map), source),
    ),
  );
  return sources.map((source) => relative(root, source).split(/[\\/]/)[1] ?? '');
}

test('built files hold code only of packages that are released with theirs', (t) => {
  const packages = readPackages();
  t.deepEqual(Array.from(containers.keys()).sort(), ['@urlkit/url-api', 'urlkit']);
  let count = 0;
  for (const pack of packages) {
    const folders = new Set(foldersIn(pack));
    for (const { folder, manifest } of packages.filter(({ folder }) => folders.has(folder))) {
      if (folder === pack.folder) continue;
      t.true(containers.get(pack.manifest.name)?.has(manifest.name), `${pack.folder}: ${folder}`);
      count++;
    }
  }
  t.true(count > 25, String(count));
});

test('a container is released with each package that it contains', (t) => {
  t.deepEqual(containersOf(['@urlkit/host']), ['urlkit', '@urlkit/url-api'].sort());
  t.deepEqual(containersOf(['@urlkit/host', '@urlkit/url-api']), ['urlkit']);
  t.deepEqual(containersOf(['@urlkit/public-suffix']), ['urlkit']);
  t.deepEqual(containersOf(['@urlkit/url-editions', 'urlkit']), []);
  t.deepEqual(containersOf(['@urlkit/url-api']), ['urlkit']);
  t.deepEqual(containersOf([]), []);
});

test('the note of a container names what is new in it, and nothing else', (t) => {
  const released = ['@urlkit/host', '@urlkit/url-rendering', 'urlkit'];
  const changesets = Array.from(changesetsOfContainers(released));
  t.deepEqual(changesets, [
    ['@urlkit/url-api', "---\n'@urlkit/url-api': patch\n---\n\nBuilt again, with @urlkit/host.\n"],
  ]);
});

test('changeset version refuses to run alone, as it would not raise containers', (t) => {
  const { changelog } = readJSON<{ readonly changelog: string }>(root, '.changeset/config.json');
  const { getReleaseLine } = createRequire(join(root, '.changeset/config.json'))(changelog);
  t.is(process.env['URLKIT_RELEASE'], undefined);
  t.throws(() => getReleaseLine({}, 'patch', null), { message: /npm run release:version/ });
});
