// Random URLs, by a grammar or by mutation, and random values for setters.

import fc, { type Arbitrary } from 'fast-check';
import type { SettableAttribute } from './attributes.js';
import { ascii, beyondASCII, delimiters } from './characters.js';

const { array, constant, constantFrom, integer, nat, oneof, option, string, tuple } = fc;

const character = oneof(
  { arbitrary: constantFrom(...delimiters), weight: 5 },
  { arbitrary: constantFrom(...ascii), weight: 3 },
  { arbitrary: constantFrom(...beyondASCII), weight: 2 },
);

/** Text of characters that have a meaning somewhere in URLs. */
export function text(maxLength: number): Arbitrary<string> {
  return string({ unit: character, maxLength });
}

const codePoint = oneof(nat(0x7f), nat(0xd7ff), integer({ min: 0xe000, max: 0x10ffff }));

/** Text of any characters. The strings of fast-check first list them all, which takes a second. */
export function anyText(maxLength = 10): Arbitrary<string> {
  return array(codePoint, { maxLength }).map((codePoints) => String.fromCodePoint(...codePoints));
}

/** Names, which often occur twice. */
export const queryText: Arbitrary<string> = oneof(
  constantFrom('a', 'b', 'c', '', 'é', '+', ' ', '%41', '💩', '\ud83d', '\udca9', '\ufffd'),
  text(3),
);

const schemes: readonly string[] = ['http', 'https', 'ftp', 'ws', 'wss', 'file'];
const otherSchemes: readonly string[] = [
  ...['a', 'z9+-.', 'non-special', 'data', 'blob', 'javascript', 'mailto', 'constructor'],
  ...['__proto__', 'HTTP', 'FiLe', 'c', '1a', ''],
];

const scheme = oneof(
  { arbitrary: constantFrom(...schemes), weight: 3 },
  { arbitrary: constantFrom(...otherSchemes), weight: 2 },
);

const slashes = oneof(
  { arbitrary: constant('//'), weight: 6 },
  {
    arbitrary: constantFrom('', '/', '///', '\\\\', '\\', '/\\', '////', '/./', '/..//'),
    weight: 3,
  },
);

const credentials = oneof(
  { arbitrary: constant(''), weight: 4 },
  {
    arbitrary: constantFrom('@', ':@', 'user@', 'user:pass@', ':pass@', 'a@b:c@', 'a:b:c@'),
    weight: 1,
  },
  { arbitrary: text(4).map((userinfo) => `${userinfo}@`), weight: 1 },
);

const ipv4Number = oneof(
  nat(0x1ff),
  nat(0xffff),
  nat(0xffffffff),
  constant(0),
  constant(255),
).chain((value) =>
  constantFrom(`${value}`, `0${value.toString(8)}`, `0x${value.toString(16)}`, `0X0${value}`),
);
const ipv4 = tuple(
  array(oneof({ arbitrary: ipv4Number, weight: 9 }, constantFrom('', '08', '0x', 'g', '0xg')), {
    minLength: 1,
    maxLength: 5,
  }),
  constantFrom('', '', '.', '..'),
).map(([numbers, end]) => numbers.join('.') + end);

const ipv6Piece = oneof(
  { arbitrary: nat(0xffff).map((piece) => piece.toString(16)), weight: 4 },
  { arbitrary: constantFrom('0', '0', '00', 'ABCD', '', '', '12345', 'g', '1.2.3.4'), weight: 3 },
);
/** The text form of an IPv6 address, sometimes with a mistake. */
export const ipv6: Arbitrary<string> = oneof(
  array(ipv6Piece, { minLength: 1, maxLength: 9 }).map((pieces) => pieces.join(':')),
  tuple(array(ipv6Piece, { maxLength: 4 }), array(ipv6Piece, { maxLength: 4 })).map((sides) =>
    sides.map((pieces) => pieces.join(':')).join('::'),
  ),
  fc.ipV6(),
);

const label = oneof(
  {
    arbitrary: constantFrom('a', 'example', 'EXAMPLE', 'xn--4ca', 'xn--', 'xn--a', '1', '0x7f'),
    weight: 4,
  },
  {
    arbitrary: constantFrom('BÜCHER', 'faß', '☕', '\xad', 'ａ', 'א', 'xn--ls8h', 'localhost'),
    weight: 3,
  },
  {
    arbitrary: constantFrom('%41', '%C3%A9', '%e3%80%82', '%00', '%', '%2e', 'a_b', '-', 'a--b'),
    weight: 2,
  },
  { arbitrary: text(3), weight: 1 },
);
const domain = array(label, { minLength: 1, maxLength: 4 }).chain((labels) =>
  constantFrom('.', '.', '.', '\u3002', '．', '..').map((dot) => labels.join(dot)),
);

const host = oneof(
  { arbitrary: domain, weight: 5 },
  { arbitrary: ipv4, weight: 2 },
  { arbitrary: ipv6.map((address) => `[${address}]`), weight: 2 },
  {
    arbitrary: constantFrom('', 'C:', 'c|', 'localhost', 'LOCALHOST.', '[::1', '::1]', '[]'),
    weight: 2,
  },
  { arbitrary: text(4), weight: 1 },
);

