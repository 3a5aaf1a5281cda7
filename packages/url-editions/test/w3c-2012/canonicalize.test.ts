// Sections 3.3 to 3.7 of the text: one test for each requirement, under its id.

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
  normalizeHostEscapes,
  parseURL,
  preprocessPort,
  type Reading,
  serializeParameters,
  URL,
} from '@urlkit/url-editions/w3c-2012';
import test from 'ava';

const ascii = Array.from({ length: 0x80 }, (_, codePoint) => String.fromCharCode(codePoint));

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
