import assert from 'node:assert/strict';
import { inspect } from 'node:util';
import * as html2011 from '@urlkit/url-editions/html-2011';
import * as w3c2012 from '@urlkit/url-editions/w3c-2012';
import * as whatwg2012 from '@urlkit/url-editions/whatwg-2012';
import test from 'ava';

const { createParsedURL } = whatwg2012;
const parsed2012 = w3c2012.w3c2012.parse('http://h/') ?? assert.fail();

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
  [() => w3c2012.canonicalizeURL({} as never), /^url must be a parsed URL/],
  [() => w3c2012.canonicalizeURL(parsed2012, 'bogus' as never), /^reading must be/],
  [() => w3c2012.resolveURL('x', {} as never), /^base must be a parsed URL/],
  [() => w3c2012.serializeURL({} as never), /^url must be a parsed URL/],
  [() => whatwg2012.isValidURL(undefined as never), /^input must be/],
  [() => whatwg2012.isValidURL('x', { base: {} as never }), /^options\.base must be/],
  [() => whatwg2012.serializeURL({} as never), /^url must be a parsed URL/],
  [() => whatwg2012.serializeURL(createParsedURL(), true as never), /^options must be/],
  [() => whatwg2012.parseURL('x', { base: {} as never }), /^options\.base must be/],
  [() => whatwg2012.parseURL('x', { bse: 1 } as never), /no option bse/],
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

// The functions whose declarations say that they throw a TypeError if their first argument is not a string.
const ofStrings: readonly ((text: never) => unknown)[] = [
  ...[html2011.isValidURL, html2011.isValidNonEmptyURL, html2011.isValidURLSurroundedBySpaces],
  ...[html2011.isValidNonEmptyURLSurroundedBySpaces, html2011.stripWhitespace, html2011.toASCII],
  ...[html2011.isAbsoluteURL, html2011.isHierarchicalURL, html2011.isAuthorityBasedURL],
  ...[html2011.parseURL, w3c2012.parseURL, w3c2012.canonicalizeHost, w3c2012.normalizeHostEscapes],
  ...[w3c2012.isAbsoluteURL, w3c2012.isHierarchicalURL, w3c2012.isAuthorityBasedURL],
  whatwg2012.parseIPv6,
];

test('functions of strings throw a TypeError for what is not a string', (t) => {
  for (const call of ofStrings) {
    for (const value of [undefined, null, 1, {}, [], ['a'], Object('a'), Symbol('a'), new Map()]) {
      const run = () => Reflect.apply(call, undefined, [value]);
      t.throws(run, { instanceOf: TypeError }, call.name);
    }
  }
});

test('isValidNonEmptyURL checks the encoding of an empty URL', (t) => {
  const message = /^encoding must be/;
  const call = () => html2011.isValidNonEmptyURL('', 5 as never);
  t.throws(call, { instanceOf: TypeError, message });
});

test('documentBaseURL throws a TypeError for a label', (t) => {
  const base = { localName: 'base', parentElement: null, hasAttribute: () => true };
  const element = { ...base, getAttribute: () => 'a' };
  const root = (elements: readonly (typeof element)[]) => ({ querySelectorAll: () => elements });
  const document = { address: 'http://h/', encoding: 'gbk' };
  const withBase = { ...document, root: root([element]) };
  t.throws(() => html2011.documentBaseURL(withBase), {
    instanceOf: TypeError,
    message: /getEncoding/,
  });
  t.is(html2011.documentBaseURL({ ...document, root: root([]) }), 'http://h/');
});
