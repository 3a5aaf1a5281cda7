// Tests the messages of members on other objects, areURLsEqual, and what Node prints.

import { deepEqual } from 'node:assert/strict';
import { inspect, isDeepStrictEqual } from 'node:util';
import { URL, URLQuery, URLSearchParams, URLUtils } from '@urlkit/url-api';
import { areURLsEqual } from '@urlkit/url-api/testing';
import test from 'ava';

const Holder = URLUtils(Object);

const interfaces = [
  { name: 'URLSearchParams', object: new URLSearchParams('a=b'), members: 13 },
  { name: 'URLSearchParams Iterator', object: new URLSearchParams('a=b').keys(), members: 1 },
  { name: 'URLQuery', object: new URLQuery('a=b'), members: 7 },
  { name: 'URLUtils', object: new Holder(), members: 24 },
];

/** The functions of an object's prototype by the names of their members. */
function functionsOf(object: object): (readonly [name: string, run: () => unknown])[] {
  const prototype = Object.getPrototypeOf(object);
  return Object.entries(Object.getOwnPropertyDescriptors(prototype))
    .filter(([member]) => member !== 'constructor')
    .flatMap(([member, { value, get, set }]) =>
      [value, get, set]
        .filter((item) => typeof item === 'function')
        .map((run) => [member, run] as const),
    );
}

test('the message names the member and the interface', (t) => {
  for (const { name, object, members } of interfaces) {
    const functions = functionsOf(object);
    t.is(functions.length, members, name);
    for (const receiver of [
      undefined,
      null,
      1,
      {},
      new URL('a:b'),
      new Proxy(object, {}),
      Object.create(object),
    ]) {
      for (const [member, run] of functions) {
        t.throws(() => Reflect.apply(run, receiver, ['', '']), {
          instanceOf: TypeError,
          message: `'${member}' called on an object that is not a ${name}`,
        });
      }
    }
  }
});

test('objects of subclasses are right receivers', (t) => {
  class OwnParams extends URLSearchParams {}
  class OwnHolder extends URLUtils(Object) {}
  t.is(URLSearchParams.prototype.get.call(new OwnParams('a=b'), 'a'), 'b');
  t.is(Object.assign(new OwnHolder(), { href: 'a:b' }).href, 'a:b');
});

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

test('a URL prints its attributes', (t) => {
  const url = new URL('https://user:pw@example.com:8080/a?b=c#d');
  t.is(
    inspect(url),
    `URL {
  href: 'https://user:pw@example.com:8080/a?b=c#d',
  origin: 'https://example.com:8080',
  protocol: 'https:',
  username: 'user',
  password: 'pw',
  host: 'example.com:8080',
  hostname: 'example.com',
  port: '8080',
  pathname: '/a',
  search: '?b=c',
  searchParams: URLSearchParams { 'b' => 'c' },
  hash: '#d'
}`,
  );
  t.is(inspect(url), inspect(new globalThis.URL(url.href)));
});

test('URLSearchParams prints its pairs', (t) => {
  for (const query of ['', 'a=1', "a=1&b=2&a='", 'a=\n']) {
    t.is(inspect(new URLSearchParams(query)), inspect(new globalThis.URLSearchParams(query)));
  }
  t.is(inspect(new URLSearchParams('a=1&b=2')), "URLSearchParams { 'a' => '1', 'b' => '2' }");
});

test('below the requested depth, objects print as those of Node do', (t) => {
  const [url, own] = [new URL('https://a/?b=c'), new globalThis.URL('https://a/?b=c')];
  for (const depth of [-1, 0, 1]) {
    t.is(inspect(url, { depth }), inspect(own, { depth }));
    t.is(inspect(url.searchParams, { depth }), inspect(own.searchParams, { depth }));
    t.is(inspect({ url }, { depth }), inspect({ url: own }, { depth }));
    t.is(inspect([url.searchParams], { depth }), inspect([own.searchParams], { depth }));
  }
});

test('messages about private members name the class', (t) => {
  const { get } = Object.getOwnPropertyDescriptor(URL.prototype, 'href') ?? {};
  t.throws(() => get?.call({}), { instanceOf: TypeError, message: /\bclass URL$/ });
});

test('colours are passed on', (t) => {
  t.regex(inspect(new URLSearchParams('a=1'), { colors: true }), /\u{1b}\[32m'a'/u);
});

test('the method that prints is the only addition to the interfaces, and not enumerable', (t) => {
  const printing = Symbol.for('nodejs.util.inspect.custom');
  for (const { prototype } of [URL, URLSearchParams]) {
    t.like(Object.getOwnPropertyDescriptor(prototype, printing), { enumerable: false });
    const symbols = Object.getOwnPropertySymbols(prototype).map((symbol) => symbol.description);
    const iterator = prototype === URLSearchParams.prototype ? ['Symbol.iterator'] : [];
    t.deepEqual(
      symbols.sort(),
      [...iterator, 'Symbol.toStringTag', 'nodejs.util.inspect.custom'].sort(),
    );
  }
});

test('Node before version 17.3 passes no function that inspects members', (t) => {
  const inspectWith = (object: object): unknown =>
    Reflect.apply(Reflect.get(object, inspect.custom), object, [2, {}]);
  const url = new URL('https://h/?a');
  t.is(inspectWith(url), url);
  t.is(inspectWith(url.searchParams), '[Object]');
});

test('how objects are printed can be changed, as members of the platform can', (t) => {
  for (const { prototype } of [URL, URLSearchParams]) {
    const custom = Object.getOwnPropertyDescriptor(prototype, inspect.custom);
    t.like(custom, { writable: true, enumerable: false, configurable: true });
  }
});
