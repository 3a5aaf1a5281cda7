import { inspect } from 'node:util';
import * as html2011 from '@urlkit/url-editions/html-2011';
import * as w3c2012 from '@urlkit/url-editions/w3c-2012';
import * as whatwg2012 from '@urlkit/url-editions/whatwg-2012';
import test from 'ava';

// Calls, and what their errors say.
const wrong: readonly (readonly [call: () => unknown, message: RegExp])[] = [
  [() => html2011.resolveURL('x', { reading: 'zzz' as never }), /^options\.reading must be one of/],
  [() => html2011.resolveURL('x', { readings: 'words' } as never), /no option readings/],
  [() => html2011.resolveURL('x', 'http://h/' as never), /^options must be/],
  [() => html2011.resolveURL('x', { base: 5 as never }), /^options\.base must be/],
  [() => html2011.resolveURL('x', { encoding: 5 as never }), /^options\.encoding must be/],
  [() => html2011.isValidURL(undefined as never), /^url must be/],
  [() => html2011.isValidURL('x', null as never), /^encoding must be/],
  [() => w3c2012.isValidURL(undefined as never), /^url must be/],
  [() => w3c2012.defineURL('bogus' as never), /^reading must be one of words, intent/],
  [() => w3c2012.canonicalizePath('', 'bogus' as never), /^reading must be/],
  [() => w3c2012.canonicalizeURL({} as never, 'bogus' as never), /^reading must be/],
  [() => whatwg2012.isValidURL(undefined as never), /^input must be/],
  [() => whatwg2012.isValidURL('x', { base: 'http://h/' as never }), /^options\.base must be/],
  [() => whatwg2012.serializeURL({} as never, true as never), /^options must be/],
  [() => Reflect.construct(whatwg2012.URL, []), /^Missing arguments/],
];

for (const [call, message] of wrong) {
  test(`${call.toString().slice(6)} is a TypeError`, (t) => {
    t.throws(call, { instanceOf: TypeError, message });
  });
}

test('the members of URL of w3c-2012 check their receiver', (t) => {
  const descriptors = Object.getOwnPropertyDescriptors(w3c2012.URL.prototype);
  for (const [name, { get, set, value }] of Object.entries(descriptors)) {
    if (name === 'constructor') continue;
    for (const member of [get, set, typeof value === 'function' ? value : undefined]) {
      const receiver = { href: 'http://h/', pathname: '/' };
      if (member === undefined) continue;
      t.throws(() => Reflect.apply(member, receiver, ['a', 'b']), { instanceOf: TypeError }, name);
    }
  }
});

test('Node prints the prototypes of the interfaces', (t) => {
  for (const { prototype } of [w3c2012.URL, whatwg2012.URL]) t.regex(inspect(prototype), /\[URL\]/);
});
