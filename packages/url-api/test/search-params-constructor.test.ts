// Tests the values that the constructor of URLSearchParams accepts.

import { URL, URLSearchParams } from '@urlkit/url-api';
import test from 'ava';
import { runCases } from '../../../test/support/run-cases.js';

type Pairs = readonly (readonly [string, string])[];

function* generatePairs(): Generator<string[]> {
  yield ['a', 'b'];
  yield ['c', 'd'];
}

const nonEnumerable = Object.defineProperties(
  { a: 'b' },
  { hidden: { value: 'x', enumerable: false }, [Symbol('hidden')]: { value: 'x' } },
);

function withIterator(value: unknown): object {
  return Object.defineProperty({ a: 'b' }, Symbol.iterator, { value, enumerable: false });
}

const accepted: readonly (readonly [what: string, init: unknown, pairs: Pairs])[] = [
  // Strings, and values that are converted to strings.
  ['undefined', undefined, []],
  ['the empty string', '', []],
  ['a question mark', '?', []],
  ['one question mark is taken away', '??a=b', [['?a', 'b']]],
  ['null', null, [['null', '']]],
  ['a number', 1.5, [['1.5', '']]],
  ['a boolean', false, [['false', '']]],
  [
    'a string',
    'a=b&c',
    [
      ['a', 'b'],
      ['c', ''],
    ],
  ],
  ['empty sequences', '&&a&&', [['a', '']]],
  ['an empty name and value', '=', [['', '']]],
  ['a value with an equals sign', 'a==b=', [['a', '=b=']]],
  ['plus signs', '+a=b+c%2B', [[' a', 'b c+']]],
  [
    'percent signs',
    'a=%&b=%4&c=%4g&d=%%34',
    [
      ['a', '%'],
      ['b', '%4'],
      ['c', '%4g'],
      ['d', '%4'],
    ],
  ],
  [
    'bytes that are no UTF-8',
    'a=%ff&b=%c3%28&c=%e2%82',
    [
      ['a', '\ufffd'],
      ['b', '\ufffd('],
      ['c', '\ufffd'],
    ],
  ],
  ['byte order marks', '\ufeffa=%ef%bb%bfb', [['\ufeffa', '\ufeffb']]],
  ['NUL, as it is and encoded', 'a\0=%00', [['a\0', '\0']]],
  [
    'beyond ASCII',
    'é=💩&%F0%9F%92%A9',
    [
      ['é', '💩'],
      ['💩', ''],
    ],
  ],
  [
    'lone surrogates',
    'a=\ud83d&\udca9',
    [
      ['a', '\ufffd'],
      ['\ufffd', ''],
    ],
  ],
  ['tabs and newlines', 'a\tb=c\r\n', [['a\tb', 'c\r\n']]],
  ['a number sign', 'a=b#c', [['a', 'b#c']]],
  // Sequences.
  ['an empty array', [], []],
  [
    'an array of pairs',
    [
      ['a', 'b'],
      ['a', 'c'],
    ],
    [
      ['a', 'b'],
      ['a', 'c'],
    ],
  ],
  ['a leading question mark in a pair', [['?a', '?b']], [['?a', '?b']]],
  [
    'items that are no strings',
    [
      [1, null],
      [undefined, true],
    ],
    [
      ['1', 'null'],
      ['undefined', 'true'],
    ],
  ],
  ['lone surrogates in pairs', [['\ud83d', '\udca9']], [['\ufffd', '\ufffd']]],
  ['a map', new Map([['a', 'b']]), [['a', 'b']]],
  ['a set of sets', new Set([new Set(['a', 'b'])]), [['a', 'b']]],
  [
    'a generator',
    generatePairs(),
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['String objects as pairs', [new String('ab')], [['a', 'b']]],
  [
    'a URLSearchParams object',
    new URLSearchParams('a=b&a=c'),
    [
      ['a', 'b'],
      ['a', 'c'],
    ],
  ],
  ['the list of a URL', new URL('a:?a=b').searchParams, [['a', 'b']]],
  [
    'an iterator of one’s own',
    { a: 'b', [Symbol.iterator]: generatePairs },
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'another iterator of a URLSearchParams object',
    Object.assign(new URLSearchParams('x=y'), { [Symbol.iterator]: generatePairs }),
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  // Records.
  ['an empty object', {}, []],
  [
    'an object',
    { b: '1', a: '2' },
    [
      ['b', '1'],
      ['a', '2'],
    ],
  ],
  ['a leading question mark in a key', { '?a': 'b' }, [['?a', 'b']]],
  [
    'integer keys come first',
    { b: '', 2: '', 1: '' },
    [
      ['1', ''],
      ['2', ''],
      ['b', ''],
    ],
  ],
  [
    'values that are no strings',
    { a: 1, b: null, c: undefined },
    [
      ['a', '1'],
      ['b', 'null'],
      ['c', 'undefined'],
    ],
  ],
  ['an object without prototype', Object.assign(Object.create(null), { a: 'b' }), [['a', 'b']]],
  ['inherited properties', Object.create({ a: 'b' }), []],
  ['properties that are not enumerable', nonEnumerable, [['a', 'b']]],
  [
    'what has length but no iterator',
    { 0: 'a', length: 1 },
    [
      ['0', 'a'],
      ['length', '1'],
    ],
  ],
  ['an iterator method of null', withIterator(null), [['a', 'b']]],
  ['an iterator method of undefined', withIterator(undefined), [['a', 'b']]],
  ['a function', Object.assign(() => {}, { a: 'b' }), [['a', 'b']]],
  ['a regular expression', /a/, []],
  ['lone surrogates in keys and values', { '\ud83d': '\udca9' }, [['\ufffd', '\ufffd']]],
  [
    'keys that become one: the place of the first, the value of the last',
    { '\ud800x': '1', y: '2', '\udbffx': '3' },
    [
      ['\ufffdx', '3'],
      ['y', '2'],
    ],
  ],
  [
    '__proto__ as a key',
    JSON.parse('{"__proto__":"a","constructor":"b"}'),
    [
      ['__proto__', 'a'],
      ['constructor', 'b'],
    ],
  ],
];

test('these values are accepted', (t) => {
  runCases(t, 49, accepted, ([, init, pairs]) => [
    Array.from(new URLSearchParams(init as never)),
    pairs,
  ]);
});

const refused: readonly (readonly [what: string, init: unknown])[] = [
  ['a symbol', Symbol('a')],
  ['an array of strings', ['ab']],
  ['an array of null', [null]],
  ['an array of numbers', [1, 2]],
  ['a set of strings', new Set(['ab', 'cd'])],
  ['a String object, whose items are strings', new String('a=b')],
  ['a pair of none', [[]]],
  ['a pair of one', [['a']]],
  ['a pair of three', [['a', 'b', 'c']]],
  ['a pair that is a record', [{ 0: 'a', 1: 'b', length: 2 }]],
  ['a pair after a good one', [['a', 'b'], ['c']]],
  ['a symbol in a pair', [['a', Symbol('b')]]],
  ['an iterator method that is not a function', withIterator(1)],
  ['an iterator method that returns no object', withIterator(() => 1)],
  ['an iterator without next', withIterator(() => ({}))],
  ['a symbol as a value of a record', { a: Symbol('b') }],
  ['a symbol as a key of a record', { a: 'b', [Symbol('c')]: 'd' }],
  ['Symbol.iterator itself as a key', { a: 'b', [Symbol.iterator]: undefined }],
];

test('these values are TypeErrors', (t) => {
  for (const [what, init] of refused) {
    t.throws(() => new URLSearchParams(init as never), { instanceOf: TypeError }, what);
  }
  t.is(refused.length, 18);
});

test('later changes of the argument have no effect', (t) => {
  const pair = ['a', 'b'] as [string, string];
  const pairs = [pair];
  const params = new URLSearchParams(pairs);
  pair[1] = 'c';
  pairs.push(['d', 'e']);
  t.is(String(params), 'a=b');

  const copy = new URLSearchParams(params);
  params.append('f', 'g');
  t.is(String(copy), 'a=b');
});

test('an exception of an iterator is thrown', (t) => {
  const thrown = new RangeError();
  const throwIt = (): never => {
    throw thrown;
  };
  for (const init of [
    withIterator(throwIt),
    withIterator(() => ({ next: throwIt })),
    [withIterator(throwIt)],
    Object.defineProperty({}, 'a', { get: throwIt, enumerable: true }),
    new Proxy({}, { ownKeys: throwIt }),
    new Proxy({ a: 'b' }, { getOwnPropertyDescriptor: throwIt }),
  ]) {
    t.is(
      t.throws(() => new URLSearchParams(init as never), { any: true }),
      thrown,
    );
  }
});

test('a record is read in the order of Web IDL', (t) => {
  const log: string[] = [];
  const init = new Proxy(
    { a: '1', b: '2' },
    {
      get(target, key, receiver) {
        log.push(`get ${String(key)}`);
        return Reflect.get(target, key, receiver);
      },
      getOwnPropertyDescriptor(target, key) {
        log.push(`descriptor ${String(key)}`);
        return Reflect.getOwnPropertyDescriptor(target, key);
      },
      ownKeys(target) {
        log.push('keys');
        return Reflect.ownKeys(target);
      },
    },
  );
  t.is(String(new URLSearchParams(init)), 'a=1&b=2');
  t.deepEqual(log, [
    'get Symbol(Symbol.iterator)',
    'keys',
    ...['descriptor a', 'get a', 'descriptor b', 'get b'],
  ]);
});

test('a sequence is read in the order of Web IDL, and not closed if a conversion throws', (t) => {
  const log: string[] = [];
  const logged = <T extends object>(name: string, target: T): T =>
    new Proxy(target, {
      get(_, key) {
        log.push(`${name}.${String(key)}`);
        return Reflect.get(target, key);
      },
      getPrototypeOf() {
        log.push(`${name}.prototype`);
        return Reflect.getPrototypeOf(target);
      },
    });
  const results = [
    logged('result', { done: false, value: ['a', 'b'] }),
    logged('result', { done: false, value: ['c', Symbol('d')] }),
  ];
  const iterator = logged('iterator', {
    next: () => results.shift(),
    return() {
      t.fail();
    },
  });
  const init = logged('init', { [Symbol.iterator]: () => iterator });
  t.throws(() => new URLSearchParams(init as never), { instanceOf: TypeError });
  const step = ['result.done', 'result.value'];
  t.deepEqual(log, ['init.Symbol(Symbol.iterator)', 'iterator.next', ...step, ...step]);

  let reads = 0;
  const pairs = Object.defineProperty([], Symbol.iterator, {
    get() {
      reads++;
      return generatePairs;
    },
  });
  t.is(String(new URLSearchParams(pairs)), 'a=b&c=d');
  t.is(reads, 1);
});
