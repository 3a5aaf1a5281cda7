// https://url.spec.whatwg.org/#url-writing
// One function per production, in the standard's order.

import { toScalarValueString } from '@urlkit/infra';
import { withoutPrototype } from '@urlkit/infra/internal';
import {
  hasOpaquePath,
  isFileScheme,
  isSpecial,
  isSpecialScheme,
  requireRecord,
  type URLRecord,
} from '@urlkit/url-record';
import { isValidHostString, isValidOpaqueHostString } from './host-writing.js';
import { areURLUnits } from './url-units.js';
import type { ValidateURLOptions } from './validate-url.js';

/**
 * Whether a string is a valid URL string, by the grammar alone: nothing is parsed.
 *
 * A string can be valid though the parser reports a validation error, and the other way round.
 *
 * @param input Any string; lone surrogates are taken for U+FFFD.
 * @param base The base URL, with which relative-URL strings are valid as well.
 * @throws {TypeError} If the base URL is not a record.
 * @see https://url.spec.whatwg.org/#valid-url-string
 */
export function isValidURLString(input: string, options: ValidateURLOptions = {}): boolean {
  const { base = null } = withoutPrototype(options);
  if (typeof input !== 'string') return false;
  if (base !== null) requireRecord(base);
  const text = toScalarValueString(input);
  return (
    isAbsoluteURLWithFragmentString(text) ||
    (base !== null && isRelativeURLWithFragmentString(text, base))
  );
}

// https://url.spec.whatwg.org/#absolute-url-with-fragment-string
function isAbsoluteURLWithFragmentString(input: string): boolean {
  const [url, fragment] = splitAtFirst(input, '#');
  return isAbsoluteURLString(url) && (fragment === null || areURLUnits(fragment));
}

// https://url.spec.whatwg.org/#absolute-url-string
function isAbsoluteURLString(input: string): boolean {
  const [url, query] = splitAtFirst(input, '?');
  const [schemeString, rest] = splitAtFirst(url, ':');
  if (rest === null || !isURLSchemeString(schemeString)) return false;
  if (query !== null && !areURLUnits(query)) return false;
  const scheme = schemeString.toLowerCase();
  if (isFileScheme(scheme)) return isSchemeRelativeFileURLString(rest);
  if (isSpecialScheme(scheme)) return isSchemeRelativeSpecialURLString(rest);
  return (
    isSchemeRelativeURLString(rest) ||
    isPathAbsoluteNonAuthorityURLString(rest) ||
    isOpaquePathURLString(rest)
  );
}

// https://url.spec.whatwg.org/#url-scheme-string
function isURLSchemeString(input: string): boolean {
  return /^[A-Za-z][A-Za-z\d+.-]*$/.test(input);
}

// https://url.spec.whatwg.org/#relative-url-with-fragment-string
function isRelativeURLWithFragmentString(input: string, base: Readonly<URLRecord>): boolean {
  const [url, fragment] = splitAtFirst(input, '#');
  if (fragment !== null && !areURLUnits(fragment)) return false;
  return hasOpaquePath(base) ? url === '' && fragment !== null : isRelativeURLString(url, base);
}

// https://url.spec.whatwg.org/#relative-url-string
function isRelativeURLString(input: string, base: Readonly<URLRecord>): boolean {
  const [url, query] = splitAtFirst(input, '?');
  if (query !== null && !areURLUnits(query)) return false;
  if (isPathAbsoluteNonAuthorityURLString(url) || isPathRelativeSchemeLessURLString(url))
    return true;
  if (isFileScheme(base.scheme)) return isSchemeRelativeFileURLString(url);
  return isSpecial(base) ? isSchemeRelativeSpecialURLString(url) : isSchemeRelativeURLString(url);
}

// https://url.spec.whatwg.org/#scheme-relative-special-url-string
function isSchemeRelativeSpecialURLString(input: string): boolean {
  const [authority, path] = splitAuthority(input);
  if (authority === null) return false;
  const [host, port] = splitPort(authority);
  return isValidHostString(host) && isURLPortString(port) && isPathAbsoluteURLStringIfAny(path);
}

// https://url.spec.whatwg.org/#url-port-string
function isURLPortString(input: string): boolean {
  return /^\d*$/.test(input) && Number(input) <= 0xffff;
}

// https://url.spec.whatwg.org/#scheme-relative-url-string
function isSchemeRelativeURLString(input: string): boolean {
  const [authority, path] = splitAuthority(input);
  return (
    authority !== null && isOpaqueHostAndPortString(authority) && isPathAbsoluteURLStringIfAny(path)
  );
}

// https://url.spec.whatwg.org/#opaque-host-and-port-string
function isOpaqueHostAndPortString(input: string): boolean {
  const [host, port] = splitPort(input);
  return input === '' || (isValidOpaqueHostString(host) && isURLPortString(port));
}

// https://url.spec.whatwg.org/#scheme-relative-file-url-string
function isSchemeRelativeFileURLString(input: string): boolean {
  const [host, path] = splitAuthority(input);
  return (
    host !== null && (host === '' || isValidHostString(host)) && isPathAbsoluteURLStringIfAny(path)
  );
}

// https://url.spec.whatwg.org/#path-absolute-url-string
function isPathAbsoluteURLString(input: string): boolean {
  // Every string of URL units without U+003F (?) is URL-path-segment strings between U+002F (/).
  return input.startsWith('/') && areURLUnits(input);
}

function isPathAbsoluteURLStringIfAny(input: string): boolean {
  return input === '' || isPathAbsoluteURLString(input);
}

// https://url.spec.whatwg.org/#path-absolute-non-authority-url-string
function isPathAbsoluteNonAuthorityURLString(input: string): boolean {
  return isPathAbsoluteURLString(input) && !input.startsWith('//');
}

// https://url.spec.whatwg.org/#path-relative-scheme-less-url-string
function isPathRelativeSchemeLessURLString(input: string): boolean {
  const [scheme, rest] = splitAtFirst(input, ':');
  return (
    !input.startsWith('/') && areURLUnits(input) && !(rest !== null && isURLSchemeString(scheme))
  );
}

// https://url.spec.whatwg.org/#opaque-path-url-string
function isOpaquePathURLString(input: string): boolean {
  return !input.startsWith('/') && areURLUnits(input);
}

// What stands before and behind a delimiter; null behind it if it is not there.
function splitAtFirst(input: string, delimiter: string): [before: string, behind: string | null] {
  const at = input.indexOf(delimiter);
  return at === -1 ? [input, null] : [input.slice(0, at), input.slice(at + 1)];
}

// What stands behind "//" up to the next U+002F (/), null without "//", and the rest.
function splitAuthority(input: string): [authority: string | null, path: string] {
  if (!input.startsWith('//')) return [null, input];
  const slash = input.indexOf('/', 2);
  return slash === -1 ? [input.slice(2), ''] : [input.slice(2, slash), input.slice(slash)];
}

// A host, and the port behind it, which is empty if there is none: the host may end in "]".
function splitPort(input: string): [host: string, port: string] {
  const colon = input.indexOf(':', input.lastIndexOf(']') + 1);
  return colon === -1 ? [input, ''] : [input.slice(0, colon), input.slice(colon + 1)];
}
