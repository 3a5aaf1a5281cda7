// URL Specification 0.9.0, Forcing, Resolution

import { hostOrFailure } from '@urlkit/host/internal';
import { toScalarValueString } from '@urlkit/infra';
import { assertSink } from '@urlkit/infra/internal';
import { assertReference } from './assert.js';
import { goto, rankOf } from './order.js';
import {
  compose,
  emptyAuthority,
  emptyReference,
  modeOfScheme,
  type Reference,
} from './reference.js';
import { parseAuthority } from './reference-parser.js';

/** The warning that forcing has changed a reference. */
export interface ForceWarning {
  readonly name: 'forced';
  readonly before: Reference;
  readonly after: Reference;
}

/**
 * Makes sure that a web-URL or a file-URL has an authority and a root. Others come back as they are.
 *
 * @returns The reference, or null for failure.
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

/** `url2 goto url1`, or null if neither has a scheme. */
export function genericResolve(url1: Reference, url2: Reference): Reference | null {
  assertReference(url1, 'url1');
  assertReference(url2, 'url2');
  return url1.scheme === null && url2.scheme === null ? null : goto(url2, url1);
}

/** Takes the scheme of `url1` away if `url2` has the same, in any case. */
export function withoutSameScheme(url1: Reference, url2: Reference): Reference {
  return url1.scheme !== null && url1.scheme.toLowerCase() === url2.scheme?.toLowerCase()
    ? compose({ ...url1, scheme: null })
    : url1;
}

/** Generic resolution, after taking away a scheme that both have. */
export function legacyResolve(url1: Reference, url2: Reference): Reference | null {
  assertReference(url1, 'url1');
  assertReference(url2, 'url2');
  return genericResolve(withoutSameScheme(url1, url2), url2);
}

/**
 * WHATWG-resolution: what web browsers do. It normalizes nothing, save that the host of a web-URL or
 * a file-URL is parsed as a domain or an IPv4 address.
 *
 * @param url1 The reference to resolve.
 * @param url2 The base; the empty reference if there is none.
 * @param onWarning Receives a warning if forcing changed the URL.
 * @returns The URL, which has a scheme, or null for failure.
 */
export function whatwgResolve(
  url1: Reference,
  url2: Reference = emptyReference,
  onWarning?: (warning: ForceWarning) => void,
): Reference | null {
  assertReference(url1, 'url1');
  assertReference(url2, 'url2');
  assertSink(onWarning, 'onWarning');
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
  const host = hostOrFailure(toScalarValueString(authority.host.value), false);
  if (host.kind === 'failure' || host.kind === 'empty') return null;
  return compose({ ...url, authority: { ...authority, host } });
}
