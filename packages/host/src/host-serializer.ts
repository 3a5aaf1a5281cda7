// https://url.spec.whatwg.org/#concept-host-serializer

import { writeIPv6 } from '@urlkit/ipv6/internal';
import { assertHost, type Host } from './host.js';
import { writeIPv4 } from './ipv4-serializer.js';

/**
 * Serializes a host.
 *
 * @returns An ASCII string; an IPv6 address is in brackets.
 * @see https://url.spec.whatwg.org/#concept-host-serializer
 */
export function serializeHost(host: Host): string {
  assertHost(host, 'host');
  return writeHost(host);
}

/** Serializes a host without checking the argument. */
export function writeHost(host: Host): string {
  switch (host.kind) {
    case 'ipv4':
      return writeIPv4(host.value);
    case 'ipv6':
      return `[${writeIPv6(host.value)}]`;
    default:
      return host.value;
  }
}
