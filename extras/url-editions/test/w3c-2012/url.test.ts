// Section 4 of the text: one test for each requirement, under its id.

import { w3c2012 } from '@urlkit/url-editions';
import {
  canonicalizeFragment,
  canonicalizeHost,
  canonicalizePath,
  canonicalizeQuery,
  canonicalizeQueryParameter,
  canonicalizeScheme,
  canonicalizeURL,
  canonicalizeUserInfoPart,
  collectParameters,
  defineURL,
  findHost,
  findScheme,
  isAbsoluteURL,
  isAuthorityBasedURL,
  isHierarchicalURL,
  isValidNonEmptyURL,
  isValidNonEmptyURLSurroundedBySpaces,
  isValidURL,
  isValidURLSurroundedBySpaces,
  normalizeHostEscapes,
  type ParsedURL,
  parseURL,
  preprocessPort,
  type Reading,
  resolveURL,
  serializeParameters,
  serializeURL,
  stripWhitespace,
  URL,
} from '@urlkit/url-editions/w3c-2012';
import test from 'ava';
import { ascii } from '../../../../test/support/characters.js';
import { show } from '../../../../test/support/show.js';
import { checkAttribute, decompositionAttributes } from '../support/decomposition-attributes.js';

const IntendedURL = defineURL('intent');

const members = [
  ...['protocol', 'username', 'password', 'host', 'hostname', 'port', 'pathname', 'search', 'hash'],
  ...['filename', 'origin', 'href', 'getParameterNames', 'getParameterValues', 'hasParameter'],
  ...['getParameter', 'setParameter', 'addParameter', 'removeParameter', 'clearParameters'],
] as const;

type Attribute = (typeof members)[number];

function set(href: string, attribute: Attribute, value: string): string {
  const url = new URL(href);
  Reflect.set(url, attribute, value);
  return url.href;
}

// The attributes of section 4.2 that the other editions do not have: an input, and the result of the getter.
const getters = [
  ['username', 'http://u:p@h/', 'u'],
  ['username', 'http://h/', ''],
  ['password', 'http://u:p@h/', 'p'],
  ['password', 'http://u@h/', ''],
] as const;

// The same: an input, a new value, and the output.
const setters = [
  ['username', 'http://h/', 'a b', 'http://a%20b@h/'],
  ['username', 'http://u:p@h:8/', 'a@', 'http://a%40:p@h:8/'],
  ['username', 'mailto:a@b', 'x', 'mailto:a@b'],
  ['password', 'http://h/', 'p', 'http://:p@h/'],
  ['password', 'http://u:p@h/', '', 'http://u:@h/'],
] as const;

test('000-90: the interface has its members', (t) => {
  const own = Object.getOwnPropertyNames(URL.prototype).filter((name) => name !== 'constructor');
  t.deepEqual(own.sort(), [...members, 'toString'].sort());
  t.is(Object.getOwnPropertyDescriptor(URL.prototype, 'origin')?.set, undefined);
});

test('000-91: the constructor parses, or resolves', (t) => {
  t.is(new URL('x', 'http://h/a/b').href, 'http://h/a/x');
  t.is(new URL(' HTTP:\\\\h ').href, 'HTTP://h');
  t.throws(() => new URL('x'), { name: 'SyntaxError' });
  t.throws(() => new URL('x', 'y'), { name: 'SyntaxError' });
  t.throws(() => new URL('x', 'mailto:y'), { name: 'SyntaxError' });
});

test('000-92: each attribute returns and replaces its component', (t) => {
  const get = (href: string, attribute: Attribute) => String(new URL(href)[attribute]);
  for (const attribute of decompositionAttributes) checkAttribute(t, 2012, attribute, { get, set });
  for (const [attribute, href, expected] of getters) t.is(get(href, attribute), expected);
  for (const [attribute, href, value, expected] of setters) {
    t.is(set(href, attribute, value), expected, `${attribute} of ${href}: ${value}`);
  }
});

test('000-93: attributes of a URL that is not absolute are empty', (t) => {
  const url = new URL('1:b#c');
  t.deepEqual([url.protocol, url.hash, url.pathname], ['', '', '']);
});

test('000-94: setters do not change a URL that is not absolute', (t) => {
  t.is(set('1:b', 'protocol', 'x'), '1:b');
  t.is(set('http://h/', 'protocol', 'a b'), 'a%20b://h/');
});

