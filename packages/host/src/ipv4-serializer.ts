// https://url.spec.whatwg.org/#concept-ipv4-serializer

import { isASCIIDigit } from '@urlkit/infra';
import { isUint } from '@urlkit/internal';

const FULL_STOP = 0x2e;
const DIGIT_ZERO = 0x30;

// Faster than to convert and join seven strings.
const octets: readonly string[] = /* @__PURE__ */ Array.from(
  { length: 0x100 },
  (_, octet) => `${octet}`,
);
const dottedOctets: readonly string[] = /* @__PURE__ */ octets.map((octet) => `${octet}.`);

/**
 * Serializes an IPv4 address.
 *
 * @returns Four decimal numbers with U+002E (.) between them.
 * @throws {TypeError} If the address is not a 32-bit unsigned integer.
 * @see https://url.spec.whatwg.org/#concept-ipv4-serializer
 */
export function serializeIPv4(address: number): string {
  if (!isUint(address, 0xffffffff)) {
    throw new TypeError('address must be a 32-bit unsigned integer');
  }
  return writeIPv4(address);
}

/** Serializes an IPv4 address without checking the argument. */
export function writeIPv4(address: number): string {
  const first = (dottedOctets[address >>> 24] as string) + dottedOctets[(address >>> 16) & 0xff];
  return first + dottedOctets[(address >>> 8) & 0xff] + octets[address & 0xff];
}

/** Whether a part of an input is a serialized IPv4 address. */
export function isIPv4Text(text: string, start: number, end: number): boolean {
  let dotCount = 0;
  // -1 before its first digit.
  let octet = -1;
  for (let index = start; index < end; index++) {
    const codeUnit = text.charCodeAt(index);
    if (codeUnit === FULL_STOP && octet !== -1) {
      dotCount++;
      octet = -1;
    } else if (isASCIIDigit(codeUnit) && octet !== 0) {
      octet = Math.max(octet, 0) * 10 + codeUnit - DIGIT_ZERO;
      if (octet > 0xff) return false;
    } else return false;
  }
  return dotCount === 3 && octet !== -1;
}
