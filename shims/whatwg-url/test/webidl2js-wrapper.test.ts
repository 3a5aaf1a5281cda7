// Compares the classes that global objects get with those of whatwg-url.

import { createRequire } from 'node:module';
import * as api from '@urlkit/url-api';
import test, { type ExecutionContext } from 'ava';
import { observe } from '../../../test/support/oracle.js';

type Classes = Pick<typeof api, 'URL' | 'URLSearchParams'> & { readonly webkitURL?: unknown };
type Wrapper = Record<'URL' | 'URLSearchParams', { install(to: object, names: string[]): void }>;

const require = createRequire(import.meta.url);
const shim: Wrapper = require('@urlkit/whatwg-url/webidl2js-wrapper');
const original: Wrapper = require('whatwg-url/webidl2js-wrapper');

/** Installs the classes on a global object with the intrinsics that whatwg-url needs. */
function installed(wrapper: Wrapper, names: string[] = ['Window']): Classes {
  const globalObject = { Array, Object, Promise, String, TypeError };
  wrapper.URL.install(globalObject, names);
  wrapper.URLSearchParams.install(globalObject, names);
  return globalObject as never;
}

/** The shape of an object: its properties without their values, those of its prototype, and so on. */
function shapeOf(object: object | null): unknown {
  if (object === null || object === Object.prototype || object === Function.prototype) return null;
  const descriptors = Object.getOwnPropertyDescriptors(object);
  const members = Reflect.ownKeys(descriptors)
    .filter((key) => !String(key).includes('inspect'))
    .map((key) => {
      const { value, get, set, ...rest } = Reflect.get(descriptors, key);
      return [
        String(key),
        { ...rest, kinds: [value, get, set].map((part) => typeof part), length: value?.length },
      ];
    });
  return {
    members: Object.fromEntries(members),
    prototype: shapeOf(Object.getPrototypeOf(object)),
  };
}

test('classes have the members of those of whatwg-url', (t) => {
  for (const name of ['URL', 'URLSearchParams'] as const) {
    const [ours, theirs] = [installed(shim)[name], installed(original)[name]];
    t.deepEqual(shapeOf(ours), shapeOf(theirs));
    t.deepEqual(shapeOf(ours.prototype), shapeOf(theirs.prototype));
  }
});

function checkObjects(t: ExecutionContext, { URL, URLSearchParams }: Classes): void {
  const input = 'https://u:p@h:8/a?b=c#d';
  for (const url of [new URL(input), new URL('#d', input), URL.parse(input)]) {
    t.true(url instanceof URL);
    t.true(url?.searchParams instanceof URLSearchParams);
    t.is(url?.searchParams, url?.searchParams);
    t.deepEqual(url && observe(url), observe(new api.URL(input)));
  }
  t.is(Reflect.construct(URL, ['a:b'], class extends URL {}).constructor.name, '');
  t.is(URL.parse('//'), null);
  t.true(URL.canParse('a', 'https://h'));
  for (const call of [
    () => new URL('//'),
    () => Reflect.construct(URL, []),
    () => Reflect.apply(URL.parse, URL, []),
    () => Reflect.apply(URL as never, null, ['a:b']),
    () => URL.prototype.href,
    () => URL.prototype.searchParams,
  ]) {
    t.throws(call, { instanceOf: TypeError });
  }
}

test('objects are of the classes of their global object', (t) => {
  checkObjects(t, installed(original));
  checkObjects(t, installed(shim));
});

test('what is added to a class of a global object is not in others', (t) => {
  const [first, second] = [installed(shim), installed(shim)];
  Object.assign(first.URL, { createObjectURL: () => 'blob:a' });
  Object.assign(first.URLSearchParams.prototype, { toString: () => 'b' });
  t.is(String(new first.URL('a:?c').searchParams), 'b');
  t.is(String(new second.URL('a:?c').searchParams), 'c=');
  t.is(String(new api.URL('a:?c').searchParams), 'c=');
  t.false('createObjectURL' in second.URL);
  t.false('createObjectURL' in api.URL);
  t.false(new first.URL('a:') instanceof second.URL);
});

test('a prototype that a program gives to parameters stays', (t) => {
  const { URL, URLSearchParams } = installed(shim);
  const url = new URL('a:?b');
  class Own extends URLSearchParams {}
  Object.setPrototypeOf(url.searchParams, Own.prototype);
  t.true(url.searchParams instanceof Own);
});

test('classes are exposed where those of whatwg-url are', (t) => {
  for (const names of [['Window'], ['Worker'], ['AudioWorklet'], ['Worker', 'Window'], []]) {
    const [ours, theirs] = [installed(shim, names), installed(original, names)];
    t.deepEqual(
      Object.keys(Object.getOwnPropertyDescriptors(ours)),
      Object.keys(Object.getOwnPropertyDescriptors(theirs)),
    );
    t.is(ours.webkitURL, names.includes('Window') ? ours.URL : undefined);
  }
});
