// RFC 3986, sections 3, 4 and 6.2, and appendix A.

import assert from 'node:assert/strict';
import { parseIPv6 } from '@urlkit/ipv6';
import {
  areEquivalent,
  authorityOf,
  normalizationLevels,
  normalizeURI,
  parseIRI,
  parseIRIReference,
  parseURI,
  parseURIReference,
  recompose,
  removeDotSegments,
  resolveReference,
  resolveURI,
  splitURIReference,
  type URIReference,
} from '@urlkit/uri';
import test from 'ava';
import fc from 'fast-check';
import { ascii } from '../../../test/support/characters.js';
import { checkProperty } from '../../../test/support/property.js';

const unreserved = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~';
const subDelims = "!$&'()*+,;=";

function accepted(before: string, after: string, part: 'path' | 'query' | 'fragment' | 'host') {
  return ascii.filter((c) => parseURIReference(`${before}${c}${after}`)?.[part]?.includes(c));
}

function sorted(characters: string): string[] {
  return [...characters].sort();
}

test('each component allows exactly its characters of ASCII', (t) => {
  t.deepEqual(accepted('s://h/', 'x', 'path'), sorted(`${unreserved}${subDelims}:@/`));
  t.deepEqual(accepted('s://h/?', 'x', 'query'), sorted(`${unreserved}${subDelims}:@/?`));
  t.deepEqual(accepted('s://h/#', 'x', 'fragment'), sorted(`${unreserved}${subDelims}:@/?`));
  t.deepEqual(accepted('s://', 'x', 'host'), sorted(unreserved + subDelims));
  const schemes = ascii.filter((c) => parseURIReference(`a${c}b:`)?.scheme === `a${c}b`);
  t.deepEqual(schemes, sorted(`${unreserved.replace(/[_~]/g, '')}+`));
  const userinfos = ascii.filter((c) => parseURIReference(`//${c}@h`)?.userinfo === c);
  t.deepEqual(userinfos, sorted(`${unreserved}${subDelims}:`));
});

test('percent-encoded octets are allowed everywhere except in schemes and ports', (t) => {
  for (const uri of ['//%41@h', '//%41', '/%41', '?%41', '#%41']) t.truthy(parseURIReference(uri));
  for (const uri of ['//%4@h', '//%4x', '/%', '?%zz', '#%', '%41:x', '//h:%41', '//[%41]']) {
    t.is(parseURIReference(uri), null, uri);
  }
});

test('the examples of 1.1.2 parse', (t) => {
  const examples = [
    'ftp://ftp.is.co.za/rfc/rfc1808.txt',
    'http://www.ietf.org/rfc/rfc2396.txt',
    'ldap://[2001:db8::7]/c=GB?objectClass?one',
    'mailto:John.Doe@example.com',
    'news:comp.infosystems.www.servers.unix',
    'tel:+1-816-555-1212',
    'telnet://192.0.2.16:80/',
    'urn:oasis:names:specification:docbook:dtd:xml:4.1.2',
    'foo://example.com:8042/over/there?name=ferret#nose',
  ];
  for (const uri of examples) t.truthy(parseURI(uri), uri);
});

test('brackets contain an IPv6 address or an IPvFuture', (t) => {
  for (const host of ['[::]', '[1:2:3:4:5:6:7::]', '[::ffff:1.2.3.4]', '[v1.a:b]', '[VF.~]']) {
    t.is(parseURIReference(`//u@${host}:8`)?.host, host);
  }
  for (const host of [
    '[]',
    '[1]',
    '[::1.2.3.04]',
    '[v.a]',
    '[v1.]',
    '[::1',
    '::1',
    '[::1]x',
    '[::%25a]',
  ]) {
    t.is(parseURIReference(`//${host}`), null, host);
  }
});

