// Tests that every line that need not be parsed is a serialized URL, which the parser leaves as it is.

import assert from 'node:assert/strict';
import { type LineRange, type ScannedLines, scanLines } from '@urlkit/url-lines';
import { parseAndSerialize, parseURL } from '@urlkit/url-parser';
import { includesCredentials, isSpecial } from '@urlkit/url-record';
import test from 'ava';
import fc from 'fast-check';
import { absoluteURL } from '../../../test/support/arbitraries.js';
import { corpora, corpusSizes } from '../../../test/support/corpora.js';
import { checkProperty } from '../../../test/support/property.js';

const LINE_FEED = 0x0a;

// Node's types have no values of WebAssembly.
const assembly = Reflect.get(globalThis, 'WebAssembly') as {
  Instance: new (module: object) => object;
};
let instances = 0;
assembly.Instance = class extends assembly.Instance {
  constructor(module: object) {
    super(module);
    instances++;
  }
};

/** What the parser writes for a line, and whether the line passes or lacks only a path. */
interface KnownLine {
  readonly line: string;
  readonly href: string;
}

/** Returns the lines that need not be parsed. They are ASCII. */
function knownLines(bytes: Buffer): KnownLine[] {
  const known: KnownLine[] = [];
  const add = (start: number, end: number, path: string): void => {
    const lines = bytes.toString('latin1', start, end).split('\n').slice(0, -1);
    known.push(...lines.map((line) => ({ line, href: line + path })));
  };
  let last = 0;
  for (const { start, end, lacksPath } of scanLines(bytes).others) {
    add(last, start, '');
    if (lacksPath) add(start, end, '/');
    last = end;
  }
  add(last, bytes.length, '');
  return known;
}

function passes(line: string): boolean {
  return scanLines(Buffer.from(`${line}\n`)).others.length === 0;
}

function lacksPath(line: string): boolean {
  return scanLines(Buffer.from(`${line}\n`)).others[0]?.lacksPath === true;
}

function assertRight({ line, href }: KnownLine): void {
  assert.equal(parseAndSerialize(line), href, JSON.stringify(line));
}

/** Whether a URL is of a rare kind, which is parsed although it may be serialized. */
function isRare(href: string): boolean {
  const url = parseURL(href);
  if (url === null || !isSpecial(url) || includesCredentials(url)) return true;
  if (url.port !== null && (url.port > 9999 || [0, 21, 80, 443].includes(url.port))) return true;
  const { host } = url;
  if (/^file:\/\/[^/]*\/[A-Za-z]\|/.test(href)) return true;
  if (host?.kind === 'domain') return /(?:^|\.)(?:\d[^.]*)?$|[^a-z\d_.-]/.test(host.value);
  return host?.kind === 'ipv6';
}

test('serialized URLs pass, and others do not', (t) => {
  const passed = [
    ...['http://a/', 'https://example.org/a/b.c/.d/..e/...?q=?/../#f#/..', 'ftp://a.b/', 'ws://-/'],
    ...['wss://xn--4ca.x1/%2F%2', 'http://0x.a/', 'http://1.2.3.4/', 'http://255.255.255.0/a'],
    ...['http://a:81/', 'https://a.b:8080/c', 'ws://127.0.0.1:1/', 'http://a:8000/a:80/'],
    ...['file:///', 'file:///C:/a', 'file:///a/b|/', 'file://host/C:/', 'file:///a/C|/'],
    ...['http://h/%', 'http://h/%2e%2e%2e/', 'http://h/.%', 'http://h/a:@[]|', "http://h/'#'"],
  ];
  for (const line of passed) {
    assertRight({ line, href: line });
    t.true(passes(line), line);
  }
  const others = [
    ...['', 'a', 'http:', 'http://', 'http:///', 'http://a?', 'HTTP://a/', 'http:/a/'],
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
    ...[
      'http://[::1]/',
      'http://[::1',
      'http://[0:0::1]/',
      'http://[::0]/',
      'http://[::1.2.3.4]/',
      'http://[1]/',
    ],
    ...['file:///C|/', 'file://localhost/', 'file://C:/', 'file:/a', "http://a/?'", 'http://a/{'],
    ...[
      'http://a:80/',
      'http://a:081/',
      'http://a:65536/',
      'http://a:/',
      'http://u@a/',
      'x://a/',
      'data:,',
      '\uFEFFhttp://a/',
    ],
    ...[' http://a/', 'http://a/ ', 'http://a/\r', 'http://a/\t', 'http://a/\0', 'http://a/\x7f'],
  ];
  for (const line of others) t.false(passes(line) || lacksPath(line), line);
});

