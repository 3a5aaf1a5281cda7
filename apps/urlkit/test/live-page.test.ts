// Tests the logic and the size of the live page.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { parseURL } from '@urlkit/url-parser';
import { serializeURL } from '@urlkit/url-serializer';
import { validateURL } from '@urlkit/url-validation';
import test from 'ava';
import { grammarInput, mutationsOf, type ParserInput } from '../../../test/support/arbitraries.js';
import { checkProperty } from '../../../test/support/property.js';
import { readInputs, wpt } from '../../../test/support/wpt.js';
import { groupByCause, textOf } from '../live-page/diagnostic-groups.js';
import {
  addParameter,
  exchangeParameters,
  insertParameter,
  joinParameters,
  removeParameter,
  replaceParameter,
  writtenParameters,
} from '../live-page/edit-parameters.js';
import { readFragment, writeFragment } from '../live-page/state.js';
import type { Step } from '../live-page/trace/step.js';
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
  t.is(replaceParameter(query, 1, { name: '' }), '?a=%7e&&=&e=&a=x+y&%zz');
  t.is(replaceParameter('?=b', 0, { value: '' }), '?=');
  t.is(removeParameter(query, 0), '?&flag&e=&a=x+y&%zz');
  t.is(removeParameter(query, 4), '?a=%7e&&flag&e=&a=x+y');
  t.is(removeParameter('?a', 0), '');
  t.is(addParameter(query, 'n', '&'), `${query}&n=%26`);
  t.is(addParameter('', 'n', ''), '?n=');
  t.is(insertParameter(query, 0, 'n=%7e'), '?n=%7e&a=%7e&&flag&e=&a=x+y&%zz');
  t.is(insertParameter(query, 1, 'n'), '?a=%7e&&n&flag&e=&a=x+y&%zz');
  t.is(insertParameter(query, 9, 'n'), `${query}&n`);
  t.is(insertParameter('', 0, 'n'), '?n');
  t.is(exchangeParameters(query, 0), '?flag&&a=%7e&e=&a=x+y&%zz');
  t.is(exchangeParameters(query, 4), query);
  t.deepEqual(writtenParameters(query), ['a=%7e', 'flag', 'e=', 'a=x+y', '%zz']);
  t.is(joinParameters(['a=%7e', 'b']), '?a=%7e&b');
  t.is(joinParameters([]), '');
});

test('a link contains the state', (t) => {
  const state = { url: 'http://h/?a=b&c#d %20+ü\t', base: 'https://é/', other: '' };
  t.deepEqual(readFragment(writeFragment(state)), state);
  const alone = { url: '', base: '', other: null };
  t.deepEqual(readFragment(writeFragment(alone)), alone);
  t.is(readFragment('#'), null);
});

test('diagnostics with one cause are one group', (t) => {
  const groupsOf = (input: string) =>
    groupByCause(input, validateURL(input).diagnostics).map((group) =>
      group.map((diagnostic) => `${textOf(input, diagnostic)} ${diagnostic.name}`),
    );
  t.deepEqual(groupsOf('https://h/"|"%zz%zz?"'), [
    ['" invalid-URL-unit', '" invalid-URL-unit', '" invalid-URL-unit'],
    ['| invalid-URL-unit'],
    ['% invalid-URL-unit', '% invalid-URL-unit'],
  ]);
  t.deepEqual(groupsOf('https://h/'), []);
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

test('what the live page loads first is at most 80 kB gzipped, and all of it 200 kB', (t) => {
  const folder = new URL('../dist/live/', import.meta.url);
  const first = ['index.html', 'theme.js', 'live.css', 'main.js'];
  const main = readFileSync(new URL('main.js', folder), 'utf8');
  t.false(main.startsWith('import'));
  const sizeOf = (names: readonly string[]) =>
    names
      .map((name) => gzipSync(readFileSync(new URL(name, folder)), { level: 9 }).length)
      .reduce((sum, bytes) => sum + bytes, 0);
  const [size, all] = [sizeOf(first), sizeOf(readdirSync(folder))];
  t.true(size <= 80_000, `${size} bytes`);
  t.true(all <= 200_000, `${all} bytes`);
});

// Tests the trace of the live page, which says what becomes of each character of an input.

/** Checks a trace against the input and the serialized URL. Returns it, or null if the input does not parse. */
function checkTrace({ input, base: baseInput }: ParserInput): readonly Step[] | null {
  const base = baseInput === undefined ? null : parseURL(baseInput);
  if (base === null && baseInput !== undefined) return null;
  const url = parseURL(input, { base });
  if (url === null) return null;
  const steps = traceURL(input, url, base);
  assert.equal(steps.map(({ from }) => from).join(''), input);
  assert.equal(steps.map(({ to }) => to).join(''), serializeURL(url));
  for (const step of steps) checkStep(step);
  return steps;
}

function checkStep({ fate, from, to }: Step): void {
  assert.notEqual(from + to, '');
  if (fate === 'kept') assert.equal(from, to);
  if (fate === 'dropped') assert.equal(to, '');
  if (fate === 'added' || fate === 'from the base') assert.equal(from, '');
  if (fate === 'lower-cased') assert.equal(from.replace(/[\t\n\r]/g, '').toLowerCase(), to);
}

/** Whether more than one character changes without further detail. */
function isCoarse({ part, fate, from }: Step): boolean {
  return part !== 'host' && fate === 'mapped' && from.replace(/[\t\n\r]/g, '').length > 1;
}

wpt.test('each character of a test case is accounted for, one by one', (t) => {
  const traces = readInputs().flatMap((input) => checkTrace(input) ?? []);
  t.deepEqual(traces.filter(isCoarse), []);
  t.true(traces.length > 2000);
});

test('each character of random input is accounted for', (t) => {
  let steps = 0;
  let coarse = 0;
  const count = checkProperty(t, 2000, grammarInput, (input) => {
    const trace = checkTrace(input) ?? [];
    steps += trace.length;
    coarse += trace.filter(isCoarse).length;
  });
  t.true(steps > 2 * count);
  t.true(coarse < Math.max(steps / 1000, 6), `${coarse} of ${steps}`);
});

wpt.test('each character of a modified test case is accounted for', (t) => {
  let parsed = 0;
  const count = checkProperty(t, 2000, mutationsOf(readInputs()), (input) => {
    if (checkTrace(input) !== null) parsed++;
  });
  t.true(parsed > count / 5);
});
