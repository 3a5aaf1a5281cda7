// There is one way to each result: what the parser knows beforehand changes nothing.

import { isDeepStrictEqual } from 'node:util';
import {
  basicParseURL,
  canParse,
  originOf,
  parseAndSerialize,
  parseURL,
  parseURLHead,
  type StateOverride,
  setAttribute,
  type URLAttributeName,
} from '@urlkit/url-parser';
import { isSpecial, specialSchemes } from '@urlkit/url-record';
import { serializePath, serializeURL } from '@urlkit/url-serializer';
import test from 'ava';
import fc from 'fast-check';
import * as oracle from 'whatwg-url';
import { assignment, grammarInput } from '../../../test/support/arbitraries.js';
import { checkProperty } from '../../../test/support/property.js';

/** Runs the states from the first one on, over the whole text, because somebody wants to know all errors. */
function runStates(input: string, base: string | undefined): string | null {
  const url = parseURL(input, { base, onValidationError: () => {} });
  return url && serializeURL(url);
}

/** The head of a URL, and its origin, by the whole parser. */
function headOf(input: string): unknown {
  const record = parseURL(input);
  if (record === null) return { head: null, origin: null };
  const { scheme, host, port } = record;
  const path = scheme === 'blob' ? parseURL(serializePath(record)) : null;
  const hasOrigin = path?.scheme === 'http' || path?.scheme === 'https';
  const origin = scheme === 'blob' && !hasOrigin ? { kind: 'opaque' } : originOf(path ?? record);
  return { head: { scheme, host, port }, origin };
}

function checkHead(input: string): void {
  const found = { head: parseURLHead(input), origin: originOf(input) };
  const expected = headOf(input);
  if (!isDeepStrictEqual(found, expected)) {
    throw new Error(`${JSON.stringify(input)} gives ${JSON.stringify(found)}`);
  }
}

function checkInput(input: string, base: string | undefined): void {
  const href = parseAndSerialize(input, { base });
  const expected = runStates(input, base);
  if (href !== expected) throw new Error(`${JSON.stringify({ input, base })} gives ${href}`);
  if (base === undefined) checkHead(input);
  if (canParse(input, base) !== (expected !== null)) {
    throw new Error(`canParse of ${JSON.stringify({ input, base })}`);
  }
}

test('a text that is canonical as a whole, or up to some offset, gives what the states give', (t) => {
  checkProperty(t, 20_000, grammarInput, ({ input, base }) => checkInput(input, base));
});

test('the scheme, the host, the port and the origin are those that the whole parser finds', (t) => {
  checkProperty(t, 20_000, grammarInput, ({ input, base }) => {
    for (const url of [input, base ?? '', `blob:${input}`, ` b\tlob: ${input}`]) checkHead(url);
  });
});

test('the origin in the path of a blob: URL with any code unit anywhere', (t) => {
  const path = 'https://u@a.b:80/c';
  for (let codeUnit = 0; codeUnit <= 0xff; codeUnit++) {
    for (let at = 0; at <= path.length; at++) {
      for (const end of ['', '?', '#', ' ?', '\ud800#']) {
        const inserted = path.slice(0, at) + String.fromCharCode(codeUnit) + path.slice(at);
        checkHead(`blob:${inserted}${end}`);
        checkHead(`blob:${inserted.slice(0, -2)}${end}`);
      }
    }
  }
  t.pass();
});

// What is removed at the end or inside changes what the code unit before it means.
const ends = ['', '.', '..', '/.', '/..', '%2', '%2e', '/%2e', '/.%2e', ':', ':80', '?', '#', '\\'];
const removed = ['\t', '\n', '\r', ' ', '\u0000', '\r\n ', '.\n', '/\t', '2\te', 'e\n'];
const bases = [undefined, 'https://h/a/b?c#d', 'file:///C:/a', 'a://h/b', 'a:b'];

test('a removed code unit at the end of any component, or after it', (t) => {
  const starts = [
    'https://a.b',
    'https://a.b/c',
    'https://a.b/c?d',
    'https://a.b/c#d',
    'file:///c',
    'a+b://c',
    'redis://d_e:f@g.h:6379/0',
    'redis://@g.h/0',
  ];
  const references = [
    '',
    'c',
    '../c',
    '/c',
    '//a.b',
    '//a.b/c',
    '?d',
    '#d',
    'https:c',
    'C|',
    '/C|',
  ];
  let count = 0;
  for (const start of [...starts, ...references]) {
    for (const end of ends) {
      for (const after of removed) {
        for (const base of bases) {
          checkInput(start + end + after, base);
          checkInput(`${start}${end}${after}x`, base);
          count += 2;
        }
      }
    }
  }
  t.is(count, (starts.length + references.length) * ends.length * removed.length * 10);
});

