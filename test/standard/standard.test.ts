// Tests docs/standard.md, which lists each definition of the standard and the exports that implement it.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { validationErrorNames } from '@urlkit/url-validation';
import test from 'ava';
import { type Program, parseSync } from 'oxc-parser';
import { directoryOf } from '../../scripts/workspace.js';
import { findDefinitions, readDefinitions } from './definitions.js';

const ADDED_LATER = 'IPv4-non-ASCII-input';

interface Row {
  readonly section: string;
  readonly name: string;
  readonly anchor: string;
  readonly packageName: string;
  /** Names, some with a member after a dot. */
  readonly exports: readonly string[];
}

function readRows(): Row[] {
  const page = readFileSync(new URL('../../docs/standard.md', import.meta.url), 'utf8');
  const rows: Row[] = [];
  let section = '';
  for (const line of page.split('\n')) {
    section = /^## (\S+)/.exec(line)?.[1] ?? section;
    const cells =
      /^\| \[(.+)\]\(https:\/\/url\.spec\.whatwg\.org\/#(\S+)\) \| (\S+) \| (.+) \|$/.exec(line);
    if (cells === null) continue;
    const [, name = '', anchor = '', packageName = '', exports = ''] = cells;
    const names = exports.split(', ').map((text) => /^`(.+)`$/.exec(text)?.[1] ?? '');
    rows.push({ section, name, anchor, packageName, exports: names });
  }
  return rows;
}

const rows = readRows();

test('each definition has a row, in the order of the standard', (t) => {
  const definitions = rows
    .filter(({ name }) => name !== ADDED_LATER)
    .map(({ section, name, anchor }) => ({ section, anchor, name }));
  t.is(definitions.length, 207);
  t.is(definitions.length, rows.length - 1);
  t.deepEqual(definitions, readDefinitions());
});

test('the validation errors are those of the parser', (t) => {
  const names = rows.filter(({ exports }) => exports.includes('ValidationErrorName'));
  t.deepEqual(
    names.map(({ name }) => name),
    [...validationErrorNames],
  );
});

function parse(packageName: string, file: string): Program {
  const [folder = ''] = packageName.split('/');
  const url = new URL(`../../${directoryOf(folder)}/dist/${file}`, import.meta.url);
  return parseSync(fileURLToPath(url), readFileSync(url, 'utf8')).program;
}

/** The names that a package or a subpath exports, each with the file of its declaration. */
function declarationsOf(packageName: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const entry = `${packageName.split('/')[1] ?? 'index'}.d.ts`;
  for (const statement of parse(packageName, entry).body) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    const file = statement.source?.value.replace(/\.js$/, '.d.ts') ?? entry;
    const { declaration } = statement;
    const declared =
      declaration?.type === 'VariableDeclaration' ? declaration.declarations : [declaration];
    for (const one of declared) {
      if (one !== null && 'id' in one && one.id?.type === 'Identifier')
        files.set(one.id.name, entry);
    }
    for (const { exported } of statement.specifiers) {
      if (exported.type === 'Identifier') files.set(exported.name, file);
    }
  }
  return files;
}

/** Whether an exported interface has a member, or one that it extends. */
function hasMember(packageName: string, file: string, type: string, member: string): boolean {
  for (const statement of parse(packageName, file).body) {
    const declared =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'TSInterfaceDeclaration' || declared.id.name !== type) continue;
    const isOwn = declared.body.body.some(
      (signature) =>
        signature.type === 'TSPropertySignature' &&
        signature.key.type === 'Identifier' &&
        signature.key.name === member,
    );
    return (
      isOwn ||
      declared.extends.some(
        ({ expression }) =>
          expression.type === 'Identifier' && hasMember(packageName, file, expression.name, member),
      )
    );
  }
  return false;
}

function isProperty(object: unknown, path: readonly string[]): boolean {
  let value = object;
  for (const name of path.slice(0, -1)) value = (value as Record<string, unknown>)[name];
  return Object.hasOwn(value as object, path.at(-1) ?? '');
}

for (const packageName of new Set(rows.map((row) => row.packageName))) {
  test(`@urlkit/${packageName} has the exports in docs/standard.md`, async (t) => {
    const values: Record<string, unknown> = await import(`@urlkit/${packageName}`);
    const declarations = declarationsOf(packageName);
    for (const row of rows.filter((row) => row.packageName === packageName)) {
      for (const path of row.exports) {
        const [name = '', ...members] = path.split('.');
        const file = declarations.get(name);
        t.true(file !== undefined, `${path} of ${row.name}`);
        if (file === undefined || members.length === 0) continue;
        const exists =
          name in values
            ? isProperty(values[name], members)
            : hasMember(packageName, file, name, members[0] ?? '');
        t.true(exists, `${path} of ${row.name}`);
      }
    }
  });
}

test('definitions are found in the source of the standard', (t) => {
  const source = `<h2 id=a class=no-num>A</h2><h2 id=b>B</h2>
    To <dfn>do this/that</dfn>, <dfn export lt="first|second">any</dfn>
    <h3 id=c>C</h3>
    <dfn export for=url id=concept-url-scheme>scheme</dfn>
    <h4 id=d>D</h4><h2 id=e>E</h2>
    <dfn export for="a b">the <var>x</var>'s
    y</dfn>
    <dfn constructor for=URL lt="URL(url, base)"><code>new URL(<var>url</var>)</code></dfn>
    <dfn attribute for=URL><code>hRef</code></dfn>`;
  t.deepEqual(
    findDefinitions(source).map(({ section, anchor, name }) => [section, anchor, name]),
    [
      ['1', 'do-this-that', 'do this/that'],
      ['1', 'first', 'any'],
      ['1.1', 'concept-url-scheme', 'url/scheme'],
      ['2', 'a-b-the-xs-y', "a b/the x's y"],
      ['2', 'dom-url-url', 'URL/new URL(url)'],
      ['2', 'dom-url-href', 'URL/hRef'],
    ],
  );
});
