// Tests that every line that need not be parsed is a serialized URL, which the parser leaves as it is.

import assert from 'node:assert/strict';
import { parseAndSerialize, parseURL } from '@urlkit/url-parser';
import { type LineRange, type ScannedLines, scanLines } from '@urlkit/url-parser/lines';
import { includesCredentials, isSpecial } from '@urlkit/url-record';
import test from 'ava';
import fc from 'fast-check';
import { absoluteURL } from '../../../test/support/arbitraries.js';
import { corpora, corpusSizes } from '../../../test/support/corpora.js';
import { checkProperty } from '../../../test/support/property.js';

const LINE_FEED = 0x0a;

/** Returns the texts of the lines that need not be parsed. They are ASCII. */
function passedLines(bytes: Buffer): string[] {
  let start = 0;
  const passed: string[] = [];
  for (const range of [...scanLines(bytes).toParse, { start: bytes.length, end: 0 }]) {
    passed.push(...bytes.toString('latin1', start, range.start).split('\n').slice(0, -1));
    start = range.end;
  }
  return passed;
}

function passes(line: string): boolean {
  return scanLines(Buffer.from(`${line}\n`)).toParse.length === 0;
}

function assertUnchanged(line: string): void {
  assert.equal(parseAndSerialize(line), line, JSON.stringify(line));
}

/** Whether a URL is of a rare kind, which is parsed although it may be serialized. */
function isRare(href: string): boolean {
  const url = parseURL(href);
  if (url === null || !isSpecial(url) || includesCredentials(url) || url.port !== null) return true;
  const { host } = url;
  if (/^file:\/\/[^/]*\/[A-Za-z]\|/.test(href)) return true;
  if (host?.kind === 'domain') return /(?:^|\.)(?:\d[^.]*)?$|[^a-z\d_.-]/.test(host.value);
  return host?.kind === 'ipv6';
}

test('serialized URLs pass, and others do not', (t) => {
  const passed = [
    ...['http://a/', 'https://example.org/a/b.c/.d/..e/...?q=?/../#f#/..', 'ftp://a.b/', 'ws://-/'],
    ...['wss://xn--4ca.x1/%2F%2', 'http://0x.a/', 'http://1.2.3.4/', 'http://255.255.255.0/a'],
    ...['http://[::1]/', 'http://[1:2:3:4:5:6:7:8]/', 'http://[1::8]/'],
    ...['file:///', 'file:///C:/a', 'file:///a/b|/', 'file://host/C:/', 'file:///a/C|/'],
    ...['http://h/%', 'http://h/%2e%2e%2e/', 'http://h/.%', 'http://h/a:@[]|', "http://h/'#'"],
  ];
  for (const line of passed) {
    assertUnchanged(line);
    t.true(passes(line), line);
  }
  const others = [
    ...['', 'a', 'http:', 'http://', 'http:///', 'http://a', 'http://a?', 'HTTP://a/', 'http:/a/'],
    ...['http://A/', 'http://a/b c', 'http://a/é', 'http://é/', 'http://a/%2E', 'http://a/.%2e/b'],
    ...[
      'http://a/..',
      'http://a/../',
      'http://a/./b',
      'http://a/.?',
      'http://a/..#',
      'http://a/\\',
    ],
    ...[
      'http://1/',
      'http://1.2.3/',
      'http://a.1/',
      'http://a.0x/',
      'http://1.2.3.256/',
      'http://a.1./',
    ],
    ...['http://[::1', 'http://[0:0::1]/', 'http://[::0]/', 'http://[::1.2.3.4]/', 'http://[1]/'],
    ...['file:///C|/', 'file://localhost/', 'file://C:/', 'file:/a', "http://a/?'", 'http://a/{'],
    ...['http://a:80/', 'http://a:81/', 'http://u@a/', 'x://a/', 'data:,', '\uFEFFhttp://a/'],
    ...[' http://a/', 'http://a/ ', 'http://a/\r', 'http://a/\t', 'http://a/\0', 'http://a/\x7f'],
  ];
  for (const line of others) t.false(passes(line), line);
});

/** Texts after which a state tells itself from others. */
const ends = [
  ...['', '/', 'a', 'a/', '.', './', '/.', '../', '/..', '%2e/', '2e/', 'e/', '.%2E', '%2', '/%'],
  ...['1/', '.1/', '0.0.1/', '.0.0.1/', '55/', '6/', '0x/', 'x/', 'x1.a/', '|/', '|', 'C|/', ':/'],
  ...['5.0.0.1/', '55.0.0.1/', '00.0.0.1/', '0.1/', '25.1/', '5.1/', '00.1/', '5/', '00/', 'z.a/'],
  ...['ttp://a/', 'ile:///', 'le:///', 'e:///', ':///', '///', '//', '/a/', '//a/', '://a/'],
  ...['p://a/', 's://a/', 'tp://a/', '//localhost/', 'localhost/', 'ost/', 't/'],
  ...[0, 1, 2, 3, 4, 5, 6, 7].flatMap((count) => {
    const pieces = ':1'.repeat(count);
    return [`${pieces}]/`, `:${pieces}]/`, `fff${pieces}]/`, `:0${pieces}]/`, `1::1${pieces}]/`];
  }),
  ...[
    '?a',
    '?',
    '#a',
    '#',
    'a?/../',
    "?'",
    "#'",
    ':80/',
    ':81/',
    '@a/',
    '\\',
    '?`',
    '#`',
    '\r',
    ' ',
  ],
];

