// Worked examples of sections 5.2 and 7, as data.

import { readdirSync, readFileSync } from 'node:fs';
import { getEncoding } from '@urlkit/percent-encoding/encodings';
import { type Edition, whatwg2012 } from '@urlkit/url-editions';
import {
  type ParsedURL,
  parseForm,
  parseHost,
  parseIPv6,
  parseURL,
  whatwg2012 as same,
  serializeIPv6,
  URL,
  URLQuery,
  URLUtils,
} from '@urlkit/url-editions/whatwg-2012';
import test, { type ExecutionContext } from 'ava';
import { range } from '../support/requirement-ids.js';
import { hrefOf } from './support.js';

const parsing: readonly (readonly [
  input: string,
  base: string | undefined,
  href: string | null,
])[] = [
  ['http://u:p@h:8080/p?q#f', undefined, 'http://u:p@h:8080/p?q#f'],
  ['http:x', undefined, 'http://x/'],
  ['http:x', 'http://h/a/b', 'http://h/a/x'],
  ['http:x', 'https://h/a/b', 'http://x/'],
  ['///x', 'http://h/p', 'http://x/'],
  ['http:\\\\h\\p', undefined, 'http://h/p'],
  ['x', 'http://u:p@h/a/b', 'http://h/a/x'],
  ['', 'http://h/p?q#f', 'http://h/p?q'],
  ['?x', 'http://h/p?q#f', 'http://h/p?x'],
  ['#x', 'http://h/p?q#f', 'http://h/p?q#x'],
  ['..', 'http://h/a/b/c', 'http://h/a/'],
  ['../../../x', 'http://h/a/b/c', 'http://h/x'],
  ['#x', 'about:blank', null],
  ['foo', undefined, null],
  ['x', 'foo://h/a', null],
  ['foo://H/../x y?q#f', undefined, 'foo://H/../x y?q#f'],
  ['mailto:x@y?subject=a b', undefined, 'mailto:x@y?subject=a%20b'],
  ['http://a@b@c/', undefined, 'http://a%40b@c/'],
  ['http://a:b:c@d/', undefined, 'http://a:b:c@d/'],
  ['http://:@h/', undefined, 'http://:@h/'],
  ['http://h/a%2eb/%2E%2e/c', undefined, 'http://h/c'],
  ['http://h/é%2E./x', undefined, 'http://h/%C3%A9../x'],
  ['http://h/^|{}"<>`\'', undefined, "http://h/^|{}%22%3C%3E%60'"],
  ['http://h/?\'`"<>{}#\'`"<> {}', undefined, "http://h/?'%60%22%3C%3E{}#'`\"<> {}"],
  ['http://EXAMPLE.com:080/', undefined, 'http://example.com/'],
  ['http://h:0/', undefined, 'http://h:0/'],
  ['http://h:65536/', undefined, 'http://h:65536/'],
  ['http://h:00/', undefined, 'http://h:0/'],
  ['http://h:8a/', undefined, null],
  ['http://h:\t80/', undefined, null],
  ['http://', undefined, 'http:///'],
  ['http://?q', undefined, 'http:///?q'],
  ['http://@/x', undefined, 'http:///x'],
  ['http://:80/', undefined, 'http:///'],
  ['gopher://h:70/x', undefined, 'gopher://h/x'],
  ['file:///C|/x/../y', undefined, 'file:///C:/y'],
  ['file://C|/x', undefined, 'file:///C:/x'],
  ['file:C|/x', 'file:///a/b', 'file:///a/C|/x'],
  ['C|/x', 'file:///a/b', 'file:///a/C|/x'],
  ['file://localhost/x', undefined, 'file://localhost/x'],
  ['file:', undefined, 'file:///'],
  ['file:?q', 'file:///a/b?c', 'file:///a/b?q'],
  ['file:x', 'http://h/p', 'file://h/x'],
  ['\0 http://h/', undefined, null],
  ['http://h/\v', undefined, 'http://h/%0B'],
  ['ht\ttp://h/', undefined, null],
  ['http://h/a\tb?c\nd#e\rf', undefined, 'http://h/ab?cd#ef'],
];

test('the examples of the URL parser hold', (t) => {
  for (const [input, base, href] of parsing) {
    t.deepEqual([input, base, hrefOf(input, base)], [input, base, href]);
  }
  t.is(parsing.length, 47);
});

type SettableAttribute = Exclude<keyof URL, symbol | 'origin' | 'query' | 'toString'>;

