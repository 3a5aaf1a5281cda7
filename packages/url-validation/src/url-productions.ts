// https://url.spec.whatwg.org/#url-writing
// One function per production that others use, in the standard's order, for strings that have been checked: see
// url-writing.ts. Queries and fragments are URL units.

import {
  hasOpaquePath,
  isFileScheme,
  isSpecial,
  isSpecialScheme,
  type URLRecord,
} from '@urlkit/url-record';
import { areURLUnits, isValidHostString, isValidOpaqueHostString } from './host-productions.js';

export function isAbsoluteURLWithFragmentString(input: string): boolean {
  const { before: url, after: fragment } = splitAtFirst(input, '#');
  return isAbsoluteURLString(url) && isAbsentOr(areURLUnits, fragment);
}

export function isAbsoluteURLString(input: string): boolean {
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

export function isURLSchemeString(input: string): boolean {
  return /^[A-Za-z][A-Za-z\d+.-]*$/.test(input);
}

export function isRelativeURLWithFragmentString(input: string, base: Readonly<URLRecord>): boolean {
  const { before: url, after: fragment } = splitAtFirst(input, '#');
  if (!isAbsentOr(areURLUnits, fragment)) return false;
  return hasOpaquePath(base) ? url === '' && fragment !== null : isRelativeURLString(url, base);
}

export function isRelativeURLString(input: string, base: Readonly<URLRecord>): boolean {
  const { before: url, after: query } = splitAtFirst(input, '?');
  if (!isAbsentOr(areURLUnits, query)) return false;
  if (isPathAbsoluteNonAuthorityURLString(url) || isPathRelativeSchemeLessURLString(url))
    return true;
  if (isFileScheme(base.scheme)) return isSchemeRelativeFileURLString(url);
  return isSpecial(base) ? isSchemeRelativeSpecialURLString(url) : isSchemeRelativeURLString(url);
}

export function isSchemeRelativeSpecialURLString(input: string): boolean {
  const { authority, path } = splitAuthority(input);
  if (authority === null || !isAbsentOr(isPathAbsoluteURLString, path)) return false;
  const { host, port } = splitPort(authority);
  return isValidHostString(host) && isAbsentOr(isURLPortString, port);
}

export function isURLPortString(input: string): boolean {
  return /^\d*$/.test(input) && Number(input) <= 0xffff;
}

export function isSchemeRelativeURLString(input: string): boolean {
  const { authority, path } = splitAuthority(input);
  return (
    authority !== null &&
    isOpaqueHostAndPortString(authority) &&
    isAbsentOr(isPathAbsoluteURLString, path)
  );
}

export function isOpaqueHostAndPortString(input: string): boolean {
  const { host, port } = splitPort(input);
  return input === '' || (isValidOpaqueHostString(host) && isAbsentOr(isURLPortString, port));
}

export function isSchemeRelativeFileURLString(input: string): boolean {
  const { authority: host, path } = splitAuthority(input);
  const isHost = host === '' || (host !== null && isValidHostString(host));
  return isHost && isAbsentOr(isPathAbsoluteURLString, path);
}

export function isPathAbsoluteURLString(input: string): boolean {
  return input.startsWith('/') && isOfPathSegments(input);
}

export function isPathAbsoluteNonAuthorityURLString(input: string): boolean {
  return isPathAbsoluteURLString(input) && !input.startsWith('//');
}

export function isPathRelativeURLString(input: string): boolean {
  return !input.startsWith('/') && isOfPathSegments(input);
}

export function isPathRelativeSchemeLessURLString(input: string): boolean {
  const { before: scheme, after: rest } = splitAtFirst(input, ':');
  const hasScheme = rest !== null && isURLSchemeString(scheme);
  return !hasScheme && isPathRelativeURLString(input);
}

export function isOpaquePathURLString(input: string): boolean {
  return !input.startsWith('/') && !input.includes('?') && areURLUnits(input);
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
