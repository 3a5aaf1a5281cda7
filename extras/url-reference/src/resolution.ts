// URL Specification 0.9.0, Forcing, Resolution

import { parseHost } from '@urlkit/host';
import { toScalarValueString } from '@urlkit/infra';
import { mustBeFunction, type OptionChecks, readOptions } from '@urlkit/internal';
import { goto, rankOf } from './order.js';
import {
  assertReference,
  compose,
  emptyAuthority,
  modeOfScheme,
  type Reference,
} from './reference.js';
import { parseAuthority } from './reference-parser.js';

/** A warning that forcing has changed a reference. */
export interface ForceWarning {
  /** The name of the only warning there is. */
  readonly name: 'forced';
  /** The reference before forcing. */
  readonly before: Reference;
  /** The reference after forcing. */
  readonly after: Reference;
}

/** Options for {@link whatwgResolve}. */
export interface WHATWGResolveOptions {
  /** Receives a warning if forcing changes the reference. */
  readonly onWarning?: ((warning: ForceWarning) => void) | undefined;
}

const resolveChecks: OptionChecks<WHATWGResolveOptions> = { onWarning: mustBeFunction };

/**
 * Gives a web-URL or a file-URL an authority and a root, if they are missing. A web-URL without a host
 * takes its first segment that is not empty as its authority. A file-URL with a drive gets no root.
 *
 * @returns The forced reference, which is the same one if nothing is missing. Null if there is no such
 * segment or it does not parse, or if a file-URL has a username or a port.
 * @see https://alwinb.github.io/url-specification/#reference-resolution
 */
export function force(url: Reference): Reference | null {
  assertReference(url, 'url');
  const mode = modeOfScheme(url.scheme);
  if (mode === 'file') return forceFileURL(url);
  return mode === 'web' ? forceWebURL(url) : url;
}

function forceFileURL(url: Reference): Reference | null {
  const { authority, drive, root } = url;
  if (authority !== null && (authority.username !== null || authority.port !== null)) return null;
  if (authority !== null && (drive !== null || root !== null)) return url;
  return compose({
    ...url,
    authority: authority ?? emptyAuthority,
    root: drive === null ? '/' : root,
  });
}

function forceWebURL(url: Reference): Reference | null {
  const { authority, root, dirs, file } = url;
  if (authority !== null && authority.host !== null) {
    return root === null ? compose({ ...url, root: '/' }) : url;
  }
  const index = dirs.findIndex((dir) => dir !== '');
  const forced = parseAuthority((index === -1 ? file : dirs[index]) ?? '');
  if (forced === null || forced.host === null) return null;
  return compose({
    ...url,
    authority: forced,
    root: '/',
    dirs: index === -1 ? [] : dirs.slice(index + 1),
    file: index === -1 ? null : file,
  });
}

/**
 * Resolves a reference by the goto operation alone.
 *
 * @param url1 The reference to resolve.
 * @param url2 The base.
 * @returns `goto(url2, url1)`; null if neither has a scheme.
 * @see https://alwinb.github.io/url-specification/#resolution
 */
export function genericResolve(url1: Reference, url2: Reference): Reference | null {
  assertReference(url1, 'url1');
  assertReference(url2, 'url2');
  return url1.scheme === null && url2.scheme === null ? null : goto(url2, url1);
}

/** Removes the scheme of `url1` if `url2` has the same one, in any letter case. */
export function withoutSameScheme(url1: Reference, url2: Reference): Reference {
  return url1.scheme !== null && url1.scheme.toLowerCase() === url2.scheme?.toLowerCase()
    ? compose({ ...url1, scheme: null })
    : url1;
}

/**
 * Resolves a reference by generic resolution. If the reference and the base have the same scheme, in
 * any letter case, the reference is resolved without it.
 *
 * @param url1 The reference to resolve.
 * @param url2 The base.
 * @returns The resolved reference; null if neither has a scheme.
 * @see https://alwinb.github.io/url-specification/#resolution
 */
export function legacyResolve(url1: Reference, url2: Reference): Reference | null {
  assertReference(url1, 'url1');
  assertReference(url2, 'url2');
  return genericResolve(withoutSameScheme(url1, url2), url2);
}

/**
 * Resolves a reference as the URL standard does. Parses the host of a web-URL or a file-URL as a domain
 * or an IPv4 address, and normalizes nothing else.
 *
 * @param url1 The reference to resolve.
 * @param url2 The base; the empty reference for none.
 * @returns A reference with a scheme, or null for failure.
 * @see https://alwinb.github.io/url-specification/#whatwg-resolution
 */
export function whatwgResolve(
  url1: Reference,
  url2: Reference,
  options?: WHATWGResolveOptions,
): Reference | null {
  assertReference(url1, 'url1');
  assertReference(url2, 'url2');
  const { onWarning } = readOptions(options, resolveChecks);
  const mode = modeOfScheme(url1.scheme ?? url2.scheme);
  if (mode === 'web' || mode === 'file') {
    const before = legacyResolve(url1, url2);
    const after = before && force(before);
    if (before !== null && after !== null && before !== after) {
      onWarning?.({ name: 'forced', before, after });
    }
    return after && withParsedHost(after);
  }
  const startsWithSchemeOrFragment =
    url1.scheme !== null || (url1.fragment !== null && rankOf(url1) === 7);
  return startsWithSchemeOrFragment || url2.authority !== null || url2.root !== null
    ? genericResolve(url1, url2)
    : null;
}

function withParsedHost(url: Reference): Reference | null {
  const { authority } = url;
  if (authority?.host?.kind !== 'opaque') return url;
  const host = parseHost(toScalarValueString(authority.host.value));
  if (host === null || host.kind === 'empty') return null;
  return compose({ ...url, authority: { ...authority, host } });
}
