// Tests the methods of URLSearchParams.

import { URLSearchParams } from '@urlkit/url-api';
import test from 'ava';
import { runCases } from '../../../test/support/run-cases.js';

/** A name whose conversion to a string deletes a pair. */
function deleting(params: URLSearchParams, deleted: string, name: string): string {
  return {
    toString(): string {
      params.delete(deleted);
      return name;
    },
  } as never;
}

const edits: readonly (readonly [
  from: string,
  edit: (params: URLSearchParams) => unknown,
  result: unknown,
  to: string,
])[] = [
  // append
  ['', (params) => params.append('a', 'b'), undefined, 'a=b'],
  ['a=b', (params) => params.append('a', 'b'), undefined, 'a=b&a=b'],
  ['', (params) => params.append('', ''), undefined, '='],
  ['', (params) => params.append(null as never, undefined as never), undefined, 'null=undefined'],
  ['', (params) => params.append('\ud83d', '💩'), undefined, '%EF%BF%BD=%F0%9F%92%A9'],
  // set
  ['a=1&b=2&a=3', (params) => params.set('a', '4'), undefined, 'a=4&b=2'],
  ['a=1', (params) => params.set('b', '2'), undefined, 'a=1&b=2'],
  ['b=1&a=2&a=3&c=4&a=5', (params) => params.set('a', ''), undefined, 'b=1&a=&c=4'],
  ['\ufffd=1', (params) => params.set('\udca9', '2'), undefined, '%EF%BF%BD=2'],
  // delete
  ['a=1&b=2&a=3', (params) => params.delete('a'), undefined, 'b=2'],
  ['a=1&b=2', (params) => params.delete('c'), undefined, 'a=1&b=2'],
  ['a=1&a=2&a=1', (params) => params.delete('a', '1'), undefined, 'a=2'],
  ['a=1&a=2', (params) => params.delete('a', '3'), undefined, 'a=1&a=2'],
  ['a=1&a=2', (params) => params.delete('a', undefined), undefined, ''],
  ['a=undefined&a=null', (params) => params.delete('a', null as never), undefined, 'a=undefined'],
  ['a=&a=1', (params) => params.delete('a', ''), undefined, 'a=1'],
  // has
  ['a=1', (params) => params.has('a'), true, 'a=1'],
  ['a=1', (params) => params.has('A'), false, 'a=1'],
  ['a=1', (params) => params.has('a', '1'), true, 'a=1'],
  ['a=1', (params) => params.has('a', '2'), false, 'a=1'],
  ['a=1', (params) => params.has('a', undefined), true, 'a=1'],
  ['a=1', (params) => params.has('b', '1'), false, 'a=1'],
  ['null=1', (params) => params.has(null as never), true, 'null=1'],
  // get and getAll
  ['a=1&a=2', (params) => params.get('a'), '1', 'a=1&a=2'],
  ['a', (params) => params.get('a'), '', 'a='],
  ['a=1', (params) => params.get('b'), null, 'a=1'],
  ['a=1&b=2&a=3', (params) => params.getAll('a'), ['1', '3'], 'a=1&b=2&a=3'],
  ['a=1', (params) => params.getAll('b'), [], 'a=1'],
  // size
  ['a=1&a=1&&b', (params) => params.size, 3, 'a=1&a=1&b='],
  ['', (params) => params.size, 0, ''],
  // Arguments are converted before the list is read.
  ['x=1', (params) => params.append(deleting(params, 'x', 'a'), 'b'), undefined, 'a=b'],
  ['x=1', (params) => params.get(deleting(params, 'x', 'x')), null, ''],
  ['x=1', (params) => params.getAll(deleting(params, 'x', 'x')), [], ''],
  ['x=1', (params) => params.has(deleting(params, 'x', 'x')), false, ''],
  // sort
  ['c=1&a=2&b=3', (params) => params.sort(), undefined, 'a=2&b=3&c=1'],
  ['b=2&a=1&b=1&a=2', (params) => params.sort(), undefined, 'a=1&a=2&b=2&b=1'],
  ['b&A&a&B', (params) => params.sort(), undefined, 'A=&B=&a=&b='],
  ['ab&a&', (params) => params.sort(), undefined, 'a=&ab='],
  ['é&e\u0301&z', (params) => params.sort(), undefined, 'e%CC%81=&z=&%C3%A9='],
  // In code units, a surrogate pair comes before U+FB03; in code points, after it.
  ['ﬃ&🌈', (params) => params.sort(), undefined, '%F0%9F%8C%88=&%EF%AC%83='],
  ['', (params) => params.sort(), undefined, ''],
];

test('each method gives the expected query', (t) => {
  runCases(t, 41, edits, ([from, edit, result, to]) => {
    const params = new URLSearchParams(from);
    return [
      [edit(params), String(params)],
      [result, to],
    ];
  });
});

test('a long list is sorted stably', (t) => {
  const names = Array.from({ length: 2_000 }, (_, index) => `${(index * 7) % 5}`);
  const params = new URLSearchParams(names.map((name, index) => [name, `${index}`]));
  params.sort();
  const indices = Array.from(params, ([name, value]) => Number(name) * 10_000 + Number(value));
  t.deepEqual(
    indices,
    indices.slice().sort((a, b) => a - b),
  );
});

test('every ASCII character is serialized as in the standard', (t) => {
  const kept = /[A-Za-z\d*\-._]/;
  for (let codePoint = 0; codePoint < 0x80; codePoint++) {
    const character = String.fromCharCode(codePoint);
    const hex = codePoint.toString(16).toUpperCase().padStart(2, '0');
    const encoded = kept.test(character) ? character : character === ' ' ? '+' : `%${hex}`;
    const params = new URLSearchParams([[character, character]]);
    t.is(String(params), `${encoded}=${encoded}`);
    t.deepEqual(Array.from(new URLSearchParams(String(params))), [[character, character]]);
  }
});

test('getAll and entries return new arrays', (t) => {
  const params = new URLSearchParams('a=b');
  params.getAll('a').push('c');
  for (const entry of params) entry[1] = 'c';
  t.is(String(params), 'a=b');
});
