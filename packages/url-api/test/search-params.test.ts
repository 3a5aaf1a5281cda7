// Tests the methods of URLSearchParams.

import { URL, URLSearchParams } from '@urlkit/url-api';
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
  ['a=1&b=1&a=2&c=1&a=3&a=4&d=1&a=5', (params) => params.delete('a'), undefined, 'b=1&c=1&d=1'],
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
  runCases(t, 42, edits, ([from, edit, result, to]) => {
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

// Tests the values that the constructor of URLSearchParams accepts.

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
  ['nothing but keys that become one', { '\ud800': '1', '\ud801': '2' }, [['\ufffd', '2']]],
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
  runCases(t, 50, accepted, ([, init, pairs]) => [
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
  t.throws(() => new URLSearchParams(['ab'] as never), {
    message: 'Each pair takes a name and a value',
  });
});

test('methods of iterators are called without arguments', (t) => {
  const counts: number[] = [];
  const next = (...args: unknown[]) => {
    counts.push(args.length);
    return { done: true };
  };
  const method = (...args: unknown[]) => {
    counts.push(args.length);
    return { next };
  };
  t.is(new URLSearchParams(withIterator(method) as never).size, 0);
  t.deepEqual(counts, [0, 0]);
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

// Tests iterators and forEach, also while their list changes.

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

// Tests that a change of the query changes searchParams, and the other way round.

const cases: readonly (readonly [
  what: string,
  href: string,
  edit: (url: URL) => void,
  expectedHref: string,
  expectedPairs: readonly (readonly [string, string])[],
])[] = [
  [
    'append',
    'a://b?c=d#e',
    (url) => url.searchParams.append('f', 'g'),
    'a://b?c=d&f=g#e',
    [
      ['c', 'd'],
      ['f', 'g'],
    ],
  ],
  ['append to none', 'a://b', (url) => url.searchParams.append('', ''), 'a://b?=', [['', '']]],
  ['set', 'a://b?c=d&c=e', (url) => url.searchParams.set('c', 'f'), 'a://b?c=f', [['c', 'f']]],
  [
    'deleting the last pair makes the query null',
    'a://b?c=d#e',
    (url) => url.searchParams.delete('c'),
    'a://b#e',
    [],
  ],
  [
    'deleting nothing serializes the list',
    'a://b?c=~',
    (url) => url.searchParams.delete('x'),
    'a://b?c=%7E',
    [['c', '~']],
  ],
  [
    'deleting nothing of an empty query makes it null',
    'a://b?',
    (url) => url.searchParams.delete('x'),
    'a://b',
    [],
  ],
  [
    'sorting',
    'a://b?d&c',
    (url) => url.searchParams.sort(),
    'a://b?c=&d=',
    [
      ['c', ''],
      ['d', ''],
    ],
  ],
  [
    'sorting an empty query makes it null',
    'a://b?#c',
    (url) => url.searchParams.sort(),
    'a://b#c',
    [],
  ],
  [
    'reading changes nothing',
    'a://b?%zz=+',
    (url) => void [...url.searchParams, url.searchParams.has('a'), url.searchParams.size],
    'a://b?%zz=+',
    [['%zz', ' ']],
  ],
  [
    'the space before a query that goes',
    'a:b   ?c#d',
    (url) => url.searchParams.delete('c'),
    'a:b  %20#d',
    [],
  ],
  [
    'a path that looks like an authority',
    'a:/.//b?c',
    (url) => url.searchParams.delete('c'),
    'a:/.//b',
    [],
  ],
  [
    'search',
    'a://b?c=d',
    (url) => {
      url.search = 'e=f&g';
    },
    'a://b?e=f&g',
    [
      ['e', 'f'],
      ['g', ''],
    ],
  ],
  [
    'search with its question mark',
    'a://b',
    (url) => {
      url.search = '?c=d';
    },
    'a://b?c=d',
    [['c', 'd']],
  ],
  [
    'search with two question marks',
    'a://b',
    (url) => {
      url.search = '??c=d';
    },
    'a://b??c=d',
    [['?c', 'd']],
  ],
  [
    'an empty search',
    'a://b?c=d#e',
    (url) => {
      url.search = '';
    },
    'a://b#e',
    [],
  ],
  [
    'a search of one question mark',
    'a://b?c=d',
    (url) => {
      url.search = '?';
    },
    'a://b?',
    [],
  ],
  [
    'a search that is encoded',
    'https://b',
    (url) => {
      url.search = "é '#";
    },
    'https://b/?%C3%A9%20%27%23',
    [["é '#", '']],
  ],
  [
    'a search with tabs and newlines',
    'https://b',
    (url) => {
      url.search = 'c\td=e\nf';
    },
    'https://b/?cd=ef',
    [['cd', 'ef']],
  ],
  [
    'a search of tabs alone',
    'https://b',
    (url) => {
      url.search = '\t';
    },
    'https://b/?',
    [],
  ],
  [
    'editing after such a search',
    'https://b',
    (url) => {
      url.search = 'c\td';
      url.searchParams.append('e', '');
    },
    'https://b/?cd=&e=',
    [
      ['cd', ''],
      ['e', ''],
    ],
  ],
  [
    'href after such a search',
    'https://b',
    (url) => {
      url.search = 'c\td';
      url.href = 'https://b/?cd';
    },
    'https://b/?cd',
    [['cd', '']],
  ],
  [
    'hash after such a search',
    'https://b',
    (url) => {
      url.search = 'c\td';
      url.hash = 'e';
    },
    'https://b/?cd#e',
    [['cd', '']],
  ],
  [
    'a lone surrogate',
    'https://b',
    (url) => {
      url.search = '\ud83d';
    },
    'https://b/?%EF%BF%BD',
    [['\ufffd', '']],
  ],
  [
    'href',
    'a://b?c',
    (url) => {
      url.href = 'd://e?f=g';
    },
    'd://e?f=g',
    [['f', 'g']],
  ],
  [
    'a href without a query',
    'a://b?c',
    (url) => {
      url.href = 'd://e';
    },
    'd://e',
    [],
  ],
  [
    'an href that fails',
    'a://b?c',
    (url) => {
      try {
        url.href = 'd';
      } catch {}
    },
    'a://b?c',
    [['c', '']],
  ],
  [
    'other setters',
    'https://a/b?c#d',
    (url) => {
      url.protocol = 'http';
      url.host = 'e:1';
      url.pathname = 'f';
      url.hash = '';
    },
    'http://e:1/f?c',
    [['c', '']],
  ],
  [
    'a pathname with a question mark',
    'https://a/?b',
    (url) => {
      url.pathname = '/c?d';
    },
    'https://a/c%3Fd?b',
    [['b', '']],
  ],
];

for (const opened of ['before', 'after']) {
  test(`query and searchParams agree if searchParams is read ${opened} the edit`, (t) => {
    runCases(t, 28, cases, ([, href, edit, expectedHref, expectedPairs]) => {
      const url = new URL(href);
      const before = opened === 'before' ? url.searchParams : undefined;
      edit(url);
      const after = url.searchParams;
      return [
        [url.href, Array.from(after), before ?? after],
        [expectedHref, expectedPairs, after],
      ];
    });
  });
}

test('searchParams always returns the same object', (t) => {
  const url = new URL('https://example.com/?a');
  const { searchParams } = url;
  url.search = '?b';
  url.href = 'https://example.com/?c';
  url.searchParams.append('d', '');
  t.is(url.searchParams, searchParams);
  t.is(String(searchParams), 'c=&d=');
  t.not(new URL(url).searchParams, searchParams);
});

test('a change of the list that nobody has read does not outlive a new href', (t) => {
  const url = new URL('https://example.com/?a');
  url.searchParams.append('b', 'c');
  url.href = 'https://example.com/?a%20b';
  t.is(url.href, 'https://example.com/?a%20b');
  t.is(url.search, '?a%20b');
});

test('searchParams keeps its URL alive, and a copy has no URL', (t) => {
  const url = new URL('https://example.com/?a');
  const copy = new URL(url);
  copy.searchParams.append('b', '');
  t.is(url.search, '?a');
  t.is(copy.search, '?a=&b=');
});
