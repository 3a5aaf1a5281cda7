// https://url.spec.whatwg.org/#url-writing
// The public functions, in the standard's order. They check their arguments.

import { assertString } from '@urlkit/infra/internal';
import { areURLUnits } from './host-productions.js';
import { readBase, type ValidURLStringOptions } from './options.js';
import * as productions from './url-productions.js';

/**
 * Whether a string is a valid URL string. This only matches the grammar and does not run the parser. The
 * parser reports no validation error for a valid URL string, and at least one for any other string.
 *
 * @param input Any string; lone surrogates count as U+FFFD.
 * @param options With a base URL, relative-URL strings are valid too.
 * @throws {TypeError} If the base URL does not parse.
 * @see https://url.spec.whatwg.org/#valid-url-string
 */
export function isValidURLString(input: string, options?: ValidURLStringOptions): boolean {
  assertString(input, 'input');
  const base = readBase(options);
  return (
    productions.isAbsoluteURLWithFragmentString(input) ||
    (base !== null && productions.isRelativeURLWithFragmentString(input, base))
  );
}

/**
 * Whether a string is an absolute-URL string, optionally followed by `#` and a URL-fragment string.
 *
 * @see https://url.spec.whatwg.org/#absolute-url-with-fragment-string
 */
export function isAbsoluteURLWithFragmentString(input: string): boolean {
  assertString(input, 'input');
  return productions.isAbsoluteURLWithFragmentString(input);
}

/**
 * Whether a string is a scheme with a rest that this scheme allows, optionally followed by `?` and a
 * URL-query string.
 *
 * @see https://url.spec.whatwg.org/#absolute-url-string
 */
export function isAbsoluteURLString(input: string): boolean {
  assertString(input, 'input');
  return productions.isAbsoluteURLString(input);
}

/**
 * Whether a string is a URL-scheme string, in any letter case and without U+003A (:).
 *
 * @see https://url.spec.whatwg.org/#url-scheme-string
 */
export function isURLSchemeString(input: string): boolean {
  assertString(input, 'input');
  return productions.isURLSchemeString(input);
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
  return base !== null && productions.isRelativeURLWithFragmentString(input, base);
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
  return base !== null && productions.isRelativeURLString(input, base);
}

/**
 * Whether a string is `//` and a valid host string, optionally followed by a port and a path.
 *
 * @see https://url.spec.whatwg.org/#scheme-relative-special-url-string
 */
export function isSchemeRelativeSpecialURLString(input: string): boolean {
  assertString(input, 'input');
  return productions.isSchemeRelativeSpecialURLString(input);
}

/**
 * Whether a string is empty or a decimal number from 0 to 65535, which may have leading zeros.
 *
 * @see https://url.spec.whatwg.org/#url-port-string
 */
export function isURLPortString(input: string): boolean {
  assertString(input, 'input');
  return productions.isURLPortString(input);
}

/**
 * Whether a string is `//` and an opaque-host-and-port string, optionally followed by a path.
 *
 * @see https://url.spec.whatwg.org/#scheme-relative-url-string
 */
export function isSchemeRelativeURLString(input: string): boolean {
  assertString(input, 'input');
  return productions.isSchemeRelativeURLString(input);
}

/**
 * Whether a string is empty, or a valid opaque-host string, optionally followed by `:` and a port.
 *
 * @see https://url.spec.whatwg.org/#opaque-host-and-port-string
 */
export function isOpaqueHostAndPortString(input: string): boolean {
  assertString(input, 'input');
  return productions.isOpaqueHostAndPortString(input);
}

/**
 * Whether a string is `//`, optionally followed by a valid host string and a path.
 *
 * @see https://url.spec.whatwg.org/#scheme-relative-file-url-string
 */
export function isSchemeRelativeFileURLString(input: string): boolean {
  assertString(input, 'input');
  return productions.isSchemeRelativeFileURLString(input);
}

/**
 * Whether a string is `/` and URL-path-segment strings, separated by `/`.
 *
 * @see https://url.spec.whatwg.org/#path-absolute-url-string
 */
export function isPathAbsoluteURLString(input: string): boolean {
  assertString(input, 'input');
  return productions.isPathAbsoluteURLString(input);
}

/**
 * Whether a string is a path-absolute-URL string that does not start with `//`.
 *
 * @see https://url.spec.whatwg.org/#path-absolute-non-authority-url-string
 */
export function isPathAbsoluteNonAuthorityURLString(input: string): boolean {
  assertString(input, 'input');
  return productions.isPathAbsoluteNonAuthorityURLString(input);
}

/**
 * Whether a string consists of URL-path-segment strings, separated by `/`, and does not start with `/`.
 *
 * @see https://url.spec.whatwg.org/#path-relative-url-string
 */
export function isPathRelativeURLString(input: string): boolean {
  assertString(input, 'input');
  return productions.isPathRelativeURLString(input);
}

/**
 * Whether a string is a path-relative-URL string that does not start with a scheme and `:`.
 *
 * @see https://url.spec.whatwg.org/#path-relative-scheme-less-url-string
 */
export function isPathRelativeSchemeLessURLString(input: string): boolean {
  assertString(input, 'input');
  return productions.isPathRelativeSchemeLessURLString(input);
}

/**
 * Whether a string consists of URL units other than `?`, and does not start with `/`.
 *
 * @see https://url.spec.whatwg.org/#opaque-path-url-string
 */
export function isOpaquePathURLString(input: string): boolean {
  assertString(input, 'input');
  return productions.isOpaquePathURLString(input);
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
