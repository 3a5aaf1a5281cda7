// URL Specification 0.9.0, Parsing

import { trimC0ControlsAndSpaces } from '@urlkit/infra';
import {
  assertArgument,
  assertString,
  copyOf,
  findBefore,
  mustBeBoolean,
  type OptionChecks,
  readOptions,
} from '@urlkit/internal';
import { parseIPv6 } from '@urlkit/ipv6';
import { forbiddenHostCodePoint } from './definitions.js';
import { mustBeMode, type ParserMode } from './parser-modes.js';
import {
  type Authority,
  compose,
  composeAuthority,
  type Drive,
  emptyAuthority,
  isDrive,
  modeOfScheme,
  portOf,
  type Reference,
  type ReferenceHost,
  schemeEnd,
} from './reference.js';
import { isStrict } from './strict-grammar.js';

/** Options for {@link parseReference}. */
export interface ParseReferenceOptions {
  /** How to read an input without a scheme. The default is `web`. */
  readonly mode?: ParserMode | undefined;
  /** Whether to skip preprocessing and accept only the strict grammar. The default is false. */
  readonly strict?: boolean | undefined;
}

export const parseChecks: OptionChecks<ParseReferenceOptions> = {
  mode: mustBeMode,
  strict: mustBeBoolean,
};

/**
 * Removes C0 controls and spaces at both ends of a string, and tabs and newlines inside it. If those
 * separate the two halves of a surrogate pair, the first half becomes U+FFFD, so that the two do not
 * become one code point.
 *
 * @see https://alwinb.github.io/url-specification/#parsing
 */
export function preprocess(input: string): string {
  const { start, end } = trimC0ControlsAndSpaces(input);
  const trimmed = input.slice(start, end);
  if (!/[\t\n\r]/.test(trimmed)) return trimmed;
  return trimmed
    .replace(/[\uD800-\uDBFF](?=[\t\n\r]+[\uDC00-\uDFFF])/g, '\uFFFD')
    .replace(/[\t\n\r]+/g, '');
}

/**
 * Parses a URL reference, relative or not, without a base. Does not resolve, normalize or decode it: a
 * host is opaque, or an IPv6 address.
 *
 * @param input Any string; lone surrogates stay.
 * @returns The reference, or null if the input does not match the grammar.
 * @see https://alwinb.github.io/url-specification/#parsing
 */
export function parseReference(input: string, options?: ParseReferenceOptions): Reference | null {
  assertString(input, 'input');
  const { mode = 'web', strict = false } = readOptions(options, parseChecks);
  const text = copyOf(strict ? input : preprocess(input));
  const colon = schemeEnd(text);
  const scheme = colon === -1 ? null : text.slice(0, colon);
  const actualMode = modeOfScheme(scheme) ?? mode;

  const fragmentStart = findBefore(text.length, '#', text, colon + 1);
  const queryStart = findBefore(fragmentStart, '?', text, colon + 1);
  const hierarchy = text.slice(colon + 1, queryStart);

  const url = parseHierarchy(
    actualMode === 'generic' ? hierarchy : hierarchy.replace(/\\/g, '/'),
    actualMode,
    scheme,
    queryStart < fragmentStart ? text.slice(queryStart + 1, fragmentStart) : null,
    fragmentStart < text.length ? text.slice(fragmentStart + 1) : null,
  );
  return url === null || (strict && !isStrict(url, hierarchy, actualMode)) ? null : url;
}

// In web-mode and file-mode, each U+005C (\) has become U+002F (/).
function parseHierarchy(
  input: string,
  mode: ParserMode,
  scheme: string | null,
  query: string | null,
  fragment: string | null,
): Reference | null {
  const isFileMode = mode === 'file';
  let authority: Authority | null = null;
  let drive: Drive | null = null;
  let position = 0;
  if (isFileMode) {
    // Up to three slashes may precede a drive. If there are two or three, the authority is empty.
    while (position < 3 && input[position] === '/') position++;
    drive = driveAt(input, position);
    if (drive === null) position = 0;
    else if (position > 1) authority = emptyAuthority;
  }
  if (drive !== null) {
    position += 2;
  } else if (input.startsWith('//')) {
    position = findBefore(input.length, '/', input, 2);
    authority = parseAuthority(input.slice(2, position), mode);
    if (authority === null) return null;
    drive = isFileMode ? driveAt(input, position + 1) : null;
    if (drive !== null) position += 3;
  }

  const root = input[position] === '/' ? '/' : null;
  const dirs = input.slice(root === null ? position : position + 1).split('/');
  const file = dirs.pop() || null;
  return compose({ scheme, authority, drive, root, dirs, file, query, fragment });
}

// Returns the drive at an offset; null if there is none, or if other text than U+002F (/) follows it.
function driveAt(input: string, offset: number): Drive | null {
  const end = offset + 2;
  if (end < input.length && input[end] !== '/') return null;
  const drive = input.slice(offset, end);
  return isDrive(drive) ? drive : null;
}

/**
 * Parses an authority.
 *
 * @param input The text after `//`. The empty string is the empty authority.
 * @param mode Only generic-mode allows U+005C (\) in credentials; only the other modes allow < and >
 * before U+0338 in a host. The default is `web`.
 * @returns The authority, or null if the input does not match the grammar.
 * @see https://alwinb.github.io/url-specification/#parsing
 */
export function parseAuthority(input: string, mode: ParserMode = 'web'): Authority | null {
  assertString(input, 'input');
  assertArgument(mode, 'mode', mustBeMode);
  if (input === '') return emptyAuthority;
  const at = input.lastIndexOf('@');
  const credentials = input.slice(0, Math.max(at, 0));
  // Neither uchar nor pchar has these: they end an authority, or preprocessing removes them.
  const excluded = mode === 'generic' ? /[\t\n\r#/?]/ : /[\t\n\r#/?\\]/;
  if (excluded.test(credentials)) return null;
  const colon = credentials.indexOf(':');
  const hostAndPort = input.slice(at + 1);
  const bracket = hostAndPort.startsWith('[') ? hostAndPort.indexOf(']') : 0;
  const portAt = hostAndPort.indexOf(':', Math.max(bracket, 0));
  const hostEnd = portAt === -1 ? hostAndPort.length : portAt;
  const host = parseWrittenHost(hostAndPort.slice(0, hostEnd), mode);
  const port = portOf(hostAndPort.slice(hostEnd + 1));
  if (host === null || port === null) return null;
  return composeAuthority(
    at === -1 ? null : credentials.slice(0, colon === -1 ? at : colon),
    colon === -1 ? null : credentials.slice(colon + 1),
    host,
    portAt === -1 ? null : port,
  );
}

/** Parses an IPv6 address in brackets, or an opaque host; returns null if the input is neither. */
export function parseWrittenHost(input: string, mode: ParserMode): ReferenceHost | null {
  if (input.startsWith('[')) {
    const value = input.endsWith(']') ? parseIPv6(input.slice(1, -1)) : null;
    return value && { kind: 'ipv6', value };
  }
  // In a domain, < or > and U+0338 after it become one character.
  const isComposed = mode !== 'generic' && /\u0338|%CC%B8/i.test(input);
  const text = isComposed ? input.replace(/[<>]/g, '') : input;
  return input === '' || forbiddenHostCodePoint.test(text)
    ? null
    : { kind: 'opaque', value: input };
}