test('URLs that lack only their path', (t) => {
  const lines = ['http://a', 'https://example.org', 'ws://1.2.3.4', 'file://', 'file://host'];
  for (const line of lines) {
    assertRight({ line, href: `${line}/` });
    t.true(lacksPath(line), line);
  }
  const others = [
    ...['http://', 'http://a?', 'http://a#b', 'http://a:80', 'http://u@a', 'http://1', 'http:'],
    ...[
      'http://a/..',
      'http://a/%2e',
      'file:',
      'file:/',
      'file://localhost',
      'file:///C|',
      ' http://a',
    ],
    ...['x://a', 'http://[::1]', 'http://A', 'http://a\r', 'http://a/b', 'http://a/', ''],
  ];
  for (const line of others) t.false(lacksPath(line), line);
});

function suffixes(text: string): string[] {
  return Array.from(text, (_, start) => text.slice(start));
}

// What is before the path of a URL.
const endsBeforePath = [
  ...[
    '',
    'a',
    '.',
    '0x',
    'x',
    'x1.a',
    'z.a',
    '.1',
    '.1.1',
    '1',
    '1.1',
    '1.1.1',
    ':80',
    ':81',
    '@a',
  ],
  ...['https://a', 'wss://a', 'ftp://a', 'file://', 'localhost'].flatMap(suffixes),
  ...[0, 1, 2, 3].flatMap((count) =>
    ['', '0', '00', '5', '6', '9', '55'].map((digits) => `${digits}${'.1'.repeat(count)}`),
  ),
];

/** Texts after which a state tells itself from others. */
const ends = [
  ...endsBeforePath.flatMap((end) => [`${end}/`, `${end}/C|`]),
  ...['', 'a', '.', '/.', '../', '/..', '%2e/', '2e/', 'e/', '.%2E', '%2', '/%', '|', 'C|/'],
  ...['?a', '?', '#a', '#', 'a?/../', "?'", "#'", '\\', '?`', '#`', '\r', ' '],
];

test('every byte in every state', (t) => {
  // Starts of lines, found by adding bytes to known ones. Two are alike if the same ends pass after both.
  const starts = [''];
  const known = new Set<string>();
  let knownCount = 0;
  for (const start of starts) {
    for (let byte = 0; byte < 0x100; byte++) {
      if (byte === LINE_FEED) continue;
      const next = start + String.fromCharCode(byte);
      const bytes = Buffer.from(ends.map((end) => `${next}${end}\n`).join(''), 'latin1');
      const lines = knownLines(bytes);
      if (lines.length === 0) continue;
      for (const line of lines) assertRight(line);
      knownCount += lines.length;
      const signature = lines.map(({ href }) => href.slice(next.length)).join(' ');
      if (!known.has(signature)) starts.push(next);
      known.add(signature);
    }
  }
  t.true(starts.length > 70, `${starts.length} states`);
  t.true(knownCount > 10_000, `${knownCount} lines`);
});

