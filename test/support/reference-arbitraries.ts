// Random references: strings of a few chosen parts, which often combine to special cases, and references with
// arbitrary components.

import { parseIPv6 } from '@urlkit/ipv6';
import { type Authority, createReference, type Parts, type Reference } from '@urlkit/url-reference';
import { createAuthority, emptyReference } from '@urlkit/url-reference/steps';
import fc, { type Arbitrary } from 'fast-check';
import type { ParserInput } from './arbitraries.js';

const { array, constant, constantFrom, oneof, option, tuple } = fc;

const dotSegments = ['.', '..', '%2e', '%2E', '.%2e', '%2E.', '%2e%2E', '%2E%2E'];
const drives = ['C:', 'C|', 'd:', 'D|'];
const plain = ['a', 'b', 'x y', 'é', '~', '%41', '%', '^', 'c:d', 'http:', 'a@b', 'a@b:8', '...'];

const segment = oneof(
  { arbitrary: constantFrom('a', 'b', 'c'), weight: 4 },
  { arbitrary: constantFrom(...dotSegments), weight: 4 },
  { arbitrary: constantFrom(...drives), weight: 2 },
  { arbitrary: constantFrom(...plain), weight: 2 },
  { arbitrary: constant(''), weight: 3 },
);

const slash = oneof(
  { arbitrary: constant('/'), weight: 8 },
  { arbitrary: constant('\\'), weight: 1 },
);

const path = tuple(
  oneof(constant(''), slash, constantFrom('', '/', '//', '///')),
  array(tuple(segment, slash), { maxLength: 4 }),
  segment,
).map(([start, dirs, file]) => start + dirs.flat().join('') + file);

const scheme = oneof(
  { arbitrary: constantFrom('http:', 'https:', 'file:', 'foo:'), weight: 6 },
  { arbitrary: constantFrom('HTTP:', 'File:', 'ws:', 'c:', 'foo+b.a-r:', '9:', ':'), weight: 2 },
);

const host = oneof(
  { arbitrary: constantFrom('h', 'H', 'localhost', 'LocalHost', 'a.b'), weight: 4 },
  {
    arbitrary: constantFrom('1.2.3', '0x7f.1', '[::1]', '[1::]', '%41', 'h<', 'C:', 'C|', 'ü'),
    weight: 2,
  },
  { arbitrary: constant(''), weight: 2 },
);

const authority = tuple(
  oneof(
    { arbitrary: constant(''), weight: 4 },
    {
      arbitrary: constantFrom('u@', ':@', 'u:p@', ':p@', 'u:@', '@', 'a@b:c@', 'u;=:p|^@'),
      weight: 2,
    },
  ),
  host,
  oneof(
    { arbitrary: constant(''), weight: 4 },
    {
      arbitrary: constantFrom(':', ':80', ':443', ':21', ':8', ':00080', ':65536', ':x'),
      weight: 2,
    },
  ),
).map((parts) => `//${parts.join('')}`);

const end = tuple(
  oneof(constant(''), constantFrom('?', '?q', "?'a b", '?a?b\\c', ' ?')),
  oneof(constant(''), constantFrom('#', '#f', '#a#b`', ' #')),
).map((parts) => parts.join(''));

const maybe = (arbitrary: Arbitrary<string>): Arbitrary<string> =>
  oneof({ arbitrary, weight: 1 }, { arbitrary: constant(''), weight: 1 });

/** A URL-string, relative or not, which nearly always parses. */
export const referenceString: Arbitrary<string> = tuple(
  maybe(scheme),
  maybe(authority),
  path,
  end,
).map((parts) => parts.join(''));

/** A URL-string with a scheme. */
export const urlString: Arbitrary<string> = tuple(
  scheme,
  oneof({ arbitrary: authority, weight: 2 }, { arbitrary: constant(''), weight: 1 }),
  path,
  end,
).map((parts) => parts.join(''));

/** An input and a base. */
export const pair: Arbitrary<ParserInput> = tuple(
  referenceString,
  oneof({ arbitrary: urlString, weight: 4 }, { arbitrary: constant(undefined), weight: 1 }),
).map(([input, base]) => ({ input, base }));

const text = oneof(
  segment,
  constantFrom('', 'q', '/', '\\', '?', '#', ':', '@', ' ', 'a ', ' a', '|', '%2', "'", '`'),
  constantFrom('\0', '\t', '\x7f', '\x85', '\xa0', '\ud800', '\udc00', '\ufdd0', '\u{1fffe}', '💩'),
  array(constantFrom('a', 'C', ':', '|', '/', '.', '%2e', ' ', '#', 'é', '\ud83d', '\udca9'), {
    maxLength: 4,
  }).map((characters) => characters.join('')),
);

const modelHost = oneof(
  constantFrom('h', 'C', 'C|', 'localhost', '1.2.3.4', 'é', '[', ' ', 'a:b', '%'),
  text.filter((value) => value !== ''),
).map((value) => ({ kind: 'opaque', value }) as const);

const address = parseIPv6('2001:db8::1');
const modelAddress = constant(address).map((value) =>
  value === null ? null : ({ kind: 'ipv6', value } as const),
);

const modelAuthority: Arbitrary<Authority> = oneof(
  constant(createAuthority({})),
  tuple(
    oneof({ arbitrary: modelHost, weight: 5 }, modelAddress),
    constantFrom(null, null, '', 80, 443, 8, 65535, 0) as Arbitrary<number | '' | null>,
    option(tuple(text, option(text, { nil: null })), { nil: null }),
  ).map(([modelHostValue, port, credentials]) =>
    createAuthority({
      host: modelHostValue,
      port,
      username: credentials?.[0] ?? null,
      password: credentials?.[1] ?? null,
    }),
  ),
);

/** Components of all kinds, which may not fit together. */
export const parts: Arbitrary<Parts> = fc.record({
  scheme: constantFrom(null, null, null, 'http', 'HTTPS', 'file', 'File', 'foo', 'c', 'a+b'),
  authority: option(modelAuthority, { nil: null, freq: 2 }),
  drive: constantFrom<Parts['drive']>(null, null, null, 'C:', 'd|'),
  root: constantFrom<Parts['root']>(null, '/'),
  dirs: array(oneof({ arbitrary: segment, weight: 4 }, text), { maxLength: 4 }),
  file: option(
    oneof({ arbitrary: segment, weight: 4 }, text).filter((value) => value !== ''),
    { nil: null, freq: 2 },
  ),
  query: option(text, { nil: null, freq: 2 }),
  fragment: option(text, { nil: null, freq: 2 }),
});

const composed = parts.map((random) => {
  const needsRoot =
    (random.authority !== null || random.drive !== null) &&
    (random.dirs.length > 0 || random.file !== null);
  return createReference(needsRoot ? { ...random, root: '/' } : random);
});

/** Any reference, even one that no string parses to. */
export const reference: Arbitrary<Reference> = oneof(
  { arbitrary: composed, weight: 99 },
  { arbitrary: constant(emptyReference), weight: 1 },
);
