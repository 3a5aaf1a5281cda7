// Whatever a function is given, it fails with null or a TypeError. An exception of the argument's
// own conversion to a string goes through where Web IDL converts.

import { endsInANumber, parseDomain, parseHost, parseIPv4, parseOpaqueHost } from '@urlkit/host';
import { domainToASCII } from '@urlkit/idna';
import { parseIPv6 } from '@urlkit/ipv6';
import { URL, URLSearchParams } from '@urlkit/url-api';
import { basicParseURL, canParseURL, parseAndSerialize, parseURL } from '@urlkit/url-parser';
import { createURLRecord } from '@urlkit/url-record';
import { isValidURLString, validateURL } from '@urlkit/url-validation';
import test from 'ava';
import { settableAttributes } from '../support/attributes.js';

const thrown = new RangeError('thrown by the argument');

function throwIt(): never {
  throw thrown;
}

/** Values that are no strings, and what converting them to one throws. */
const notStrings: readonly (readonly [name: string, value: unknown, thrown?: unknown])[] = [
  ['undefined', undefined],
  ['null', null],
  ['a boolean', true],
  ['a number', 0],
  ['NaN', Number.NaN],
  ['a bigint', 1n],
  ['a symbol', Symbol('symbol'), TypeError],
  ['an object', {}],
  ['an object without prototype', Object.create(null), TypeError],
  ['an object with length', { length: 7 }],
  ['an array', ['https://example.com/']],
  ['a function', throwIt],
  ['a String object', new String('https://example.com/')],
  ['a throwing toString', { length: 7, toString: throwIt }, thrown],
  ['a throwing valueOf', { valueOf: throwIt, toString: null }, thrown],
  ['a throwing Symbol.toPrimitive', { [Symbol.toPrimitive]: throwIt }, thrown],
  ['a toString that returns an object', { toString: () => ({}), valueOf: () => ({}) }, TypeError],
  ['a proxy that throws', new Proxy({}, { get: throwIt }), thrown],
];

const failures = new Map<string, [run: (value: never) => unknown, failure: null | false]>([
  ['parseURL', [(input) => parseURL(input), null]],
  ['parseURL with a base', [(input) => parseURL(input, { base: parseURL('a://b/c') }), null]],
  ['basicParseURL', [(input) => basicParseURL(input), null]],
  [
    'basicParseURL with url and stateOverride',
    [(input) => basicParseURL(input, { url: createURLRecord(), stateOverride: 'pathStart' }), null],
  ],
  ['canParseURL', [(input) => canParseURL(input), false]],
  ['canParseURL with a base that did not parse', [() => canParseURL('a:b', parseURL('x')), false]],
  ['canParseURL with a base', [(input) => canParseURL(input, 'https://example.com/'), false]],
  ['parseAndSerialize', [(input) => parseAndSerialize(input), null]],
  ['parseAndSerialize against it', [(input) => parseAndSerialize('x', input), null]],
  ['parseHost', [(input) => parseHost(input), null]],
  ['parseHost, opaque', [(input) => parseHost(input, true), null]],
  ['parseOpaqueHost', [(input) => parseOpaqueHost(input), null]],
  ['parseDomain', [(input) => parseDomain(input), null]],
  ['parseDomain, strict', [(input) => parseDomain(input, true), null]],
  ['parseIPv4', [(input) => parseIPv4(input), null]],
  ['parseIPv6', [(input) => parseIPv6(input), null]],
  ['endsInANumber', [(input) => endsInANumber(input), false]],
  ['domainToASCII', [(input) => domainToASCII(input), null]],
  ['domainToASCII, strict', [(input) => domainToASCII(input, true), null]],
  ['isValidURLString', [(input) => isValidURLString(input), false]],
]);

for (const [name, [run, failure]] of failures) {
  test(`${name} fails for what is no string`, (t) => {
    for (const [what, value] of notStrings) {
      t.notThrows(() => t.is(run(value as never), failure, what), what);
    }
  });
}

