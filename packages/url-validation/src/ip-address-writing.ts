// https://url.spec.whatwg.org/#host-writing

import { assertString } from '@urlkit/infra/internal';
import * as productions from './host-productions.js';

/**
 * Whether a string is a valid IPv4-address string: four decimal numbers from 0 to 255 without
 * leading zeros.
 *
 * @see https://url.spec.whatwg.org/#valid-ipv4-address-string
 */
export function isValidIPv4AddressString(input: string): boolean {
  assertString(input, 'input');
  return productions.isValidIPv4AddressString(input);
}

/**
 * Whether a string is a valid IPv6-address string, without brackets.
 *
 * @see https://url.spec.whatwg.org/#valid-ipv6-address-string
 */
export function isValidIPv6AddressString(input: string): boolean {
  assertString(input, 'input');
  return productions.isValidIPv6AddressString(input);
}

/**
 * Whether a string is a valid IPv6-pieces-and-IPv4 string: a valid IPv4-address string, which may follow
 * a valid IPv6-pieces string and `:`.
 *
 * @see https://url.spec.whatwg.org/#valid-ipv6-pieces-and-ipv4-string
 */
export function isValidIPv6PiecesAndIPv4String(input: string): boolean {
  assertString(input, 'input');
  return productions.isValidIPv6PiecesAndIPv4String(input);
}

/**
 * Whether a string consists of valid IPv6-piece strings, separated by `:`.
 *
 * @see https://url.spec.whatwg.org/#valid-ipv6-pieces-string
 */
export function isValidIPv6PiecesString(input: string): boolean {
  assertString(input, 'input');
  return productions.isValidIPv6PiecesString(input);
}

/**
 * Whether a string is a hexadecimal number from 0 to FFFF without leading zeros.
 *
 * @see https://url.spec.whatwg.org/#valid-ipv6-piece-string
 */
export function isValidIPv6PieceString(input: string): boolean {
  assertString(input, 'input');
  return productions.isValidIPv6PieceString(input);
}

/**
 * Returns the effective piece length of a string.
 *
 * @returns The number of 16-bit pieces that the string represents; null if it is neither a valid IPv6-pieces
 * string nor a valid IPv6-pieces-and-IPv4 string.
 * @see https://url.spec.whatwg.org/#effective-piece-length
 */
export function effectivePieceLength(input: string): number | null {
  assertString(input, 'input');
  return productions.effectivePieceLength(input);
}