const port = oneof(
  { arbitrary: constant(''), weight: 4 },
  {
    arbitrary: constantFrom(':', ':0', ':80', ':443', ':21', ':00080', ':65535', ':65536'),
    weight: 2,
  },
  {
    arbitrary: constantFrom(':a', ':8a', ':-1', ': 80', ':8\t0', ':４', '::', ':99999999999'),
    weight: 1,
  },
  { arbitrary: nat(70_000).map((number) => `:${number}`), weight: 1 },
);

const segment = oneof(
  { arbitrary: constantFrom('a', 'b', '', '.', '..', 'C:', 'C|', 'c:d'), weight: 5 },
  {
    arbitrary: constantFrom('%2e', '%2E', '.%2e', '%2e.', '%2E%2e', '%2e%2e%2e', '...', '. '),
    weight: 2,
  },
  { arbitrary: text(4), weight: 2 },
);
const path = array(tuple(constantFrom('/', '/', '/', '\\', '//'), segment), { maxLength: 5 }).map(
  (segments) => segments.flat().join(''),
);

const query = option(text(6), { nil: null }).map((value) => (value === null ? '' : `?${value}`));
const fragment = option(text(5), { nil: null }).map((value) => (value === null ? '' : `#${value}`));

const authority = tuple(credentials, host, port);
const hierarchical = tuple(scheme, constant(':'), slashes, authority, path, query, fragment);
const opaque = tuple(scheme, constant(':'), text(6), query, fragment);
const relative = tuple(
  oneof(
    { arbitrary: constant(''), weight: 2 },
    { arbitrary: tuple(slashes, authority), weight: 1 },
  ),
  oneof(path, segment),
  query,
  fragment,
);

// Adds tabs and newlines inside, and controls and spaces at both ends.
function withRemoved(parts: Arbitrary<unknown[]>): Arbitrary<string> {
  const whole = parts.map((nested) => nested.flat(2).join(''));
  const edited = tuple(
    whole,
    nat(30),
    constantFrom('\t', '\n', '\r', '\r\n\t'),
    constantFrom('', ' ', '\0 ', '\x1f'),
  ).map(
    ([url, at, removed, around]) => around + url.slice(0, at) + removed + url.slice(at) + around,
  );
  return oneof({ arbitrary: whole, weight: 6 }, { arbitrary: edited, weight: 1 });
}

/** A URL with a scheme, which often parses. */
export const absoluteURL: Arbitrary<string> = withRemoved(
  oneof(
    { arbitrary: hierarchical as Arbitrary<unknown[]>, weight: 5 },
    { arbitrary: opaque as Arbitrary<unknown[]>, weight: 1 },
  ),
);

const commonBases = constantFrom(
  ...['http://user:pw@host:81/a/b?q#f', 'https://example.com', 'file:///C:/a/b', 'file://host/a/'],
  ...['file:///', 'a:b', 'a:/b/c', 'a://h/p/q', 'a:', 'a://', 'a:/.//b', 'blob:https://a/b'],
  ...['wss://[::1]:1/..', 'not a URL'],
);

/** An input of the URL parser, with or without a base URL. */
export interface ParserInput {
  readonly input: string;
  readonly base: string | undefined;
}

/** Inputs by the grammar of URLs, some with mistakes. */
export const grammarInput: Arbitrary<ParserInput> = tuple(
  oneof(
    { arbitrary: absoluteURL, weight: 2 },
    { arbitrary: withRemoved(relative as Arbitrary<unknown[]>), weight: 1 },
  ),
  oneof(
    { arbitrary: constant(undefined), weight: 2 },
    { arbitrary: commonBases, weight: 2 },
    { arbitrary: absoluteURL, weight: 1 },
  ),
).map(([input, base]) => ({ input, base }));

const edit = tuple(nat(80), nat(3), text(3));

/** Edited inputs of a list, or two of them spliced. */
export function mutationsOf(inputs: readonly ParserInput[]): Arbitrary<ParserInput> {
  const original = constantFrom(...inputs);
  return tuple(
    original,
    oneof({ arbitrary: constant(null), weight: 2 }, { arbitrary: original, weight: 1 }),
    array(edit, { maxLength: 3 }),
  ).map(([{ input, base }, other, edits]) => {
    let mutated = input;
    if (other !== null) {
      const at = edits.length * 5;
      mutated = mutated.slice(0, at) + other.input.slice(at);
    }
    for (const [at, deleted, inserted] of edits) {
      const start = at % (mutated.length + 1);
      mutated = mutated.slice(0, start) + inserted + mutated.slice(start + deleted);
    }
    return { input: mutated, base: other === null ? base : (other.base ?? base) };
  });
}

const setterValues: Readonly<Record<SettableAttribute, Arbitrary<string>>> = {
  href: absoluteURL,
  protocol: tuple(scheme, constantFrom('', ':', '://x', ' ')).map((parts) => parts.join('')),
  username: text(4),
  password: text(4),
  host: tuple(host, port).map((parts) => parts.join('')),
  hostname: host,
  port: port.map((value) => value.slice(1)),
  pathname: oneof(path, segment),
  search: oneof(query, text(5)),
  hash: oneof(fragment, text(5)),
};

/** An attribute and a value to set it to. */
export type Assignment = readonly [SettableAttribute, string];

export const assignment: Arbitrary<Assignment> = oneof(
  ...Object.entries(setterValues).map(([attribute, values]) =>
    tuple(
      constant(attribute as SettableAttribute),
      oneof({ arbitrary: values, weight: 5 }, { arbitrary: text(4), weight: 1 }),
    ),
  ),
);
