// https://webidl.spec.whatwg.org/#javascript-binding: whether a global object has the interfaces of
// an IDL fragment. It needs nothing but ECMAScript, and runs in every engine.

import type {
  AttributeMemberType,
  IDLInterfaceMemberType,
  IDLTypeDescription,
  InterfaceType,
  OperationMemberType,
} from 'webidl2';

export interface Check {
  readonly title: string;
  readonly run: () => void;
}

type Operation = Pick<OperationMemberType, 'arguments'> & { readonly name: string };

type Create = () => object;

const nothing = { writable: false, enumerable: false, configurable: false };

// What an engine gives to each function of its own accord: length and name, in some more.
const ownKeysOfMethod = Reflect.ownKeys({ method(): void {} }.method);
const ownKeysOfConstructor = Reflect.ownKeys(function ordinary(): void {});

function assert(condition: boolean, problem: string): void {
  if (!condition) throw new Error(problem);
}

// Prototypes can't be converted to strings.
function describe(value: unknown): string {
  return typeof value === 'object' ? Object.prototype.toString.call(value) : String(value);
}

function assertSame(actual: unknown, expected: unknown, what: string): void {
  if (!Object.is(actual, expected)) {
    throw new Error(`${what}: ${describe(actual)}, not ${describe(expected)}`);
  }
}

function assertList(
  actual: readonly PropertyKey[],
  expected: readonly PropertyKey[],
  what: string,
): void {
  assertSame(actual.map(String).join(), expected.map(String).join(), what);
}

function assertTypeError(run: () => unknown, what: string): void {
  try {
    run();
  } catch (error) {
    assert(error instanceof TypeError, `${what} throws ${String(error)}`);
    return;
  }
  throw new Error(`${what} does not throw`);
}

function assertProperty(object: object, key: PropertyKey, expected: PropertyDescriptor): void {
  const actual = Object.getOwnPropertyDescriptor(object, key);
  assert(actual !== undefined, `${String(key)} is missing`);
  for (const name of Object.keys(expected) as (keyof PropertyDescriptor)[]) {
    assertSame(actual?.[name], expected[name], `${String(key)} ${name}`);
  }
}

function assertFunction(value: unknown, name: string, length: number): void {
  assertSame(typeof value, 'function', `typeof ${name}`);
  const attributes = { ...nothing, configurable: true };
  assertProperty(value as object, 'name', { ...attributes, value: name });
  assertProperty(value as object, 'length', { ...attributes, value: length });
  assertSame(Object.getPrototypeOf(value), Function.prototype, `prototype of ${name}`);
  const keys = Reflect.ownKeys(value as object);
  assertList(keys.sort(byText), ownKeysOfMethod.slice().sort(byText), `properties of ${name}`);
}

function byText(a: PropertyKey, b: PropertyKey): number {
  return String(a) < String(b) ? -1 : 1;
}

function requiredCount(operation: Operation): number {
  return operation.arguments.filter(({ optional }) => !optional).length;
}

/** A string whose conversion is noted. */
function spy(log: string[], name: string, value: string): object {
  return {
    toString() {
      log.push(name);
      return value;
    },
  };
}

/** Arguments that fit every operation: a name and a value, or a URL and its base. */
function spies(log: string[], count: number): object[] {
  return ['a:b', 'c:d'].slice(0, count).map((value, index) => spy(log, String(index), value));
}

function wrongReceivers(prototype: object): unknown[] {
  return [undefined, null, {}, 'text', prototype, Object.create(prototype), function f() {}];
}

// The brand is checked before an argument is looked at, but its error may be that of a lack of them.
function checkBrand(method: unknown, name: string, prototype: object, count: number): void {
  for (const receiver of wrongReceivers(prototype)) {
    const log: string[] = [];
    assertTypeError(
      () => Reflect.apply(method as () => void, receiver, spies(log, count)),
      `${name} of another object`,
    );
    assertList(log, [], `${name} of another object converts arguments`);
  }
}

