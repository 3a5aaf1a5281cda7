// https://url.spec.whatwg.org/#concept-ipv4-parser

import type { Range } from '@urlkit/infra';
import type { HostValidationErrorName, HostValidationErrorSink } from './validation-errors.js';

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
  if (onValidationError === undefined) return parseIPv4Quietly(input);
  const report = (name: HostValidationErrorName, range: Range): void =>
    onValidationError({ name, ...range, fatal: false });
  const parts = splitParts(input);
  const numbers = parts.map(parseIPv4Number);
  if (input === '' || input.endsWith('.')) {
    report('IPv4-empty-part', { start: Math.max(0, input.length - 1), end: input.length });
  }
  if (parts.length < 4) report('IPv4-too-few-parts', { start: 0, end: input.length });
  if (parts.length <= 4) {
    for (let index = 0; index < parts.length && !Number.isNaN(numbers[index]); index++) {
      if (/^0./.test(parts[index] as string)) {
        report('IPv4-non-decimal-part', rangeOfPart(index, input));
      }
    }
  }
  const ipv4 = parseIPv4Quietly(input, onValidationError);
  const outOfRange = numbers.findIndex(isOutOfRange);
  if (ipv4 !== null && outOfRange !== -1) {
    report('IPv4-out-of-range-part', rangeOfPart(outOfRange, input));
  }
  return ipv4;
}

/** Does what {@link parseIPv4} does, but reports nothing but the error of a failure. */
export function parseIPv4Quietly(
  input: string,
  onValidationError?: HostValidationErrorSink,
): number | null {
  const fail = (name: HostValidationErrorName, range: Range): null => {
    onValidationError?.({ name, ...range, fatal: true });
    return null;
  };
  const parts = splitParts(input);
  if (parts.length > 4) return fail('IPv4-too-many-parts', { start: 0, end: input.length });
  const numbers = parts.map(parseIPv4Number);
  const nonNumeric = numbers.findIndex(Number.isNaN);
  if (nonNumeric !== -1) return fail('IPv4-non-numeric-part', rangeOfPart(nonNumeric, input));

  const large = numbers.findIndex(isOutOfRange);
  const last = numbers.pop() as number;
  if (numbers.some(isOutOfRange) || last >= 256 ** (4 - numbers.length)) {
    return fail('IPv4-out-of-range-part', rangeOfPart(large, input));
  }
  return numbers.reduce((ipv4, number, counter) => ipv4 + number * 256 ** (3 - counter), last);
}

function splitParts(input: string): string[] {
  const parts = input.split('.');
  if (parts.length > 1 && parts[parts.length - 1] === '') parts.pop();
  return parts;
}

function isOutOfRange(number: number): boolean {
  return number > 255;
}

// In code units of the input.
function rangeOfPart(index: number, input: string): Range {
  const parts = input.split('.', index + 1);
  const end = parts.join('.').length;
  return { start: end - (parts[index] as string).length, end };
}

// https://url.spec.whatwg.org/#ipv4-number-parser
// NaN is failure.
function parseIPv4Number(input: string): number {
  if (/^(?:0|[1-9]\d*)$/.test(input)) return Number(input);
  if (/^0[0-7]+$/.test(input)) return Number.parseInt(input, 8);
  return /^0[xX][\dA-Fa-f]*$/.test(input) ? Number.parseInt(`0${input.slice(2)}`, 16) : Number.NaN;
}
