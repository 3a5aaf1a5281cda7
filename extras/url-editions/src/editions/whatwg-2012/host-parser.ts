// 4 Hosts and IP addresses

import { assertArgument, assertString, type Check, mustBeFunction } from '@urlkit/internal';
import { type IPv6Address, isIPv6Address } from '@urlkit/ipv6';
import { utf8PercentDecode } from '@urlkit/percent-encoding';
import { domainToASCII } from './idna.js';
import { parseIPv6, serializeIPv6 } from './ipv6.js';

/**
 * A domain, as its labels separated by U+002E (.), or an IPv6 address, as its eight 16-bit pieces. A domain may be
 * empty. This edition has no IPv4 addresses, so a domain may look like one.
 *
 * @see URL Living Standard, 28 December 2012, 4 Hosts and IP addresses
 */
export type Host = string | IPv6Address;

export function isHostOrNull(value: unknown): value is Host | null {
  return value === null || typeof value === 'string' || isIPv6Address(value);
}

const mustBeHostOrNull: Check = (value) => (isHostOrNull(value) ? null : 'a host or null');

/**
 * Parses a host. An input that begins with U+005B ([) must be an IPv6 address in brackets.
 *
 * @param toASCII The step “IDNA hell”, which the edition leaves empty. It returns null for failure.
 * @returns The host; null for failure.
 * @see URL Living Standard, 28 December 2012, 4.2 Parsing
 */
export function parseHost(
  input: string,
  toASCII: (domain: string) => string | null = domainToASCII,
): Host | null {
  assertString(input, 'input');
  assertArgument(toASCII, 'toASCII', mustBeFunction);
  if (input.startsWith('[')) return input.endsWith(']') ? parseIPv6(input.slice(1, -1)) : null;
  return toASCII(utf8PercentDecode(input));
}

/**
 * Serializes a host. An IPv6 address is in brackets.
 *
 * @returns '' for null.
 * @see URL Living Standard, 28 December 2012, 4.3 Serializing
 */
export function serializeHost(host: Host | null): string {
  assertArgument(host, 'host', mustBeHostOrNull);
  if (host === null) return '';
  return typeof host === 'string' ? host : `[${serializeIPv6(host)}]`;
}

/**
 * Splits a domain at its domain label separators: U+002E, U+3002, U+FF0E and U+FF61. A separator at the end is
 * followed by an empty label.
 *
 * @see URL Living Standard, 28 December 2012, 2 Terminology
 */
export function domainLabels(domain: string): string[] {
  assertString(domain, 'domain');
  return domain.split(/[.\u3002\uFF0E\uFF61]/);
}
