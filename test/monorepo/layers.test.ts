// Tests the lists of packages: that of layers in tsconfig.json, and the tables of packages/README.md.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { root } from '../../scripts/run.js';
import { layers, readPackages } from '../../scripts/workspace.js';

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
