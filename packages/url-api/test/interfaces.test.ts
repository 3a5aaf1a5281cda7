// Tests every member of the interfaces and its property descriptor by
// https://webidl.spec.whatwg.org/#js-interfaces. These tests also run in other engines. idlharness checks the same
// with the IDL of the standard (`npm run check -- wpt`).

import { URL, URLSearchParams } from '@urlkit/url-api';
import test from 'ava';

type Member = readonly [name: string, kind: 'attribute' | 'readonly' | number];

/** Attributes, and operations with the number of their required arguments. */
const interfaces = [
  {
    interfaceObject: URL,
    name: 'URL',
    length: 1,
    create: () => new URL('https://example.com/'),
    statics: [
      ['parse', 1],
      ['canParse', 1],
    ] as readonly Member[],
    members: [
      ['href', 'attribute'],
      ['origin', 'readonly'],
      ['protocol', 'attribute'],
      ['username', 'attribute'],
      ['password', 'attribute'],
      ['host', 'attribute'],
      ['hostname', 'attribute'],
      ['port', 'attribute'],
      ['pathname', 'attribute'],
      ['search', 'attribute'],
      ['searchParams', 'readonly'],
      ['hash', 'attribute'],
      ['toJSON', 0],
      ['toString', 0],
    ] as readonly Member[],
  },
  {
    interfaceObject: URLSearchParams,
    name: 'URLSearchParams',
    length: 0,
    create: () => new URLSearchParams('a=b'),
    statics: [] as readonly Member[],
    members: [
      ['size', 'readonly'],
      ['append', 2],
      ['delete', 1],
      ['get', 1],
      ['getAll', 1],
      ['has', 1],
      ['set', 2],
      ['sort', 0],
      ['toString', 0],
      ['entries', 0],
      ['keys', 0],
      ['values', 0],
      ['forEach', 1],
    ] as readonly Member[],
  },
];

/** The number of arguments of operations with optional ones. */
const argumentCounts: ReadonlyMap<string, number> = new Map([
  ...(['parse', 'canParse', 'delete', 'has'] as const).map((name) => [name, 2] as const),
]);

const memberCounts = interfaces.map(({ members, statics }) => members.length + statics.length);

/** Sorts attributes before operations and the members that iteration adds. */
function inIDLOrder(members: readonly Member[]): string[] {
  const isOperation = ([, kind]: Member) => typeof kind === 'number';
  const sorted = [
    ...members.filter((member) => !isOperation(member)),
    ...members.filter(isOperation),
  ];
  return sorted.map(([name]) => name);
}

function signatureOf(value: unknown): [name: string, length: number] | undefined {
  return typeof value === 'function' ? [value.name, value.length] : undefined;
}

// length, name, prototype, and properties that engines add.
const ofFunctions = Object.getOwnPropertyNames(function ordinary(): void {});

test('the tests cover every member', (t) => {
  t.deepEqual(memberCounts, [16, 13]);
  for (const { interfaceObject, members, statics } of interfaces) {
    const names = members.map(([name]) => name);
    t.deepEqual(
      Object.getOwnPropertyNames(interfaceObject.prototype).sort(),
      ['constructor', ...names].sort(),
    );
    t.deepEqual(
      Object.getOwnPropertyNames(interfaceObject).filter((name) => !ofFunctions.includes(name)),
      statics.map(([name]) => name),
    );
  }
});

