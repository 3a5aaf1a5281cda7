// Tests that an argument of a wrong type is a TypeError that names it. If Web IDL requires a conversion to a
// string, exceptions of the conversion are thrown.

import { parseURLEncoded } from '@urlkit/form-urlencoded';
import { parseForm } from '@urlkit/form-urlencoded/encodings';
import {
  endsInANumber,
  parseDomain,
  parseHost,
  parseIPv4,
  parseOpaqueHost,
  serializeHost,
  serializeIPv4,
} from '@urlkit/host';
import { checkURL, localReference } from '@urlkit/host-policy';
import { domainToASCII } from '@urlkit/idna';
import { utf8DecodeWithoutBOM } from '@urlkit/infra';
import { parseIPv6, serializeIPv6 } from '@urlkit/ipv6';
import { percentDecode } from '@urlkit/percent-encoding';
import { URL, URLSearchParams } from '@urlkit/url-api';
import { compareEditions } from '@urlkit/url-editions';
import {
  basicParseURL,
  canParse,
  parseAndSerialize,
  parseURL,
  setAttribute,
} from '@urlkit/url-parser';
import { createURLRecord } from '@urlkit/url-record';
import { URLReference } from '@urlkit/url-reference';
import { createAuthority } from '@urlkit/url-reference/steps';
import { renderURL } from '@urlkit/url-rendering';
import { serializeURL, type URLInput } from '@urlkit/url-serializer';
import {
  explainError,
  isValidURLString,
  validateChange,
  validateURL,
} from '@urlkit/url-validation';
import test from 'ava';
import { settableAttributes } from '../support/attributes.js';

const thrown = new RangeError('thrown by the argument');

function throwIt(): never {
  throw thrown;
}

/** Values that are not strings, and the exceptions of their conversion. */
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

const takeStrings = new Map<string, (value: never) => unknown>([
  ['parseURL', (url) => parseURL(url)],
  ['parseURL with a base', (url) => parseURL(url, { base: parseURL('a://b/c') })],
  ['the base of parseURL', (base) => parseURL('x', { base: base ?? {} })],
  ['basicParseURL', (input) => basicParseURL(input)],
  [
    'basicParseURL with url and stateOverride',
    (input) => basicParseURL(input, { url: createURLRecord(), stateOverride: 'pathStart' }),
  ],
  ['canParse', (url) => canParse(url)],
  ['canParse with a base', (url) => canParse(url, 'https://example.com/')],
  ['parseAndSerialize', (url) => parseAndSerialize(url)],
  ['the base of parseAndSerialize', (base) => parseAndSerialize('x', { base: base ?? {} })],
  ['parseHost', (input) => parseHost(input)],
  ['parseHost, opaque', (input) => parseHost(input, { isOpaque: true })],
  ['parseOpaqueHost', (input) => parseOpaqueHost(input)],
  ['parseDomain', (domain) => parseDomain(domain)],
  ['parseIPv4', (input) => parseIPv4(input)],
  ['parseIPv6', (input) => parseIPv6(input)],
  ['endsInANumber', (input) => endsInANumber(input)],
  ['domainToASCII', (domain) => domainToASCII(domain)],
  ['isValidURLString', (input) => isValidURLString(input)],
  ['validateURL', (input) => validateURL(input)],
]);

for (const [name, run] of takeStrings) {
  test(`${name} throws for a value that is not a string`, (t) => {
    for (const [what, value, expected] of notStrings) {
      const error = thrownBy(() => run(value as never));
      // Only for a proxy does code run before its type is known.
      if (expected === thrown && error === thrown) t.pass();
      else t.true(error instanceof TypeError && / must be a string\b/.test(error.message), what);
    }
  });
}

const asURL: readonly (readonly [what: string, url: URLInput])[] = [
  ['a string', 'http://a/b'],
  ['a URL object', new URL('http://a/b')],
  ['a URL object of the engine', new globalThis.URL('http://a/b')],
  ['a record', parseURL('http://a/b') ?? createURLRecord()],
];

test('a URL or a base is a string, a URL object or a record', (t) => {
  for (const [what, url] of asURL) {
    t.is(parseAndSerialize(url), 'http://a/b', what);
    t.is(parseAndSerialize('x', { base: url }), 'http://a/x', what);
    t.deepEqual(parseURL(url), parseURL('http://a/b'), what);
    t.deepEqual(parseURL('x', { base: url }), parseURL('http://a/x'), what);
    t.is(validateURL('x', { base: url }).href, 'http://a/x', what);
    t.true(isValidURLString('x', { base: url }), what);
    t.is(compareEditions('x', { base: url }).hosts[0]?.value, 'a', what);
    t.true(
      checkURL(url, {}).reasons.every(({ name }) => name !== 'unparsable'),
      what,
    );
    t.is(localReference('x', url).href, 'http://a/x', what);
    t.is(renderURL(url)?.text, 'http://a/b', what);
    if (what !== 'a record') t.is(`${new URLReference('x').resolve(url as URL)}`, 'http://a/x');
  }
});

test('a base that does not parse is a failure, and null is no base', (t) => {
  t.is(parseURL('http://a/', { base: 'x' }), null);
  t.is(parseAndSerialize('http://a/', { base: 'x' }), null);
  t.is(parseAndSerialize('http://a/', { base: null }), 'http://a/');
  t.false(canParse('http://a/', 'x'));
  t.true(canParse('http://a/', null));
  t.throws(() => validateURL('x', { base: 'x' }), {
    message: 'options.base must be a URL that parses',
  });
  t.throws(() => isValidURLString('x', { base: 'x' }), { instanceOf: TypeError });
});