test('000-95: the prefix of an empty component stays', (t) => {
  t.is(set('http://h/?a', 'search', ''), 'http://h/?');
  t.is(set('http://h/#a', 'hash', ''), 'http://h/#');
  t.is(set('http://h:1/', 'port', '0'), 'http://h:/');
});

test('000-96: username, password and href, which the text leaves empty, are defined', (t) => {
  const url = new URL('http://h/');
  url.username = 'u';
  url.password = 'p';
  t.deepEqual([url.username, url.password, url.href], ['u', 'p', 'http://u:p@h/']);
  url.href = 'x:y';
  t.is(url.href, 'x:y');
  url.href = 'invalid';
  t.is(url.href, 'x:y');
});

test('000-97: the examples of search', (t) => {
  const examples = { '': '', '?': '?', '?test': '?test', '?test#': '?test' };
  for (const [end, search] of Object.entries(examples)) {
    t.is(new URL(`http://example.com/${end}`).search, search);
  }
});

test('000-98: the table of values', (t) => {
  const table = [
    ['http://example.com/carrot#question%3f', 'http:', 'example.com', 'example.com', ''],
    ['https://www.example.com:4443?', 'https:', 'www.example.com:4443', 'www.example.com', '4443'],
  ] as const;
  for (const [href, protocol, host, hostname, port] of table) {
    t.like(new URL(href), { protocol, host, hostname, port });
  }
  t.like(new URL(table[0][0]), { pathname: '/carrot', search: '', hash: '#question%3f' });
  t.like(new URL(table[1][0]), { pathname: '/', search: '?', hash: '' });
});

test('000-99: the filename is the end of the path', (t) => {
  const url = new URL('http://h/a/b.txt?c');
  t.is(url.filename, 'b.txt');
  t.is(new URL('http://h/a/').filename, '');
  t.is(new URL('http://h').filename, '');
  url.filename = 'c/d';
  t.is(url.href, 'http://h/a/c%2Fd?c');
});

test('000-100: the origin is in Unicode', (t) => {
  t.is(new URL('http://xn--bcher-kva.de/').origin, 'http://bücher.de');
  t.is(new URL('HTTPS://u@H:443/').origin, 'https://h');
  t.is(new URL('http://[::1]:8/').origin, 'http://[::1]:8');
  for (const href of ['mailto:a', 'file:///x', 'foo://h/']) t.is(new URL(href).origin, 'null');
});

test('000-101: names are listed once', (t) => {
  t.deepEqual(new URL('http://h/?a=1&b&a=2&=3').getParameterNames(), ['a', 'b', '']);
  t.deepEqual(new URL('mailto:a?b').getParameterNames(), []);
});

test('000-102: values may be null', (t) => {
  t.deepEqual(new URL('http://h/?a=1&a').getParameterValues('a'), ['1', null]);
});

test('000-103: names are compared without decoding', (t) => {
  const url = new URL('http://h/?%61=1');
  t.true(url.hasParameter('%61'));
  t.false(url.hasParameter('a'));
});

test('000-104: the value of a parameter is its first value', (t) => {
  const url = new URL('http://h/?a&b=1&b=2');
  t.is(url.getParameter('a'), null);
  t.is(url.getParameter('b'), '1');
  t.is(url.getParameter('c'), null);
});

test('000-105: setParameter replaces, and by the words never throws', (t) => {
  const url = new URL('http://h/?a=1&b=2');
  url.setParameter('a', '9');
  t.is(url.search, '?b=2&a=9');
  url.setParameter('', 'x');
  t.is(url.search, '?b=2&a=9&=x');
  const intended = new IntendedURL('http://h/?a=1&b=2');
  t.throws(() => intended.setParameter('', 'x'), { name: 'SyntaxError' });
  t.throws(() => Reflect.apply(intended.addParameter, intended, [null, 'x']));
  intended.setParameter('a', '&');
  t.is(intended.search, '?b=2&a=%26');
  const opaque = new URL('mailto:a');
  opaque.setParameter('b', 'c');
  t.is(opaque.href, 'mailto:a');
});

test('000-106: by the words, addParameter drops the other parameters', (t) => {
  const url = new URL('http://h/?a=1');
  url.addParameter('b', '2');
  t.is(url.search, '?b=2');
  const intended = new IntendedURL('http://h/?a=1');
  intended.addParameter('b', '2');
  t.is(intended.search, '?a=1&b=2');
});

