// https://url.spec.whatwg.org/#url-writing
// In the standard's order.

import { assertString } from '@urlkit/internal';
import {
  hasOpaquePath,
  isFileScheme,
  isSpecial,
  isSpecialScheme,
  type URLRecord,
} from '@urlkit/url-record';
import { isValidHostString, isValidOpaqueHostString } from './host-writing.js';
import { areURLUnits } from './url-units.js';
import { readBase, type ValidURLStringOptions } from './validation-options.js';

/**
 * Whether a string is a valid URL string. This only matches the grammar and does not run the parser. The
 * parser reports no validation error for a valid URL string, and at least one for any other string.
 *
 * @param input Any string. One with a lone surrogate is not valid.
 * @param options With a base URL, relative-URL strings are valid too.
 * @throws {TypeError} If the base URL does not parse.
 * @see https://url.spec.whatwg.org/#valid-url-string
 */
export function isValidURLString(input: string, options?: ValidURLStringOptions): boolean {
  assertString(input, 'input');
  const base = readBase(options);
  return (
    isAbsoluteURLWithFragmentString(input) ||
    (base !== null && matchesRelativeURLWithFragment(input, base))
  );
}

/**
 * Whether a string is an absolute-URL string, optionally followed by `#` and a URL-fragment string.
 *
 * @see https://url.spec.whatwg.org/#absolute-url-with-fragment-string
 */
export function isAbsoluteURLWithFragmentString(input: string): boolean {
  assertString(input, 'input');
  const { before: url, after: fragment } = splitAtFirst(input, '#');
  return isAbsoluteURLString(url) && isAbsentOr(areURLUnits, fragment);
}

/**
 * Whether a string is a scheme with a rest that this scheme allows, optionally followed by `?` and a
 * URL-query string.
 *
 * @see https://url.spec.whatwg.org/#absolute-url-string
 */
export function isAbsoluteURLString(input: string): boolean {
  assertString(input, 'input');
  const { before: url, after: query } = splitAtFirst(input, '?');
  const { before: schemeString, after: rest } = splitAtFirst(url, ':');
  if (rest === null || !isURLSchemeString(schemeString)) return false;
  if (!isAbsentOr(areURLUnits, query)) return false;
  const scheme = schemeString.toLowerCase();
  if (isFileScheme(scheme)) return isSchemeRelativeFileURLString(rest);
  if (isSpecialScheme(scheme)) return isSchemeRelativeSpecialURLString(rest);
  return (
    isSchemeRelativeURLString(rest) ||
    isPathAbsoluteNonAuthorityURLString(rest) ||
    isOpaquePathURLString(rest)
  );
}

/**
 * Whether a string is a URL-scheme string, in any letter case and without U+003A (:).
 *
 * @see https://url.spec.whatwg.org/#url-scheme-string
 */
export function isURLSchemeString(input: string): boolean {
  assertString(input, 'input');
  return /^[A-Za-z][A-Za-z\d+.-]*$/.test(input);
}

/**
 * Whether a string is a relative-URL string, optionally followed by `#` and a URL-fragment string. With
 * a base URL that has an opaque path, only `#` and a URL-fragment string are allowed.
 *
 * @param input Any string.
 * @param options The base URL. Without one, no string is relative to it.
 * @throws {TypeError} If the base URL does not parse.
 * @see https://url.spec.whatwg.org/#relative-url-with-fragment-string
 */
export function isRelativeURLWithFragmentString(
  input: string,
  options?: ValidURLStringOptions,
): boolean {
  assertString(input, 'input');
  const base = readBase(options);
  return base !== null && matchesRelativeURLWithFragment(input, base);
}

function matchesRelativeURLWithFragment(input: string, base: Readonly<URLRecord>): boolean {
  const { before: url, after: fragment } = splitAtFirst(input, '#');
  if (!isAbsentOr(areURLUnits, fragment)) return false;
  return hasOpaquePath(base) ? url === '' && fragment !== null : matchesRelativeURL(url, base);
}