function checkConversions(
  call: (args: readonly unknown[]) => unknown,
  operation: Operation,
): unknown {
  const { length } = operation.arguments;
  const required = requiredCount(operation);
  for (let count = 0; count < required; count++) {
    const few: string[] = [];
    assertTypeError(() => call(spies(few, count)), `${operation.name} with ${count} arguments`);
    assertList(few, [], `${operation.name} with too few arguments converts them`);
  }
  for (let index = 0; index < length; index++) {
    const log: string[] = [];
    const args: unknown[] = spies(log, length);
    args[index] = Symbol('s');
    assertTypeError(() => call(args), `${operation.name} with a symbol`);
    assertList(log, ['0', '1'].slice(0, index), `${operation.name} converts after a symbol`);
  }
  const log: string[] = [];
  const args = spies(log, length);
  const result = call([...args, spy(log, 'one too many', '')]);
  assertList(log, ['0', '1'].slice(0, length), `order of conversions in ${operation.name}`);
  if (required < length) call([...args.slice(0, required), undefined]);
  return result;
}

function checkType(value: unknown, type: IDLTypeDescription | null, globalObject: object): void {
  if (type === null) return;
  const name = type.generic || String(type.idlType);
  const expected = new Map([
    ['undefined', 'undefined'],
    ['boolean', 'boolean'],
    ['unsigned long', 'number'],
    ['USVString', 'string'],
  ]).get(name);
  if (value === null) assert(type.nullable, 'null is no value of the type');
  else if (expected !== undefined) assertSame(typeof value, expected, `type ${name}`);
  else if (name === 'sequence') assert(Array.isArray(value), 'no array');
  else assert(value instanceof Reflect.get(globalObject, name), `no ${name}`);
}

function* checkAttribute(
  { name, readonly, idlType, extAttrs, special }: AttributeMemberType,
  prototype: object,
  create: Create,
  globalObject: object,
): Generator<Check> {
  if (special === 'static') throw new Error('There is no static attribute.');
  const property = (): PropertyDescriptor =>
    Object.getOwnPropertyDescriptor(prototype, name) ?? { value: 'missing' };
  yield {
    title: 'property',
    run() {
      assertProperty(prototype, name, { enumerable: true, configurable: true });
      const { get, set } = property();
      assertFunction(get, `get ${name}`, 0);
      if (readonly) assertSame(set, undefined, 'setter');
      else assertFunction(set, `set ${name}`, 1);
    },
  };
  yield {
    title: 'brand',
    run() {
      const { get, set } = property();
      checkBrand(get, `get ${name}`, prototype, 0);
      if (!readonly) checkBrand(set, `set ${name}`, prototype, 1);
    },
  };
  yield {
    title: 'value',
    run() {
      const object = create();
      checkType(Reflect.get(object, name), idlType, globalObject);
      assertSame(Reflect.get(object, name), Reflect.get(object, name), 'again');
      if (readonly) assert(!Reflect.set(object, name, ''), 'can be set');
      if (!readonly) {
        const log: string[] = [];
        assertTypeError(() => Reflect.set(object, name, Symbol('s')), 'a symbol');
        assert(Reflect.set(object, name, spy(log, 'value', 'a:b')), 'can not be set');
        assertList(log, ['value'], 'conversions');
      }
      if (extAttrs.some((attribute) => attribute.name === 'SameObject')) {
        assertSame(typeof Reflect.get(object, name), 'object', 'type');
      }
    },
  };
}

function* checkOperation(
  operation: Operation,
  type: IDLTypeDescription | null,
  target: object,
  create: Create | null,
  globalObject: object,
): Generator<Check> {
  const { name } = operation;
  const attributes = { writable: true, enumerable: true, configurable: true };
  yield {
    title: 'property',
    run() {
      assertProperty(target, name, attributes);
      assertFunction(Reflect.get(target, name), name, requiredCount(operation));
    },
  };
  if (create !== null) {
    yield {
      title: 'brand',
      run: () => checkBrand(Reflect.get(target, name), name, target, operation.arguments.length),
    };
  }
  yield {
    title: 'arguments',
    run() {
      const call = (args: readonly unknown[]): unknown =>
        Reflect.apply(Reflect.get(target, name), create === null ? undefined : create(), args);
      checkType(checkConversions(call, operation), type, globalObject);
    },
  };
}

