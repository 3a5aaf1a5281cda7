// Section 4 of the text: one test for each requirement, under its id.

import { w3c2012 } from '@urlkit/url-editions';
import { defineURL, parseURL, URL } from '@urlkit/url-editions/w3c-2012';
import test from 'ava';

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

// The table of section 4.2: an attribute, an input, and the result of the getter.
const getters = [
  ['protocol', 'HTTP://h/', 'HTTP:'],
  ['protocol', 'mailto:a', 'mailto:'],
  ['username', 'http://u:p@h/', 'u'],
  ['username', 'http://h/', ''],
  ['password', 'http://u:p@h/', 'p'],
  ['password', 'http://u@h/', ''],
  ['host', 'http://h:80/', 'h'],
  ['host', 'http://h:8/', 'h:8'],
  ['host', 'http:/h:8/', ''],
  ['hostname', 'http://h:8/', 'h'],
  ['hostname', 'mailto:a@b', ''],
  ['port', 'http://h:80/', '80'],
  ['port', 'http://h:/', ''],
  ['port', 'http://h/', ''],
  ['pathname', 'http://h/a/../b;c', '/a/../b;c'],
  ['pathname', 'http://h?x', '/'],
  ['pathname', 'mailto:a@b', ''],
  ['search', 'http://h/', ''],
  ['search', 'http://h/?', '?'],
  ['search', 'http://h/?a', '?a'],
  ['search', 'mailto:a?b', ''],
  ['hash', 'http://h/#', ''],
  ['hash', 'http://h/#é', '#é'],
] as const;

// The table of section 4.2: an attribute, an input, a new value, and the output.
const setters = [
  ['protocol', 'http://h/', 'ftp:::', 'ftp://h/'],
  ['protocol', 'http://h/', ':', 'http://h/'],
  ['username', 'http://h/', 'a b', 'http://a%20b@h/'],
  ['username', 'http://u:p@h:8/', 'a@', 'http://a%40:p@h:8/'],
  ['username', 'mailto:a@b', 'x', 'mailto:a@b'],
  ['password', 'http://h/', 'p', 'http://:p@h/'],
  ['password', 'http://u:p@h/', '', 'http://u:@h/'],
  ['host', 'http://u@h:8/', 'x:9', 'http://u@x:9/'],
  ['host', 'http://h:8/', 'x', 'http://x/'],
  ['host', 'http://h/', '', 'http://h/'],
  ['host', 'mailto:a', 'x', 'mailto:a'],
  ['hostname', 'http://h:8/', '//x', 'http://x:8/'],
  ['hostname', 'http://h/', 'a/b@c', 'http://a%2Fb%40c/'],
  ['hostname', 'http://h/', '//', 'http://h/'],
  ['port', 'http://h/', '80ab', 'http://h:80/'],
  ['port', 'http://h/', 'ab', 'http://h:0/'],
  ['port', 'http://h:8/', '65536', 'http://h:8/'],
  ['port', 'http://h:8/', '65535', 'http://h:65535/'],
  ['port', 'file:/h', '1', 'file:/h'],
  ['pathname', 'http://h/a?b', 'c?#d', 'http://h/c%3F%23d?b'],
  ['pathname', 'http://h', '/%20', 'http://h/%20'],
  ['pathname', 'mailto:a', 'b', 'mailto:a'],
  ['search', 'http://h/?a', '', 'http://h/?'],
  ['search', 'http://h/#f', '??b#', 'http://h/??b%23#f'],
  ['search', 'mailto:a', 'b', 'mailto:a'],
  ['hash', 'http://h/#a', '', 'http://h/#'],
  ['hash', 'http://h/', '##x', 'http://h/##x'],
  ['hash', 'mailto:a', 'b', 'mailto:a#b'],
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
  t.is(getters.length, 23);
  for (const [attribute, href, expected] of getters) {
    t.is(new URL(href)[attribute], expected, `${attribute} of ${href}`);
  }
  t.is(setters.length, 28);
  for (const [attribute, href, value, expected] of setters) {
    t.is(set(href, attribute, value), expected, `${attribute} of ${href}: ${value}`);
  }
  const covered = new Set([...getters, ...setters].map(([attribute]) => attribute));
  t.is(covered.size, 9);
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
  t.deepEqual(w3c2012.parse('b', 'http://h/a'), parseURL('http://h/b'));
  t.is(w3c2012.parse('b', 'a'), null);
  t.like(w3c2012.interpret('b'), { reason: 'no scheme' });
  t.like(w3c2012.interpret('b', 'a'), { reason: 'base URL: no scheme' });
  t.like(w3c2012.interpret('b', 'a:c'), { reason: 'base URL: not hierarchical' });
  t.like(w3c2012.interpret('1:b'), { kind: 'failure' });
});