const wrong: readonly (readonly [message: string, call: () => unknown])[] = [
  ['options must be a plain object', () => parseURL('x', 'https://a/' as never)],
  ['options has no option bse', () => parseURL('x', { bse: 'https://a/' } as never)],
  [
    'options.base must be a string, a URL object or a URL record',
    () => parseURL('x', { base: 1 as never }),
  ],
  [
    "options.encoding must be an encoding, as getEncoding of '@urlkit/percent-encoding/encodings' returns it, or null",
    () => parseURL('x', { encoding: {} as never }),
  ],
  [
    'options.onValidationError must be a function',
    () => parseURL('x', { onValidationError: [] as never }),
  ],
  ['value must be a string', () => setAttribute(createURLRecord(), 'hash', 1 as never)],
  ['url must be a URL record', () => setAttribute('http://a/' as never, 'hash', 'x')],
  ['url must be a URL record', () => serializeURL('http://a/' as never)],
  ['host must be a host, as returned by parseHost', () => serializeHost('a' as never)],
  ['address must be a 32-bit unsigned integer', () => serializeIPv4(-1)],
  ['address must be what parseIPv6 returns', () => serializeIPv6([1] as never)],
  [
    'options.onValidationError must be a function',
    () => parseHost('a', { onValidationError: {} as never }),
  ],
  ['options.isOpaque must be a boolean', () => parseHost('a', { isOpaque: {} as never })],
  ['options.limit must be a number that is not negative', () => validateURL('x', { limit: -1 })],
  [
    'base must be a URLReference, a string or a URL object',
    () => new URLReference('x').resolve(1 as never),
  ],
  [
    'level must be one of as-is, syntax, scheme, percent-coding',
    () => new URLReference('x').equals('x', 'hunter2' as never),
  ],
  [
    'options.kind must be one of path-relative, root-relative, scheme-relative, absolute',
    () => new URLReference('http:x').relativize('http:y', { kind: 'hunter2' as never }),
  ],
  [
    'options.mode must be one of web, file, generic',
    () => new URLReference('x', { mode: 'hunter2' as never }),
  ],
  ['changes has no member pathname', () => new URLReference('x').with({ pathname: 1 } as never)],
  ['Invalid host of a URL reference', () => new URLReference('x').with({ host: 5 } as never)],
  ['parts has no member hots', () => createAuthority({ hots: 'x' } as never)],
  ['parts must be an object', () => createAuthority([] as never)],
  ['name must be one of validationErrorNames', () => explainError('hunter2' as never)],
  [
    'attribute must be one of protocol, username, password, host, hostname, port, pathname, search, hash',
    () => validateChange(createURLRecord(), 'hunter2' as never, 'password'),
  ],
];

for (const [index, [message, call]] of wrong.entries()) {
  test(`wrong argument ${index} is a TypeError: ${message}`, (t) => {
    t.throws(call, { instanceOf: TypeError, message });
  });
}

const buffer = Uint8Array.from([0x20, 0x25, 0x34, 0x31, 0x20]).buffer;

test('bytes are a buffer or any view of one', (t) => {
  for (const source of [
    Uint8Array.from([0x25, 0x34, 0x31]).buffer,
    new Uint8Array(buffer, 1, 3),
    new DataView(buffer, 1, 3),
    new Int8Array(buffer, 1, 3),
  ]) {
    t.deepEqual(percentDecode(source), Uint8Array.of(0x41));
    t.is(utf8DecodeWithoutBOM(source), '%41');
    t.deepEqual(parseURLEncoded(source), [['A', '']]);
    t.deepEqual(parseForm(source), [['A', '']]);
  }
  for (const source of [new Blob(['a']), 1, {}, [0x41], null, undefined, { byteLength: 1 }]) {
    t.throws(() => percentDecode(source as never), { instanceOf: TypeError });
    t.throws(() => utf8DecodeWithoutBOM(source as never), { instanceOf: TypeError });
    t.throws(() => parseURLEncoded(source as never), { instanceOf: TypeError });
    t.throws(() => parseForm(source as never), { instanceOf: TypeError });
  }
});

/** Returns the exception of a call; undefined if there is none. */
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
  test(`${name} throws the exception of the conversion, or a TypeError`, (t) => {
    for (const [what, value, expected] of notStrings) {
      const error = thrownBy(() => run(value as never));
      if (expected === thrown) t.is(error, thrown, what);
      else if (expected === TypeError || error !== undefined)
        t.true(error instanceof TypeError, what);
      else t.pass();
    }
  });
}

test('an exception of the conversion changes nothing', (t) => {
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

test('stateOverride must name a state', (t) => {
  const url = createURLRecord();
  for (const name of ['', 'Host', 'host state', 'constructor', '__proto__', 'toString', 0, {}]) {
    t.throws(() => basicParseURL('x', { url, stateOverride: name as never }), {
      instanceOf: TypeError,
    });
  }
  t.deepEqual(url, createURLRecord());
});

test('options of a wrong type throw a TypeError', (t) => {
  for (const [what, value] of notStrings) {
    for (const option of ['base', 'url', 'encoding', 'onValidationError']) {
      const error = thrownBy(() => basicParseURL(' x?y', { [option]: value }));
      const isExpected = error === undefined || error === thrown || error instanceof TypeError;
      t.true(isExpected, `${option}: ${what}`);
    }
  }
});