for (const { interfaceObject, name, length, create, members, statics } of interfaces) {
  test(`the interface object ${name} is as Web IDL says`, (t) => {
    const hidden = { writable: false, enumerable: false, configurable: true };
    t.deepEqual(Object.getOwnPropertyDescriptor(interfaceObject, 'name'), {
      value: name,
      ...hidden,
    });
    t.deepEqual(Object.getOwnPropertyDescriptor(interfaceObject, 'length'), {
      value: length,
      ...hidden,
    });
    const prototype = Object.getOwnPropertyDescriptor(interfaceObject, 'prototype');
    t.like(prototype, { writable: false, enumerable: false, configurable: false });
    t.is(Object.getPrototypeOf(interfaceObject), Function.prototype);
    t.throws(() => Reflect.apply(interfaceObject as never, undefined, ['https://example.com/']), {
      instanceOf: TypeError,
    });
  });

  test(`the prototype of ${name} is as Web IDL says`, (t) => {
    const { prototype } = interfaceObject;
    t.deepEqual(Object.getOwnPropertyDescriptor(prototype, 'constructor'), {
      value: interfaceObject,
      ...{ writable: true, enumerable: false, configurable: true },
    });
    t.deepEqual(Object.getOwnPropertyDescriptor(prototype, Symbol.toStringTag), {
      value: name,
      ...{ writable: false, enumerable: false, configurable: true },
    });
    t.is(Object.getPrototypeOf(prototype), Object.prototype);
    t.is(Object.prototype.toString.call(create()), `[object ${name}]`);
  });

  test(`objects of ${name} inherit enumerable members`, (t) => {
    const enumerated: string[] = [];
    for (const key in create()) enumerated.push(key);
    t.deepEqual(enumerated, inIDLOrder(members));
    t.deepEqual(Reflect.ownKeys(create()), []);
  });

  for (const [member, kind] of members) {
    test(`${name}.prototype.${member} is as Web IDL says`, (t) => {
      const descriptor = Object.getOwnPropertyDescriptor(interfaceObject.prototype, member) ?? {};
      t.like(descriptor, { enumerable: true, configurable: true });
      const { value, get, set } = descriptor;
      if (typeof kind === 'number') {
        t.true(descriptor.writable);
        t.deepEqual(signatureOf(value), [member, kind]);
        t.throws(() => Reflect.construct(value, []), { instanceOf: TypeError });
      } else {
        t.deepEqual(signatureOf(get), [`get ${member}`, 0]);
        if (kind === 'readonly') t.is(set, undefined);
        else t.deepEqual(signatureOf(set), [`set ${member}`, 1]);
      }
      for (const receiver of [undefined, null, {}, interfaceObject.prototype, 'string']) {
        for (const method of [value, get, set].filter((function_) => function_ !== undefined)) {
          t.throws(() => Reflect.apply(method, receiver, ['', '']), { instanceOf: TypeError });
        }
      }
    });
  }

  test(`operations of ${name} require their arguments`, (t) => {
    for (const [target, list] of [
      [create(), members],
      [interfaceObject, statics],
    ] as const) {
      for (const [member, required] of list) {
        if (typeof required !== 'number') continue;
        for (let given = 0; given < required; given++) {
          const operation = Reflect.get(target, member);
          t.throws(() => Reflect.apply(operation, target, Array(given).fill('a')), {
            instanceOf: TypeError,
          });
        }
      }
    }
    t.pass();
  });

  test(`${name} checks the object first, then converts arguments in order`, (t) => {
    const log: string[] = [];
    const spies = ['a:b', 'c:d', 'one too many'].map((value) => ({
      toString() {
        log.push(value);
        return value;
      },
    }));
    for (const [target, list] of [
      [create(), members],
      [interfaceObject, statics],
    ] as const) {
      for (const [member, kind] of list) {
        if (typeof kind !== 'number' || member === 'forEach') continue;
        const operation: () => unknown = Reflect.get(target, member);
        const converted = Math.max(kind, argumentCounts.get(member) ?? 0);
        log.length = 0;
        Reflect.apply(operation, target, spies);
        t.deepEqual(log, ['a:b', 'c:d'].slice(0, converted), member);
        if (converted > 0) {
          t.throws(() => Reflect.apply(operation, target, [Symbol('s'), spies[1]]), {
            instanceOf: TypeError,
          });
          t.is(log.length, converted, `${member} converts nothing after a symbol`);
        }
        if (target === interfaceObject) continue;
        t.throws(() => Reflect.apply(operation, {}, spies), { instanceOf: TypeError });
        t.is(log.length, converted, `${member} converts nothing for another object`);
      }
    }
  });

  for (const [member, required] of statics) {
    test(`the static operation ${name}.${member} is as Web IDL says`, (t) => {
      const descriptor = Object.getOwnPropertyDescriptor(interfaceObject, member);
      t.like(descriptor, { writable: true, enumerable: true, configurable: true });
      t.deepEqual(signatureOf(descriptor?.value), [member, required]);
    });
  }
}

test('iterating over URLSearchParams yields its entries', (t) => {
  const { prototype } = URLSearchParams;
  t.deepEqual(Object.getOwnPropertyDescriptor(prototype, Symbol.iterator), {
    value: prototype.entries,
    ...{ writable: true, enumerable: false, configurable: true },
  });
});

test('iterators share a prototype that inherits from %IteratorPrototype%', (t) => {
  const params = new URLSearchParams('a=b');
  const prototype = Object.getPrototypeOf(params.entries());
  t.is(Object.getPrototypeOf(params.keys()), prototype);
  t.is(Object.getPrototypeOf(params.values()), prototype);

  const arrayIteratorPrototype = Object.getPrototypeOf([][Symbol.iterator]());
  t.is(Object.getPrototypeOf(prototype), Object.getPrototypeOf(arrayIteratorPrototype));
  t.deepEqual(Reflect.ownKeys(prototype), ['next', Symbol.toStringTag]);
  t.like(Object.getOwnPropertyDescriptor(prototype, 'next'), {
    ...{ writable: true, enumerable: true, configurable: true },
  });
  t.deepEqual(signatureOf(prototype.next), ['next', 0]);
  t.deepEqual(Object.getOwnPropertyDescriptor(prototype, Symbol.toStringTag), {
    value: 'URLSearchParams Iterator',
    ...{ writable: false, enumerable: false, configurable: true },
  });
  t.is(Object.prototype.toString.call(params.keys()), '[object URLSearchParams Iterator]');
  const iterator = params.keys();
  t.is(iterator[Symbol.iterator](), iterator);
  for (const receiver of [undefined, {}, params, [][Symbol.iterator]()]) {
    t.throws(() => Reflect.apply(iterator.next, receiver, []), { instanceOf: TypeError });
  }
});

test('both classes can be extended', (t) => {
  class OwnURL extends URL {
    get isSecure(): boolean {
      return this.protocol === 'https:';
    }
  }
  class OwnParams extends URLSearchParams {}
  const url = new OwnURL('a', 'https://example.com/');
  t.true(url.isSecure && url instanceof URL && url instanceof OwnURL);
  t.is(url.href, 'https://example.com/a');
  t.is(Object.getPrototypeOf(OwnURL.parse('https://example.com/')), URL.prototype);
  t.is(String(new OwnParams({ a: 'b' })), 'a=b');
});

test('there are no members of other standards or older versions', (t) => {
  for (const name of ['createObjectURL', 'revokeObjectURL', 'domainToASCII', 'domainToUnicode']) {
    t.false(name in URL, name);
  }
  for (const name of ['query', 'filename', 'getParameter', 'clearParameters']) {
    t.false(name in URL.prototype, name);
  }
  for (const name of ['length', 'getSize']) t.false(name in URLSearchParams.prototype, name);
});