function* checkInterfaceObject(
  name: string,
  operation: Operation,
  members: readonly IDLInterfaceMemberType[],
  globalObject: object,
): Generator<Check> {
  const hidden = { writable: true, enumerable: false, configurable: true };
  const interfaceObject = Reflect.get(globalObject, name);
  const { prototype } = interfaceObject;
  yield { title: 'global', run: () => assertProperty(globalObject, name, hidden) };
  yield {
    title: 'interface object',
    run() {
      const attributes = { ...nothing, configurable: true };
      assertSame(typeof interfaceObject, 'function', 'typeof');
      assertProperty(interfaceObject, 'name', { ...attributes, value: name });
      const value = requiredCount(operation);
      assertProperty(interfaceObject, 'length', { ...attributes, value });
      assertProperty(interfaceObject, 'prototype', { ...nothing, value: prototype });
      assertSame(Object.getPrototypeOf(interfaceObject), Function.prototype, 'prototype');
      const statics = members.filter(
        (member) => 'special' in member && member.special === 'static',
      );
      const own = [...ownKeysOfConstructor, 'length', 'name', 'prototype'];
      assertList(
        Reflect.ownKeys(interfaceObject).filter((key) => !own.includes(key)),
        statics.map((member) => ('name' in member ? String(member.name) : '')),
        'statics',
      );
    },
  };
  yield {
    title: 'constructor',
    run() {
      const construct = (args: readonly unknown[]): object =>
        Reflect.construct(interfaceObject, args);
      assertTypeError(() => interfaceObject('a:b'), 'a call');
      assertTypeError(() => Reflect.apply(interfaceObject, construct(['a:b']), ['a:b']), 'a call');
      // A union takes objects as sequences or records, which are not converted to strings.
      if (requiredCount(operation) > 0) checkConversions(construct, operation);
      assertList(Reflect.ownKeys(construct(['a:b'])), [], 'own properties');
      function Derived(): void {}
      Derived.prototype = Object.create(prototype);
      const derived = Reflect.construct(interfaceObject, ['a:b'], Derived);
      assertSame(Object.getPrototypeOf(derived), Derived.prototype, 'prototype of derived');
      assertSame(typeof Reflect.get(derived, 'toString').call(derived), 'string', 'derived');
    },
  };
  yield {
    title: 'prototype',
    run() {
      assertProperty(prototype, 'constructor', { ...hidden, value: interfaceObject });
      const tag = { ...nothing, configurable: true, value: name };
      assertProperty(prototype, Symbol.toStringTag, tag);
      assertSame(Object.getPrototypeOf(prototype), Object.prototype, 'prototype');
      const names = namesOf(members);
      const own = Reflect.ownKeys(prototype).filter((key) => key !== 'constructor');
      assertList(
        own.filter((key) => typeof key === 'string'),
        names,
        'names',
      );
      const symbols = members.some(({ type }) => type === 'iterable') ? [Symbol.iterator] : [];
      assertList(
        own.filter((key) => typeof key === 'symbol').sort(byText),
        [...symbols, Symbol.toStringTag],
        'symbols',
      );
      const enumerated: string[] = [];
      for (const key in Object.create(prototype)) enumerated.push(key);
      assertList(enumerated, names, 'enumerated');
    },
  };
}

/** Attributes, then operations, the stringifier, and what is for iteration. */
function namesOf(members: readonly IDLInterfaceMemberType[]): string[] {
  const attributes = members.flatMap((member) =>
    member.type === 'attribute' ? [member.name] : [],
  );
  const operations = members.flatMap((member) =>
    member.type === 'operation' && !member.special ? [member.name ?? ''] : [],
  );
  const stringifiers = members.some(isStringifier) ? ['toString'] : [];
  const iteration = members.some(({ type }) => type === 'iterable')
    ? ['entries', 'keys', 'values', 'forEach']
    : [];
  return [...attributes, ...operations, ...stringifiers, ...iteration];
}

function isStringifier(member: IDLInterfaceMemberType): boolean {
  return 'special' in member && member.special === 'stringifier';
}

