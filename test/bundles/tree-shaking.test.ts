// Tests for every export which other packages its bundle contains.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import test from 'ava';
import { bundlers, packagesOf } from './bundlers.js';

const path = fileURLToPath(new URL('packages-of-exports.json', import.meta.url));
const expected: Readonly<Record<string, Readonly<Record<string, string>>>> = JSON.parse(
  readFileSync(path, 'utf8'),
);

const packages = fileURLToPath(new URL('../../packages', import.meta.url));
const names = readdirSync(packages)
  .map((folder) => JSON.parse(readFileSync(`${packages}/${folder}/package.json`, 'utf8')))
  .filter((manifest) => manifest.name !== 'urlkit')
  .map((manifest): string => manifest.name);

test('the list names every export', async (t) => {
  t.deepEqual(Object.keys(expected), names);
  for (const name of names) {
    t.deepEqual(Object.keys(expected[name] ?? {}), Object.keys(await import(name)));
  }
});

const cases = Object.entries(expected).flatMap(([name, exports]) =>
  Object.entries(exports).map(([id, others]) => ({
    source: `export { ${id} } from '${name}';`,
    packages: [name.replace('@urlkit/', ''), ...others.split(' ').filter(Boolean)].sort(),
  })),
);

// Rollup is slow, and keeps the same code for every export of a package.
const firstOfPackages = cases.filter(
  ({ source }, index) => source.split(' from ')[1] !== cases[index - 1]?.source.split(' from ')[1],
);

for (const [bundler, bundle] of Object.entries(bundlers)) {
  test(`${bundler} includes the listed packages with an export`, async (t) => {
    const tried = bundler === 'rollup' ? firstOfPackages : cases;
    const bundles = await bundle(tried.map(({ source }) => source));
    t.deepEqual(
      bundles.map(({ files }, index) => ({
        source: tried[index]?.source,
        packages: packagesOf(files),
      })),
      tried,
    );
  });

  test(`${bundler} includes nothing without an export`, async (t) => {
    const [all] = await bundle([names.map((name) => `import '${name}';`).join('\n')]);
    t.deepEqual(all && packagesOf(all.files), []);
  });
}
