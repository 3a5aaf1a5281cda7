// Tests of the checks of arguments: what each accepts, and what it says of everything else.

import { runInNewContext } from 'node:vm';
import {
  assertArgument,
  assertString,
  type Check,
  checkedLater,
  hasMethods,
  hasOwn,
  hrefOf,
  isObject,
  isUint,
  mustBeBoolean,
  mustBeFunction,
  mustBeObject,
  mustBeOneOf,
  mustBeStrings,
  orNull,
  readBaseOption,
  readOptions,
  requireURLText,
  withoutPrototype,
} from '@urlkit/internal';
import test from 'ava';

const values: readonly unknown[] = [
  ...[undefined, null, true, 0, 1.5, 2 ** 16, Number.NaN, 1n, 'a', Symbol('s')],
  ...[() => 0, {}, [], ['a'], ['a', 1], new Map(), Object.create(null), Promise.resolve()],
];

const checks: readonly (readonly [string, Check, string, (value: unknown) => boolean])[] = [
  ['mustBeBoolean', mustBeBoolean, 'a boolean', (value) => value === true],
  ['mustBeFunction', mustBeFunction, 'a function', (value) => typeof value === 'function'],
  ['mustBeObject', mustBeObject, 'an object', isObject],
  ['mustBeOneOf', mustBeOneOf(['a', 'b']), 'one of a, b', (value) => value === 'a'],
  [
    'mustBeStrings',
    mustBeStrings,
    'an array of strings',
    (value) => Array.isArray(value) && !value.includes(1),
  ],
];

for (const [name, check, expected, isValid] of checks) {
  test(`${name} says what a value must be`, (t) => {
    for (const value of values) {
      t.is(check(value), isValid(value) ? null : expected);
      const isNull = value === null;
      t.is(orNull(check)(value), isNull || isValid(value) ? null : `${expected} or null`);
    }
  });
}

test('assertions throw a TypeError that names the argument, and no value', (t) => {
  const fails = (call: () => unknown, message: string): void => {
    t.throws(call, { instanceOf: TypeError, message });
  };
  for (const value of values) {
    if (typeof value === 'string') t.notThrows(() => assertString(value, 'x'));
    else fails(() => assertString(value, 'x'), 'x must be a string');
  }
  fails(() => assertArgument('secret', 'x', mustBeBoolean), 'x must be a boolean');
});

test('options are the own properties of a plain object', (t) => {
  const known = { deep: mustBeBoolean, name: checkedLater };
  const read = (options: unknown): object => readOptions(options as object, known);
  const plain = [
    { deep: true },
    { __proto__: null, deep: true },
    runInNewContext('({deep: true})'),
  ];
  for (const options of plain) {
    // What a program adds to Object.prototype is no option.
    t.false('toString' in read(options));
    t.deepEqual({ ...read(options) }, { deep: true });
  }
  t.deepEqual({ ...read(undefined) }, {});
  t.false('toString' in read(undefined));
  let gets = 0;
  const getter = {
    get deep() {
      gets++;
      return gets === 1;
    },
  };
  t.deepEqual({ ...read(getter) }, { deep: true });
  t.is(gets, 1);
  t.deepEqual({ ...read({ deep: undefined }) }, { deep: undefined });
  const inherits = new (class {
    deep = true;
  })();
  for (const options of [null, 'deep', 1, new Map(), Promise.resolve(), [], inherits]) {
    t.throws(() => read(options), { message: 'options must be a plain object' });
  }
  t.throws(() => read({ deep: 1 }), { message: 'options.deep must be a boolean' });
  for (const name of ['toString', 'Deep', '__proto__']) {
    const options = Object.defineProperty({}, name, { value: 1, enumerable: true });
    t.throws(() => read(options), { message: `options has no option ${name}` });
  }
  t.is(
    readBaseOption({ base: 'b' }, (base, name) => `${name} ${base}`),
    'options.base b',
  );
  t.is(readBaseOption({ base: null }, String), undefined);
  t.is(readBaseOption(undefined, String), undefined);
});

test('URLs are read as text from strings and from objects with a string href', (t) => {
  t.is(hrefOf('a'), 'a');
  t.is(hrefOf(new URL('http://h/')), 'http://h/');
  for (const value of [undefined, null, 1, {}, { href: 1 }, { href: 'a', scheme: 'b' }]) {
    t.is(hrefOf(value), null);
    t.throws(() => requireURLText(value), { message: 'url must be a string or a URL object' });
  }
  t.is(requireURLText({ href: 'a' }), 'a');
});

test('questions about values', (t) => {
  t.deepEqual(
    [0, 5, 6, -1, 1.5, '1', Number.NaN].map((value) => isUint(value, 5)),
    [true, true, false, false, false, false, false],
  );
  t.true(hasMethods(new Map(), ['get', 'set']));
  t.false(hasMethods({ get: 1 }, ['get']));
  t.false(hasMethods(new Set(), ['get', 'has']));
  t.false(hasMethods(null, []));
  t.true(hasOwn({ a: undefined }, 'a'));
  t.false(hasOwn({}, 'toString'));
  t.is(Reflect.get(withoutPrototype({ a: 1 }), 'toString'), undefined);
});
