// https://www.rfc-editor.org/rfc/rfc3492
//
// Punycode is the ASCII characters of a label, and a list of insertions: the other code points in
// ascending order, each with the index at which it is inserted. Inserting them one by one would take
// quadratic time.

import { isASCIIString } from '@urlkit/infra';
import { createMarkedTree, createTree, mark, unmark } from './rank-tree.js';

const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const INITIAL_BIAS = 72;
const INITIAL_N = 0x80;
const DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const DELIMITER = '-';
const MAX_INT = 0x7fffffff;
const MAX_LENGTH = 0x100000000;
// More numbers than this take an insertion sort longer than the engine's sort.
const FEW = 64;

const { floor, max, min } = Math;

interface Insertion {
  readonly codePoint: number;
  readonly index: number;
}

/**
 * Decodes a label.
 *
 * @param input The label in Punycode, without `xn--`. Its digits may be in upper case.
 * @returns The label in Unicode. Null if the input is not Punycode, if a number in it exceeds 31
 * bits, or if it encodes a surrogate.
 * @see https://www.rfc-editor.org/rfc/rfc3492#section-6.2
 */
export function decodePunycode(input: string): string | null {
  if (!isASCIIString(input)) return null;
  const basicLength = max(input.lastIndexOf(DELIMITER), 0);
  const insertions: Insertion[] = [];
  let n = INITIAL_N;
  let index = 0;
  let bias = INITIAL_BIAS;
  for (let position = basicLength && basicLength + 1; position < input.length; ) {
    const integer = readInteger(input, position, bias);
    if (integer === null) return null;
    const length = basicLength + insertions.length + 1;
    bias = adapt(integer.value, length, insertions.length === 0);
    index += integer.value;
    n += floor(index / length);
    if (index > MAX_INT || n > 0x10ffff || (n >= 0xd800 && n < 0xe000)) return null;
    index %= length;
    insertions.push({ codePoint: n, index: index++ });
    position = integer.end;
  }
  return insertAll(input.slice(0, basicLength), insertions);
}

function readInteger(input: string, start: number, bias: number): Integer | null {
  let value = 0;
  let weight = 1;
  let end = start;
  for (let k = BASE; end < input.length && weight <= MAX_INT; k += BASE) {
    const digit = DIGITS.indexOf(input.charAt(end++).toLowerCase());
    if (digit < 0) return null;
    const threshold = thresholdAt(k, bias);
    value += digit * weight;
    if (digit < threshold) return { value, end };
    weight *= BASE - threshold;
  }
  return null;
}

interface Integer {
  readonly value: number;
  readonly end: number;
}

// The last insertion comes first: its index is final, and the others share the slots it leaves.
function insertAll(basic: string, insertions: readonly Insertion[]): string {
  const length = basic.length + insertions.length;
  const free = createMarkedTree(length);
  const slots = new Array<string>(length).fill('');
  for (const { codePoint, index } of insertions.slice().reverse()) {
    slots[unmark(free, index)] = String.fromCodePoint(codePoint);
  }
  let used = 0;
  return slots.map((character) => character || basic.charAt(used++)).join('');
}

/**
 * Encodes a label.
 *
 * @returns The label in Punycode without `xn--`; null if a number in it would exceed 31 bits, which
 * takes more than 1,900 code points.
 * @see https://www.rfc-editor.org/rfc/rfc3492#section-6.3
 */
export function encodePunycode(label: string): string | null {
  const inserted = createTree(label.length);
  // Numbers that sort by code point, then by slot.
  const insertions: number[] = [];
  let slot = 0;
  for (let index = 0; index < label.length; index++) {
    const codePoint = label.codePointAt(index) as number;
    if (codePoint > 0xffff) index++;
    if (codePoint < INITIAL_N) mark(inserted, slot);
    else insertions.push(codePoint * MAX_LENGTH + slot);
    slot++;
  }
  const basicLength = slot - insertions.length;
  const integers = writeInsertions(sortNumbers(insertions), inserted, basicLength);
  if (integers === null || basicLength === 0) return integers;
  return label.replace(/[^\0-\x7F]+/g, '') + DELIMITER + integers;
}

function sortNumbers(numbers: number[]): ArrayLike<number> {
  if (numbers.length > FEW) return Float64Array.from(numbers).sort();
  for (let index = 1; index < numbers.length; index++) {
    const number = numbers[index] as number;
    let slot = index;
    for (; slot > 0 && (numbers[slot - 1] as number) > number; slot--) {
      numbers[slot] = numbers[slot - 1] as number;
    }
    numbers[slot] = number;
  }
  return numbers;
}

// Writes sorted insertions into the ASCII characters, whose slots are marked.
function writeInsertions(
  insertions: ArrayLike<number>,
  inserted: number[],
  basicLength: number,
): string | null {
  let output = '';
  let length = basicLength;
  let n = INITIAL_N;
  let nextIndex = 0;
  let bias = INITIAL_BIAS;
  for (let done = 0; done < insertions.length; done++) {
    const insertion = insertions[done] as number;
    length++;
    const codePoint = floor(insertion / MAX_LENGTH);
    const index = mark(inserted, insertion - codePoint * MAX_LENGTH);
    const delta = (codePoint - n) * length + index - nextIndex;
    if (delta > MAX_INT) return null;
    output += writeInteger(delta, bias);
    bias = adapt(delta, length, length === basicLength + 1);
    n = codePoint;
    nextIndex = index + 1;
  }
  return output;
}

function writeInteger(integer: number, bias: number): string {
  let output = '';
  let rest = integer;
  let threshold = thresholdAt(BASE, bias);
  for (let k = BASE; rest >= threshold; threshold = thresholdAt(k, bias)) {
    rest -= threshold;
    output += DIGITS.charAt(threshold + (rest % (BASE - threshold)));
    rest = floor(rest / (BASE - threshold));
    k += BASE;
  }
  return output + DIGITS.charAt(rest);
}

function thresholdAt(k: number, bias: number): number {
  return max(T_MIN, min(k - bias, T_MAX));
}

// https://www.rfc-editor.org/rfc/rfc3492#section-6.1
function adapt(delta: number, count: number, isFirst: boolean): number {
  let rest = floor(delta / (isFirst ? DAMP : 2));
  rest += floor(rest / count);
  let k = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) rest = floor(rest / (BASE - T_MIN));
  return k + floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}
