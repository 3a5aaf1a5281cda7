// URL Specification 0.9.0, URL Model
// https://alwinb.github.io/url-specification/

import type { EmptyHost, Host } from '@urlkit/host';
import { isASCIIAlpha, isASCIIAlphanumeric } from '@urlkit/infra';
import { hasOwn, isObject } from '@urlkit/internal';
import { isWindowsDriveLetter } from '@urlkit/url-record';
import { isWebScheme } from './definitions.js';
import type { ParserMode } from './parser-modes.js';

const COLON = 0x3a;

/**
 * A host. Parsing returns only opaque hosts, as they were written, and IPv6 addresses; resolution
 * parses the opaque host of a web-URL or a file-URL.
 */
export type ReferenceHost = Exclude<Host, EmptyHost>;

/** A 16-bit unsigned integer; empty for a colon without a number. */
export type Port = number | '';

/** A drive letter and U+003A (:) or U+007C (|). */
export type Drive = `${string}:` | `${string}|`;

interface AuthorityParts {
  /** The text before U+0040 (@), up to the first U+003A (:); null if there is no U+0040 (@). */
  readonly username: string | null;
  /** The text after that U+003A (:), up to U+0040 (@); null if missing. */
  readonly password: string | null;
  /** Null only if the whole authority is empty. */
  readonly host: ReferenceHost | null;
  /** Null if there is no colon after the host. */
  readonly port: Port | null;
}

interface EmptyAuthority extends AuthorityParts {
  /** The username; null without one. */
  readonly username: null;
  /** The password; null without one. */
  readonly password: null;
  /** The host; null if it is empty. */
  readonly host: null;
  /** The port; null without one. */
  readonly port: null;
}

interface AuthorityWithHost extends AuthorityParts {
  /** The username; null without one. */
  readonly username: null;
  /** The password; null without one. */
  readonly password: null;
  /** The host. */
  readonly host: ReferenceHost;
}

interface AuthorityWithUsername extends AuthorityParts {
  /** The username. */
  readonly username: string;
  /** The host. */
  readonly host: ReferenceHost;
}

/**
 * The part of a reference after `//`, which may be empty. A password requires a username, and a
 * username or a port requires a host.
 *
 * @see https://alwinb.github.io/url-specification/#url-model
 */
export type Authority = EmptyAuthority | AuthorityWithHost | AuthorityWithUsername;

/** The components of a reference. Not every combination makes a valid reference. */
export interface Parts {
  /** In any letter case, without U+003A (:). */
  readonly scheme: string | null;
  /** The empty authority if nothing follows `//`; null if there is no `//`. */
  readonly authority: Authority | null;
  /** Parsed in file-mode only. */
  readonly drive: Drive | null;
  /** `/` if the path starts with a slash; otherwise null. The slash before a drive does not count. */
  readonly root: '/' | null;
  /** The path segments with a slash after them. They may be empty. */
  readonly dirs: readonly string[];
  /** The last path segment, if no slash follows it. It is not empty. */
  readonly file: string | null;
  /** Without U+003F (?). */
  readonly query: string | null;
  /** Without U+0023 (#). */
  readonly fragment: string | null;
}

interface Rooted extends Parts {
  /** The slash at the start of the path. */
  readonly root: '/';
}

interface Rootless extends Parts {
  /** Null: only a path with a root follows an authority. */
  readonly authority: null;
  /** Null: only a path with a root follows a drive. */
  readonly drive: null;
  /** Null: the path does not start with a slash. */
  readonly root: null;
}

interface Pathless extends Parts {
  /** Null: there is no path. */
  readonly root: null;
  /** Empty: there is no path. */
  readonly dirs: readonly [];
  /** Null: there is no path. */
  readonly file: null;
}

/**
 * A URL reference, as plain data. The document calls it a URL, even if it has no scheme. A missing
 * component is null; `dirs` is empty instead. After an authority or a drive, a path with dirs or a
 * file has a root. Strings are not decoded, and may contain any code points.
 *
 * @see https://alwinb.github.io/url-specification/#url-model
 */
export type Reference = Rooted | Rootless | Pathless;

/** The authority without a host, such as that of `file:///x`. */
export const emptyAuthority: Authority = /* @__PURE__ */ Object.freeze({
  username: null,
  password: null,
  host: null,
  port: null,
});

/** The reference without components, which the document calls ε. */
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

/** Creates a reference with these components. Adds a root if one is required. */
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

/** Creates an authority with these parts; returns null if they do not go together. */
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

/** Returns the first path segment; null if there is none. */
export function firstSegment({ dirs, file }: Reference): string | null {
  return dirs.length > 0 ? (dirs[0] ?? null) : file;
}

export function isDrive(input: string): input is Drive {
  return isWindowsDriveLetter(input);
}

/**
 * Returns the offset, in code units, of the U+003A (:) after the scheme at the start of a string; -1 if
 * there is none.
 */
export function schemeEnd(input: string): number {
  if (!isASCIIAlpha(input.charCodeAt(0))) return -1;
  for (let index = 1; index < input.length; index++) {
    const c = input.charCodeAt(index);
    if (c === COLON) return index;
    if (!isASCIIAlphanumeric(c) && !'+-.'.includes(input.charAt(index))) return -1;
  }
  return -1;
}

/** Returns a port; null if the string contains anything but digits, or if the number is too large. */
export function portOf(digits: string): Port | null {
  if (!/^\d*$/.test(digits)) return null;
  if (digits === '') return '';
  const port = Number(digits);
  return port < 2 ** 16 ? port : null;
}

/** Returns the mode of a scheme, in any letter case; null if there is no scheme. */
export function modeOfScheme(scheme: string | null): ParserMode | null {
  if (scheme === null) return null;
  const lower = scheme.toLowerCase();
  if (lower === 'file') return 'file';
  return isWebScheme(lower) ? 'web' : 'generic';
}

/**
 * Whether a reference is a file-URL: its scheme is `file`, in any letter case.
 *
 * @see https://alwinb.github.io/url-specification/#url-model
 */
export function isFileURL(url: Pick<Reference, 'scheme'>): boolean {
  assertScheme(url);
  return modeOfScheme(url.scheme) === 'file';
}

/**
 * Whether a reference is a web-URL: its scheme is ftp, http, https, ws or wss, in any letter case.
 *
 * @see https://alwinb.github.io/url-specification/#url-model
 */
export function isWebURL(url: Pick<Reference, 'scheme'>): boolean {
  assertScheme(url);
  return modeOfScheme(url.scheme) === 'web';
}

/** @throws {TypeError} If an argument is not a reference as plain data. Values of components are not checked. */
export function assertReference(value: unknown, name: string): asserts value is Reference {
  const isReference = isObject(value) && hasOwn(value, 'dirs') && hasOwn(value, 'scheme');
  if (!isReference)
    throw new TypeError(`${name} must be a reference, as returned by parseReference`);
}

/** @throws {TypeError} If an argument is not an object with a scheme of its own, which may be null. */
export function assertScheme(value: unknown): void {
  if (!isObject(value) || !hasOwn(value, 'scheme')) {
    throw new TypeError('url must be a reference, as returned by parseReference');
  }
}

/**
 * Whether a reference has an opaque path: its scheme is not special, and it has no authority, drive or
 * root. The segments of such a path are not directories.
 *
 * @see https://url.spec.whatwg.org/#url-opaque-path
 */
export function hasOpaquePath(reference: Reference): boolean {
  assertReference(reference, 'reference');
  const { scheme, authority, drive, root } = reference;
  const isRootless = authority === null && drive === null && root === null;
  return isRootless && modeOfScheme(scheme) === 'generic';
}
