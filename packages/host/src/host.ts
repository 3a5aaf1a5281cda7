// https://url.spec.whatwg.org/#concept-host

import { assertString, copyOf, isUint } from '@urlkit/internal';
import { type IPv6Address, isIPv6Address } from '@urlkit/ipv6';

/**
 * A domain: a non-empty ASCII string that identifies a realm within a network.
 *
 * @see https://url.spec.whatwg.org/#concept-domain
 */
export interface DomainHost {
  /** The discriminant of {@link Host}. */
  readonly kind: 'domain';
  /** The domain, as the domain parser returns it. */
  readonly value: string;
}

/**
 * An IPv4 address.
 *
 * @see https://url.spec.whatwg.org/#concept-ipv4
 */
export interface IPv4Host {
  /** The discriminant of {@link Host}. */
  readonly kind: 'ipv4';
  /** The address as a 32-bit unsigned integer. */
  readonly value: number;
}

/**
 * An IPv6 address.
 *
 * @see https://url.spec.whatwg.org/#concept-ipv6
 */
export interface IPv6Host {
  /** The discriminant of {@link Host}. */
  readonly kind: 'ipv6';
  /** The address as eight 16-bit pieces. */
  readonly value: IPv6Address;
}

/**
 * An opaque host: a non-empty ASCII string, which programs may process further. Only URLs that are not
 * special have opaque hosts.
 *
 * @see https://url.spec.whatwg.org/#opaque-host
 */
export interface OpaqueHost {
  /** The discriminant of {@link Host}. */
  readonly kind: 'opaque';
  /** The host, percent-encoded where needed. */
  readonly value: string;
}

/**
 * The empty host, as in `file:///x`.
 *
 * @see https://url.spec.whatwg.org/#empty-host
 */
export interface EmptyHost {
  /** The discriminant of {@link Host}. */
  readonly kind: 'empty';
  /** The empty string. */
  readonly value: '';
}

/**
 * A host. A URL without a host has null instead.
 *
 * @see https://url.spec.whatwg.org/#concept-host
 */
export type Host = DomainHost | IPv4Host | IPv6Host | OpaqueHost | EmptyHost;

/**
 * The kind of a host. Each kind has its own text form.
 *
 * @see https://url.spec.whatwg.org/#concept-host
 */
export type HostKind = Host['kind'];

/**
 * The empty host.
 *
 * @see https://url.spec.whatwg.org/#empty-host
 */
export const emptyHost: EmptyHost = /* @__PURE__ */ Object.freeze({ kind: 'empty', value: '' });

/** Whether a value is a host: an object with a known kind and a value of that kind. */
export function isHost(value: unknown): value is Host {
  const host = value as Partial<Host> | null | undefined;
  switch (host?.kind) {
    case 'domain':
    case 'opaque':
      return typeof host.value === 'string';
    case 'ipv4':
      return isUint(host.value, 0xffffffff);
    case 'ipv6':
      return isIPv6Address(host.value);
    case 'empty':
      return host.value === '';
    default:
      return false;
  }
}

/** @throws {TypeError} If an argument is not a host. */
export function assertHost(value: unknown, name: string): asserts value is Host {
  if (!isHost(value)) throw new TypeError(`${name} must be a host, as returned by parseHost`);
}

/**
 * Whether a host is an IPv4 or IPv6 address.
 *
 * @see https://url.spec.whatwg.org/#ip-address
 */
export function isIPAddress(host: Host | null): host is IPv4Host | IPv6Host {
  if (host !== null) assertHost(host, 'host');
  return host?.kind === 'ipv4' || host?.kind === 'ipv6';
}

/**
 * Splits a domain into its labels.
 *
 * @returns The labels from left to right. If the domain ends in U+002E (.), the last one is empty.
 * @see https://url.spec.whatwg.org/#domain-label
 */
export function domainLabels(domain: string): string[] {
  assertString(domain, 'domain');
  return copyOf(domain).split('.');
}