function* checkIterable(
  name: string,
  prototype: object,
  create: () => Record<string, () => Iterator<unknown>>,
): Generator<Check> {
  const visible = { writable: true, enumerable: true, configurable: true };
  const hidden = { writable: true, enumerable: false, configurable: true };
  for (const method of ['entries', 'keys', 'values']) {
    yield {
      title: method,
      run() {
        assertProperty(prototype, method, visible);
        assertFunction(Reflect.get(prototype, method), method, 0);
        checkBrand(Reflect.get(prototype, method), method, prototype, 0);
      },
    };
  }
  yield {
    title: '@@iterator',
    run() {
      const value = Reflect.get(prototype, 'entries');
      assertProperty(prototype, Symbol.iterator, { ...hidden, value });
    },
  };
  yield {
    title: 'forEach',
    run() {
      const forEach = Reflect.get(prototype, 'forEach');
      assertProperty(prototype, 'forEach', visible);
      assertFunction(forEach, 'forEach', 1);
      checkBrand(forEach, 'forEach', prototype, 1);
      const object = create();
      for (const callback of [[], [undefined], [{}], ['f']]) {
        assertTypeError(() => Reflect.apply(forEach, object, callback), 'no function');
      }
      const calls: unknown[] = [];
      const thisArg = {};
      const callback = function (this: unknown, ...args: unknown[]): void {
        calls.push(this, ...args);
      };
      assertSame(Reflect.apply(forEach, object, [callback, thisArg]), undefined, 'result');
      assertSame(calls.length, 4, 'arguments and this');
      assert(calls[0] === thisArg && calls[3] === object, 'this, or the object');
    },
  };
  yield {
    title: 'iterator prototype',
    run() {
      const object = create();
      const iterator = object['entries']?.() ?? {};
      const iteratorPrototype = Object.getPrototypeOf(iterator);
      for (const method of ['keys', 'values']) {
        const other = Object.getPrototypeOf(object[method]?.());
        assertSame(other, iteratorPrototype, `prototype of ${method}`);
      }
      const arrayIteratorPrototype = Object.getPrototypeOf([][Symbol.iterator]());
      assertSame(
        Object.getPrototypeOf(iteratorPrototype),
        Object.getPrototypeOf(arrayIteratorPrototype),
        '%IteratorPrototype%',
      );
      assertList(Reflect.ownKeys(iteratorPrototype), ['next', Symbol.toStringTag], 'properties');
      assertProperty(iteratorPrototype, 'next', visible);
      assertFunction(iteratorPrototype.next, 'next', 0);
      const tag = { ...nothing, configurable: true, value: `${name} Iterator` };
      assertProperty(iteratorPrototype, Symbol.toStringTag, tag);
      assertList(Reflect.ownKeys(iterator), [], 'properties of an iterator');
      assertSame(Reflect.get(iterator, Symbol.iterator).call(iterator), iterator, 'itself');
      const receivers = [...wrongReceivers(iteratorPrototype), object, [][Symbol.iterator]()];
      for (const receiver of receivers) {
        assertTypeError(() => Reflect.apply(iteratorPrototype.next, receiver, []), 'next');
      }
    },
  };
}

function* checkMember(
  member: IDLInterfaceMemberType,
  name: string,
  globalObject: object,
  create: Create,
): Generator<Check> {
  const interfaceObject = Reflect.get(globalObject, name);
  const { prototype } = interfaceObject;
  if (member.type === 'attribute') {
    yield* prefixed(member.name, checkAttribute(member, prototype, create, globalObject));
  }
  if (member.type === 'operation' && member.name) {
    const operation = { name: member.name, arguments: member.arguments };
    const isStatic = member.special === 'static';
    const [target, receiver] = isStatic ? [interfaceObject, null] : [prototype, create];
    const checks = checkOperation(operation, member.idlType, target, receiver, globalObject);
    yield* prefixed(isStatic ? `static ${member.name}` : member.name, checks);
  }
  if (isStringifier(member)) {
    const operation = { name: 'toString', arguments: [] };
    yield* prefixed('toString', checkOperation(operation, null, prototype, create, globalObject));
  }
  if (member.type === 'iterable') {
    yield* prefixed('iterable', checkIterable(name, prototype, create as never));
  }
}

function* prefixed(prefix: string, checks: Iterable<Check>): Generator<Check> {
  for (const { title, run } of checks) yield { title: `${prefix}: ${title}`, run };
}

/**
 * What an interface demands.
 *
 * @param create Makes an object of it. If it is iterable, it has one pair.
 */
export function* checksOf(
  { name, members }: InterfaceType,
  globalObject: object,
  create: Create,
): Generator<Check> {
  for (const member of members) {
    const checks =
      member.type === 'constructor'
        ? checkInterfaceObject(name, { name, arguments: member.arguments }, members, globalObject)
        : checkMember(member, name, globalObject, create);
    yield* prefixed(name, checks);
  }
}
