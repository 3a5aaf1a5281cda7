// The resolver for Ajv.

import { normalizeURI, resolveURI } from '@urlkit/uri';
import { uriResolver } from '@urlkit/uri/resolver';
import Ajv from 'ajv';
import test from 'ava';
import fastURI from 'fast-uri';

const { parse, resolve, serialize } = uriResolver;

test('Ajv resolves references with it', (t) => {
  const ajv = new Ajv.default({ uriResolver });
  ajv.addSchema({ $id: 'http://example.com/a/b.json', definitions: { n: { type: 'number' } } });
  const validate = ajv.compile({
    $id: 'http://example.com/a/../c.json',
    type: 'object',
    properties: {
      n: { $ref: './a/%62.json#/definitions/n' },
      s: { $ref: '#/definitions/List<s>' },
    },
    definitions: { 'List<s>': { type: 'string' } },
  });
  t.true(validate({ n: 1, s: 'a' }));
  t.false(validate({ n: 'a' }));
  t.false(validate({ s: 1 }));
  t.is(ajv.getSchema('a name, no URI'), undefined);
  t.is(ajv.getSchema('http://a b/'), undefined);
  t.throws(() => ajv.compile({ $ref: 'missing.json#' }), { message: /missing\.json/ });
});

test('the result is that of resolveURI, normalized', (t) => {
  for (const reference of [
    '',
    'g',
    './g',
    '/g',
    '//g',
    '?y',
    '#s',
    ';x',
    '../..',
    '../../../g',
    'g:h',
  ]) {
    const target = resolveURI(reference, 'http://a/b/c/d;p?q');
    t.is(resolve('http://a/b/c/d;p?q', reference), normalizeURI(target ?? '') ?? '');
  }
  t.is(resolve('HTTP://h:80', '%7e?%c3'), 'http://h/~?%C3');
  t.is(resolve('foo:a/b', '..//h/p'), 'foo:/.//h/p');
});

test('a base may be relative or empty', (t) => {
  t.is(resolve('', 'a/b'), 'a/b');
  t.is(resolve('', ''), '');
  t.is(resolve('#a', '#b'), '#b');
  t.is(resolve('a/b', 'c#d'), 'a/c#d');
  t.is(resolve('a/b', '/c'), '/c');
  t.is(resolve('/a/b', '../../c'), '/c');
  t.is(resolve('a', './b:c'), './b:c');
});

test('dot segments that lead out of a relative base remain', (t) => {
  const cases = [
    ['a/b', '../c', 'c'],
    ['a/b', '../../c', '../c'],
    ['b', '../c', '../c'],
    ['../b', '../c', '../../c'],
    ['../../b', 'c', '../../c'],
    ['a/b', '..', './'],
    ['a/b', '.', 'a/'],
    ['_/b', '../_/c', '_/c'],
    ['b', '../_/c', '../_/c'],
    ['a/b/c', '.././../../d/../e', '../e'],
  ] as const;
  for (const [base, reference, target] of cases) {
    t.is(resolve(base, reference), target);
    // A base that is found later leads to the same URI.
    const first = resolve('http://h/x/y/z/', target);
    t.is(resolve(resolve('http://h/x/y/z/', base), reference), first);
  }
});

test('what does not belong into a path, query or fragment is percent-encoded', (t) => {
  const { error, path, query, fragment } = parse('http://h/é"<%?|#^\uD800[');
  t.deepEqual(
    [error, path, query, fragment],
    [undefined, '/%C3%A9%22%3C%25', '%7C', '%5E%EF%BF%BD%5B'],
  );
  t.is(resolve('http://h/', 'a b#List<T>'), 'http://h/a%20b#List%3CT%3E');
  t.is(resolve('http://bücher.example/', 'a'), 'http://b%C3%BCcher.example/a');
});

test('components of what is no URI reference have an error, and give the same text', (t) => {
  for (const text of ['http://a b/', '1:x', 'http://h:80x/', '//[::1', '//a@b@c', 'http://a\\b/']) {
    t.truthy(parse(text).error, text);
    t.is(serialize(parse(text)), text);
    t.throws(() => resolve('http://h/', text), { message: /^reference: not a URI reference/ });
    t.throws(() => resolve(text, 'a'), { message: /^base: not a URI reference/ });
  }
});

