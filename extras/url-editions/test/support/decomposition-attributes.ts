// The decomposition attributes, which three editions define in much the same words. Where their texts differ, there is a result
// for each.

import type { ExecutionContext } from 'ava';

type Edition = 2007 | 2011 | 2012;

export const decompositionAttributes = [
  'protocol',
  'host',
  'hostname',
  'port',
  'pathname',
  'search',
  'hash',
] as const;

type Attribute = (typeof decompositionAttributes)[number];

type Result = string | Readonly<Record<Edition, string>>;

/** An attribute, a URL, and what the getter returns. */
const getters: readonly (readonly [Attribute, url: string, Result])[] = [
  ['protocol', 'http://h/', 'http:'],
  ['protocol', 'HTTP://h/', 'HTTP:'],
  ['protocol', 'mailto:x', 'mailto:'],
  ['protocol', 'http://h/a b', { 2007: '', 2011: 'http:', 2012: 'http:' }],
  ['host', 'http://h:80/', 'h'],
  ['host', 'http://h:8/', 'h:8'],
  ['host', 'http://h:8080/', 'h:8080'],
  ['host', 'http://h:/', 'h'],
  ['host', 'http://u@h:8/', 'h:8'],
  ['host', 'file:/x', ''],
  ['host', 'foo://h/x', 'h'],
  ['host', 'mailto:x', ''],
  ['host', 'http:/h:8/', ''],
  ['hostname', 'http://ü/é', 'ü'],
  ['hostname', 'http://h:8/', 'h'],
  ['hostname', 'http://u@h:8/', 'h'],
  ['hostname', 'file:/x', ''],
  ['hostname', 'mailto:a@b', ''],
  ['port', 'http://h:80/', '80'],
  ['port', 'http://h:/', ''],
  ['port', 'http://h/', ''],
  ['port', 'file:/x', ''],
  ['pathname', 'http://h/a/../b;c', '/a/../b;c'],
  ['pathname', 'http://h', { 2007: '', 2011: '/', 2012: '/' }],
  ['pathname', 'http://h?x', { 2007: '', 2011: '/', 2012: '/' }],
  ['pathname', 'file:/x?y', { 2007: '/x', 2011: '/x', 2012: '/' }],
  ['pathname', 'mailto:x', ''],
  ['pathname', 'foo://h/x', '/x'],
  ['search', 'http://h/p', ''],
  ['search', 'http://h/p?', '?'],
  ['search', 'http://h/p?a', '?a'],
  ['search', 'http://h/?a#', '?a'],
  ['search', 'mailto:x?y', ''],
  ['hash', 'http://h/', ''],
  ['hash', 'http://h/#', ''],
  ['hash', 'http://h/#é', '#é'],
  ['hash', 'mailto:x#y', { 2007: '#y', 2011: '#y', 2012: '' }],
];

