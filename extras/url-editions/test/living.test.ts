// Tests the adapters for the living standard and the URL Specification 0.9.0.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { URL } from '@urlkit/url-api';
import { type Edition, editions, living, urlSpec09 } from '@urlkit/url-editions';
import { living as sameLiving } from '@urlkit/url-editions/living';
import { urlSpec09 as sameURLSpec } from '@urlkit/url-editions/url-spec-0.9';
import { parseURL } from '@urlkit/url-parser';
import test from 'ava';
import { show } from '../../../test/support/show.js';

const inputs = [
  'http://u:p@Ü:80/a/../b?c#d',
  'mailto:a?b',
  'file:///C|/x',
  '\\\\0x7f.1\\x',
  'http:y',
];

for (const edition of [living, urlSpec09] satisfies Edition[]) {
  test(`${edition.name} interprets URLs like the URL class`, (t) => {
    for (const input of inputs) {
      const components = { ...edition.interpret(input, { base: 'http://h/' }) };
      const url = new URL(input, 'http://h/');
      for (const name of ['href', 'protocol', 'username', 'hostname', 'port', 'search'] as const) {
        t.is(Reflect.get(components, name), url[name], `${name} of ${input}`);
      }
    }
  });
}

test('each is exported by its module', (t) => {
  t.is(living, sameLiving);
  t.is(urlSpec09, sameURLSpec);
});

test('living parses, or says why it cannot', (t) => {
  t.deepEqual(living.parse('a', { base: 'http://h/' }), parseURL('http://h/a'));
  t.is(living.parse('a', { base: 'b' }), null);
  t.deepEqual(living.interpret('a'), {
    kind: 'failure',
    reason: 'missing-scheme-non-relative-URL',
  });
  t.like(living.interpret('http://h:x'), { reason: 'port-invalid' });
  t.like(living.interpret('a', { base: 'http://h:x' }), { reason: 'base URL: port-invalid' });
});

test('url-spec-0.9 parses, or returns null', (t) => {
  t.is(urlSpec09.parse('a'), null);
  t.is(urlSpec09.parse('a', { base: 'b' }), null);
  t.is(urlSpec09.parse('a:b')?.scheme, 'a');
  t.like(urlSpec09.interpret('a', { base: 'b' }), { kind: 'failure' });
  t.like(urlSpec09.interpret('mailto:a?b#c'), { search: '?b', hash: '#c', origin: 'null' });
});

test('every edition has a name, a title, a date and a source', (t) => {
  t.is(editions.length, 8);
  t.is(new Set(editions.map(({ name }) => name)).size, 8);
  for (const { title, date, source } of editions) {
    t.regex(date, /^\d{4}-\d\d-\d\d$/);
    t.is(parseURL(source)?.scheme, 'https');
    t.true(title.length > 10, show(title, date, source));
  }
});

// Tests the imports in src: editions import shared files, but no other edition.

const src = fileURLToPath(new URL('../src/', import.meta.url));

/** Returns the room of a file: `shared`, `compare`, or `editions/` and the name of an edition. */
function roomOf(file: string): string {
  const [room = '', edition = ''] = relative(src, file).split('/');
  return room === 'editions' ? `${room}/${edition}` : room;
}

function importsOf(file: string): string[] {
  const specifiers = readFileSync(file, 'utf8').matchAll(/ from '(\.[^']*)';/g);
  return Array.from(specifiers, ([, specifier = '']) => join(dirname(file), specifier));
}

test('no edition imports from another edition, and no shared file imports from an edition', (t) => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(?:shared|editions)\/.*\.ts$/.test(name))
    .map((name) => join(src, name));
  const imports = files.flatMap((file) =>
    importsOf(file).map((imported) => ({ from: roomOf(file), to: roomOf(imported), file })),
  );
  t.true(imports.length > 100);
  t.is(new Set(imports.map(({ from }) => from)).size, 8);
  t.deepEqual(
    imports.filter(({ from, to }) => to !== from && to !== 'shared'),
    [],
  );
});
