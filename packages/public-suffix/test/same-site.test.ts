import { parseHost } from '@urlkit/host';
import { domainMatch, isSameSite, isSchemelesslySameSite } from '@urlkit/public-suffix';
import * as ofOrigins from '@urlkit/public-suffix/host';
import { parseURL } from '@urlkit/url-parser';
import type { Origin, URLRecord } from '@urlkit/url-record';
import test from 'ava';
import { show } from '../../../test/support/show.js';

/** @param input A serialized origin; `null` is an opaque one. */
function origin(input: string): Origin {
  if (input === 'null') return { kind: 'opaque' };
  const [, scheme = '', name = '', port] =
    /^(\w+):\/\/(\[.*\]|[^:]*)(?::(\d+))?$/.exec(input) ?? [];
  const host = parseHost(name);
  if (host === null) throw new Error(`${input} has no host`);
  return { kind: 'tuple', scheme, host, port: port === undefined ? null : Number(port) };
}

// Whether they are same site, and schemelessly same site.
const cases: readonly (readonly [a: string, b: string, same: boolean, schemeless: boolean])[] = [
  ['https://example.com', 'https://a.b.example.com:8080', true, true],
  ['https://example.com', 'http://a.example.com', false, true],
  ['https://a.example.com', 'https://b.example.com', true, true],
  ['https://example.com', 'https://example.org', false, false],
  ['https://example.com', 'https://example.com.', false, false],
  ['https://a.github.io', 'https://b.github.io', false, false],
  ['https://github.io', 'https://github.io', true, true],
  ['https://a.github.io', 'https://github.io', false, false],
  ['https://localhost', 'https://localhost:1', true, true],
  ['https://com', 'wss://com', false, true],
  ['https://127.0.0.1', 'https://0x7f.1', true, true],
  ['https://127.0.0.1', 'https://127.0.0.2', false, false],
  ['https://[::1]', 'https://[0:0::1]', true, true],
  ['https://[::1]', 'https://[::2]', false, false],
  ['https://a..com', 'https://b..com', false, false],
  // Opaque origins.
  ['null', 'null', false, false],
  ['null', 'https://example.com', false, false],
];

for (const [a, b, same, schemeless] of cases) {
  test(`${a} and ${b} are ${same ? '' : 'not '}same site`, (t) => {
    t.is(isSameSite(origin(a), origin(b)), same);
    t.is(isSameSite(origin(b), origin(a)), same);
    t.is(isSchemelesslySameSite(origin(a), origin(b)), schemeless);
    t.is(isSchemelesslySameSite(origin(b), origin(a)), schemeless);
  });
}

test('URLs in any form stand for their origins', (t) => {
  const [a, b] = ['https://a.example.com/x', 'https://example.com:8080/?y'];
  for (const form of [
    a,
    new URL(a),
    { href: a },
    parseURL(a) as URLRecord,
    origin(a.slice(0, -2)),
  ]) {
    t.true(isSameSite(form, b), show(form));
    t.true(isSameSite(b, form), show(form));
    t.true(isSchemelesslySameSite(form, 'http://example.com'), show(form));
    t.false(isSameSite(form, 'http://example.com'), show(form));
  }
  t.true(isSameSite('blob:https://example.com/1', b));
  t.false(isSameSite('data:,', 'data:,'));
});

test('an opaque origin is same site only with itself', (t) => {
  const opaque = origin('null');
  t.true(isSameSite(opaque, opaque));
  t.true(isSchemelesslySameSite(opaque, opaque));
});

test('the section icann ignores private rules', (t) => {
  const [a, b] = [origin('https://a.github.io'), origin('https://b.github.io')];
  t.true(isSameSite(a, b, { section: 'icann' }));
  t.true(isSchemelesslySameSite(a, b, { section: 'icann' }));
});

test('wrong arguments are TypeErrors', (t) => {
  const right = origin('https://example.com');
  for (const wrong of [undefined, null, 1, {}, { kind: 'tuple' }]) {
    t.throws(() => isSameSite(wrong as never, right), { instanceOf: TypeError, message: /^a / });
    t.throws(() => isSameSite(right, wrong as never), { instanceOf: TypeError, message: /^b / });
  }
  for (const wrong of ['https://example.com', undefined, null, 1, {}]) {
    t.throws(() => ofOrigins.isSameSite(wrong as never, right), { instanceOf: TypeError });
  }
  t.throws(() => isSameSite(right, right, { wildcardParents: true } as never), {
    instanceOf: TypeError,
  });
  t.throws(() => isSameSite({ kind: 'tuple', scheme: 'https', host: 'a' } as never, right), {
    instanceOf: TypeError,
    message: /^a must be an origin/,
  });
});

const matches: readonly (readonly [
  host: string | null,
  domain: string | null,
  isMatch: boolean,
])[] = [
  ['example.org', 'example.org', true],
  ['a.b.example.org', '.EXAMPLE.org', true],
  ['https://www.bücher.example/', 'xn--bcher-kva.example', true],
  ['badexample.org', 'example.org', false],
  ['example.org', 'www.example.org', false],
  ['example.org', 'org', true],
  ['example.org.', 'example.org', false],
  ['127.0.0.1', '127.0.0.1', true],
  ['127.0.0.1', '0.0.1', false],
  ['[::1]', '::1', true],
  ['mailto:a@b', 'b', false],
  [null, 'example.org', false],
  ['example.org', null, false],
];

for (const [host, domain, isMatch] of matches) {
  test(`${host} and the domain ${domain} of a cookie`, (t) => {
    t.is(domainMatch(host, domain), isMatch);
  });
}

test('text that is not an origin is never same-site', (t) => {
  for (const text of ['example.com', 'null', '', 'x y', 'localhost:1']) {
    t.false(isSameSite(text, text), text);
    t.false(isSchemelesslySameSite(text, 'https://example.com'), text);
  }
});

test('the domain of a cookie must be a host', (t) => {
  t.false(domainMatch('h', 'a b'));
  t.false(domainMatch('a b', 'a b'));
  t.true(domainMatch('a.h:80', 'h'));
  for (const wrong of [undefined, 1, {}, ['h']]) {
    const call = () => ofOrigins.domainMatch(parseHost('h'), wrong as never);
    t.throws(call, { instanceOf: TypeError, message: /^domain must be a host/ });
  }
});
