// URL Specification 0.9.0, Concluding: the getters

import { serializeHost } from '@urlkit/host';
import { readOptions } from '@urlkit/infra/internal';
import { assertReference, attributeChecks } from './assert.js';
import { percentEncodeReference } from './percent-coding.js';
import type { Profile } from './percent-encode-profiles.js';
import { pathOf, printReference } from './printing.js';
import type { Reference } from './reference.js';

/** What the getters return. */
export interface ReferenceAttributes {
  readonly href: string;
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly host: string;
  readonly hostname: string;
  readonly port: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * What the getters return for a reference; empty strings for what it does not have.
 *
 * With the profile `living`, `search` and `hash` are as in the URL standard; with `0.9`, they are the
 * query and the fragment, without `?` and `#`.
 */
export function attributesOf(
  url: Reference,
  options?: { readonly profile?: Profile | undefined },
): ReferenceAttributes {
  assertReference(url, 'url');
  const { profile = 'living' } = readOptions(options, attributeChecks);
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
