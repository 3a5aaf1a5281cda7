// The messages of members that are called on an object of another kind.

import { URL, URLQuery, URLSearchParams, URLUtils } from '@urlkit/url-api';
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