test('serialize writes what parse returns, and refuses what would be read in another way', (t) => {
  for (const uri of ['http://u@h:81/a?b#c', 'a:b', '//h', '?', '#', '', './a:b', 'foo:/.//h']) {
    t.is(serialize(parse(uri)), uri);
  }
  t.is(serialize({ scheme: 'a', host: 'h', port: 80 }), 'a://h:80');
  t.is(serialize({ path: '//h' }), '/.//h');
  t.is(serialize({ path: 'a:b' }), './a:b');
  for (const components of [
    { host: 'h/x' },
    { host: 'u@h' },
    { host: 'h', path: 'x' },
    { path: 'a?b' },
    { query: 'a#b' },
    { scheme: 'a:b' },
    { port: 1 },
  ]) {
    t.throws(() => serialize(components), { instanceOf: TypeError });
  }
  t.throws(() => serialize({ path: 1 as never }), { instanceOf: TypeError });
  t.throws(() => parse(1 as never), { message: 'uri must be a string' });
  t.throws(() => resolve('a', null as never), { message: 'reference must be a string' });
});

test('the components are those of fast-uri', (t) => {
  for (const uri of ['http://u:p@example.com:81/a/b?c#d', 'urn:x:y', '//h/a', 'a/b?c', '#/a/b']) {
    const { scheme, userinfo, host, port, path, query, fragment } = fastURI.parse(uri);
    const ours = parse(uri);
    t.like(ours, { scheme, userinfo, host, query, fragment });
    t.is(String(ours.port), String(port));
    if (scheme !== 'urn') t.is(ours.path, path ?? '');
  }
});

// The security advisories of fast-uri in 2026: none is about this package.

test('GHSA-q3j6-qgpj-74h6: percent-encoded slashes stay, and encoded dots are read as by browsers', (t) => {
  const uri = 'http://h/public/%2e%2e%2fadmin';
  t.is(resolve(uri, ''), 'http://h/public/..%2Fadmin');
  t.is(parse('http://h/public/%2e%2E/admin').path, '/admin');
  t.is(new URL('http://h/public/%2e%2E/admin').pathname, '/admin');
});

test('GHSA-v39h-62p7-jpjc: delimiters in a host stay encoded', (t) => {
  for (const host of [
    'good%40evil.example',
    'good%3A80',
    'good%2Fevil',
    'good%3Fevil',
    'good%23evil',
  ]) {
    t.is(
      parse(`http://${host}/`).host,
      host.toLowerCase().replace(/%../, (octet) => octet.toUpperCase()),
    );
    t.is(resolve(`http://${host}/`, 'a'), `http://${parse(`http://${host}/`).host ?? ''}/a`);
  }
});

test('GHSA-v2hh-gcrm-f6hx: a backslash in an authority is an error', (t) => {
  t.truthy(parse('http://good\\@evil.example/').error);
  t.throws(() => resolve('http://good\\@evil.example/', ''));
});

test('GHSA-7p8r-x3mc-p8w7: backslashes do not begin an authority', (t) => {
  for (const start of ['\\\\', '/\\', '\\/', '/\t/', '\t//']) {
    const target = resolve('http://good.example/', `${start}evil.example/x`);
    t.true(target.startsWith('http://good.example/'));
    t.is(new URL(target).hostname, 'good.example');
  }
  t.is(resolve('http:\\\\evil.example', ''), 'http:%5C%5Cevil.example');
});

test('GHSA-4c8g-83qw-93j6: a host that IDNA refuses stays the same host', (t) => {
  for (const host of ['good.example\u2044@evil', 'a\u200Bb', '\uFF0F', 'xn--\u00FC']) {
    const { error, host: parsed } = parse(`http://${host}/`);
    if (error === undefined) t.is(decodeURIComponent(parsed ?? ''), host.replace(/^.*@/, ''));
    else t.pass();
  }
});

test('GHSA-jqff-g426-hqxp: a percent-encoded scheme is an error', (t) => {
  for (const uri of ['%6Aavascript:alert(1)', 'h%74tp://evil.example/', 'ht%3Atp:x']) {
    t.truthy(parse(uri).error);
    t.throws(() => resolve('http://h/', uri));
  }
});

test('GHSA-f65p-4m7j-42xc: a malformed IPv6 address is an error', (t) => {
  for (const host of [
    '[::1',
    '[::1]x',
    '[1:2]',
    '[::ffff:127.0.0.1.2]',
    '[fe80::1%25eth0]',
    '[::%31]',
  ]) {
    t.truthy(parse(`http://${host}/`).error, host);
    t.throws(() => resolve(`http://${host}/`, 'a'));
  }
});

test('CVE-2026-86472: letters of a host that were percent-encoded are in lower case', (t) => {
  t.is(parse('http://%45VIL.example/').host, 'evil.example');
  t.is(parse('http://%C3%BC%4A/').host, '%C3%BCj');
});