test('a mark after any ASCII code unit of a host', (t) => {
  for (let codeUnit = 0; codeUnit < 0x80; codeUnit++) {
    for (const mark of ['\u0338', '\u00ad', '\u200b\u0338', '\ufe0f\u0338', '\u0301']) {
      checkInput(`https://a${String.fromCharCode(codeUnit)}${mark}b/`, undefined);
    }
  }
  // U+003E (>) and U+0338 are one code point after normalization.
  t.true(canParse('http://a.>\u0338/'));
  t.is(parseAndSerialize('http://a.>\u0338/'), 'http://a.xn--hdh/');
  t.false(canParse('http://a.>/'));
});

test('setters of records run the parser, and give what the setters of strings give', (t) => {
  const urls = ['https://u:p@h:8/a?b#c', 'file:///C:/a', 'a://h', 'a:/.//b', 'a:b'];
  checkProperty(
    t,
    5000,
    fc.tuple(fc.constantFrom(...urls), assignment),
    ([input, [name, value]]) => {
      if (name === 'href') return;
      const url = parseURL(input);
      const expected = new oracle.URL(input);
      if (url === null) throw new Error('a URL of the list does not parse');
      setAttribute(url, name as URLAttributeName, value);
      Reflect.set(expected, name, value);
      if (serializeURL(url) !== expected.href) {
        throw new Error(
          `${name} = ${JSON.stringify(value)} of ${input} gives ${serializeURL(url)}`,
        );
      }
    },
  );
});

type OracleState = NonNullable<Parameters<typeof oracle.basicURLParse>[1]>['stateOverride'];

const overrides: readonly (readonly [StateOverride, OracleState & string, readonly string[]])[] = [
  [
    'pathStart',
    'path start',
    [
      ...[
        '',
        '/',
        'x',
        '/x',
        '..',
        '/..',
        '/../x',
        '../x',
        '/./x',
        '/x/..',
        '/x/../..',
        '/../../x',
      ],
      ...['/%2e%2E/x', '\\..\\x', '/a b', '/x?y', '/x#y', 'C|', '/C|/x', '/..C|', '//x', '/..//x'],
      ...['/é/../ü', '/.\t./x'],
    ],
  ],
  ['query', 'query', ['', 'x', 'a b', "a'b", '#', 'é', '?x']],
  ['fragment', 'fragment', ['', 'x', 'a b', '`', '#x', 'é']],
  ['host', 'host', ['x', 'X.y', 'x:8', 'x:80', ':8', '', '1.2', '[::1]', 'x/y', 'a b']],
  ['hostname', 'hostname', ['x', 'X.y', 'x:8', '', '0x1', '[::01]', 'x?y', 'a b']],
  ['port', 'port', ['', '8', '80', '0443', '8x', 'x', '65536']],
  ['schemeStart', 'scheme start', ['http:', 'https:', 'file:', 'a:', 'H2:', 'ws', '1:']],
];
const existing = [
  ...['http://h', 'http://h/p', 'http://h/p/', 'http://h/p/q', 'http://h/p//', 'https://h:8/p?q#f'],
  ...['http://u:p@h/p', 'file:///', 'file:///C:', 'file:///C:/p', 'file://h/p', 'a://h', 'a://h/p'],
  ...['a:/', 'a:/p', 'a:/.//p', 'a:///p'],
];

test('state overrides append to components that exist, as in whatwg-url', (t) => {
  let count = 0;
  for (const [state, stateOverride, inputs] of overrides) {
    for (const href of existing) {
      for (const input of inputs) {
        const url = parseURL(href);
        const expected = oracle.parseURL(href);
        if (url === null || expected === null) throw new Error(`${href} does not parse`);
        // In these states, the standard appends to a string.
        if (state === 'query' || state === 'fragment') {
          url[state] ??= '';
          expected[state] ??= '';
        }
        basicParseURL(input, { url, stateOverride: state });
        oracle.basicURLParse(input, { url: expected, stateOverride });
        t.is(serializeURL(url), oracle.serializeURL(expected), `${state} ${href} ${input}`);
        count++;
      }
    }
  }
  t.true(count > 1000);
});

test('a URL without a host gets no port', (t) => {
  const url = parseURL('a:/b');
  t.is(url && basicParseURL('8', { url, stateOverride: 'port' }), url);
  t.is(url?.port, null);
});

test('a scheme is special by its whole name', (t) => {
  for (const scheme of specialSchemes) {
    for (let index = 0; index <= scheme.length; index++) {
      for (const unit of 'abcdefghijklmnopqrstuvwxyz0123456789+-.') {
        for (const end of [index, index + 1]) {
          const name = scheme.slice(0, index) + unit + scheme.slice(end);
          const url = parseURL(`${name}:x`);
          if (url === null) continue;
          t.is(isSpecial(url), specialSchemes.includes(name), name);
          // What follows is a path, but for a special scheme.
          t.is(url.host !== null, isSpecial(url), name);
        }
      }
    }
  }
});
