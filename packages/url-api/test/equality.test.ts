import { deepEqual } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { URL, URLSearchParams } from '@urlkit/url-api';
import { areURLsEqual } from '@urlkit/url-api/testing';
import test from 'ava';

test('test runners can compare URLs and their parameters', (t) => {
  t.true(areURLsEqual(new URL('http://a'), new URL('HTTP://A:80/')));
  t.false(areURLsEqual(new URL('http://a'), new URL('http://b')));
  t.true(areURLsEqual(new URLSearchParams('a=%62'), new URLSearchParams({ a: 'b' })));
  t.false(areURLsEqual(new URLSearchParams('a'), new URLSearchParams('b')));
  t.is(areURLsEqual(new URL('http://a'), 'http://a/'), undefined);
  t.is(areURLsEqual(new URL('http://a'), new URLSearchParams()), undefined);
  t.is(areURLsEqual({}, {}), undefined);
});

// Node compares URLs by their attributes. It sees no state in other objects of Web IDL.
test('different URLs are not deeply equal in Node', (t) => {
  t.true(isDeepStrictEqual(new URL('http://a'), new URL('http://a/')));
  t.throws(() => deepEqual(new URL('http://a'), new URL('http://b')));
  t.false(isDeepStrictEqual(new URL('http://a'), new URL('http://b')));
  t.true(isDeepStrictEqual(new URLSearchParams('a'), new URLSearchParams('b')));
});