// Without an expected value, the URL does not change.
const setting: readonly (readonly [
  start: string,
  attribute: SettableAttribute,
  value: string,
  expected?: string,
])[] = [
  ['http://h/p', 'protocol', 'https', 'https://h/p'],
  ['http://h/p', 'protocol', 'https:foo', 'https://h/p'],
  ['http://h/p', 'protocol', '1x'],
  ['http://h/p', 'protocol', ''],
  ['http://h/p', 'protocol', 'foo', 'foo://h/p'],
  ['http://h:443/', 'protocol', 'https', 'https://h:443/'],
  ['http://h/p', 'username', 'a:b/c@d e', 'http://a%3Ab%2Fc%40d%20e@h/p'],
  ['http://h/p', 'password', 'a:b/c@d\\e', 'http://:a:b%2Fc%40d%5Ce@h/p'],
  ['file:///x', 'username', 'u', 'file://u@/x'],
  ['http://h:8080/p', 'host', 'x', 'http://x:8080/p'],
  ['http://h:8080/p', 'host', 'x:', 'http://x/p'],
  ['http://h:8080/p', 'host', 'x:80', 'http://x/p'],
  ['http://h:8080/p', 'host', 'x:81abc', 'http://x:81/p'],
  ['http://h:8080/p', 'host', 'x/y', 'http://x:8080/p'],
  ['http://h:8080/p', 'host', '', 'http://:8080/p'],
  ['http://h/p', 'hostname', 'x:81', 'http://x/p'],
  ['http://h/p', 'hostname', ':81', 'http:///p'],
  ['http://h:81/p', 'port', '80', 'http://h/p'],
  ['http://h:81/p', 'port', '', 'http://h/p'],
  ['http://h:81/p', 'port', 'abc', 'http://h/p'],
  ['http://h:81/p', 'port', '90abc', 'http://h:90/p'],
  ['http://h:81/p', 'port', ' 90', 'http://h/p'],
  ['http://h:81/p', 'port', '00099', 'http://h:99/p'],
  ['http://h:81/p', 'port', '65536', 'http://h:65536/p'],
  ['http://h:81/p', 'port', '8\t0', 'http://h:8/p'],
  ['http://h/p', 'pathname', 'a/../b', 'http://h/b'],
  ['http://h/p', 'pathname', '?x#y', 'http://h/%3Fx%23y'],
  ['http://h/p', 'pathname', '', 'http://h/'],
  ['http://h/p', 'pathname', '//x', 'http://h//x'],
  ['http://h/?a', 'search', '?b=c d', 'http://h/?b=c%20d'],
  ['http://h/?a', 'search', '#b', 'http://h/?%23b'],
  ['http://h/?a', 'search', '', 'http://h/'],
  ['http://h/?a', 'search', '?', 'http://h/?'],
  ['http://h/?a', 'search', "??x'", "http://h/??x'"],
  ['mailto:x', 'search', 'y'],
  ['mailto:x', 'pathname', 'y'],
  ['mailto:x', 'host', 'y'],
  ['mailto:x', 'username', 'y'],
  ['http://h/#a', 'hash', '#b c', 'http://h/#b c'],
  ['http://h/#a', 'hash', '', 'http://h/'],
  ['http://h/#a', 'hash', '#', 'http://h/#'],
  ['http://h/#a', 'hash', '##x', 'http://h/##x'],
  ['javascript:x', 'hash', '#b'],
];

test('the examples of setters hold', (t) => {
  for (const [start, attribute, value, expected = start] of setting) {
    const url = new URL(start);
    url[attribute] = value;
    t.deepEqual([start, attribute, value, url.href], [start, attribute, value, expected]);
  }
  t.is(setting.length, 43);
});

test('the getters in these examples hold', (t) => {
  const url = new URL('http://h/?a#a');
  url.search = '?';
  t.is(url.search, '');
  url.hash = '#';
  t.is(url.hash, '');
  url.search = "??x'";
  t.is(url.search, "??x'");
  url.pathname = '//x';
  t.is(url.pathname, '//x');
});

test('the example of href holds: a string that does not parse is kept', (t) => {
  const url = new URL('http://h/?a');
  url.href = 'garbage';
  const { href, protocol, query, origin, username, password, host, hostname, port } = url;
  t.deepEqual([href, protocol, query], ['garbage', ':', null]);
  t.is([origin, username, password, host, hostname, port].join(''), '');
  t.is([url.pathname, url.search, url.hash].join(''), '');
});

test('the examples of URLQuery hold', (t) => {
  t.is(new URLQuery('?a=1').get('?a'), '1');
  class Holder extends URLUtils(Object) {}
  const holder = new Holder();
  holder.href = 'http://h/?a=1&a=2';
  holder.query?.set('a', '3');
  t.is(holder.href, 'http://h/?a=3&a=2');
  holder.query?.delete('a');
  t.is(holder.href, 'http://h/?');
  t.is(holder.query?.size, 0);
  t.is(holder.query?.get('a'), null);
  t.deepEqual(holder.query?.getAll('a'), []);
});

// The defects of the text: which are repaired, and which are kept.

function ipv6(input: string): string | null {
  const address = parseIPv6(input);
  return address && serializeIPv6(address);
}