test('every byte in every state', (t) => {
  // Starts of lines, found by adding bytes to known ones. Two are alike if the same ends pass after both.
  const starts = [''];
  const known = new Set<string>();
  let passedCount = 0;
  for (const start of starts) {
    for (let byte = 0; byte < 0x100; byte++) {
      if (byte === LINE_FEED) continue;
      const next = start + String.fromCharCode(byte);
      const bytes = Buffer.from(ends.map((end) => `${next}${end}\n`).join(''), 'latin1');
      const passed = passedLines(bytes);
      if (passed.length === 0) continue;
      for (const line of passed) assertUnchanged(line);
      passedCount += passed.length;
      const signature = passed.map((line) => line.slice(next.length)).join(' ');
      if (!known.has(signature)) starts.push(next);
      known.add(signature);
    }
  }
  t.true(starts.length > 90, `${starts.length} states`);
  t.true(passedCount > 10_000, `${passedCount} lines passed`);
});

test('what passes is not changed, and what is not changed passes', (t) => {
  let passed = 0;
  checkProperty(t, 20_000, fc.array(absoluteURL, { minLength: 1, maxLength: 8 }), (inputs) => {
    const lines = inputs.flatMap((input) => [input, parseAndSerialize(input) ?? '']);
    const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''));
    const found = passedLines(bytes);
    for (const line of found) assertUnchanged(line);
    passed += found.length;
    for (const line of lines) {
      if (parseAndSerialize(line) !== line || isRare(line)) continue;
      assert.ok(passes(line), JSON.stringify(line));
    }
  });
  t.true(passed > 1_000, `${passed} lines passed`);
});

test('bytes that are not UTF-8 never pass', (t) => {
  const urls = ['http://a/b?c#d', 'file:///C:/', 'https://1.2.3.4/'];
  for (const url of urls) {
    for (let at = 0; at <= url.length; at++) {
      for (let byte = 0x80; byte < 0x100; byte++) {
        const bytes = Buffer.from(`${url}\n${url}\n`);
        const [start, rest] = [bytes.subarray(0, at), bytes.subarray(at)];
        const changed = Buffer.concat([start, Buffer.of(byte), rest]);
        const first = { linesBefore: 0, start: 0, end: url.length + 2 };
        t.deepEqual(scanLines(changed), { lineCount: 2, toParse: [first] });
      }
    }
  }
});

/** Does the same as scanLines, for one line after the other. */
function scanEach(text: string): ScannedLines {
  const lines = text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  const toParse: LineRange[] = [];
  let start = 0;
  for (const [linesBefore, line] of lines.entries()) {
    const end = start + line.length;
    const last = toParse.at(-1);
    if (scanLines(Buffer.from(line)).toParse.length > 0) {
      if (last?.end === start) toParse.splice(-1, 1, { ...last, end });
      else toParse.push({ linesBefore, start, end });
    }
    start = end;
  }
  return { lineCount: lines.length, toParse };
}

test('lines of all lengths are found at their offsets', (t) => {
  const line = fc.oneof(
    fc.constantFrom('http://a/', 'https://example.org/?q#f', 'http://a', '', 'HTTP://a/', '\r'),
    fc.nat(300).map((length) => `http://a/${'b'.repeat(length)}`),
    fc.nat(300).map((length) => 'x'.repeat(length)),
  );
  const text = fc
    .tuple(fc.array(line, { maxLength: 30 }), fc.constantFrom('', '\n', '\r\n'))
    .map(([lines, end]) => lines.join('\n') + end);
  checkProperty(t, 5_000, text, (content) => {
    assert.deepEqual(scanLines(Buffer.from(content)), scanEach(content));
  });
  const long = `http://a/${'b'.repeat(2 ** 20)}`;
  t.deepEqual(scanLines(Buffer.from(`${long}\n${long}`)).toParse, [
    { linesBefore: 1, start: long.length + 1, end: 2 * long.length + 1 },
  ]);
});

for (const [file, size] of corpusSizes) {
  corpora.test(`most lines of ${file} pass`, (t) => {
    const passed = passedLines(Buffer.from(corpora.read(file)));
    for (const line of passed) assertUnchanged(line);
    t.true(passed.length > size * 0.9, `${passed.length} lines passed`);
  });
}

test('takes buffers and views, and nothing else', (t) => {
  const bytes = Uint8Array.from(Buffer.from('a\nhttp://a/\n'));
  const expected = { lineCount: 2, toParse: [{ linesBefore: 0, start: 0, end: 2 }] };
  t.deepEqual(scanLines(bytes), expected);
  t.deepEqual(scanLines(bytes.buffer), expected);
  t.deepEqual(scanLines(new DataView(bytes.buffer, 2)), { lineCount: 1, toParse: [] });
  t.deepEqual(scanLines(new Uint8Array()), { lineCount: 0, toParse: [] });
  for (const wrong of ['http://a/', [97], null, undefined, 7]) {
    t.throws(() => scanLines(wrong as never), { instanceOf: TypeError, message: /^bytes must be/ });
  }
});
