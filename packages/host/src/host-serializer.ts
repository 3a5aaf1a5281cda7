// https://url.spec.whatwg.org/#concept-host-serializer

import { serializeIPv6 } from '@urlkit/ipv6';
import type { Host } from './host.js';
import { serializeIPv4 } from './ipv4-serializer.js';

/**
 * Serializes a host to an ASCII string; an IPv6 address is put in brackets.
 *
 * @see https://url.spec.whatwg.org/#concept-host-serializer
 */
export function serializeHost(host: Host): string {
  switch (host.kind) {
    case 'ipv4':
      return serializeIPv4(host.value);
    case 'ipv6':
      return `[${serializeIPv6(host.value)}]`;
    default:
      return host.value;
  }
}
