// The pages about the code name files, functions and types that exist.

import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import test from 'ava';
import { readPackages } from '../../scripts/workspace.js';

const top = fileURLToPath(new URL('../..', import.meta.url));
const pages = ['docs/architecture.md', 'docs/changing-a-rule.md'];

const code = [
  ...readPackages().map(({ path }) => path),
  ...['test', 'scripts', 'apps/site'].map((name) => join(top, name)),
]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((name) => /\.(?:ts|json|tsv)$/.test(name) && !/node_modules|\/dist\//.test(name));
const files = new Set(code.map((name) => basename(name)));
const words = new Set(
  code
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => readFileSync(name, 'utf8').match(/\w+/g) ?? []),
);

for (const page of pages) {
  const names = Array.from(
    readFileSync(join(top, page), 'utf8').matchAll(/`([^`\n]+)`/g),
    ([, name = '']) => name,
  );

  test(`${page} names files that exist`, (t) => {
    const named = names.filter((name) => /^[\w./-]+\.(?:ts|tsv)$/.test(name));
    t.true(named.length > 3);
    t.deepEqual(
      named.filter((name) => !files.has(basename(name))),
      [],
    );
  });

  test(`${page} names functions and types that exist`, (t) => {
    const named = names.filter((name) => /^[A-Za-z][a-z]+[A-Z]\w*$/.test(name));
    t.true(named.length > 1);
    t.deepEqual(
      named.filter((name) => !words.has(name)),
      [],
    );
  });
}

function sourceOf(file: string): string {
  return readFileSync(join(top, 'packages/url-parser/src', file), 'utf8');
}

// Each cell lists functions of a file, and then, after semicolons, functions of others with their files.
test('the functions of the table of states are in the files that it names', (t) => {
  const page = readFileSync(join(top, 'docs/architecture.md'), 'utf8');
  const section = page.split('\n## ').find((text) => text.startsWith('The states'));
  const [, ...states] = section?.matchAll(/^\| ([\w ]+) \| (.+?) \| (.*?) ?\|$/gm) ?? [];
  t.is(states.length, 21);
  for (const [, state, functions = '', overrides = ''] of states) {
    for (const [list, usual] of [
      ...functions.split('; ').map((part) => [part, 'states.ts'] as const),
      [overrides, 'overrides.ts'] as const,
    ]) {
      const [, file = usual] = /\(`(.+)`\)/.exec(list) ?? [];
      for (const [, name] of list.replace(/\(.*/, '').matchAll(/`(\w+)`/g)) {
        const isThere = new RegExp(`\\b(?:function|const) ${name}\\b`).test(sourceOf(file));
        t.true(isThere, `${state}: ${name} is not in ${file}`);
      }
    }
  }
});
