// https://url.spec.whatwg.org/#concept-ipv4-parser

import type { HostValidationErrorSink } from './validation-errors.js';

/**
 * Parses an IPv4 address: one to four decimal, octal (`0…`) or hexadecimal (`0x…`) numbers, of
 * which the last fills the bytes that are left.
 *
 * @param input An ASCII string that ends in a number.
 * @param onValidationError Receives validation errors; offsets are in code units of `input`.
 * @returns The address as a 32-bit unsigned integer, or null for failure.
 * @see https://url.spec.whatwg.org/#concept-ipv4-parser
 */
export function parseIPv4(
  input: string,
  onValidationError?: HostValidationErrorSink,
): number | null {
  if (typeof input !== 'string') return null;
  const parts = input.split('.');
  if (parts[parts.length - 1] === '') {
    onValidationError?.({
      name: 'IPv4-empty-part',
      start: Math.max(0, input.length - 1),
      end: input.length,
      fatal: false,
    });
    if (parts.length > 1) parts.pop();
  }
  if (parts.length !== 4 && onValidationError) {
    const name = parts.length < 4 ? 'IPv4-too-few-parts' : 'IPv4-too-many-parts';
    onValidationError({ name, start: 0, end: input.length, fatal: parts.length > 4 });
  }
  if (parts.length > 4) return null;

  const numbers: number[] = [];
  let start = 0;
  let outOfRange: { start: number; end: number } | null = null;
  for (const part of parts) {
    const number = parseIPv4Number(part);
    const end = start + part.length;
    if (number === null) {
      onValidationError?.({ name: 'IPv4-non-numeric-part', start, end, fatal: true });
      return null;
    }
    if (onValidationError && /^0./.test(part)) {
      onValidationError({ name: 'IPv4-non-decimal-part', start, end, fatal: false });
    }
    if (number > 255) outOfRange ??= { start, end };
    numbers.push(number);
    start = end + 1;
  }

  const ipv4 = combine(numbers);
  if (onValidationError && outOfRange) {
    onValidationError({ name: 'IPv4-out-of-range-part', ...outOfRange, fatal: ipv4 === null });
  }
  return ipv4;
}

function combine(numbers: readonly number[]): number | null {
  const lastIndex = numbers.length - 1;
  const last = numbers[lastIndex] as number;
  if (last >= 256 ** (4 - lastIndex)) return null;
  let ipv4 = last;
  for (let counter = 0; counter < lastIndex; counter++) {
    const number = numbers[counter] as number;
    if (number > 255) return null;
    ipv4 += number * 256 ** (3 - counter);
  }
  return ipv4;
}

// https://url.spec.whatwg.org/#ipv4-number-parser
function parseIPv4Number(input: string): number | null {
  if (input.length < 2 || !input.startsWith('0')) {
    return /^\d+$/.test(input) ? Number(input) : null;
  }
  if (/^0[xX]/.test(input)) {
    return /^..[\dA-Fa-f]*$/.test(input) ? Number.parseInt(`0${input.slice(2)}`, 16) : null;
  }
  return /^[0-7]+$/.test(input) ? Number.parseInt(input, 8) : null;
}
