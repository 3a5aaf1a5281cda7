// URL Specification 0.9.0, Parsing

import { forbiddenHostCodePoint } from '@urlkit/host';
import { trimC0ControlsAndSpaces } from '@urlkit/infra';
import { assertArgument, assertString, readOptions } from '@urlkit/infra/internal';
import { parseIPv6 } from '@urlkit/ipv6';
import { mustBeMode, parseChecks } from './assert.js';
import type { ParserMode } from './parser-mode.js';
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

/** What {@link parseReference} takes besides its input. */
export interface ParseReferenceOptions {
  /** For an input without a scheme; `web` if it is not given. */
  readonly mode?: ParserMode | undefined;
  /** Whether the input has to be in the strict grammar, as it is, without preprocessing. */
  readonly strict?: boolean | undefined;
}

/**
 * Removes C0 controls and spaces around a string, and tabs and newlines in it. A surrogate that only
 * they part from its other half becomes U+FFFD, or the two would become one code point.
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
 * Parses a URL-string, relative or not. No base is needed, and nothing is resolved, normalized or
 * decoded: a host is opaque or an IPv6 address.
 *
 * @returns The reference, or null if the grammar does not have the string.
 */
export function parseReference(input: string, options?: ParseReferenceOptions): Reference | null {
  assertString(input, 'input');
  const { mode = 'web', strict = false } = readOptions(options, parseChecks);
  const text = strict ? input : preprocess(input);
  const colon = schemeEnd(text);
  const scheme = colon === -1 ? null : text.slice(0, colon);
  const actualMode = modeOfScheme(scheme) ?? mode;

  const fragmentAt = text.indexOf('#', colon + 1);
  const hash = fragmentAt === -1 ? text.length : fragmentAt;
  const queryAt = text.indexOf('?', colon + 1);
  const question = queryAt === -1 || queryAt > hash ? hash : queryAt;
  const hierarchy = text.slice(colon + 1, question);

  const url = parseHierarchy(
    actualMode === 'generic' ? hierarchy : hierarchy.replace(/\\/g, '/'),
    actualMode,
    scheme,
    question < hash ? text.slice(question + 1, hash) : null,
    hash < text.length ? text.slice(hash + 1) : null,
  );
  return url === null || (strict && !isStrict(url, hierarchy, actualMode)) ? null : url;
}

// Every separator is U+002F (/) here.
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
    // The slashes before a drive may be any of none to three; two or three have an empty authority.
    while (position < 3 && input[position] === '/') position++;
    drive = driveAt(input, position);
    if (drive === null) position = 0;
    else if (position > 1) authority = emptyAuthority;
  }
  if (drive !== null) {
    position += 2;
  } else if (input.startsWith('//')) {
    const slash = input.indexOf('/', 2);
    position = slash === -1 ? input.length : slash;
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

// A drive at an offset, which a U+002F (/) or the end follows.
function driveAt(input: string, offset: number): Drive | null {
  const end = offset + 2;
  if (end < input.length && input[end] !== '/') return null;
  const drive = input.slice(offset, end);
  return isDrive(drive) ? drive : null;
}

/**
 * Parses what follows `//`.
 *
 * @returns The authority, which is empty for the empty string, or null for failure.
 */
export function parseAuthority(input: string, mode: ParserMode = 'web'): Authority | null {
  assertString(input, 'input');
  assertArgument(mode, 'mode', mustBeMode);
  if (input === '') return emptyAuthority;
  const at = input.lastIndexOf('@');
  const credentials = input.slice(0, Math.max(at, 0));
  // What is neither in uchar nor in pchar, and would end an authority.
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

/** An IPv6 address in brackets, or an opaque host; null if a string is neither. */
export function parseWrittenHost(input: string, mode: ParserMode): ReferenceHost | null {
  if (input.startsWith('[')) {
    const value = input.endsWith(']') ? parseIPv6(input.slice(1, -1)) : null;
    return value && { kind: 'ipv6', value };
  }
  // In a domain, U+0338 makes one character of itself and a < or > before it.
  const isComposed = mode !== 'generic' && /\u0338|%CC%B8/i.test(input);
  const text = isComposed ? input.replace(/[<>]/g, '') : input;
  return input === '' || forbiddenHostCodePoint.test(text)
    ? null
    : { kind: 'opaque', value: input };
}
