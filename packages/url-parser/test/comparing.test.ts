// Comparing URLs and origins: in any form, and as the algorithms of the standards.

import { isSameOrigin, originOf, parseURL, urlEquals } from '@urlkit/url-parser';
import { createURLRecord, type OpaqueOrigin, type TupleOrigin } from '@urlkit/url-record';
import test from 'ava';
import { show } from '../../../test/support/show.js';

const host = { kind: 'domain', value: 'h' } as const;

/** A URL in each form. */
const formsOf = (url: string) => [url, new URL(url), parseURL(url) ?? createURLRecord()] as const;

test('isSameOrigin compares origins', (t) => {
  const origin = (components: Partial<TupleOrigin>): TupleOrigin => ({
    ...{ kind: 'tuple', scheme: 'https', host, port: null, ...components },
  });
  t.true(isSameOrigin(origin({}), origin({ host: { ...host } })));
  for (const other of [
    origin({ scheme: 'http' }),
    origin({ host: { kind: 'domain', value: 'i' } }),
    origin({ host: { kind: 'ipv4', value: 1 } }),
    origin({ port: 8 }),
  ]) {
    t.true(isSameOrigin(other, other), show(other));
    t.false(isSameOrigin(origin({}), other), show(other));
    t.false(isSameOrigin(other, origin({})), show(other));
  }
  const opaque: OpaqueOrigin = { kind: 'opaque' };
  t.true(isSameOrigin(opaque, opaque));
  // The kind decides, whatever other members an object has.
  for (const other of [{ kind: 'opaque' }, { ...origin({}), kind: 'opaque' }] as const) {
    t.false(isSameOrigin(opaque, other), show(other));
    t.false(isSameOrigin(other, origin({})), show(other));
    t.false(isSameOrigin(origin({}), other), show(other));
  }
});

test('isSameOrigin takes URLs in any form, and text that is none is never same origin', (t) => {
  for (const url of formsOf('https://h:443/a?b')) {
    for (const other of formsOf('https://H/c')) t.true(isSameOrigin(url, other), show(url, other));
    t.true(isSameOrigin(url, { kind: 'tuple', scheme: 'https', host, port: null }), show(url));
    for (const text of ['null', '', 'h', '//h', 'https://h:1/', 'http://h/', 'file:///a', 'x y']) {
      t.false(isSameOrigin(url, text), text);
      t.false(isSameOrigin(text, url), text);
    }
  }
  for (const text of ['null', '', 'file:///a', 'data:,a']) t.false(isSameOrigin(text, text), text);
  const opaque = originOf('data:,a') ?? t.fail();
  t.true(isSameOrigin(opaque, opaque));
  t.throws(() => isSameOrigin('https://h/', 1 as never), { message: /^b must be a string/ });
  t.throws(() => isSameOrigin({ kind: 'tuple' } as never, 'https://h/'), { message: /^a must be/ });
});

test('urlEquals takes URLs in any form, and can ignore fragments', (t) => {
  for (const url of formsOf('https://h/?#a')) {
    for (const [other, whole, excludeFragments] of [
      ['https://H:443/?#a', true, true],
      ['https://h/?#b', false, true],
      ['https://h/?', false, true],
      ['https://h/#a', false, false],
    ] as const) {
      for (const form of formsOf(other)) {
        t.is(urlEquals(url, form), whole, show(url, form));
        t.is(urlEquals(url, form, { excludeFragments }), excludeFragments, show(url, form));
      }
    }
  }
  for (const text of ['', 'a', '//h', 'https://h:x/']) t.false(urlEquals(text, text), text);
  t.throws(() => urlEquals('https://h/', 1 as never), { message: /^b must be a string/ });
  t.throws(() => urlEquals(1 as never, 'https://h/'), { message: /^a must be a string/ });
  // A record is serialized, and not parsed.
  const record = { ...createURLRecord(), scheme: 'https', host: { ...host, value: 'a b' } };
  t.true(urlEquals(record, record));
  t.false(urlEquals(record, 'https://a b'));
});
