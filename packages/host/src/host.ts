// https://url.spec.whatwg.org/#concept-host

import { assertString } from '@urlkit/infra/internal';
import type { IPv6Address } from '@urlkit/ipv6';
import { assertHost } from './assert-host.js';

/** A non-empty ASCII string that identifies a realm within a network. */
export interface DomainHost {
  readonly kind: 'domain';
  readonly value: string;
}

/** An IPv4 address, as a 32-bit unsigned integer. */
export interface IPv4Host {
  readonly kind: 'ipv4';
  readonly value: number;
}

/** An IPv6 address: eight 16-bit pieces. */
export interface IPv6Host {
  readonly kind: 'ipv6';
  readonly value: IPv6Address;
}

/** A non-empty ASCII string for further processing. Only URLs that are not special have opaque hosts. */
export interface OpaqueHost {
  readonly kind: 'opaque';
  readonly value: string;
}

/** The empty string as a host, such as that of `file:///x`. */
export interface EmptyHost {
  readonly kind: 'empty';
  readonly value: '';
}

/**
 * A host. A URL without a host has null instead.
 *
 * @see https://url.spec.whatwg.org/#concept-host
 */
export type Host = DomainHost | IPv4Host | IPv6Host | OpaqueHost | EmptyHost;

/** The kind of a host. Each kind has its own text form. */
export type HostKind = Host['kind'];

/**
 * The empty host.
 *
 * @see https://url.spec.whatwg.org/#empty-host
 */
export const emptyHost: EmptyHost = /* @__PURE__ */ Object.freeze({ kind: 'empty', value: '' });

/**
 * Whether a host is an IPv4 or IPv6 address.
 *
 * @throws {TypeError} If the argument is neither a host nor null.
 * @see https://url.spec.whatwg.org/#ip-address
 */
export function isIPAddress(host: Host | null): host is IPv4Host | IPv6Host {
  if (host !== null) assertHost(host, 'host');
  return host?.kind === 'ipv4' || host?.kind === 'ipv6';
}

/**
 * Splits a domain into its labels. A U+002E (.) at the end is followed by an empty label.
 *
 * @throws {TypeError} If the argument is not a string.
 * @see https://url.spec.whatwg.org/#domain-label
 */
export function domainLabels(domain: string): string[] {
  assertString(domain, 'domain');
  return domain.split('.');
}
