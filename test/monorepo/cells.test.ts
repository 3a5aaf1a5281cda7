// Tests that the tables of READMEs and the docstrings say the same about a function.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { type Package, readPackages } from '../../scripts/workspace.js';
import { exportedSignatures } from '../support/declarations.js';

/** Words that say nothing about what a function does. */
const common = new Set(
  (
    'a an and another are as at be both but by can do does each for from has have if in into is it its may no not null of ' +
    'on one only or other return returns same such that the them then these they this those to which with without whether'
  ).split(' '),
);

/** The words of a text without code, and without their endings. */
function wordsOf(text: string): string[] {
  const prose = text.replace(/`[^`]*`|\(https?:[^)]*\)/g, ' ').toLowerCase();
  const words = prose.match(/[a-z\d]+/g) ?? [];
  return words
    .filter((word) => !common.has(word))
    .map((word) => word.replace(/(?<=..)(?:izations?|ations?|ing|ers?|ed|es|s|e|ity|ize|ly)$/, ''));
}

/** The docstrings of exported functions and classes by their names. */
function docstringsOf(dist: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const declaration =
    /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export (?:declare )?(?:abstract )?(?:function|const|class) (\w+)/g;
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts') || file.startsWith('cjs')) continue;
    const text = readFileSync(join(dist, file), 'utf8');
    for (const [, comment = '', name = ''] of text.matchAll(declaration)) {
      found.set(name, `${found.get(name) ?? ''} ${comment.replace(/^ *\* ?/gm, '')}`);
    }
  }
  return found;
}

/** The package and the name of each function. */
const exportedNames = new Set(
  exportedSignatures().map(({ name }) => name.replace(/^(@urlkit\/[\w-]+|urlkit)[^ ]*/, '$1')),
);

interface Row {
  readonly where: string;
  readonly cell: string;
  readonly docstring: string;
}

/** The rows about one function that a package exports. */
function rowsOf({ path, manifest }: Package): readonly Row[] {
  const docstrings = docstringsOf(join(path, 'dist'));
  const lines = readFileSync(join(path, 'README.md'), 'utf8').split('\n');
  return lines.flatMap((line) => {
    const [, names = '', cell = '', ...more] = line.split(/(?<!\\)\|/);
    const ids = Array.from(names.matchAll(/`(\w+)\(/g), ([, id = '']) => id);
    const docstring = ids
      .filter((id) => exportedNames.has(`${manifest.name} ${id}`))
      .map((id) => docstrings.get(id) ?? '')
      .join(' ');
    return docstring.trim() === '' || ids.length !== 1 || more.length !== 1
      ? []
      : [{ where: `${path} ${names.trim()}`, cell, docstring }];
  });
}

const rows = readPackages().flatMap(rowsOf);

/** How much of what a cell says is in the docstring, from 0 to 1. */
function shareOf({ cell, docstring, where }: Row): number {
  const said = new Set([...wordsOf(docstring), ...wordsOf(where)]);
  const words = wordsOf(cell);
  return words.length === 0 ? 1 : words.filter((word) => said.has(word)).length / words.length;
}

test('the tables are read', (t) => {
  t.true(rows.length > 130, `${rows.length}`);
});

test('a cell says what the docstring says', (t) => {
  const wrong = rows.filter((row) => shareOf(row) < (/^ *whether /.test(row.cell) ? 0.7 : 0.4));
  t.deepEqual(
    wrong.map(({ where, cell, docstring }) => ({ where, cell, docstring })),
    [],
  );
});

test('a cell about something else is found', (t) => {
  const docstring = 'Whether a reference is a valid URL: it has neither a username nor a password.';
  const row = { where: '`isValidReference(reference)`', docstring };
  t.true(shareOf({ ...row, cell: 'whether a reference matches the strict grammar' }) < 0.5);
  t.is(shareOf({ ...row, cell: 'whether a reference is a valid URL, without a username' }), 1);
});
