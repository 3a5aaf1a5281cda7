// Sections 2 to 4, 5.1 and 5.3 of the text: one test for each requirement, under its id.

import {
  createParsedURL,
  defaultEncodeSet,
  defaultPort,
  domainLabels,
  domainToASCII,
  isRelativeScheme,
  isURLCodePoint,
  isValidURL,
  parseHost,
  parseIPv6,
  parseURL,
  passwordEncodeSet,
  percentDecode,
  percentEncode,
  queryEncodeSet,
  serializeHost,
  serializeIPv6,
  serializeURL,
  simpleEncodeSet,
  usernameEncodeSet,
  utf8PercentEncode,
} from '@urlkit/url-editions/whatwg-2012';
import test from 'ava';
import { ascii } from '../../../../test/support/characters.js';
import { show } from '../../../../test/support/show.js';
import { change, hrefOf, record } from './support.js';

const highest = [0x80, 0xe9, 0x2028, 0xffff, 0x1f600, 0x10ffff].map((codePoint) =>
  String.fromCodePoint(codePoint),
);

function members(set: typeof simpleEncodeSet): string[] {
  return [...ascii, ...highest].filter((c) => utf8PercentEncode(c, set) !== c);
}

const simple = [...ascii.filter((c) => c < ' ' || c > '~'), ...highest];

function sameMembers(set: typeof simpleEncodeSet, added: string): [string[], string[]] {
  return [members(set).sort(), [...simple, ...added].sort()];
}