/**
 * Whether a string is a URL without its scheme, or without its scheme and host, in the form that the
 * scheme of the base URL requires.
 *
 * @param input Any string.
 * @param options The base URL. Without one, no string is relative to it.
 * @throws {TypeError} If the base URL does not parse.
 * @see https://url.spec.whatwg.org/#relative-url-string
 */
export function isRelativeURLString(input: string, options?: ValidURLStringOptions): boolean {
  assertString(input, 'input');
  const base = readBase(options);
  return base !== null && matchesRelativeURL(input, base);
}

function matchesRelativeURL(input: string, base: Readonly<URLRecord>): boolean {
  const { before: url, after: query } = splitAtFirst(input, '?');
  if (!isAbsentOr(areURLUnits, query)) return false;
  if (isPathAbsoluteNonAuthorityURLString(url) || isPathRelativeSchemeLessURLString(url))
    return true;
  if (isFileScheme(base.scheme)) return isSchemeRelativeFileURLString(url);
  return isSpecial(base) ? isSchemeRelativeSpecialURLString(url) : isSchemeRelativeURLString(url);
}

/**
 * Whether a string is `//` and a valid host string, optionally followed by a port and a path.
 *
 * @see https://url.spec.whatwg.org/#scheme-relative-special-url-string
 */
export function isSchemeRelativeSpecialURLString(input: string): boolean {
  assertString(input, 'input');
  const { authority, path } = splitAuthority(input);
  if (authority === null || !isAbsentOr(isPathAbsoluteURLString, path)) return false;
  const { host, port } = splitPort(authority);
  return isValidHostString(host) && isAbsentOr(isURLPortString, port);
}

/**
 * Whether a string is empty or a decimal number from 0 to 65535, which may have leading zeros.
 *
 * @see https://url.spec.whatwg.org/#url-port-string
 */
export function isURLPortString(input: string): boolean {
  assertString(input, 'input');
  return /^\d*$/.test(input) && Number(input) <= 0xffff;
}

/**
 * Whether a string is `//` and an opaque-host-and-port string, optionally followed by a path.
 *
 * @see https://url.spec.whatwg.org/#scheme-relative-url-string
 */
export function isSchemeRelativeURLString(input: string): boolean {
  assertString(input, 'input');
  const { authority, path } = splitAuthority(input);
  return (
    authority !== null &&
    isOpaqueHostAndPortString(authority) &&
    isAbsentOr(isPathAbsoluteURLString, path)
  );
}

/**
 * Whether a string is empty, or a valid opaque-host string, optionally followed by `:` and a port.
 *
 * @see https://url.spec.whatwg.org/#opaque-host-and-port-string
 */
export function isOpaqueHostAndPortString(input: string): boolean {
  assertString(input, 'input');
  const { host, port } = splitPort(input);
  return input === '' || (isValidOpaqueHostString(host) && isAbsentOr(isURLPortString, port));
}

/**
 * Whether a string is `//`, optionally followed by a valid host string and a path.
 *
 * @see https://url.spec.whatwg.org/#scheme-relative-file-url-string
 */
export function isSchemeRelativeFileURLString(input: string): boolean {
  assertString(input, 'input');
  const { authority: host, path } = splitAuthority(input);
  const isHost = host === '' || (host !== null && isValidHostString(host));
  return isHost && isAbsentOr(isPathAbsoluteURLString, path);
}

/**
 * Whether a string is `/` and URL-path-segment strings, separated by `/`.
 *
 * @see https://url.spec.whatwg.org/#path-absolute-url-string
 */
export function isPathAbsoluteURLString(input: string): boolean {
  assertString(input, 'input');
  return input.startsWith('/') && isOfPathSegments(input);
}