test('000-107: removeParameter removes all parameters with a name', (t) => {
  const url = new URL('http://h/?a&b&a');
  url.removeParameter('a');
  t.is(url.search, '?b');
});

test('000-108: clearParameters leaves the question mark', (t) => {
  const url = new URL('http://h/?a');
  url.clearParameters();
  t.is(url.href, 'http://h/?');
  t.is(url.search, '?');
});

test('the edition interprets the canonical URL', (t) => {
  t.deepEqual(w3c2012.interpret('HTTP:\\\\u:p@H:80\\a b?c d#é'), {
    ...{ kind: 'url', href: 'HTTP://u:p@h%5Ca%20b?c%20d#é' },
    ...{ origin: 'http://h', protocol: 'HTTP:', username: 'u', password: 'p', host: 'h' },
    ...{ hostname: 'h', port: '', pathname: '%5Ca%20b', search: '?c%20d', hash: '#é' },
  });
  t.deepEqual(w3c2012.parse('b', { base: 'http://h/a' }), parseURL('http://h/b'));
  t.is(w3c2012.parse('b', { base: 'a' }), null);
  t.like(w3c2012.interpret('b'), { reason: 'no scheme' });
  t.like(w3c2012.interpret('b', { base: 'a' }), { reason: 'base URL: no scheme' });
  t.like(w3c2012.interpret('b', { base: 'a:c' }), { reason: 'base URL: not hierarchical' });
  t.like(w3c2012.interpret('1:b'), { kind: 'failure' });
});

// Sections 3.3 to 3.7 of the text: one test for each requirement, under its id.

function canonicalize(url: string, reading?: Reading): string | null {
  const parsed = parseURL(url);
  if (parsed === null) throw new Error(`${url} does not parse`);
  return canonicalizeURL(parsed, reading);
}

function escapedBy(canonicalizeOne: (c: string) => string): string[] {
  return ascii.filter((c) => canonicalizeOne(c).startsWith('%') && canonicalizeOne(c) !== c);
}

test('000-60: an invalid URL has no canonical form, and file URLs have no rules', (t) => {
  t.is(canonicalize('1a://h'), null);
  t.is(canonicalize('://h'), null);
  t.is(canonicalize('file:///H/x'), 'file://h/x');
});

test('000-61: empty components are left out', (t) => {
  t.is(canonicalize('http://u:p@h:80/p?#'), 'http://u:p@h/p');
  t.is(canonicalize('http:\\\\@H:81?a b#c'), 'http://h:81/?a%20b#c');
  t.is(canonicalize('mailto:A B?'), 'mailto:A B?');
});

test('000-62: six schemes have default ports', (t) => {
  const ports = { http: 80, https: 443, ftp: 21, ws: 80, wss: 443, gopher: 70 };
  for (const [scheme, port] of Object.entries(ports)) {
    t.is(canonicalize(`${scheme}://h:${port}/`), `${scheme}://h/`);
  }
  t.is(canonicalize('HTTP://h:80/'), 'HTTP://h/');
  t.is(canonicalize('x://h:80/'), 'x://h:80/');
  t.is(canonicalize('constructor://h:80/'), 'constructor://h:80/');
});

test('000-63: a scheme begins with a letter', (t) => {
  for (const c of ascii.slice(0x21, -1).filter((c) => c !== ':')) {
    t.is(canonicalize(`${c}a://h/`) !== null, /[A-Za-z]/.test(c), c);
  }
});

test('000-64: characters of a scheme are escaped, and keep their case', (t) => {
  t.is(canonicalizeScheme('ht tp'), 'ht%20tp');
  t.is(canonicalizeScheme('A%é'), 'A%%C3%A9');
  t.is(canonicalize('ht tp://h/'), null);
  const kept = ascii.filter((c) => canonicalizeScheme(c) === c).join('');
  t.is(kept, '%+-.0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz');
});

test('000-65: an empty password is left out of the user-info', (t) => {
  t.is(canonicalize('http://u:@h/'), 'http://u@h/');
  t.is(canonicalize('http://a b:c@d@h/'), 'http://a%20b:c%40d@h/');
  t.is(canonicalizeUserInfoPart('%41%zz:'), '%41%25zz%3A');
});

