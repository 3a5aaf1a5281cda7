// Tests the lists of packages: that of layers in tsconfig.json, and the tables of packages/README.md. And what manifests say
// themselves, which npm run check -- packages leaves as it is.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { root } from '../../scripts/run.js';
import { layers, type Manifest, readPackages } from '../../scripts/workspace.js';

const packages = readPackages();
const folders = new Map(packages.map(({ folder, manifest }) => [manifest.name, folder]));

test('tsconfig.json has each package, after those that it depends on', (t) => {
  t.deepEqual(Array.from(folders.values()).sort(), [...layers].sort());
  let count = 0;
  for (const { folder, manifest } of packages) {
    for (const name of Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })) {
      const needed = folders.get(name);
      if (needed === undefined) continue;
      count++;
      t.true(layers.indexOf(needed) < layers.indexOf(folder), `${folder} depends on ${name}`);
    }
  }
  t.true(count > 100);
});

test('packages/README.md lists each package once, in the order of tsconfig.json', (t) => {
  const page = readFileSync(join(root, 'packages/README.md'), 'utf8');
  const tables = page.split(/^## /m).map((table) => {
    const rows = table.matchAll(/^\| \[([\w-]+)\]\((?:\.\.\/\w+\/)?\1#readme\)/gm);
    return Array.from(rows, ([, folder = '']) => folder);
  });
  // Only packages of this repository depend on `internal`.
  t.deepEqual(tables.flat().sort(), layers.filter((layer) => layer !== 'internal').sort());
  for (const table of tables) {
    t.deepEqual(
      table,
      layers.filter((layer) => table.includes(layer)),
    );
  }
});

test('only these packages have side effects, the licence of data, material of others, or a bundle for a CDN', (t) => {
  const said = (of: (manifest: Manifest) => unknown) =>
    Object.fromEntries(
      packages.flatMap(({ folder, manifest }) => {
        const value = of(manifest);
        return value === undefined || value === false ? [] : [[folder, value]];
      }),
    );
  t.deepEqual(
    said(({ sideEffects }) => sideEffects),
    {
      'url-api': ['./dist/**/polyfill/*.js', './dist/polyfill*.js', './src/polyfill/*.ts'],
      'react-native-url-polyfill': ['./dist/cjs/auto.js', './src/auto.ts'],
    },
  );
  t.deepEqual(
    said(({ license }) => license !== 'MIT' && license),
    { 'public-suffix-list': 'MPL-2.0' },
  );
  t.deepEqual(Object.keys(said(({ files }) => files.includes('NOTICE.md'))).sort(), [
    ...['idna', 'percent-encoding', 'url-api', 'url-editions', 'url-keys', 'url-rendering'],
  ]);
  const bundled = { 'url-api': './dist/bundled.js' };
  t.deepEqual([said(({ unpkg }) => unpkg), said(({ jsdelivr }) => jsdelivr)], [bundled, bundled]);
});

test('packages are published with what is built, and take later minor versions of others than internal', (t) => {
  for (const { folder, manifest, isShim } of packages) {
    const files = manifest.files.filter((name) => name !== 'NOTICE.md');
    const expected = isShim
      ? ['dist/cjs', 'CHANGELOG.md']
      : ['dist', 'CHANGELOG.md', '!dist/*.tsbuildinfo'];
    t.deepEqual(files, expected, folder);
    for (const [name, range] of Object.entries(manifest.dependencies ?? {})) {
      if (folders.has(name)) t.is(range.startsWith('^'), name !== '@urlkit/internal', folder);
    }
  }
});