const defects: readonly ((t: ExecutionContext) => void)[] = [
  (t) => t.is(new URL('file:///etc/x').href, 'file:///etc/x'),
  (t) => t.is(hrefOf('http://host/'), 'http://host/'),
  (t) => t.is(hrefOf('http://u@h/'), 'http://u@h/'),
  (t) => t.is(hrefOf('http://h\to\tst/'), 'http://host/'),
  (t) => {
    t.is(hrefOf('http://h/a/b/../c'), 'http://h/a/c');
    t.is(hrefOf('http://h/a/./b'), 'http://h/a/b');
    t.is(hrefOf('http://h/a/b/..?q'), 'http://h/a/?q');
  },
  (t) => t.is(hrefOf('http://h/../x'), 'http://h/x'),
  (t) => t.is(hrefOf('mailto:x?y'), 'mailto:x?y'),
  (t) => t.is(ipv6('1::2'), '1::2'),
  (t) => t.is(ipv6('::1'), '::1'),
  (t) => t.is(ipv6('::ffff:192.0.2.1'), '::ffff:c000:201'),
  (t) => t.is(ipv6('1:0:0:0:0:0:0:2'), '1::2'),
  (t) => {
    const encoding = getEncoding('windows-1252');
    t.is(hrefOf('http://h/?é', undefined, { encoding }), 'http://h/?%E9');
    t.is(hrefOf('http://h/?é', undefined, { encoding: 'windows-1252' }), 'http://h/?%E9');
    t.is(hrefOf('x:?é', undefined, { encoding }), 'x:?%C3%A9');
  },
  (t) => t.deepEqual(parseForm('_charset_=latin1&a=%E9', { useCharset: true })[1], ['a', 'é']),
  (t) => t.is(parseHost('é'), 'xn--9ca'),
  (t) => {
    const offsets: number[] = [];
    parseURL('x:%41%zz: ', { onParseError: (offset) => offsets.push(offset) });
    t.deepEqual(offsets, [5]);
  },
  (t) => {
    t.is(new URLQuery('a=1').get('a'), '1');
    const url = new URL('http://h/');
    url.query = new URL('http://g/?a=1').query;
    t.is(url.href, 'http://h/?a=1');
  },
  (t) => {
    t.is(hrefOf('http://?q'), 'http:///?q');
    t.is(hrefOf('http:///?q'), 'http:///?q');
    t.is(hrefOf('http://@/example.org/'), 'http:///example.org/');
    t.is(hrefOf('http:///example.org/'), 'http://example.org/');
  },
  (t) => t.is(hrefOf('file:/x', 'file://h/y'), 'file://h/x'),
];

for (const [index, assert] of defects.entries()) {
  test(`D${index + 1} ${index < 16 ? 'is repaired' : 'is not repaired'}`, assert);
}

test('all 18 defects are covered', (t) => {
  t.is(defects.length, 18);
});

const edition: Edition<ParsedURL> = whatwg2012;

test('it has a name, a title, a date and a source', (t) => {
  t.is(edition, same);
  t.is(edition.name, 'whatwg-2012');
  t.is(edition.date, '2012-12-28');
  t.regex(edition.title, /^URL/);
  t.is(parseURL(edition.source)?.scheme, 'https');
});

test('it parses with and without a base', (t) => {
  t.deepEqual(edition.parse('http://h/a'), parseURL('http://h/a'));
  t.deepEqual(edition.parse('b', { base: 'http://h/a' }), parseURL('http://h/b'));
  t.is(edition.parse('b'), null);
  t.is(edition.parse('http://h/', { base: 'b' }), null);
});

test('it interprets a URL like the attributes do', (t) => {
  for (const input of ['http://u:p@Ü:8/a?b#c', 'mailto:x?y#z', 'file:///C|/', 'http:///?#']) {
    const { kind, ...components } = { ...edition.interpret(input) };
    const url = new URL(input);
    t.is(kind, 'url');
    for (const [name, value] of Object.entries(components))
      t.is(value, Reflect.get(url, name), name);
    t.is(Object.keys(components).length, 11);
  }
});

test('it says why an input is not a URL, without repeating the input', (t) => {
  const relative = 'relative URL without a base URL to resolve it';
  const reasons = [
    ['a', undefined, relative],
    ['a', 'mailto:x', relative],
    ['a', 'b', `base URL: ${relative}`],
    ['http://[', undefined, 'invalid host'],
    ['file://a b', undefined, 'invalid host'],
    ['http://h:x', undefined, 'invalid port'],
    ['a', 'http://h:x', 'base URL: invalid port'],
  ] as const;
  for (const [input, base, reason] of reasons) {
    t.deepEqual(edition.interpret(input, { base }), { kind: 'failure', reason });
  }
});

// Each requirement has one test whose title begins with its id.

const folder = `${import.meta.dirname}/`;

const ids = [
  ...[...range(1, 18), ...range(20, 24), ...range(30, 43), ...range(50, 52), ...range(60, 66)],
  ...[...range(70, 83), ...range(90, 95), ...range(100, 101)],
].map((number) => `002-${String(number).padStart(2, '0')}`);

test('the requirements 002-01 to 002-101 have a test each', (t) => {
  t.is(ids.length, 69);
  const titles = readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts'))
    .flatMap((name) => {
      const source = readFileSync(`${folder}${name}`, 'utf8');
      const inTest = source.matchAll(/\btest\(\s*['"`](002-\d+):/g);
      const inState = source.matchAll(/\bstate\(\s*'(002-\d+)',/g);
      return Array.from([...inTest, ...inState], ([, id]) => id ?? '');
    });
  t.deepEqual(titles.sort(), ids.sort());
});