test('addresses are those of the URL standard', (t) => {
  const parts = [
    '1',
    'ab',
    'FFFF',
    '0',
    '12345',
    'g',
    ':',
    '::',
    '1.2.3.4',
    '255.0.0.1',
    '01.2.3.4',
  ];
  let valid = 0;
  const addresses = fc.array(fc.constantFrom(...parts), { maxLength: 9 });
  const separators = fc.constantFrom(':', '');
  const tried = checkProperty(t, 10000, fc.tuple(addresses, separators), ([pieces, separator]) => {
    const address = pieces.join(separator);
    const isValid = parseIPv6(address) !== null;
    if (isValid) valid++;
    assert.equal(parseURIReference(`//[${address}]`) !== null, isValid, address);
  });
  t.true(valid > tried / 250);
  for (let compressed = 0; compressed <= 9; compressed++) {
    for (let before = 0; before <= 9; before++) {
      const address = `${Array(before).fill('1').join(':')}::${Array(compressed).fill('a').join(':')}`;
      t.is(parseURIReference(`//[${address}]`) !== null, parseIPv6(address) !== null, address);
    }
  }
  t.is(parseURIReference(`//[${'1:'.repeat(50)}]`), null);
});

test('the form of a path depends on the scheme and authority', (t) => {
  t.is(parseURIReference('1a:b'), null);
  t.is(parseURIReference(':b'), null);
  t.is(parseURIReference('./a:b')?.path, './a:b');
  t.is(parseURIReference('a:b:c')?.path, 'b:c');
  t.is(parseURIReference('a/b:c')?.scheme, null);
});

test('an authority has at most one @ and one port', (t) => {
  t.is(parseURIReference('//a@b@c'), null);
  t.is(parseURIReference('//h:1:2'), null);
  t.is(parseURIReference('//h:1a'), null);
  t.is(parseURIReference('//a:b:c@h:')?.userinfo, 'a:b:c');
  const uri = parseURIReference('//a:b@h:8/');
  t.is(uri && authorityOf(uri), 'a:b@h:8');
  const withoutAuthority = parseURIReference('/');
  t.is(withoutAuthority && authorityOf(withoutAuthority), null);
});

// RFC 3986, section 6.2: the ladder.

// The result of each rung for an input; the lowest changes nothing.
const ladder = [
  ['HTTP://WWW.EXAMPLE.com/', 'case', 'http://www.example.com/'],
  ['http://h/%3a%c3%bC?%3a#%3a', 'case', 'http://h/%3A%C3%BC?%3A#%3A'],
  ['a://%41b/%7Euser/%2f?%7e#%7e', 'percent-encoding', 'a://ab/~user/%2F?~#~'],
  ['eXAMPLE://a/./b/../b/%63/%7bfoo%7d', 'path-segment', 'example://a/b/c/%7Bfoo%7D'],
  ['http://example.com', 'scheme', 'http://example.com/'],
  ['http://example.com:/', 'scheme', 'http://example.com/'],
  ['http://example.com:80/', 'scheme', 'http://example.com/'],
] as const;

test('6.2: each example is normalized on its rung, and not below', (t) => {
  t.is(ladder.length, 7);
  for (const [input, level, expected] of ladder) {
    t.is(normalizeURI(input, { level }), expected);
    const below = normalizationLevels[normalizationLevels.indexOf(level) - 1];
    t.not(normalizeURI(input, { level: below }), expected);
    t.true(areEquivalent(input, expected));
    t.false(areEquivalent(input, expected, { level: 'simple' }));
  }
});

test('6.2.2: the example of all syntax-based normalizations', (t) => {
  const [a, b] = ['example://a/b/c/%7Bfoo%7D', 'eXAMPLE://a/./b/../b/%63/%7bfoo%7d'];
  t.true(areEquivalent(a, b, { level: 'path-segment' }));
  t.false(areEquivalent(a, b, { level: 'percent-encoding' }));
});

test('6.2.2.3: relative references keep their dots', (t) => {
  t.is(normalizeURI('../a'), '../a');
});

