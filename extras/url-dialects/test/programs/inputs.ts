// Random inputs with the structure of URLs, most of them slightly wrong.

import type { Input } from './protocol.js';

/** Returns numbers from 0 (inclusive) to 1 (exclusive), always the same for a seed. */
export type Random = () => number;

/** Mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** Picks one of the values. */
export function pick<T>(random: Random, values: readonly [T, ...T[]]): T {
  return values[Math.floor(random() * values.length)] ?? values[0];
}

const usualSchemes = ['http', 'https', 'ftp', 'file', 'ws', 'wss'] as const;

const schemes = [
  ...usualSchemes,
  ...['HTTP', 'Https', 'mailto', 'javascript', 'data', 'ssh', 'redis', 'postgres', 'ldap', 'jar'],
  ...[
    'git+ssh',
    'url',
    'urn',
    'gopher',
    'imap',
    'smb',
    'tel',
    'x',
    '1a',
    'a_b',
    'a.b',
    'é',
    'localhost',
  ],
  ...['java\tscript', 'xmpp', 'blob', 'about', 'a+b-c.1', 'sftp', 'ldaps', 'pop3', 'view-source'],
] as const;

const usualHosts = [
  ...['a', 'example.com', 'good.example', 'localhost', '127.0.0.1', '[::1]', 'a-b.c1.org'],
] as const;

const hosts = [
  ...usualHosts,
  ...[
    'EXAMPLE.com',
    'a.',
    '.a',
    'a..b',
    'a_b.c',
    '-a',
    'a-',
    '1',
    '1.2',
    '1.2.3',
    '127.1',
    '0x7f.1',
  ],
  ...[
    '0177.0.0.1',
    '2130706433',
    '256.1.1.1',
    '1.2.3.4.',
    '1.2.3.4.5',
    '1.2.3.4a',
    '0x',
    '4294967296',
  ],
  ...[
    '01.02.03.04',
    '1.2.3.256',
    '425.510.425.510',
    '0x100000000',
    '08.1',
    '1.2.65536',
    '1.16777216',
  ],
  ...[
    '[::]',
    '[1::2]',
    '[::ffff:1.2.3.4]',
    '[::1.2.3]',
    '[::1%25eth0]',
    '[::1%eth0]',
    '[fe80::1%251]',
  ],
  ...[
    '[FE80::A]',
    '[1:2:3:4:5:6:7:8]',
    '[1:2:3:4:5:6:7::]',
    '[1:2:3:4:5:6:7]',
    '[:1]',
    '[1::2::3]',
  ],
  ...[
    '[0:0:0:0:0:0:0:1]',
    '[::01.2.3.4]',
    '[v1.a]',
    '[v1.:]',
    '[vg.a]',
    '[1.2.3.4]',
    '[]',
    '[',
    ']',
  ],
  ...[
    '[::1',
    '::1]',
    '[::1]a',
    'a[::1]',
    '[[::1]]',
    '[::1%]',
    '[::1%25]',
    '[::g]',
    '[12345::]',
    '::1',
  ],
  ...[
    '%61',
    '%2f',
    '%00',
    '%09',
    '%zz',
    '%',
    'a%20b',
    '%C3%A9',
    '%e9',
    'a%40b',
    '%5B::1%5D',
    'a%2Eb',
  ],
  ...[
    'é.com',
    'bücher.example',
    'faß.de',
    '①②⑦.⓪.⓪.①',
    'ｅvil.com',
    '127。0。0。1',
    '℀.com',
    'a／b',
  ],
  ...[
    'a＃b',
    'a＠b',
    'a：80',
    'İ.com',
    'ΑΣ.gr',
    '\u00ad',
    'a\u200db',
    '日本.jp',
    '💩.la',
    'xn--tda',
    'xn--a',
  ],
  ...[
    "a'b",
    'a"b',
    'a*b',
    'a;b',
    'a,b',
    'a=b',
    'a&b',
    'a$b',
    'a!b',
    'a(b)',
    'a~b',
    'a|b',
    'a<b>',
    'a`b',
  ],
  ...[
    'a{b}',
    'a^b',
    'a+b',
    'a b',
    'a\tb',
    'a\\b',
    '',
    ' ',
    'ftp.a.b',
    'dict.a',
    'imap.a',
    'xn--',
    'a%',
  ],
] as const;

