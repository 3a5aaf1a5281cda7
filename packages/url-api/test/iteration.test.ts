// Tests iterators and forEach, also while their list changes.

import { URL, URLSearchParams } from '@urlkit/url-api';
import test from 'ava';

test('entries, keys and values yield all pairs', (t) => {
  const params = new URLSearchParams('a=1&b=2&a=3');
  t.deepEqual(Array.from(params.keys()), ['a', 'b', 'a']);
  t.deepEqual(Array.from(params.values()), ['1', '2', '3']);
  t.deepEqual(Array.from(params.entries()), Array.from(params));
  t.deepEqual(Object.fromEntries(params), { a: '3', b: '2' });
  t.deepEqual(Array.from(new URLSearchParams()), []);
});

test('next returns iterator results', (t) => {
  const iterator = new URLSearchParams('a=b').entries();
  t.deepEqual(iterator.next(), { value: ['a', 'b'], done: false });
  t.deepEqual(iterator.next(), { value: undefined, done: true });
  t.deepEqual(iterator.next(), { value: undefined, done: true });
});

test('an iterator reaches appended pairs, even from the end', (t) => {
  const params = new URLSearchParams('a=1');
  const seen: string[] = [];
  for (const [name] of params) {
    seen.push(name);
    if (params.size < 4) params.append(`${name}a`, '');
  }
  t.deepEqual(seen, ['a', 'aa', 'aaa', 'aaaa']);

  const iterator = params.keys();
  while (!iterator.next().done);
  params.append('b', '');
  t.deepEqual(iterator.next(), { value: 'b', done: false });
});

test('deleting the current pair makes the iterator skip the next', (t) => {
  const params = new URLSearchParams('a=1&b=2&c=3&d=4');
  const seen: string[] = [];
  for (const [name] of params) {
    seen.push(name);
    params.delete(name);
  }
  t.deepEqual(seen, ['a', 'c']);
  t.is(String(params), 'b=2&d=4');
});

test('deleting a later pair makes the iterator skip it', (t) => {
  const params = new URLSearchParams('a=1&b=2&c=3');
  const seen: string[] = [];
  for (const [name] of params) {
    seen.push(name);
    params.delete('b');
  }
  t.deepEqual(seen, ['a', 'c']);
});

test('an iterator continues with the list that a setter of the URL makes', (t) => {
  const url = new URL('https://example.com/?a=1&b=2&c=3');
  const iterator = url.searchParams.keys();
  t.is(iterator.next().value, 'a');
  url.search = '?x=1&y=2&z=3';
  t.is(iterator.next().value, 'y');
  url.href = 'https://example.com/?1&2&3';
  t.is(iterator.next().value, '3');
  t.true(iterator.next().done);
});

test('forEach calls a function with value, name and object', (t) => {
  const params = new URLSearchParams('a=1&b=2');
  const calls: unknown[][] = [];
  const thisArgument = {};
  const result = params.forEach(function (this: unknown, ...parameters) {
    calls.push([this === thisArgument, ...parameters]);
  }, thisArgument);
  t.is(result, undefined);
  t.deepEqual(calls, [
    [true, '1', 'a', params],
    [true, '2', 'b', params],
  ]);

  params.forEach(function (this: unknown) {
    t.is(this, undefined);
  });
});

test('forEach sees changes', (t) => {
  const params = new URLSearchParams('a=1&b=2&c=3');
  const seen: string[] = [];
  params.forEach((_, name) => {
    seen.push(name);
    if (name === 'a') params.delete('b');
    if (name === 'c') params.append('d', '4');
  });
  t.deepEqual(seen, ['a', 'c', 'd']);
});

test('forEach requires a function, even for an empty list', (t) => {
  const params = new URLSearchParams();
  for (const callback of [undefined, null, {}, 'function', 0]) {
    t.throws(() => params.forEach(callback as never), { instanceOf: TypeError });
  }
  const thrown = new RangeError();
  const throwIt = (): never => {
    throw thrown;
  };
  t.is(
    t.throws(() => new URLSearchParams('a&b').forEach(throwIt), { any: true }),
    thrown,
  );
});
