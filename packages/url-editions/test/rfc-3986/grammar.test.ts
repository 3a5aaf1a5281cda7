// RFC 3986, sections 3 and 4, and appendix A.

import { rfc3986, rfc3986AppendixB } from '@urlkit/url-editions';
import {
  areEquivalent,
  authorityOf,
  normalizationLevels,
  normalizeURI,
  parseURIReference,
  recompose,
  type URIReference,
} from '@urlkit/url-editions/rfc-3986';
import test from 'ava';

const ascii = Array.from({ length: 0x80 }, (_, codePoint) => String.fromCharCode(codePoint));
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
  for (const uri of examples) t.truthy(rfc3986.parse(uri), uri);
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

test('the edition interprets URIs', (t) => {
  t.deepEqual(rfc3986.interpret('HTTP://u:p:q@H:80/%7e/../x?#'), {
    ...{ kind: 'url', href: 'HTTP://u:p:q@H:80/%7e/../x?#', origin: 'http://h', protocol: 'HTTP:' },
    ...{ username: 'u', password: 'p:q', host: 'H:80', hostname: 'H', port: '80' },
    ...{ pathname: '/%7e/../x', search: '?', hash: '#' },
  });
  t.like(rfc3986.interpret('../x', { base: 'http://h/a/b' }), { href: 'http://h/x' });
  const reason = 'not a URI reference';
  t.deepEqual(rfc3986.interpret('a b'), { kind: 'failure', reason });
  t.like(rfc3986.interpret('a'), { reason: 'relative reference without a base URL' });
  t.like(rfc3986.interpret('a', { base: 'b' }), { reason: 'base URL: not a URI' });
  t.is(rfc3986.parse('a'), null);
});

test('appendix B interprets any string with a scheme', (t) => {
  t.like(rfc3986AppendixB.interpret('http://a\\@b/'), { hostname: 'b', username: 'a\\' });
  t.like(rfc3986AppendixB.interpret('b c', { base: 'http://a' }), { href: 'http://a/b c' });
  t.like(rfc3986AppendixB.interpret('b'), { kind: 'failure' });
  t.like(rfc3986AppendixB.interpret('b', { base: 'c' }), { kind: 'failure' });
});

// RFC 3986, section 6.2: the ladder.

function parse(input: string): URIReference {
  const uri = parseURIReference(input);
  if (uri === null) throw new Error(`${input} does not parse`);
  return uri;
}

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
    t.is(recompose(normalizeURI(parse(input), level)), expected);
    const below = normalizationLevels[normalizationLevels.indexOf(level) - 1];
    t.not(recompose(normalizeURI(parse(input), below)), expected);
    t.true(areEquivalent(parse(input), parse(expected)));
    t.false(areEquivalent(parse(input), parse(expected), 'simple'));
  }
});

test('6.2.2: the example of all syntax-based normalizations', (t) => {
  const [a, b] = [parse('example://a/b/c/%7Bfoo%7D'), parse('eXAMPLE://a/./b/../b/%63/%7bfoo%7d')];
  t.true(areEquivalent(a, b, 'path-segment'));
  t.false(areEquivalent(a, b, 'percent-encoding'));
});

test('6.2.2.3: relative references keep their dots', (t) => {
  t.is(recompose(normalizeURI(parse('../a'))), '../a');
});

test('6.2.3: anything that the scheme does not define stays', (t) => {
  for (const uri of ['foo://h', 'http://h:81/', 'http:g', 'http://h/?', 'http://h/#']) {
    t.is(recompose(normalizeURI(parse(uri))), uri);
  }
  t.is(recompose(normalizeURI(parse('foo://h:'))), 'foo://h');
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