const userinfos = [
  ...[
    'u@',
    'u:p@',
    ':p@',
    '@',
    ':@',
    'u:@',
    'u:p:q@',
    'u@v@',
    'u:p@v@',
    'a%40b@',
    'u%3Ap@',
    'é@',
    'u v@',
  ],
  ...[
    'u%@',
    'u%zz@',
    'u;o@',
    'u:p;o@',
    'u[@',
    'u]@',
    '[::1]@',
    'a#@',
    'a?@',
    'a/@',
    'a\\@',
    "u'@",
    'u"@',
  ],
  ...[
    'u|@',
    'u<@',
    '#@',
    '%00@',
    'u%C3%A9@',
    'u%ff@',
    'a.b:80@',
    'a.b:80#@',
    'u\\:p@',
    'u{@',
    '127.1:80@',
  ],
] as const;

const ports = [
  ...[
    ':80',
    ':443',
    ':0',
    ':',
    ':8080',
    ':65535',
    ':65536',
    ':99999',
    ':100000',
    ':00080',
    ':000080',
  ],
  ...[
    ':-1',
    ':+80',
    ': 80',
    ':80 ',
    ':8a',
    ':a',
    '::80',
    ':80:',
    ':80:81',
    ':2147483647',
    ':2147483648',
  ],
  ...[
    ':4294967376',
    ':8%30',
    ':８０',
    ':٨',
    ':0x50',
    ':1.5',
    ':80;',
    ':80@',
    ':\t80',
    ':080',
    ':21',
    ':-0',
    ':-2',
  ],
  ...[':99999999999999999999', ':00000', ':80\n'],
] as const;

const slashes = [
  ...[
    '://',
    '://',
    '://',
    '://',
    ':/',
    ':',
    ':///',
    ':////',
    ':\\\\',
    ':/\\',
    ':\\/',
    ':////',
    '//',
    '',
  ],
  ...['/', ':/ /', ': //', ':/\t/', '::/', ':://', ' ://', '://///', '\\\\', '///'],
] as const;

const segments = [
  ...[
    'a',
    'b',
    '..',
    '.',
    '',
    '%2e',
    '%2E%2e',
    '.%2e',
    '...',
    'a.b',
    'é',
    '%C3%A9',
    '%',
    '%zz',
    '%2f',
    '%ff',
  ],
  ...[
    'a b',
    'a;b',
    'a=b',
    'a,b',
    'a:b',
    'a@b',
    '{a}',
    'a|b',
    "a'b",
    'a"b',
    'a<b',
    'a`b',
    'a^b',
    '~',
    '[a]',
  ],
  ...[
    'C:',
    'C|',
    'a&b',
    'a\\b',
    '*',
    '!',
    '$',
    '(',
    '+',
    'a\tb',
    '\u0001',
    '\u007f',
    'x\u00a0',
    '日',
    '💩',
    'a:',
  ],
  ...[
    '\u0085',
    '\u2028',
    '\ufeff',
    '%41',
    '%7e',
    '%3F',
    '%23',
    '%00',
    '%0a',
    'index.html',
    '_',
    '-',
    '%e2%82%ac',
  ],
] as const;

const characters = [
  ...[
    '/',
    '\\',
    '?',
    '#',
    '@',
    ':',
    '[',
    ']',
    '%',
    ' ',
    '\t',
    '\n',
    '.',
    '-',
    '0',
    'a',
    ';',
    '&',
    '=',
    '+',
  ],
  ...[
    '"',
    "'",
    '<',
    '>',
    '{',
    '}',
    '|',
    '^',
    '`',
    '~',
    '!',
    '$',
    '*',
    '(',
    ',',
    '_',
    'é',
    '\u0000',
    '\u001f',
  ],
  ...[
    '\u007f',
    '\u00a0',
    '\u3002',
    '\uff0f',
    '\u{1f4a9}',
    '\r',
    '\v',
    '\f',
    'A',
    '%2',
    '//',
    '@@',
    '::',
    '\u0130',
  ],
] as const;

function path(random: Random): string {
  const parts: string[] = [];
  for (let count = Math.floor(random() ** 2 * 5); count > 0; count--) {
    parts.push(random() < 0.85 ? '/' : pick(random, ['', '\\', '//']), pick(random, segments));
  }
  return parts.join('');
}

function tail(random: Random, delimiter: string): string {
  if (random() < 0.6) return '';
  const parts = [delimiter];
  for (let count = Math.floor(random() * 3); count > 0; count--) {
    parts.push(pick(random, segments), pick(random, ['', '', '&', '/', '?', '#', '=']));
  }
  return parts.join('');
}