/** An attribute, a URL, a value, and the URL after the attribute has been set to it. */
const setters: readonly (readonly [Attribute, url: string, value: string, Result])[] = [
  ['protocol', 'http://h/', 'https::', 'https://h/'],
  ['protocol', 'http://h/', 'ftp:::', 'ftp://h/'],
  ['protocol', 'http://h/', ':', 'http://h/'],
  ['protocol', 'http://h/', 'a b', 'a%20b://h/'],
  ['host', 'http://h:8/', 'x:81', 'http://x:81/'],
  ['host', 'http://u@h:8/', 'x:9', 'http://u@x:9/'],
  ['host', 'http://h:8/', 'x', 'http://x/'],
  ['host', 'https://u@h:81', 'x', 'https://u@x'],
  ['host', 'foo://h:81/', 'x', 'foo://x/'],
  ['host', 'http://h:8/', '', { 2007: 'http:///', 2011: 'http://h:8/', 2012: 'http://h:8/' }],
  ['host', 'http://h:8/', 'a/b', 'http://a%2Fb/'],
  ['host', 'http://h:8/', 'a/b@ü', 'http://a%2Fb%40ü/'],
  ['host', 'mailto:x', 'h', 'mailto:x'],
  ['host', 'file:/x', 'h', 'file:/x'],
  ['hostname', 'http://h:8/', '//x', 'http://x:8/'],
  ['hostname', 'http://h:8/', '[::1]', 'http://[::1]:8/'],
  ['hostname', 'http://h:8/', '/[::1]', 'http://[::1]:8/'],
  [
    'hostname',
    'http://h:8/',
    '[a]:',
    { 2007: 'http://%5Ba%5D%3A:8/', 2011: 'http://[a]%3A:8/', 2012: 'http://[a]%3A:8/' },
  ],
  ['hostname', 'http://h:8/', 'a/b@c', 'http://a%2Fb%40c:8/'],
  ['hostname', 'http://h:8/', 'a:b@', 'http://a%3Ab%40:8/'],
  ['hostname', 'http://h:8/', '', { 2007: 'http://:8/', 2011: 'http://h:8/', 2012: 'http://h:8/' }],
  [
    'hostname',
    'http://h:8/',
    '//',
    { 2007: 'http://:8/', 2011: 'http://h:8/', 2012: 'http://h:8/' },
  ],
  ['hostname', 'mailto:x', 'h', 'mailto:x'],
  ['hostname', 'file:/x', 'h', 'file:/x'],
  [
    'port',
    'http://h:1/',
    '8a0b',
    { 2007: 'http://h:80/', 2011: 'http://h:8/', 2012: 'http://h:8/' },
  ],
  ['port', 'http://h:1/', '80abc', 'http://h:80/'],
  ['port', 'http://h:1/', 'abc', { 2007: 'http://h:1/', 2011: 'http://h:0/', 2012: 'http://h:0/' }],
  [
    'port',
    'http://h:1/',
    '080',
    { 2007: 'http://h:080/', 2011: 'http://h:80/', 2012: 'http://h:80/' },
  ],
  ['port', 'http://h:1/', '0', { 2007: 'http://h:0/', 2011: 'http://h:0/', 2012: 'http://h:/' }],
  ['port', 'http://h:1/', '', { 2007: 'http://h:1/', 2011: 'http://h:0/', 2012: 'http://h:0/' }],
  ['port', 'http://h:8/', '65535', 'http://h:65535/'],
  [
    'port',
    'http://h:8/',
    '65536',
    { 2007: 'http://h:65536/', 2011: 'http://h:8/', 2012: 'http://h:8/' },
  ],
  ['port', 'file:/x', '1', 'file:/x'],
  ['pathname', 'http://h', 'a', 'http://h/a'],
  ['pathname', 'http://h/', '?x', 'http://h/%3Fx'],
  [
    'pathname',
    'http://h/',
    'a b',
    { 2007: 'http://h/a%20b', 2011: 'http://h/a b', 2012: 'http://h/a%20b' },
  ],
  ['pathname', 'http://h/a?b', 'c?#d', 'http://h/c%3F%23d?b'],
  ['pathname', 'http://h', '/%20', 'http://h/%20'],
  [
    'pathname',
    'file:/x?y',
    'a#',
    { 2007: 'file:/a%23?y', 2011: 'file:/a%23?y', 2012: 'file:/x/a%23?y' },
  ],
  ['pathname', 'mailto:x', 'a', 'mailto:x'],
  ['search', 'http://h/p', '??a', 'http://h/p??a'],
  ['search', 'http://h/?a', '', 'http://h/?'],
  ['search', 'http://h/', 'a#b', 'http://h/?a%23b'],
  ['search', 'http://h/#f', '??b#', 'http://h/??b%23#f'],
  ['search', 'mailto:x', 'a', { 2007: 'mailto:x?a', 2011: 'mailto:x', 2012: 'mailto:x' }],
  [
    'hash',
    'http://h/',
    '##x',
    { 2007: 'http://h/#%23x', 2011: 'http://h/##x', 2012: 'http://h/##x' },
  ],
  ['hash', 'http://h/#a', '', 'http://h/#'],
  [
    'hash',
    'http://h/',
    'a b%4%41é',
    { 2007: 'http://h/#a%20b%254%41é', 2011: 'http://h/#a b%4%41é', 2012: 'http://h/#a b%4%41é' },
  ],
  ['hash', 'mailto:x', '#a', 'mailto:x#a'],
];

interface Accessors {
  readonly get: (url: string, attribute: Attribute) => string;
  readonly set: (url: string, attribute: Attribute, value: string) => string;
}

/** Tests an attribute of an edition with all rows. */
export function checkAttribute(
  t: ExecutionContext,
  edition: Edition,
  attribute: Attribute,
  { get, set }: Accessors,
): void {
  const expected = (result: Result): string =>
    typeof result === 'string' ? result : result[edition];
  for (const [name, url, result] of getters) {
    if (name === attribute) t.is(get(url, name), expected(result), `${name} of ${url}`);
  }
  for (const [name, url, value, result] of setters) {
    if (name !== attribute) continue;
    t.is(set(url, name, value), expected(result), `${name} of ${url}: ${value}`);
  }
}