test('6.2.3: anything that the scheme does not define stays', (t) => {
  for (const uri of ['foo://h', 'http://h:81/', 'http:g', 'http://h/?', 'http://h/#']) {
    t.is(normalizeURI(uri), uri);
  }
  t.is(normalizeURI('foo://h:'), 'foo://h');
});

test('what is not a URI reference has no normal form, and is equivalent to nothing', (t) => {
  t.is(normalizeURI('a b'), null);
  t.false(areEquivalent('a b', 'a b'));
  t.false(areEquivalent('a', 'a b'));
});

test('the rungs are in order', (t) => {
  t.deepEqual(normalizationLevels, [
    'simple',
    'case',
    'percent-encoding',
    'path-segment',
    'scheme',
  ]);
});

test('URIs and IRIs have a scheme, references need none', (t) => {
  t.is(parseURI('a:b')?.scheme, 'a');
  t.is(parseURI('//h'), null);
  t.is(parseURI('a:ü'), null);
  t.is(parseIRI('a:ü')?.path, 'ü');
  t.is(parseIRI('ü'), null);
  t.is(parseIRIReference('ü')?.path, 'ü');
  t.is(parseIRIReference('#\uE000'), null);
  t.is(parseIRIReference('?\uE000')?.query, '\uE000');
  for (const input of ['\uD800', '/\uFFFE', '//h\u{E0001}', 'a b', '\uFDD0']) {
    t.is(parseIRIReference(input), null);
  }
});

const reference: URIReference = {
  ...{
    scheme: null,
    userinfo: null,
    host: null,
    port: null,
    path: '',
    query: null,
    fragment: null,
  },
};

test('functions take a reference in any form', (t) => {
  const parsed = parseIRI('HTTP://ü/b') ?? reference;
  for (const form of [parsed, { href: 'HTTP://u/b' }, new URL('http://u/b')]) {
    t.regex(normalizeURI(form) ?? '', /^http:\/\/[uü]\/b$/);
    t.regex(resolveURI('c', form) ?? '', /^http:\/\/[uü]\/c$/i);
  }
  t.is(resolveURI(parseIRIReference('ü') ?? reference, 'a://h'), 'a://h/ü');
});

test('components that are not those of their own string are refused', (t) => {
  for (const wrong of [
    { path: '//x' },
    { path: 'a:b' },
    { path: 'a?b' },
    { scheme: 'a:b' },
    { host: 'h', path: 'x' },
    { host: 'h:80' },
    { port: '1' },
    { query: '#' },
  ]) {
    t.is(normalizeURI({ ...reference, ...wrong }), null);
    t.is(resolveURI({ ...reference, ...wrong }, 'a:'), null);
  }
});

test('arguments of other types are TypeErrors', (t) => {
  const wrong: readonly (readonly [() => unknown, string])[] = [
    [() => parseURI(1 as never), 'input must be a string'],
    [() => parseIRI(null as never), 'input must be a string'],
    [() => splitURIReference({} as never), 'input must be a string'],
    [() => normalizeURI({} as never), 'uri must be a string, a URL object or a URIReference'],
    [() => areEquivalent('a', 1 as never), 'b must be a string, a URL object or a URIReference'],
    [
      () => resolveURI('a', { ...reference, path: null } as never),
      'base must be a string, a URL object or a URIReference',
    ],
    [() => recompose('a' as never), 'reference must be a URIReference'],
    [() => authorityOf({ host: 'a' } as never), 'reference must be a URIReference'],
    [() => resolveReference(reference, 'a' as never), 'base must be a URIReference'],
    [() => removeDotSegments(1 as never), 'path must be a string'],
    [() => normalizeURI('a', 'case' as never), 'options must be a plain object'],
    [() => resolveURI('a', 'b', { strict: 1 as never }), 'options.strict must be a boolean'],
    [
      () => normalizeURI('a', { level: 'x' as never }),
      'options.level must be one of simple, case, percent-encoding, path-segment, scheme',
    ],
  ];
  for (const [call, message] of wrong) t.throws(call, { instanceOf: TypeError, message });
});
