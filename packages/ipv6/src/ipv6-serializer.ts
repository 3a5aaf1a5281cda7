// https://url.spec.whatwg.org/#concept-ipv6-serializer

import { isIPv6Address } from '@urlkit/internal';
import type { IPv6Address } from './ipv6-address.js';

const COLON = 0x3a;
const HEX_DIGITS = '0123456789abcdef';
// Eight pieces of four digits, and seven colons.
const LONGEST = 39;

/**
 * Serializes an IPv6 address as RFC 5952 recommends: lower-case hex digits without leading zeros, and the
 * first longest run of zero pieces as `::`.
 *
 * @returns The text of the address, without brackets.
 * @throws {TypeError} If a piece is not a 16-bit unsigned integer.
 * @see https://url.spec.whatwg.org/#concept-ipv6-serializer
 */
export function serializeIPv6(address: IPv6Address): string {
  if (!isIPv6Address(address)) {
    throw new TypeError('address must be a list of eight 16-bit unsigned integers');
  }
  return writeIPv6(address);
}

/** Serializes an IPv6 address without checking the argument. */
export function writeIPv6(address: IPv6Address): string {
  return writtenText(writeUnits(address));
}

/** Serializes an IPv6 address. Returns null if a part of a text is its serialization already. */
export function rewriteIPv6(
  address: IPv6Address,
  text: string,
  start: number,
  end: number,
): string | null {
  const length = writeUnits(address);
  let index = 0;
  if (length === end - start) {
    while (index < length && text.charCodeAt(start + index) === written[index]) index++;
  }
  return index === length ? null : writtenText(length);
}

// The code units of the address that was serialized last.
const written: number[] = /* @__PURE__ */ Array.from({ length: LONGEST }, () => 0);

function writtenText(length: number): string {
  // Concatenating strings instead would take three times as long.
  return String.fromCharCode(...written.slice(0, length));
}

// Returns how many code units the serialization of an address has.
function writeUnits(address: IPv6Address): number {
  let runLength = 0;
  let compressEnd = 0;
  let compressLength = 1;
  for (let index = 0; index < 8; index++) {
    runLength = address[index] === 0 ? runLength + 1 : 0;
    if (runLength > compressLength) {
      compressLength = runLength;
      compressEnd = index + 1;
    }
  }
  const compress = compressEnd - compressLength;
  let length = 0;
  for (let index = 0; index < 8; index++) {
    if (index === compress) {
      if (index === 0) written[length++] = COLON;
      written[length++] = COLON;
      index = compressEnd - 1;
    } else {
      const piece = address[index] as number;
      for (let shift = firstShift(piece); shift >= 0; shift -= 4) {
        written[length++] = HEX_DIGITS.charCodeAt((piece >> shift) & 0xf);
      }
      if (index < 7) written[length++] = COLON;
    }
  }
  return length;
}

// By how many bits the first hex digit of a piece that is not a leading zero is shifted.
function firstShift(piece: number): number {
  if (piece > 0xff) return piece > 0xfff ? 12 : 8;
  return piece > 0xf ? 4 : 0;
}