test('002-01: ASCII digits, hex digits, alpha and alphanumeric, and the EOF code point', (t) => {
  const schemes = ascii.filter((c) => parseURL(`${c}:`)?.scheme === c.toLowerCase());
  t.is(schemes.join(''), 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz');
  const later = ascii.filter((c) => parseURL(`a${c}:`)?.scheme === `a${c.toLowerCase()}`);
  t.is(later.join(''), '+-.0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz');
  const ports = ascii.filter((c) => change('http://h/', 'port', c) === `http://h:${c}/`);
  t.is(ports.join(''), '0123456789');
  const digits = ascii.filter((c) => percentDecode(`%0${c}`).length === 1);
  t.is(digits.join(''), '0123456789ABCDEFabcdef');
  t.is(hrefOf('http:'), 'http:///');
});

test('002-02: four code points separate domain labels', (t) => {
  t.deepEqual(domainLabels('a.b\u3002c\uFF0Ed\uFF61e'), ['a', 'b', 'c', 'd', 'e']);
  t.is(domainToASCII('a.b\u3002c\uFF0Ed\uFF61e'), 'a.b.c.d.e');
});

test('002-03: parse errors are reported and do not stop the parser', (t) => {
  const offsets: number[] = [];
  const onParseError = (offset: number): void => {
    offsets.push(offset);
  };
  t.is(hrefOf('  x:a %zz%41\u{1F600}{', undefined, { onParseError }), 'x:a %zz%41%F0%9F%98%80{');
  t.deepEqual(offsets, [5, 6, 14]);
  t.is(hrefOf('http://h/ %{', undefined, { onParseError }), 'http://h/%20%{');
  t.is(offsets.length, 3);
  const url = record({ scheme: 'x' });
  parseURL('1', { url, stateOverride: 'schemeStart', onParseError });
  parseURL('a!', { url, stateOverride: 'schemeStart', onParseError });
  parseURL('a', { url, stateOverride: 'schemeStart', onParseError });
  t.deepEqual(offsets.slice(3), [0, 1]);
  t.is(url.scheme, 'x');
});

test('002-04: a byte is percent-encoded with two upper-case hex digits', (t) => {
  for (let byte = 0; byte < 0x100; byte++) {
    t.is(percentEncode(byte), `%${byte.toString(16).toUpperCase().padStart(2, '0')}`);
  }
});

test('002-05: a percent sign without two hex digits after it decodes to itself', (t) => {
  const decode = (input: string): string => Buffer.from(percentDecode(input)).toString('latin1');
  t.is(decode('%41%zz%'), 'A%zz%');
  t.is(decode('%e9%E9'), '\u00E9\u00E9');
  t.is(decode('é'), '\u00C3\u00A9');
});

test('002-06: the simple encode set', (t) => {
  t.deepEqual(...sameMembers(simpleEncodeSet, ''));
});

test('002-07: the default encode set', (t) => {
  t.deepEqual(...sameMembers(defaultEncodeSet, ' "#<>?`'));
});

test('002-08: the password encode set', (t) => {
  t.deepEqual(...sameMembers(passwordEncodeSet, ' "#<>?`/@\\'));
});

test('002-09: the username encode set', (t) => {
  t.deepEqual(...sameMembers(usernameEncodeSet, ' "#<>?`/@\\:'));
});

test('002-10: a code point of the set becomes the percent-encoded bytes of its UTF-8 form', (t) => {
  t.is(utf8PercentEncode('é', simpleEncodeSet), '%C3%A9');
  t.is(utf8PercentEncode('\u{1F600} ', simpleEncodeSet), '%F0%9F%98%80 ');
  t.is(utf8PercentEncode('\uD800', simpleEncodeSet), '%EF%BF%BD');
});

test('002-11: the bytes that the query state encodes', (t) => {
  t.deepEqual(...sameMembers(queryEncodeSet, ' "#<>`'));
  const kept = ascii.filter((c) => change('http://h/?', 'query', c) === `http://h/?${c}`);
  t.is(
    kept.join(''),
    ascii
      .slice(0x21, 0x7f)
      .join('')
      .replace(/["#<>`]/g, ''),
  );
});

test('002-12: a host is a domain of labels, or an IPv6 address', (t) => {
  t.deepEqual(domainLabels('a.b.'), ['a', 'b', '']);
  const hosts = ['a', 'a.b', 'a.b.', 'a\u3002b', '例え.jp', '[::1]', '[1:2:3:4:5:6:7:8]'];
  for (const host of hosts) t.true(isValidURL(`http://${host}`), host);
  for (const host of ['', '.', 'a..b', 'a b', '[::1', '[]', '::1', '[1]']) {
    t.false(isValidURL(`http://${host}`), host);
  }
});

test('002-13: the host parser decodes percent-encoded bytes before it converts a domain', (t) => {
  const seen: string[] = [];
  const toASCII = (domain: string): string => {
    seen.push(domain);
    return domain;
  };
  t.is(parseHost('ex%41mple', toASCII), 'exAmple');
  t.is(parseHost('%EF%BB%BF%C3%A9%FF', toASCII), '\uFEFFé\uFFFD');
  t.is(parseHost('é', toASCII), 'é');
  t.is(parseHost('', toASCII), '');
  t.deepEqual(seen, ['exAmple', '\uFEFFé\uFFFD', 'é', '']);
  t.is(parseHost('[::1', toASCII), null);
  t.is(parseHost('[::g]', toASCII), null);
  t.deepEqual(parseHost('[::1]', toASCII), [0, 0, 0, 0, 0, 0, 0, 1]);
  t.is(seen.length, 4);
});

test('002-14: IDNA is as in April 2014: UTS #46, transitional, and a few code points fail', (t) => {
  t.is(domainToASCII('例え.jp'), 'xn--r8jz45g.jp');
  t.is(domainToASCII('EXAMPLE.com'), 'example.com');
  t.is(domainToASCII('faß.de'), 'fass.de');
  t.is(domainToASCII('Βόλος.com'), 'xn--nxasmq6b.com');
  t.is(domainToASCII('xn--fa-hia.de'), 'xn--fa-hia.de');
  t.is(domainToASCII('a\u200Db'), 'ab');
  t.is(domainToASCII(''), '');
  t.is(domainToASCII('a..b.'), 'a..b.');
  t.is(domainToASCII('xn--a'), null);
  t.is(domainToASCII('\uFFFD'), null);
  const failing = ascii.filter((c) => domainToASCII(`a${c}b`) === null);
  t.is(failing.join(''), '\0\t\n\r #%/:?@\\');
});

test('002-15: there is no IPv4 address', (t) => {
  for (const host of ['0x7f.1', '256.1.1.1', '1', '1.2.3.4.5', '0']) {
    t.is(hrefOf(`http://${host}/`), `http://${host}/`);
  }
});

test('002-16: the IPv6 parser', (t) => {
  const valid = [
    ['1:2:3:4:5:6:7::', '1:2:3:4:5:6:7:0'],
    ['::', '::'],
    ['::1', '::1'],
    ['1::2', '1::2'],
    ['::ffff:192.0.2.1', '::ffff:c000:201'],
    ['1:2:3:4:5:6:1.2.3.4', '1:2:3:4:5:6:102:304'],
    ['::00.001.0000002.255', '::1:2ff'],
    ['::0000.0.0.1', '::1'],
    ['000A:0:0:0:0:0:0:0', 'a::'],
  ] as const;
  for (const [input, expected] of valid) {
    const address = parseIPv6(input);
    t.is(address && serializeIPv6(address), expected, input);
  }
  const failing = [
    ...[
      '',
      ':',
      ':1',
      '1',
      '1:',
      '1:2:3:4:5:6:7:',
      '12345::',
      '1:2:3:4:5:6:7:8:9',
      '1::2::3',
      'g::',
    ],
    ...[
      '1:2:3:4:5:6:7',
      '::1.2.3',
      '::1.2.3.4.5',
      '::1.2.3.256',
      '::1.2..4',
      '::.1.2.3',
      '::1.2.3.',
    ],
    ...[
      '::1.2.3.4:5',
      '1:2:3:4:5:6:7:1.2.3.4',
      '1.2.3.4',
      '::00001.2.3.4',
      '::1.2.3.4x',
      '::a.1.1.1',
    ],
  ];
  for (const input of failing) t.is(parseIPv6(input), null, input);
});

test('002-17: the host serializer', (t) => {
  t.is(serializeHost(null), '');
  t.is(serializeHost([0, 0, 0, 0, 0, 0, 0, 1]), '[::1]');
  t.is(serializeHost(parseHost('a\u3002B.')), 'a.b.');
});

test('002-18: the IPv6 serializer', (t) => {
  t.is(serializeIPv6([0, 0xf, 0, 0, 0xf, 0xf, 0, 0]), '0:f::f:f:0:0');
  t.is(serializeIPv6([1, 0, 0, 2, 0, 0, 0, 3]), '1:0:0:2::3');
  t.is(serializeIPv6([1, 0, 2, 0, 3, 0, 4, 0xabcd]), '1:0:2:0:3:0:4:abcd');
  t.is(serializeIPv6([1, 2, 3, 4, 5, 6, 0, 0]), '1:2:3:4:5:6::');
});

test('002-20: the components of a parsed URL', (t) => {
  t.deepEqual(createParsedURL(), {
    scheme: '',
    schemeData: '',
    username: '',
    password: null,
    host: null,
    port: '',
    path: [],
    query: null,
    fragment: null,
    relativeFlag: false,
  });
  t.deepEqual(
    parseURL('http://u:p@h:8/a/b?q#f'),
    record({
      ...{ scheme: 'http', username: 'u', password: 'p', host: 'h', port: '8', path: ['a', 'b'] },
      ...{ query: 'q', fragment: 'f', relativeFlag: true },
    }),
  );
  t.deepEqual(
    parseURL('x:y?q#f'),
    record({ scheme: 'x', schemeData: 'y', query: 'q', fragment: 'f' }),
  );
});

test('002-21: the relative schemes and their default ports', (t) => {
  const table = {
    ftp: '21',
    file: '',
    gopher: '70',
    http: '80',
    https: '443',
    ws: '80',
    wss: '443',
  };
  for (const [scheme, port] of Object.entries(table)) {
    t.true(isRelativeScheme(scheme), show(scheme, port));
    t.is(defaultPort(scheme), port);
    if (port !== '') t.is(hrefOf(`${scheme}://h:${port}/`), `${scheme}://h/`);
  }
  for (const scheme of ['', 'mailto', 'constructor', '__proto__', 'HTTP']) {
    t.false(isRelativeScheme(scheme), show(scheme));
    t.is(defaultPort(scheme), '');
  }
});

test('002-22: a relative URL fails against a base URL without a relative scheme', (t) => {
  for (const input of ['', 'a', '/a', '//a', '?a', '#a']) {
    for (const base of ['about:blank', 'foo://h/a', 'mailto:a']) t.is(hrefOf(input, base), null);
    t.not(hrefOf(input, 'gopher://h/'), null);
  }
});

test('002-23: valid URLs match the grammar', (t) => {
  const base = parseURL('http://h/');
  const absolute = [
    ...[
      'http://h',
      'http://h/',
      'HTTP://h:80/a//b?q?#f',
      'http://u@h',
      'http://u:p@h:',
      'http://:@h',
    ],
    ...['http://u:p:q@h/', 'http://例え.jp/é', 'http://h/%41', 'mailto:a@b?c', 'x:', 'a+b-.c1:d?e'],
    ...['file://h/a', 'ws://[::1]/', 'http://h?q', 'http://h#f'],
  ];
  const relative = [
    '',
    'a',
    'a/b',
    '/a',
    '/',
    '//h',
    '//u@h:8/a?b#c',
    '?q',
    '#f',
    '1:a',
    'a/b:c',
    './..',
  ];
  const invalid = [
    ...[
      'http:',
      'http:a',
      'http:/a',
      'http://',
      'http:///a',
      'http://h//a',
      'http://h/ ',
      'http://h/%zz',
    ],
    ...[
      'http://h/a#b#c',
      'http://h:a/',
      'http://u@v@h/',
      'http://[::1',
      '//h//a',
      'a{b',
      '\\',
      '?<',
      'x:|',
    ],
    ...['http://h/a\tb', 'http://h /', '//', 'file:///a'],
  ];
  for (const input of absolute) t.true(isValidURL(input), input);
  for (const input of relative) t.deepEqual([input, isValidURL(input, { base })], [input, true]);
  for (const input of relative) t.deepEqual([input, isValidURL(input)], [input, false]);
  for (const input of relative) t.false(isValidURL(input, { base: parseURL('x:y') }), input);
  for (const input of invalid) t.false(isValidURL(input, { base }), input);
});

test('002-24: the URL code points are those of the text, even at two odd boundaries', (t) => {
  const kept = ascii.filter((c) => isURLCodePoint(c.charCodeAt(0)));
  t.is(kept.join('').replace(/[A-Za-z\d]/g, ''), "!$&'()*+,-./:;=?@_~");
  t.is(kept.length, 62 + 19);
  const ranges: [first: number, last: number][] = [
    [0xa0, 0xd7ff],
    [0xe000, 0xfdcf],
    [0xfdf0, 0xffef],
  ];
  for (let plane = 1; plane <= 16; plane++) {
    ranges.push([plane * 0x10000 + (plane === 14 ? 0x1000 : 0), plane * 0x10000 + 0xfffd]);
  }
  const found: [number, number][] = [];
  for (let codePoint = 0x80; codePoint <= 0x110000; codePoint++) {
    const isIn = codePoint <= 0x10ffff && isURLCodePoint(codePoint);
    const wasIn = isURLCodePoint(codePoint - 1) && codePoint > 0x80;
    const last = found[found.length - 1];
    if (isIn && !wasIn) found.push([codePoint, codePoint]);
    else if (isIn && last) last[1] = codePoint;
  }
  t.deepEqual(found, ranges);
});

test('002-50: a URL with the relative flag is written from its components', (t) => {
  for (const href of [
    ...[
      'http://h/',
      'http://u@h/',
      'http://u:@h/',
      'http://:p@h/',
      'http://:@h/',
      'http://u:p@h:8/',
    ],
    ...['http://h/a//b/', 'http://h/?', 'http://h/?q', 'http:///', 'http://[::1]:8/', 'file:///a'],
  ]) {
    t.is(hrefOf(href), href);
  }
  t.is(serializeURL(record({ scheme: 'http', relativeFlag: true })), 'http:///');
});

test('002-51: a URL without the relative flag is written from its scheme data and query', (t) => {
  for (const href of ['mailto:x?y', 'mailto:x', 'x:', 'x:?', 'x://u@h:8/..'])
    t.is(hrefOf(href), href);
});

test('002-52: the fragment is written if it is not null and not excluded', (t) => {
  for (const href of ['http://h/#f', 'http://h/#', 'x:y#f', 'x:?#']) {
    t.is(hrefOf(href), href);
    const url = parseURL(href);
    t.is(url && serializeURL(url, { excludeFragment: true }), href.replace(/#.*/, ''));
  }
});
