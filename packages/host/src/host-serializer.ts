// https://url.spec.whatwg.org/#concept-host-serializer

import { serializeIPv6 } from '@urlkit/ipv6';
import { assertHost, type Host } from './host.js';
import { writeIPv4 } from './ipv4-serializer.js';

/**
 * Serializes a host.
 *
 * @returns An ASCII string; an IPv6 address is in brackets.
 * @see https://url.spec.whatwg.org/#concept-host-serializer
 * @example
 * ```ts
 * serializeHost({ kind: 'ipv4', value: 2130706433 }); // '127.0.0.1'
 * ```
 */
export function serializeHost(host: Host): string {
  assertHost(host, 'host');
  switch (host.kind) {
    case 'ipv4':
      return writeIPv4(host.value);
    case 'ipv6':
      return `[${serializeIPv6(host.value)}]`;
    default:
      return host.value;
  }
}