test('a base URL that is no record, and input that cannot be validated, throw a TypeError', (t) => {
  for (const base of ['http://a/b', new URL('http://a/b'), {}, 1]) {
    t.throws(() => parseURL('x', { base: base as never }), { instanceOf: TypeError });
    t.throws(() => isValidURLString('x', { base: base as never }), { instanceOf: TypeError });
    if (typeof base === 'string') continue;
    t.throws(() => canParseURL('x', base as never), { instanceOf: TypeError, message: /record/ });
  }
  for (const [, value] of notStrings) {
    t.throws(() => validateURL(value as never), { instanceOf: TypeError });
  }
});

/** What a call throws; undefined if nothing. */
function thrownBy(run: () => unknown): unknown {
  try {
    run();
    return undefined;
  } catch (error) {
    return error;
  }
}

const conversions = new Map<string, (value: never) => unknown>([
  ['new URL(value)', (value) => new URL(value)],
  ['new URL(url, value)', (value) => new URL('https://example.com/', value)],
  ['URL.parse(value)', (value) => URL.parse(value)],
  ['URL.parse(url, value)', (value) => URL.parse('https://example.com/', value)],
  ['URL.canParse(value)', (value) => URL.canParse(value)],
  ['URL.canParse(url, value)', (value) => URL.canParse('https://example.com/', value)],
  ['append(value, string)', (value) => new URLSearchParams().append(value, '')],
  ['append(string, value)', (value) => new URLSearchParams().append('', value)],
  ['set(value, string)', (value) => new URLSearchParams().set(value, '')],
  ['set(string, value)', (value) => new URLSearchParams().set('', value)],
  ['delete(value)', (value) => new URLSearchParams().delete(value)],
  ['delete(string, value)', (value) => new URLSearchParams().delete('', value)],
  ['has(value)', (value) => new URLSearchParams().has(value)],
  ['has(string, value)', (value) => new URLSearchParams().has('', value)],
  ['get(value)', (value) => new URLSearchParams().get(value)],
  ['getAll(value)', (value) => new URLSearchParams().getAll(value)],
  ['a value of a record', (value) => new URLSearchParams({ name: value })],
  ['an item of a pair', (value) => new URLSearchParams([['name', value]])],
  ...settableAttributes.map((attribute): [string, (value: never) => unknown] => [
    `the ${attribute} setter`,
    (value) => {
      new URL('https://example.com/')[attribute] = value;
    },
  ]),
]);

for (const [name, run] of conversions) {
  test(`${name} throws what the conversion throws, or a TypeError`, (t) => {
    for (const [what, value, expected] of notStrings) {
      const error = thrownBy(() => run(value as never));
      if (expected === thrown) t.is(error, thrown, what);
      else if (expected === TypeError || error !== undefined)
        t.true(error instanceof TypeError, what);
      else t.pass();
    }
  });
}

test('what the conversion throws leaves everything as it was', (t) => {
  const url = new URL('https://user@example.com:1/a?b#c');
  const value = Object.freeze({ toString: throwIt }) as never;
  for (const attribute of settableAttributes) {
    t.is(
      thrownBy(() => {
        url[attribute] = value;
      }),
      thrown,
    );
  }
  t.is(
    thrownBy(() => url.searchParams.append('x', value)),
    thrown,
  );
  t.is(
    thrownBy(() => url.searchParams.set('b', value)),
    thrown,
  );
  t.is(url.href, 'https://user@example.com:1/a?b#c');
  t.is(url.searchParams.size, 1);
});

test('stateOverride has to name a state', (t) => {
  const url = createURLRecord();
  for (const name of ['', 'Host', 'host state', 'constructor', '__proto__', 'toString', 0, {}]) {
    t.throws(() => basicParseURL('x', { url, stateOverride: name as never }), {
      instanceOf: TypeError,
    });
  }
  t.deepEqual(url, createURLRecord());
});

test('options that are none give null or a TypeError', (t) => {
  for (const [what, value] of notStrings) {
    for (const option of ['base', 'url', 'encoding', 'onValidationError']) {
      const error = thrownBy(() => basicParseURL(' x?y', { [option]: value }));
      const isExpected = error === undefined || error === thrown || error instanceof TypeError;
      t.true(isExpected, `${option}: ${what}`);
    }
  }
});
