// https://url.spec.whatwg.org/#concept-ipv4-parser

import { hexDigitValue, type Range } from '@urlkit/infra';
import { assertString, mustBeFunction, readOptions } from '@urlkit/internal';
import { endWithoutDot } from './ends-in-a-number-checker.js';
import type { HostReportOptions } from './host-parser-options.js';
import {
  type HostFailure,
  type HostValidationErrorName,
  type HostValidationErrorSink,
  hostFailure,
  reportFailure,
} from './validation-errors.js';

const FULL_STOP = 0x2e;
const DIGIT_ZERO = 0x30;
const SMALL_X = 0x78;
const CASE_BIT = 0x20;

/**
 * Parses an IPv4 address: one to four decimal, octal (`0…`) or hexadecimal (`0x…`) numbers. The
 * last one fills the remaining bytes.
 *
 * @param input An ASCII string that ends in a number.
 * @returns The address as a 32-bit unsigned integer, or null for failure.
 * @see https://url.spec.whatwg.org/#concept-ipv4-parser
 */
export function parseIPv4(input: string, options?: HostReportOptions): number | null {
  assertString(input, 'input');
  const { onValidationError } = readOptions(options, { onValidationError: mustBeFunction });
  const ipv4 = ipv4OrFailure(input);
  if (onValidationError) reportIPv4(input, ipv4, onValidationError);
  return typeof ipv4 === 'number' ? ipv4 : null;
}

/** Runs the IPv4 parser over a part of a text. Returns the address as a 32-bit unsigned integer, or why it fails. */
export function ipv4OrFailure(
  text: string,
  inputStart = 0,
  inputEnd: number = text.length,
): number | HostFailure {
  const lastEnd = endWithoutDot(text, inputStart, inputEnd);
  let ipv4 = 0;
  let number = 0;
  let count = 0;
  // The last number must be less than this, because it fills the remaining bytes.
  let limit = 2 ** 40;
  // The ranges of the first part that is no number, and of the first one that is more than a byte.
  let invalid: Range | null = null;
  let large: Range | null = null;
  for (let start = inputStart; start <= lastEnd; ) {
    let end = start;
    while (end < lastEnd && text.charCodeAt(end) !== FULL_STOP) end++;
    if (count === 4) {
      return partFailure('IPv4-too-many-parts', { start: 0, end: inputEnd - inputStart });
    }
    ipv4 = ipv4 * 256 + number;
    number = parseIPv4Number(text, start, end);
    if (!(number <= 255)) {
      const part = { start: start - inputStart, end: end - inputStart };
      if (Number.isNaN(number)) invalid ??= part;
      else large ??= part;
    }
    limit /= 256;
    count++;
    start = end + 1;
  }
  if (invalid !== null) return partFailure('IPv4-non-numeric-part', invalid);
  // Only the last number may be more than a byte.
  if (large !== null && (large.end < lastEnd - inputStart || number >= limit)) {
    return partFailure('IPv4-out-of-range-part', large);
  }
  return ipv4 * limit + number;
}

function partFailure(name: HostValidationErrorName, range: Range): HostFailure {
  return hostFailure(name, () => range);
}

/** Reports the validation errors of an IPv4 address; the fatal one, if any, comes last. */
export function reportIPv4(
  input: string,
  ipv4: number | HostFailure,
  onValidationError: HostValidationErrorSink,
): void {
  const report = (name: HostValidationErrorName, { start, end }: Range): void =>
    onValidationError({ name, start, end, fatal: false });
  const parts = splitParts(input);
  const numbers = numbersOf(input);
  if (input === '' || input.endsWith('.')) {
    report('IPv4-empty-part', { start: Math.max(0, input.length - 1), end: input.length });
  }
  if (parts.length < 4) report('IPv4-too-few-parts', { start: 0, end: input.length });
  if (parts.length <= 4) {
    for (const [index, part] of parts.entries()) {
      if (Number.isNaN(numbers[index])) break;
      if (/^0./.test(part)) report('IPv4-non-decimal-part', rangeOfPart(index, input));
    }
  }
  const outOfRange = numbers.findIndex(isOutOfRange);
  if (typeof ipv4 !== 'number') reportFailure(ipv4, onValidationError);
  else if (outOfRange !== -1) report('IPv4-out-of-range-part', rangeOfPart(outOfRange, input));
}

function splitParts(input: string): string[] {
  const parts = input.split('.');
  if (parts.length > 1 && parts[parts.length - 1] === '') parts.pop();
  return parts;
}

function numbersOf(input: string): number[] {
  return splitParts(input).map((part) => parseIPv4Number(part, 0, part.length));
}

function isOutOfRange(number: number): boolean {
  return number > 255;
}

// Returns the range of a part, in code units of the input.
function rangeOfPart(index: number, input: string): Range {
  const parts = input.split('.', index + 1);
  const end = parts.join('.').length;
  return { start: end - (parts[index] as string).length, end };
}

/**
 * Runs the IPv4 number parser over a part of a string.
 *
 * @returns The number, or NaN for failure.
 * @see https://url.spec.whatwg.org/#ipv4-number-parser
 */
function parseIPv4Number(input: string, start: number, end: number): number {
  const isPrefixed = end - start > 1 && input.charCodeAt(start) === DIGIT_ZERO;
  const isHex = isPrefixed && (input.charCodeAt(start + 1) | CASE_BIT) === SMALL_X;
  const radix = isHex ? 16 : isPrefixed ? 8 : 10;
  let number = start === end ? Number.NaN : 0;
  for (let index = isHex ? start + 2 : start; index < end; index++) {
    const digit = hexDigitValue(input.charCodeAt(index));
    if (digit < 0 || digit >= radix) return Number.NaN;
    number = number * radix + digit;
  }
  return number;
}