function mutate(random: Random, input: string): string {
  const at = Math.floor(random() * (input.length + 1));
  const removed = random() < 0.5 ? 1 : 0;
  return input.slice(0, at) + pick(random, characters) + input.slice(at + removed);
}

/** The part of the inputs that varies most. A reference comes with a base. */
export type Emphasis = 'authority' | 'path' | 'reference';

/** Makes an input without lone surrogates. */
export function randomInput(random: Random, emphasis: Emphasis): Input {
  if (emphasis !== 'reference') return { url: randomURL(random, emphasis) };
  const other = random() < 0.5 ? 'authority' : 'path';
  return {
    url: random() < 0.2 ? randomURL(random, other) : randomReference(random),
    base: random() < 0.1 ? randomURL(random, other) : randomBase(random),
  };
}

const ordinaryOrigins = [
  ...['http://h', 'https://u:p@h:8080', 'ftp://h', 'file://', 'http://[::1]', 'ws://h:80'],
  ...['HTTP://EXAMPLE.com', 'x://h', 'x:', 'mailto:', 'jar:http://h', 'javascript:', '//h', ''],
  ...['ldap://h', 'svn+ssh://h', 'http://h:', 'http://127.1', 'git://u@h'],
] as const;

const ordinaryEnds = [
  ...[
    '/',
    '/a/b',
    '/a/b/',
    '/a/b/c;p?q#f',
    '',
    '?q',
    '#f',
    '/a?b/c#d/e',
    '/a/../b',
    '//a//b',
    'a/b',
  ],
  ...['/a/./b', '/a;p', '/a#b/c?d', '?', '#', '/a/..', '/..', '/é/b c', '/../../a', '/;p/', '?a/b'],
] as const;

function randomBase(random: Random): string {
  const origin = pick(random, ordinaryOrigins);
  const end = random() < 0.7 ? pick(random, ordinaryEnds) : path(random) + tail(random, '?');
  return origin + end + (random() < 0.2 ? tail(random, '#') : '');
}

const referenceStarts = [
  ...[
    '',
    '',
    '',
    '',
    '/',
    '//',
    '///',
    '////',
    './',
    '../',
    '../../',
    '../..',
    '.',
    '..',
    '?',
    '#',
    ';p',
  ],
  ...[
    '//h',
    '//h:80',
    '//u:p@h',
    'http:',
    'http:/',
    'x:',
    'HTTP:',
    'file:',
    'a:b',
    './/',
    '..//',
    '\\',
    './/../',
  ],
  ...[
    ' ',
    '/.',
    '/..',
    '/./',
    '//@',
    '//:',
    '//h?',
    'mailto:',
    'ftp:',
    '\\\\h',
    '*',
    '?a=b c',
    '#a b',
  ],
] as const;

function randomReference(random: Random): string {
  let reference: string = pick(random, referenceStarts);
  const length = Math.floor(random() * 4);
  for (let count = 0; count < length; count++) {
    reference +=
      (count > 0 ? '/' : '') + pick(random, random() < 0.5 ? ['a', '.', '..'] : segments);
  }
  reference += tail(random, '?') + tail(random, '#');
  while (random() < 0.1) reference = mutate(random, reference);
  return reference.replace(/[\uD800-\uDFFF]/gu, '');
}

function randomURL(random: Random, emphasis: Exclude<Emphasis, 'reference'>): string {
  const usual = emphasis === 'path' ? 0.9 : 0.4;
  const scheme = pick(random, random() < usual ? usualSchemes : schemes);
  const slash = random() < usual ? '://' : pick(random, slashes);
  const userinfo = random() < (emphasis === 'path' ? 0.05 : 0.35) ? pick(random, userinfos) : '';
  const host = pick(random, random() < usual / 2 ? usualHosts : hosts);
  const port = random() < (emphasis === 'path' ? 0.05 : 0.35) ? pick(random, ports) : '';
  const rest =
    emphasis === 'path' || random() < 0.5
      ? path(random) + tail(random, '?') + tail(random, '#')
      : '';
  let input = (random() < 0.92 ? scheme : '') + slash + userinfo + host + port + rest;
  while (random() < 0.15) input = mutate(random, input);
  return input.replace(/[\uD800-\uDFFF]/gu, '');
}
