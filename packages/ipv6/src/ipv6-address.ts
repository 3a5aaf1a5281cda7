// https://url.spec.whatwg.org/#concept-ipv6

import { isUint } from '@urlkit/internal';

/**
 * An IPv6 address: its eight 16-bit pieces, the most significant first.
 *
 * @see https://url.spec.whatwg.org/#concept-ipv6
 */
export type IPv6Address = readonly [number, number, number, number, number, number, number, number];

/** Whether a value is a list of eight 16-bit unsigned integers. */
export function isIPv6Address(value: unknown): value is IPv6Address {
  if (!Array.isArray(value) || value.length !== 8) return false;
  for (let index = 0; index < 8; index++) if (!isUint(value[index], 0xffff)) return false;
  return true;
}
