// 4 Hosts and IP addresses

import type { IPv6Address } from '@urlkit/ipv6';
import { utf8PercentDecode } from '@urlkit/percent-encoding';
import { domainToASCII } from './idna.js';
import { parseIPv6, serializeIPv6 } from './ipv6.js';

/**
 * A domain whose labels are separated by U+002E (.), or an IPv6 address. A domain may be empty. It may look
 * like an IPv4 address, which this edition does not have.
 */
export type Host = string | IPv6Address;

/**
 * Parses a host.
 *
 * @param toASCII The step that the edition leaves empty, “IDNA hell”.
 * @returns The host, or null for failure.
 */
export function parseHost(
  input: string,
  toASCII: (domain: string) => string | null = domainToASCII,
): Host | null {
  if (input.startsWith('[')) return input.endsWith(']') ? parseIPv6(input.slice(1, -1)) : null;
  return toASCII(utf8PercentDecode(input));
}

/** Serializes a host. Returns '' for null. */
export function serializeHost(host: Host | null): string {
  if (host === null) return '';
  return typeof host === 'string' ? host : `[${serializeIPv6(host)}]`;
}

/** Splits a domain at each domain label separator. A separator at the end is followed by an empty label. */
export function domainLabels(domain: string): string[] {
  return domain.split(/[.\u3002\uFF0E\uFF61]/);
}
