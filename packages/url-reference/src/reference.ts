// URL Specification 0.9.0, URL Model
// https://alwinb.github.io/url-specification/

import type { EmptyHost, Host } from '@urlkit/host';
import { isASCIIAlpha, isASCIIAlphanumeric, isASCIIDigit } from '@urlkit/infra';
import { isFileScheme, isSpecialScheme, isWindowsDriveLetter } from '@urlkit/url-record';
import { assertReference, assertScheme } from './assert.js';
import type { ParserMode } from './parser-mode.js';

const COLON = 0x3a;

/**
 * A host. An opaque one holds any code points but those that end a host, as they were written;
 * resolution makes a domain or an IPv4 address of it where the scheme asks for one.
 */
export type ReferenceHost = Exclude<Host, EmptyHost>;

/** Less than 2 to the 16th, or empty: a colon without a number. */
export type Port = number | '';

/** A letter and U+003A (:) or U+007C (|). */
export type Drive = `${string}:` | `${string}|`;

interface EmptyAuthority {
  readonly username: null;
  readonly password: null;
  readonly host: null;
  readonly port: null;
}

interface AuthorityWithHost {
  readonly username: null;
  readonly password: null;
  readonly host: ReferenceHost;
  readonly port: Port | null;
}

interface AuthorityWithUsername {
  readonly username: string;
  readonly password: string | null;
  readonly host: ReferenceHost;
  readonly port: Port | null;
}

/**
 * What follows `//`. If there is a password, there is a username; if there is a username or a port,
 * there is a host.
 */
export type Authority = EmptyAuthority | AuthorityWithHost | AuthorityWithUsername;

interface Ends {
  readonly scheme: string | null;
  readonly query: string | null;
  readonly fragment: string | null;
}

interface Rooted extends Ends {
  readonly authority: Authority | null;
  readonly drive: Drive | null;
  readonly root: '/';
  readonly dirs: readonly string[];
  /** Not empty. */
  readonly file: string | null;
}

interface Rootless extends Ends {
  readonly authority: null;
  readonly drive: null;
  readonly root: null;
  readonly dirs: readonly string[];
  readonly file: string | null;
}

interface Pathless extends Ends {
  readonly authority: Authority | null;
  readonly drive: Drive | null;
  readonly root: null;
  readonly dirs: readonly [];
  readonly file: null;
}

/**
 * A reference: what the document calls a URL, which need not have a scheme. It is the sequence of
 * the components scheme, authority, drive, path-root, dir*, file, query and fragment; a component
 * that is not there is null. Behind an authority or a drive no path is without a root.
 */
export type Reference = Rooted | Rootless | Pathless;

/** The components of a reference that may not be one. */
export interface Parts extends Ends {
  readonly authority: Authority | null;
  readonly drive: Drive | null;
  readonly root: '/' | null;
  readonly dirs: readonly string[];
  readonly file: string | null;
}

/** An authority of which no part is there. */
export const emptyAuthority: Authority = /* @__PURE__ */ Object.freeze({
  username: null,
  password: null,
  host: null,
  port: null,
});

/** The reference without components, ε. */
export const emptyReference: Reference = /* @__PURE__ */ Object.freeze({
  scheme: null,
  authority: null,
  drive: null,
  root: null,
  dirs: /* @__PURE__ */ Object.freeze([]),
  file: null,
  query: null,
  fragment: null,
});

/** The shortest reference with these components: with a root where there has to be one. */
export function compose(parts: Parts): Reference {
  const { scheme, authority, drive, root, dirs, file, query, fragment } = parts;
  if (root === null) {
    if (authority === null && drive === null) {
      return { scheme, authority, drive, root, dirs, file, query, fragment };
    }
    if (dirs.length === 0 && file === null) {
      return { scheme, authority, drive, root, dirs: [], file, query, fragment };
    }
  }
  return { scheme, authority, drive, root: '/', dirs, file, query, fragment };
}

/** The authority with these parts, or null if a host is missing. */
export function composeAuthority(
  username: string | null,
  password: string | null,
  host: ReferenceHost | null,
  port: Port | null,
): Authority | null {
  if (host === null) {
    return username === null && password === null && port === null ? emptyAuthority : null;
  }
  if (username !== null) return { username, password, host, port };
  return password === null ? { username, password, host, port } : null;
}

export function isDrive(input: string): input is Drive {
  return isWindowsDriveLetter(input);
}

/** The offset of the U+003A (:) after the scheme-string that a string starts with, or -1. */
export function schemeEnd(input: string): number {
  if (!isASCIIAlpha(input.charCodeAt(0))) return -1;
  for (let index = 1; index < input.length; index++) {
    const c = input.charCodeAt(index);
    if (c === COLON) return index;
    if (!isASCIIAlphanumeric(c) && !'+-.'.includes(input.charAt(index))) return -1;
  }
  return -1;
}

/** The port of a string of digits, or null if there are others or it is too high. */
export function portOf(digits: string): Port | null {
  for (let index = 0; index < digits.length; index++) {
    if (!isASCIIDigit(digits.charCodeAt(index))) return null;
  }
  if (digits === '') return '';
  const port = Number(digits);
  return port < 2 ** 16 ? port : null;
}

/** The mode that a scheme asks for, in any case; null if there is no scheme. */
export function modeOfScheme(scheme: string | null): ParserMode | null {
  if (scheme === null) return null;
  const lower = scheme.toLowerCase();
  if (isFileScheme(lower)) return 'file';
  return isSpecialScheme(lower) ? 'web' : 'generic';
}

/**
 * Whether a reference is a file-URL: its scheme is `file`, in any case.
 *
 * @see https://alwinb.github.io/url-specification/#types-and-shapes
 */
export function isFileURL(url: Pick<Reference, 'scheme'>): boolean {
  assertScheme(url);
  return modeOfScheme(url.scheme) === 'file';
}

/**
 * Whether a reference is a web-URL: its scheme is special, in any case, and not `file`.
 *
 * @see https://alwinb.github.io/url-specification/#types-and-shapes
 */
export function isWebURL(url: Pick<Reference, 'scheme'>): boolean {
  assertScheme(url);
  return modeOfScheme(url.scheme) === 'web';
}

/**
 * Whether the path of a reference is opaque: it has a scheme that is not special, and neither an
 * authority nor a root. Nothing in such a path means a directory.
 */
export function hasOpaquePath(reference: Reference): boolean {
  assertReference(reference, 'reference');
  const { scheme, authority, drive, root } = reference;
  const hasNone = authority === null && drive === null && root === null;
  return hasNone && modeOfScheme(scheme) === 'generic';
}
