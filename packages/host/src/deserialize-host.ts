// The inverse of https://url.spec.whatwg.org/#concept-host-serializer

import { assertString, copyOf, mustBeBoolean, readOptions } from '@urlkit/internal';
import { parseIPv6 } from '@urlkit/ipv6';
import { endsInANumber } from './ends-in-a-number-checker.js';
import { emptyHost, type Host } from './host.js';
import type { DeserializeHostOptions } from './host-parser-options.js';
import { ipv4OrFailure } from './ipv4-parser.js';

/**
 * Converts a serialized host to a host, without parsing a domain again.
 *
 * @param text A result of the host serializer, which is not checked.
 * @see https://url.spec.whatwg.org/#concept-host-serializer
 */
export function deserializeHost(text: string, options?: DeserializeHostOptions): Host {
  assertString(text, 'text');
  const { isOpaque = false } = readOptions(options, { isOpaque: mustBeBoolean });
  if (text === '') return emptyHost;
  const ipv6 = text.startsWith('[') ? parseIPv6(text.slice(1, -1)) : null;
  if (ipv6 !== null) return { kind: 'ipv6', value: ipv6 };
  if (isOpaque) return { kind: 'opaque', value: copyOf(text) };
  const ipv4 = endsInANumber(text) ? ipv4OrFailure(text) : null;
  if (typeof ipv4 === 'number') return { kind: 'ipv4', value: ipv4 };
  return { kind: 'domain', value: copyOf(text) };
}