test('000-66: hosts are converted with ToASCII', (t) => {
  t.is(canonicalizeHost('Bücher.DE'), 'xn--bcher-kva.de');
  t.is(canonicalizeHost('faß.de'), 'fass.de');
  t.is(canonicalizeHost('[::1]'), '[::1]');
  t.is(canonicalizeHost('a..b'), null);
  t.is(canonicalizeHost('a'.repeat(64)), null);
  t.is(canonicalize('http://a..b/'), null);
});

test('000-67: hosts are converted to lower case and escaped', (t) => {
  t.is(normalizeHostEscapes('EXAMPLE'), 'example');
  t.is(normalizeHostEscapes('a b'), 'a%20b');
  t.is(normalizeHostEscapes('a_b'), 'a_b');
  t.is(normalizeHostEscapes('%41%C3%A9'), 'aé');
  const kept = ascii.filter((c) => normalizeHostEscapes(c) === c).join('');
  t.is(kept, '+-.0123456789:[]_abcdefghijklmnopqrstuvwxyz');
});

test('000-68: ports do not change', (t) => {
  t.is(canonicalize('http://h:00x/'), 'http://h:00x/');
});

test('000-69: paths are escaped; by the words, even if they are escaped already', (t) => {
  t.is(canonicalizePath('/a b<c'), '/a%20b%3Cc');
  t.is(canonicalizePath(''), '/');
  t.is(canonicalizePath('/é'), '/%C3%A9');
  const escaped = escapedBy((c) => canonicalizePath(c));
  t.deepEqual(
    escaped,
    ascii.filter((c) => /[\0-\x20"#%<>?\\^`{|}\x7F]/.test(c)),
  );
  t.is(canonicalizePath('/%41\\../b'), '/%2541%5C../b');
  t.is(canonicalizePath('/%41\\..\\b', 'intent'), '/b');
  t.is(canonicalize('http://h/a/..\\%7e', 'intent'), 'http://h/%7e');
});

test('000-70: queries are escaped', (t) => {
  t.deepEqual(
    escapedBy(canonicalizeQuery),
    ascii.filter((c) => /[\0-\x20"#<>\x7F]/.test(c)),
  );
  t.is(canonicalizeQuery('é%'), '%C3%A9%');
});

test('000-71: fragments keep characters outside ASCII', (t) => {
  t.is(canonicalizeFragment('é b'), 'é b');
  t.is(canonicalizeFragment('\u0001'), '%01');
  t.is(escapedBy(canonicalizeFragment).length, 0x20);
});

test('000-80: delimiters in parameters are escaped', (t) => {
  t.is(canonicalizeQueryParameter('a=b&c d'), 'a%3Db%26c%20d');
});

test('000-81: parameters are collected without decoding', (t) => {
  t.deepEqual(collectParameters('a=1&b&&a=2=3&=x'), [
    ['a', '1'],
    ['b', null],
    ['a', '2=3'],
    ['', 'x'],
  ]);
  t.deepEqual(collectParameters(''), []);
  t.deepEqual(collectParameters('%61+b'), [['%61+b', null]]);
});

test('000-82: parameters are serialized', (t) => {
  const parameters = [
    ['a', null],
    ['b', ''],
    ['c&', '='],
  ] as const;
  t.is(serializeParameters(parameters), 'a&b=&c%26=%3D');
});

test('000-83: the port setter preprocessor returns the digits after leading zeros', (t) => {
  const cases = { 8080: '8080', '0080': '80', '80ab': '80', ab: '0', 0: '', '000': '', '': '0' };
  for (const [input, expected] of Object.entries(cases)) t.is(preprocessPort(input), expected);
  const url = new URL('http://h:1/');
  url.port = '0';
  t.is(url.href, 'http://h:/');
});

// Sections 2, 3.1 and 3.2 of the text: one test for each requirement, under its id.

function parse(url: string): ParsedURL {
  const parsed = parseURL(url);
  if (parsed === null) throw new Error(`${url} does not parse`);
  return parsed;
}

function resolve(relativeURL: string, base = 'http://h:8/a/b?q#f'): string | null {
  const url = resolveURL(relativeURL, parse(base));
  return url && serializeURL(url);
}

test('000-01: the interface has a constructor and a stringifier', (t) => {
  const url = new URL('http://h/a');
  t.is(String(url), url.href);
  t.is(Object.prototype.toString.call(url), '[object URL]');
  t.is(URL.name, 'URL');
  t.is(new URL('b', 'http://h/a').href, 'http://h/b');
});

test('000-02: a parsed URL is a record', (t) => {
  t.deepEqual(parse('a:b'), {
    ...{ scheme: 'a', slashes: 0, authority: null, userInfo: null, username: null },
    ...{ password: null, host: null, port: null, path: 'b', query: null, fragment: null },
  });
});

test('000-03: absolute URLs do not depend on a base', (t) => {
  for (const url of ['http://h/', 'mailto:a@b']) {
    t.true(isAbsoluteURL(url), show(url));
    t.is(resolve(url), resolve(url, 'x://y'));
  }
  for (const url of ['/x', 'x', '', 'a b:c', '1:x']) t.false(isAbsoluteURL(url), url);
});

test('000-04: a slash follows the scheme of hierarchical URLs', (t) => {
  t.true(isHierarchicalURL('http://h'));
  t.true(isHierarchicalURL('file:/x'));
  t.false(isHierarchicalURL('mailto:a@b'));
  t.false(isHierarchicalURL('/x'));
});

test('000-05: two slashes follow the scheme of authority-based URLs', (t) => {
  t.true(isAuthorityBasedURL('http://h'));
  t.false(isAuthorityBasedURL('file:/x'));
  t.false(isAuthorityBasedURL('//h'));
});

test('000-06: valid URLs are references, to URIs, or to IRIs with conditions', (t) => {
  t.true(isValidURL('http://h/a?b#c'));
  t.true(isValidURL('http://h/é', 'windows-1252'));
  t.true(isValidURL('http://h/é?e', 'windows-1252'));
  t.false(isValidURL('http://h/?é', 'windows-1252'));
  const labels = [
    ...[
      'UTF-8',
      'utf8',
      ' Unicode-1-1-UTF-8\n',
      'unicode11utf8',
      'unicode20utf8',
      'x-unicode20utf8',
    ],
    ...['utf-16be', 'unicodefffe', 'utf-16', 'UTF-16LE', 'unicode', 'unicodefeff', 'ucs-2'],
    ...['csunicode', 'iso-10646-ucs-2'],
  ];
  for (const label of labels) {
    t.regex(new TextDecoder(label).encoding, /^utf-(?:8|16)/);
    t.true(isValidURL('http://h/?é', label), show(label));
  }
  t.true(isValidURL('?\uE000'));
  for (const url of ['/\uE000', 'a b', '/\uFFFE', '/\u{1FFFE}', '#\u0080', '/\uD800']) {
    t.false(isValidURL(url), url);
  }
});

test('000-07: the empty URL is a valid URL, but not a valid non-empty URL', (t) => {
  t.true(isValidURL(''));
  t.false(isValidNonEmptyURL(''));
  t.true(isValidNonEmptyURL('a'));
});

test('000-08: spaces may surround a valid URL', (t) => {
  t.true(isValidURLSurroundedBySpaces(' http://h/\n'));
  t.true(isValidURLSurroundedBySpaces('  '));
  t.false(isValidURLSurroundedBySpaces(' a b '));
});

test('000-09: spaces may surround a valid non-empty URL', (t) => {
  t.true(isValidNonEmptyURLSurroundedBySpaces(' a '));
  t.false(isValidNonEmptyURLSurroundedBySpaces('  '));
});

test('000-10: whitespace is stripped at both ends only', (t) => {
  t.is(stripWhitespace('\ta b\f'), 'a b');
  t.is(stripWhitespace(' \n'), '');
});

test('000-11: there are five space characters', (t) => {
  const all = Array.from({ length: 0x3000 }, (_, codePoint) => String.fromCharCode(codePoint));
  t.deepEqual(
    all.filter((c) => stripWhitespace(c) === ''),
    ['\t', '\n', '\f', '\r', ' '],
  );
});

test('000-12: only ASCII letters are compared case-insensitively', (t) => {
  t.is(resolve('HTTP:y', 'http://h/'), 'http://h/y');
  t.is(resolve('\u212A:y', 'k://h/'), 'k://h/\u212A:y');
});

test('000-13: control characters are those up to the space', (t) => {
  for (let codePoint = 0; codePoint < 0x100; codePoint++) {
    const c = String.fromCharCode(codePoint);
    t.is(parse(`a:b${c}`).path === 'b', codePoint <= 0x20, show(codePoint));
  }
});

test('000-14: both slashes are slash characters', (t) => {
  t.is(parse('x:\\/\\h\\p').host, 'h');
  t.is(parse('x:\\/\\h\\p').path, '\\p');
});

test('000-15: four characters terminate an authority', (t) => {
  for (let codePoint = 0x21; codePoint < 0x7f; codePoint++) {
    const c = String.fromCharCode(codePoint);
    t.is(parse(`http://a${c}b`).authority === 'a', '/\\?#;'.includes(c), c);
  }
});

test('000-16: characters that are not consumed remain', (t) => {
  t.deepEqual(findScheme('a:b:c'), { scheme: 'a', afterScheme: 'b:c' });
});

test('000-17: there are several UTF-16 encodings', (t) => {
  for (const encoding of ['UTF-16', 'UTF-16LE', 'UTF-16BE'])
    t.true(isValidURL('?é', encoding), show(encoding));
  t.false(isValidURL('?é', 'UTF-32'));
});

test('000-18: the text disagrees with RFC 3986 in two points', (t) => {
  t.is(parse('http:///example.com/').host, 'example.com');
  t.is(parse('http://example.com;').host, 'example.com');
});

test('000-20: control characters at both ends are consumed', (t) => {
  t.is(serializeURL(parse('\0 http://h/ ')), 'http://h/');
});

test('000-21: without a scheme a URL is invalid', (t) => {
  t.is(parseURL('foo'), null);
  t.is(parseURL(''), null);
});

test('000-22: drives, file: and mailto: have no rules of their own', (t) => {
  t.like(parse('C:\\x\\y'), { scheme: 'C', host: 'x', path: '\\y' });
  t.like(parse('file:///x/y'), { host: 'x', path: '/y' });
  t.like(parse('mailto:a@b'), { host: null, path: 'a@b' });
});

test('000-23: in a URL that is not hierarchical, everything is the path', (t) => {
  t.like(parse('mailto:a@b?x#y'), { path: 'a@b?x#y', query: null, fragment: null });
  t.like(parse('http:foo'), { path: 'foo', authority: null });
  const { scheme, userInfo, username, password, host, port, path, query, fragment } = parse(
    '  http://user:pass@host:80/p;x?q#f ',
  );
  t.deepEqual([scheme, userInfo, username, password], ['http', 'user:pass', 'user', 'pass']);
  t.deepEqual([host, port, path, query, fragment], ['host', '80', '/p;x', 'q', 'f']);
});

test('000-24: the scheme ends at the first colon', (t) => {
  t.is(findScheme('a'), null);
  t.deepEqual(findScheme('a:b:c'), { scheme: 'a', afterScheme: 'b:c' });
  t.deepEqual(findScheme(':'), { scheme: '', afterScheme: '' });
});

test('000-25: any number of slashes is consumed', (t) => {
  for (const slashes of ['/', '//', '\\/', '/////\\']) t.is(parse(`http:${slashes}h/p`).host, 'h');
});

test('000-26: the authority ends at a terminating character, or at the end', (t) => {
  t.is(parse('http:///example.com/').authority, 'example.com');
  t.like(parse('http://example.com;'), { authority: 'example.com', path: ';' });
  t.like(parse('http://h'), { authority: 'h', path: null });
  t.like(parse('http://'), { authority: '', path: null });
});

test('000-27: the path ends at a question mark or a number sign', (t) => {
  t.is(parse('http://h/p;x?q#f').path, '/p;x');
  t.is(parse('http://h/p;x').path, '/p;x');
  t.is(parse('http://h?q').path, '');
});

test('000-28: the query ends at a number sign', (t) => {
  t.is(parse('http://h/?q?r#f').query, 'q?r');
  t.is(parse('http://h/?').query, '');
  t.is(parse('http://h/#a?b').query, null);
});

test('000-29: the rest is the fragment', (t) => {
  t.is(parse('http://h/#a#b').fragment, 'a#b');
  t.is(parse('http://h/').fragment, null);
});

test('000-30: the user-info ends at the last @', (t) => {
  t.like(findHost('a@b@c'), { userInfo: 'a@b', host: 'c' });
  t.like(findHost('c'), { userInfo: null, host: 'c' });
});

test('000-31: the host ends at the last colon, unless that is in brackets', (t) => {
  t.like(findHost('[::1]'), { host: '[::1]', port: null });
  t.like(findHost('[::1]:80'), { host: '[::1]', port: '80' });
  t.like(findHost('h:1:2'), { host: 'h:1', port: '2' });
  t.like(findHost('[a:b'), { host: '[a', port: 'b' });
  t.like(findHost('h'), { host: 'h', port: null });
});

test('000-32: the rest is the port', (t) => {
  t.is(findHost('h:').port, '');
  t.is(findHost('h:x y').port, 'x y');
});

test('000-33: the username ends at the first colon', (t) => {
  t.like(findHost('u@h'), { username: 'u', password: null });
  t.like(findHost(':p@h'), { username: '', password: 'p' });
});

test('000-34: the rest is the password', (t) => {
  t.is(findHost('u:p:q@h').password, 'p:q');
});

test('000-40: resolving finds a scheme without trimming before', (t) => {
  t.is(resolve('x:y'), 'x:y');
  t.is(resolve(' x:y'), 'http://h:8/a/ x:y');
});

test('000-41: without a scheme a URL is relative', (t) => {
  t.is(resolve('y'), 'http://h:8/a/y');
});

test('000-42: if a scheme cannot contain a character, the URL is relative', (t) => {
  t.is(resolve('a b:c'), 'http://h:8/a/a b:c');
  t.is(resolve('a+-.1:c'), 'a+-.1:c');
});

test('000-43: the text after the scheme of the base is relative', (t) => {
  t.is(resolve('HTTP:y'), 'http://h:8/a/y');
  t.is(resolve('http:///y'), 'http://y');
  t.is(resolve('mailto:c', 'mailto:a@b'), 'mailto:c');
});

test('000-44: other URLs are absolute', (t) => {
  t.is(resolve('https:x'), 'https:x');
});

test('000-45: a base that is not hierarchical resolves nothing', (t) => {
  t.is(resolve('x', 'mailto:a@b'), null);
  t.is(resolve('', 'mailto:a@b'), null);
});

test('000-46: the empty URL is the base without its fragment', (t) => {
  t.is(resolve(''), 'http://h:8/a/b?q');
});

test('000-47: two slash characters are relative to the scheme, one to the authority', (t) => {
  t.is(resolve('//x/y'), 'http://x/y');
  t.is(resolve('\\\\x'), 'http://x');
  t.is(resolve('/y'), 'http://h:8/y');
  t.is(resolve('\\y'), 'http://h:8\\y');
});

test('000-48: the first character distinguishes query, fragment and path', (t) => {
  t.is(resolve('?#'), 'http://h:8/a/b?#');
  t.is(resolve('#?'), 'http://h:8/a/b?q#?');
  t.is(resolve(';?'), 'http://h:8/a/;?');
});

test('000-49: a scheme-relative URL takes the scheme', (t) => {
  t.is(resolve('//x/y', 'HTTP://h'), 'HTTP://x/y');
});

test('000-50: an authority-relative URL takes the authority', (t) => {
  t.is(resolve('/y', 'http://u@h:8?q'), 'http://u@h:8/y');
});

test('000-51: a path-relative URL takes the path up to its last slash', (t) => {
  t.is(resolve('y'), 'http://h:8/a/y');
  t.is(resolve('../y'), 'http://h:8/a/../y');
  t.is(resolve('y', 'http://h\\a\\b'), 'http://h\\a\\y');
  t.is(resolve('y', 'http://h'), 'http://h/y');
});

test('000-52: a query-relative URL takes the path', (t) => {
  t.is(resolve('?z'), 'http://h:8/a/b?z');
});

test('000-53: a fragment-relative URL takes path and query, or a question mark', (t) => {
  t.is(resolve('#z'), 'http://h:8/a/b?q#z');
  t.is(resolve('#z', 'http://h/p'), 'http://h/p?#z');
});

// “The port part, if omitted, will be assumed to be the current scheme's default port.”
test('000-113: a new host without a port has the default port of the scheme', (t) => {
  const url = new URL('https://u@h:81');
  url.host = 'x';
  t.deepEqual([url.href, url.host, url.port], ['https://u@x', 'x', '']);
});
