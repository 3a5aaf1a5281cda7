// Tests the logic and the size of the live page.

import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { parseURL } from '@urlkit/url-parser';
import test from 'ava';
import { addParameter, removeParameter, replaceParameter } from '../live-page/edit-parameters.js';
import { readFragment, writeFragment } from '../live-page/state.js';
import { traceURL } from '../live-page/trace/trace-url.js';

/** The parts that are not kept, as `part fate: written > result`. */
function changesOf(input: string, baseInput: string | null = null): string[] {
  const base = baseInput === null ? null : parseURL(baseInput);
  const url = parseURL(input, { base });
  if (url === null) throw new Error(`${input} does not parse`);
  return traceURL(input, url, base)
    .filter(({ fate }) => fate !== 'kept')
    .map(({ part, fate, from, to }) => `${part} ${fate}: ${from} > ${to}`);
}

test('a trace says what becomes of each character', (t) => {
  t.deepEqual(changesOf('https://example.org/a?b#c'), []);
  t.deepEqual(changesOf(' HTTPS:\\\\h:0443/a/./b/../\tc d'), [
    'whitespace dropped:   > ',
    'scheme lower-cased: HTTPS > https',
    'delimiter mapped: \\ > /',
    'delimiter mapped: \\ > /',
    'port dropped: :0443 > ',
    'path dropped: /. > ',
    'path dropped: /b > ',
    'path dropped: /.. > ',
    'whitespace dropped: \t > ',
    'path percent-encoded:   > %20',
  ]);
  t.deepEqual(changesOf('http://a@b:c:d@Bücher.Example:080'), [
    'username percent-encoded: @ > %40',
    'password percent-encoded: : > %3A',
    'host mapped: Bücher > xn--bcher-kva',
    'host lower-cased: E > e',
    'port dropped: :080 > ',
    'path added:  > /',
  ]);
  t.deepEqual(changesOf('http://0x7f.1:081'), [
    'host mapped: 0x7f.1 > 127.0.0.1',
    'port dropped: 0 > ',
    'path added:  > /',
  ]);
});

test('a trace shows which parts come from the base', (t) => {
  t.deepEqual(changesOf('../x', 'https://h:8/a/b/c'), [
    'scheme from the base:  > https',
    'delimiter from the base:  > ://',
    'host from the base:  > h',
    'port from the base:  > :8',
    'path from the base:  > /a',
    'path dropped: .. > ',
  ]);
  t.deepEqual(changesOf('//C|/x', 'file:///D:/y').slice(-1), ['path mapped: | > :']);
});

test('an edit of a parameter changes no other character', (t) => {
  const query = '?a=%7e&&flag&e=&a=x+y&%zz';
  t.is(replaceParameter(query, 0, { value: '~' }), query);
  t.is(replaceParameter(query, 0, { name: 'b' }), '?b=%7e&&flag&e=&a=x+y&%zz');
  t.is(replaceParameter(query, 1, { value: '' }), query);
  t.is(replaceParameter(query, 1, { name: 'f' }), '?a=%7e&&f&e=&a=x+y&%zz');
  t.is(replaceParameter(query, 1, { value: 'ü' }), '?a=%7e&&flag=%C3%BC&e=&a=x+y&%zz');
  t.is(replaceParameter(query, 2, { name: 'f', value: '' }), '?a=%7e&&flag&f=&a=x+y&%zz');
  t.is(replaceParameter(query, 3, { name: 'a', value: 'x y' }), query);
  t.is(replaceParameter(query, 9, { name: 'a' }), query);
  t.is(removeParameter(query, 0), '?&flag&e=&a=x+y&%zz');
  t.is(removeParameter(query, 4), '?a=%7e&&flag&e=&a=x+y');
  t.is(removeParameter('?a', 0), '');
  t.is(addParameter(query, 'n', '&'), `${query}&n=%26`);
  t.is(addParameter('', 'n', ''), '?n=');
});

test('a link contains the state', (t) => {
  const state = { url: 'http://h/?a=b&c#d %20+ü\t', base: 'https://é/' };
  t.deepEqual(readFragment(writeFragment(state)), state);
  t.deepEqual(readFragment('#'), { url: '', base: '' });
});

test('the live page uses only public exports', (t) => {
  const folder = new URL('../live-page/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const imported = files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .flatMap((source) => Array.from(source.matchAll(/from '([^'.][^']*)'/g), ([, name]) => name));
  t.true(imported.length > 10);
  t.deepEqual(
    imported.filter((name) => !/^@urlkit\/(?!.*\/internal$)/.test(name ?? '')),
    [],
  );
});

test('the scripts of the live page are at most 70 kB gzipped', (t) => {
  const script = readFileSync(new URL('../dist/live/live.js', import.meta.url));
  const size = gzipSync(script, { level: 9 }).length;
  t.true(size <= 70_000, `${size} bytes`);
});
