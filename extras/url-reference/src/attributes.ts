// URL Specification 0.9.0, Concluding: the getters

import { serializeHost } from '@urlkit/host';
import { readOptions } from '@urlkit/internal';
import { percentEncodeReference } from './percent-coding.js';
import { mustBeProfile, type Profile } from './percent-encode-profiles.js';
import { pathOf, printReference } from './printing.js';
import { assertReference, type Reference } from './reference.js';

/** The values of the getters of a URL. They are percent-encoded, and empty for missing components. */
export interface ReferenceAttributes {
  /** The reference as {@link printReference} prints it. */
  readonly href: string;
  /** The scheme, with U+003A (:). */
  readonly protocol: string;
  /** The text before U+0040 (@), up to the first U+003A (:). */
  readonly username: string;
  /** The text after that U+003A (:), up to U+0040 (@). */
  readonly password: string;
  /** The host and, if there is a U+003A (:) after it, that and the port. */
  readonly host: string;
  /** The host without the port. IPv6 addresses are in brackets. */
  readonly hostname: string;
  /** A decimal number, also empty for a U+003A (:) without one. */
  readonly port: string;
  /** The drive, the root, the dirs and the file. */
  readonly pathname: string;
  /**
   * With the profile `living`, U+003F (?) and the query, unless the query is empty; with `0.9`, the query
   * alone.
   */
  readonly search: string;
  /**
   * With the profile `living`, U+0023 (#) and the fragment, unless the fragment is empty; with `0.9`, the
   * fragment alone.
   */
  readonly hash: string;
}

/**
 * Returns the values of the getters of a URL for a reference.
 *
 * @param options The profile decides the percent-encode sets, and the form of `search` and `hash`. The
 * default is `living`, as in the URL standard.
 * @see https://alwinb.github.io/url-specification/#concluding
 */
export function attributesOf(
  url: Reference,
  options?: { readonly profile?: Profile | undefined },
): ReferenceAttributes {
  assertReference(url, 'url');
  const { profile = 'living' } = readOptions(options, { profile: mustBeProfile });
  const printed = percentEncodeReference(url, { profile });
  const { scheme, authority, query, fragment } = printed;
  const isLiving = profile === 'living';
  const hostname =
    authority === null || authority.host === null ? '' : serializeHost(authority.host);
  const port = String(authority?.port ?? '');
  return {
    href: printReference(url, { profile }),
    protocol: scheme === null ? '' : `${scheme}:`,
    username: authority?.username ?? '',
    password: authority?.password ?? '',
    host: authority === null || authority.port === null ? hostname : `${hostname}:${port}`,
    hostname,
    port,
    pathname: pathOf(printed),
    search: isLiving && query ? `?${query}` : (query ?? ''),
    hash: isLiving && fragment ? `#${fragment}` : (fragment ?? ''),
  };
}
