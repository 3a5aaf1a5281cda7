// https://url.spec.whatwg.org/#concept-host

import type { IPv6Address } from '@urlkit/ipv6';

/** A non-empty ASCII string that identifies a realm within a network. */
export interface DomainHost {
  readonly kind: 'domain';
  readonly value: string;
}

/** A 32-bit unsigned integer. */
export interface IPv4Host {
  readonly kind: 'ipv4';
  readonly value: number;
}

export interface IPv6Host {
  readonly kind: 'ipv6';
  readonly value: IPv6Address;
}

/** A non-empty ASCII string for further processing; only URLs that are not special have it. */
export interface OpaqueHost {
  readonly kind: 'opaque';
  readonly value: string;
}

export interface EmptyHost {
  readonly kind: 'empty';
  readonly value: '';
}

/**
 * A host. A URL without one has null in its place.
 *
 * @see https://url.spec.whatwg.org/#concept-host
 */
export type Host = DomainHost | IPv4Host | IPv6Host | OpaqueHost | EmptyHost;

/** What a host is: each kind has its own text form. */
export type HostKind = Host['kind'];

/** @see https://url.spec.whatwg.org/#empty-host */
export const emptyHost: EmptyHost = /* @__PURE__ */ Object.freeze({ kind: 'empty', value: '' });
