// Tests that `urlkit` exports what its README lists, and that these are the exports of the packages.

import { readFileSync } from 'node:fs';
import test from 'ava';
import * as urlkit from 'urlkit';

const readme = readFileSync(new URL('../../apps/urlkit/README.md', import.meta.url), 'utf8');

const rows = Array.from(
  readme.matchAll(/^\| (`.+`) \| \[(@urlkit\/[\w-]+)\]/gm),
  ([, names = '', specifier = '']) => ({
    specifier,
    names: Array.from(names.matchAll(/\w+/g), ([name]) => name),
  }),
);

/** Where an export is that is not in the main entry of its package. */

test('urlkit exports what its README lists', (t) => {
  const listed = rows.flatMap(({ names }) => names);
  t.deepEqual(listed.slice().sort(), Object.keys(urlkit).sort());
});

for (const { specifier, names } of rows) {
  test(`urlkit has the exports of ${specifier}, not copies`, async (t) => {
    for (const name of names) {
      const exports: object = await import(specifier);
      t.not(Reflect.get(urlkit, name), undefined);
      t.is(Reflect.get(urlkit, name), Reflect.get(exports, name), name);
    }
  });
}