/**
 * Whether a string is a path-absolute-URL string that does not start with `//`.
 *
 * @see https://url.spec.whatwg.org/#path-absolute-non-authority-url-string
 */
export function isPathAbsoluteNonAuthorityURLString(input: string): boolean {
  assertString(input, 'input');
  return isPathAbsoluteURLString(input) && !input.startsWith('//');
}

/**
 * Whether a string consists of URL-path-segment strings, separated by `/`, and does not start with `/`.
 *
 * @see https://url.spec.whatwg.org/#path-relative-url-string
 */
export function isPathRelativeURLString(input: string): boolean {
  assertString(input, 'input');
  return !input.startsWith('/') && isOfPathSegments(input);
}

/**
 * Whether a string is a path-relative-URL string that does not start with a scheme and `:`.
 *
 * @see https://url.spec.whatwg.org/#path-relative-scheme-less-url-string
 */
export function isPathRelativeSchemeLessURLString(input: string): boolean {
  assertString(input, 'input');
  const { before: scheme, after: rest } = splitAtFirst(input, ':');
  const hasScheme = rest !== null && isURLSchemeString(scheme);
  return !hasScheme && isPathRelativeURLString(input);
}

/**
 * Whether a string consists of URL units other than `?`, and does not start with `/`.
 *
 * @see https://url.spec.whatwg.org/#opaque-path-url-string
 */
export function isOpaquePathURLString(input: string): boolean {
  assertString(input, 'input');
  return !input.startsWith('/') && !input.includes('?') && areURLUnits(input);
}

/**
 * Whether a string consists of URL units other than `/` and `?`. Dot segments are allowed.
 *
 * @see https://url.spec.whatwg.org/#url-path-segment-string
 */
export function isURLPathSegmentString(input: string): boolean {
  assertString(input, 'input');
  return !/[/?]/.test(input) && areURLUnits(input);
}

/**
 * Whether a string, without U+003F (?) before it, consists of URL units.
 *
 * @see https://url.spec.whatwg.org/#url-query-string
 */
export function isURLQueryString(input: string): boolean {
  assertString(input, 'input');
  return areURLUnits(input);
}

/**
 * Whether a string, without U+0023 (#) before it, consists of URL units.
 *
 * @see https://url.spec.whatwg.org/#url-fragment-string
 */
export function isURLFragmentString(input: string): boolean {
  assertString(input, 'input');
  return areURLUnits(input);
}

// Zero or more URL-path-segment strings, separated by U+002F (/), which is a URL unit itself.
function isOfPathSegments(input: string): boolean {
  return !input.includes('?') && areURLUnits(input);
}

function isAbsentOr(isValid: (input: string) => boolean, input: string | null): boolean {
  return input === null || isValid(input);
}

interface Halves {
  readonly before: string;
  /** Null if there is no delimiter. */
  readonly after: string | null;
}

function splitAtFirst(input: string, delimiter: string): Halves {
  const at = input.indexOf(delimiter);
  if (at === -1) return { before: input, after: null };
  return { before: input.slice(0, at), after: input.slice(at + 1) };
}

interface Hierarchy {
  /** The text between `//` and the next U+002F (/); null without `//`. */
  readonly authority: string | null;
  /** The rest; null if there is none. */
  readonly path: string | null;
}

function splitAuthority(input: string): Hierarchy {
  if (!input.startsWith('//')) return { authority: null, path: input };
  const slash = input.indexOf('/', 2);
  if (slash === -1) return { authority: input.slice(2), path: null };
  return { authority: input.slice(2, slash), path: input.slice(slash) };
}

// A host, and the port after it, or null if there is none. The host may end in "]".
function splitPort(input: string): { readonly host: string; readonly port: string | null } {
  const colon = input.indexOf(':', input.lastIndexOf(']') + 1);
  if (colon === -1) return { host: input, port: null };
  return { host: input.slice(0, colon), port: input.slice(colon + 1) };
}
