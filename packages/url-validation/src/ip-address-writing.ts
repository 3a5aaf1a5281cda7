// https://url.spec.whatwg.org/#host-writing

import { assertString } from '@urlkit/internal';

/**
 * Whether a string is a valid IPv4-address string: four decimal numbers from 0 to 255 without
 * leading zeros.
 *
 * @see https://url.spec.whatwg.org/#valid-ipv4-address-string
 */
export function isValidIPv4AddressString(input: string): boolean {
  assertString(input, 'input');
  const parts = input.split('.', 5);
  return (
    parts.length === 4 && parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && +part < 256)
  );
}

/**
 * Whether a string is a valid IPv6-address string, without brackets.
 *
 * @see https://url.spec.whatwg.org/#valid-ipv6-address-string
 */
export function isValidIPv6AddressString(input: string): boolean {
  assertString(input, 'input');
  const compression = input.indexOf('::');
  if (compression === -1) return effectivePieceLength(input) === 8;
  const before = input.slice(0, compression);
  const after = input.slice(compression + 2);
  const isBeforeValid = before === '' || isValidIPv6PiecesString(before);
  const isAfterValid = after === '' || effectivePieceLength(after) !== null;
  const length = (effectivePieceLength(before) ?? 0) + (effectivePieceLength(after) ?? 0);
  return isBeforeValid && isAfterValid && length <= 7;
}

/**
 * Whether a string is a valid IPv6-pieces-and-IPv4 string: a valid IPv4-address string, which may follow
 * a valid IPv6-pieces string and `:`.
 *
 * @see https://url.spec.whatwg.org/#valid-ipv6-pieces-and-ipv4-string
 */
export function isValidIPv6PiecesAndIPv4String(input: string): boolean {
  assertString(input, 'input');
  const ipv4Start = input.lastIndexOf(':') + 1;
  const isAlone = ipv4Start === 0;
  return (
    isValidIPv4AddressString(input.slice(ipv4Start)) &&
    (isAlone || isValidIPv6PiecesString(input.slice(0, ipv4Start - 1)))
  );
}

/**
 * Whether a string consists of valid IPv6-piece strings, separated by `:`.
 *
 * @see https://url.spec.whatwg.org/#valid-ipv6-pieces-string
 */
export function isValidIPv6PiecesString(input: string): boolean {
  assertString(input, 'input');
  return input.split(':').every(isValidIPv6PieceString);
}

/**
 * Whether a string is a hexadecimal number from 0 to FFFF without leading zeros.
 *
 * @see https://url.spec.whatwg.org/#valid-ipv6-piece-string
 */
export function isValidIPv6PieceString(input: string): boolean {
  assertString(input, 'input');
  return /^(?:0|[1-9A-Fa-f][\dA-Fa-f]{0,3})$/.test(input);
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
  const length = input.split(':').length;
  if (isValidIPv6PiecesString(input)) return length;
  // The IPv4 address counts as two pieces.
  return isValidIPv6PiecesAndIPv4String(input) ? length + 1 : null;
}