test('what passes is not changed, and what is not changed passes', (t) => {
  let passed = 0;
  let withoutPath = 0;
  const tried = checkProperty(
    t,
    1_000,
    fc.array(absoluteURL, { minLength: 1, maxLength: 8 }),
    (inputs) => {
      const lines = inputs.flatMap((input) => [input, parseAndSerialize(input) ?? '']);
      const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''));
      const found = knownLines(bytes);
      for (const line of found) assertRight(line);
      passed += found.length;
      const alone = lines.map((line) => line.replace(/^([a-z]+:\/\/[^/?#]*).*/s, '$1'));
      for (const line of knownLines(Buffer.from(alone.map((line) => `${line}\n`).join('')))) {
        assertRight(line);
        withoutPath += Number(line.line !== line.href);
      }
      for (const line of lines) {
        if (parseAndSerialize(line) !== line || isRare(line)) continue;
        assert.ok(passes(line), JSON.stringify(line));
      }
    },
  );
  t.true(passed > tried / 2, `${passed} lines passed`);
  t.true(withoutPath > tried / 2, `${withoutPath} lines lack their path`);
});

test('bytes that are not UTF-8 never pass', (t) => {
  const urls = ['http://a/b?c#d', 'file:///C:/', 'https://1.2.3.4/'];
  for (const url of urls) {
    for (let at = 0; at <= url.length; at++) {
      for (let byte = 0x80; byte < 0x100; byte++) {
        const bytes = Buffer.from(`${url}\n${url}\n`);
        const [start, rest] = [bytes.subarray(0, at), bytes.subarray(at)];
        const changed = Buffer.concat([start, Buffer.of(byte), rest]);
        const first = { start: 0, end: url.length + 2, lacksPath: false };
        t.deepEqual(scanLines(changed), { lineCount: 2, others: [first] });
      }
    }
  }
});

/** Does the same as scanLines, for one line after the other. */
function scanEach(text: string): ScannedLines {
  const lines = text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  const others: LineRange[] = [];
  let start = 0;
  for (const line of lines) {
    const end = start + line.length;
    const last = others.at(-1);
    const [range] = scanLines(Buffer.from(line)).others;
    if (range !== undefined) {
      const { lacksPath } = range;
      const isNext = last?.end === start && last.lacksPath === lacksPath;
      if (isNext) others.splice(-1, 1, { ...last, end });
      else others.push({ start, end, lacksPath });
    }
    start = end;
  }
  return { lineCount: lines.length, others };
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
  checkProperty(t, 1_000, text, (content) => {
    assert.deepEqual(scanLines(Buffer.from(content)), scanEach(content));
  });
  const long = `http://a/${'b'.repeat(2 ** 20)}`;
  t.deepEqual(scanLines(Buffer.from(`${long}\n${long}`)).others, [
    { start: long.length + 1, end: 2 * long.length + 1, lacksPath: false },
  ]);
});

for (const [file, size] of corpusSizes) {
  corpora.test(`most lines of ${file} need not be parsed`, (t) => {
    const lines = knownLines(Buffer.from(corpora.read(file)));
    for (const line of lines) assertRight(line);
    t.true(lines.length > size * 0.98, `${lines.length} lines`);
  });
}

test('the module of WebAssembly is used, and made once', (t) => {
  scanLines(Buffer.from('http://a/\n'));
  scanLines(Buffer.from('http://b/\n'));
  t.is(instances, 1);
});

test('takes buffers and views, and nothing else', (t) => {
  const bytes = Uint8Array.from(Buffer.from('a\nhttp://a/\n'));
  const expected = { lineCount: 2, others: [{ start: 0, end: 2, lacksPath: false }] };
  t.deepEqual(scanLines(bytes), expected);
  t.deepEqual(scanLines(bytes.buffer), expected);
  t.deepEqual(scanLines(new DataView(bytes.buffer, 2)), { lineCount: 1, others: [] });
  t.deepEqual(scanLines(new Uint8Array()), { lineCount: 0, others: [] });
  for (const wrong of ['http://a/', [97], null, undefined, 7]) {
    t.throws(() => scanLines(wrong as never), { instanceOf: TypeError, message: /^bytes must be/ });
  }
});
