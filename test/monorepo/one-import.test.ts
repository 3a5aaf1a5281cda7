// Tests that `urlkit` exports what all packages export, except what its README lists.

import { readFileSync } from 'node:fs';
import test from 'ava';
import * as urlkit from 'urlkit';
import { readPackages } from '../../scripts/workspace.js';

/** Names that two packages use for different things; `urlkit` renames the second. */
const renamed: Readonly<Record<string, string>> = {
  'Target of @urlkit/url-editions': 'ReadingTarget',
  'hasOpaquePath of @urlkit/url-reference': 'hasOpaqueReferencePath',
};

const readme = readFileSync(new URL('../../packages/urlkit/README.md', import.meta.url), 'utf8');
const leftOut = new Set(Array.from(readme.matchAll(/^\| `(@urlkit\/[^`]+)` \|/gm), ([, id]) => id));

const specifiers = readPackages()
  .filter(({ folder }) => folder !== 'urlkit')
  .flatMap(({ manifest: { name, exports } }) =>
    Object.keys(exports).map((subpath) => name + subpath.slice(1)),
  )
  .filter((specifier) => !/\/(internal|whole|package\.json)$/.test(specifier));

const included = specifiers.filter((specifier) => !leftOut.has(specifier));

test('the modules that are left out exist', (t) => {
  t.deepEqual(
    [...leftOut].filter((specifier) => !specifiers.includes(specifier ?? '')),
    [],
  );
  t.true(included.length > 0);
});

for (const specifier of included) {
  test(`urlkit has all exports of ${specifier}`, async (t) => {
    const exports: object = await import(specifier);
    t.not(Object.keys(exports).length, 0);
    for (const [name, value] of Object.entries(exports)) {
      const id = renamed[`${name} of ${specifier}`] ?? name;
      t.is(Reflect.get(urlkit, id), value, name);
    }
  });
}

/** The names in a file of re-exports, including types. */
function declaredNames(specifier: string): string[] {
  const [, folder, subpath = 'index'] = specifier.split('/');
  const file = new URL(`../../packages/${folder}/src/${subpath}.ts`, import.meta.url);
  const lists = readFileSync(file, 'utf8').matchAll(/^export (?:type )?\{([^}]*)\}/gm);
  const declarations = readFileSync(file, 'utf8').matchAll(/^export (?:\w+ )+?(\w+)[ :<(]/gm);
  return [
    ...Array.from(lists, ([, list = '']) => list.match(/\w+(?=\s*(?:,|$))/g) ?? []).flat(),
    ...Array.from(declarations, ([, name = '']) => name),
  ];
}

test('a name that occurs in two packages is renamed', (t) => {
  const seen = new Set<string>();
  const again: string[] = [];
  for (const specifier of included) {
    for (const name of declaredNames(specifier)) {
      if (seen.has(name)) again.push(`${name} of ${specifier}`);
      seen.add(name);
    }
  }
  t.true(seen.has('InvalidURLError') && seen.has('QueryEditor') && seen.has('publicSuffixList'));
  t.deepEqual(again.sort(), Object.keys(renamed));
});
