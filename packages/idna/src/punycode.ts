// https://www.rfc-editor.org/rfc/rfc3492
//
// The Punycode of a label consists of its ASCII characters and a list of insertions: the other code points in ascending
// order, each with the index at which it is inserted. Reading the label once for each different code point takes quadratic time if there are many. In long labels, a tree finds the indices.
//
// `| 0` removes the fraction of a number below 2 ** 31.

import { isASCIIString } from '@urlkit/infra';
import { assertString, TextWriter } from '@urlkit/internal';
import { createTree, mark, unmark } from './rank-tree.js';

const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const INITIAL_BIAS = 72;
const INITIAL_N = 0x80;
const DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const DELIMITER = '-';
const DELIMITER_UNIT = 0x2d;
const MAX_INT = 0x7fffffff;
const MAX_LENGTH = 0x100000000;
// Twice the number of insertions in a block. All blocks but the last are read a second time, which saves memory.
const BLOCK_LENGTH = 512;
// A label of at most this many code units is read once for each different code point, and a tree handles longer ones.
const LONGEST_BY_PASSES = 64;
// After how many code units a list of them is written, because a function takes few arguments.
const LONGEST_LIST = 1024;

const { max, min } = Math;
const { fromCodePoint } = String;

/**
 * Decodes a label.
 *
 * @param input The label in Punycode, without `xn--`. Its digits may be in upper case.
 * @returns The label in Unicode. Null if the input is not Punycode, if a number in it exceeds 31
 * bits, or if it encodes a surrogate.
 * @see https://www.rfc-editor.org/rfc/rfc3492#section-6.2
 */
export function decodePunycode(input: string): string | null {
  assertString(input, 'input');
  if (!isASCIIString(input)) return null;
  const basicLength = max(input.lastIndexOf(DELIMITER), 0);
  const states: State[] = [];
  const insertions: number[] = [];
  let state: State | null = {
    position: basicLength && basicLength + 1,
    length: basicLength,
    n: INITIAL_N,
    index: 0,
    bias: INITIAL_BIAS,
  };
  while (state.position < input.length) {
    states.push(state);
    state = readInsertions(input, state, insertions);
    if (state === null) return null;
  }
  const free = createTree(state.length, true);
  const codePoints = new Uint32Array(state.length);
  // The last insertion comes first: its index is final, and the others share the slots it leaves.
  for (let block = states.length; block > 0; ) {
    for (let end = insertions.length; end > 0; end -= 2) {
      const slot = unmark(free, insertions[end - 1] as number);
      codePoints[slot] = insertions[end - 2] as number;
    }
    if (--block) readInsertions(input, states[block - 1] as State, insertions);
  }
  const output = new TextWriter();
  let basic = 0;
  for (let slot = 0; slot < state.length; slot++) {
    output.write(fromCodePoint(codePoints[slot] || input.charCodeAt(basic++)));
  }
  return output.text();
}

/** The state of the decoder before a block of insertions. */
interface State {
  readonly position: number;
  /** The number of code points up to here. */
  readonly length: number;
  readonly n: number;
  readonly index: number;
  readonly bias: number;
}

// Reads a block of insertions: pairs of a code point and its index. Returns the state after them.
function readInsertions(input: string, state: State, insertions: number[]): State | null {
  let { position, length, n, index, bias } = state;
  insertions.length = 0;
  while (position < input.length && insertions.length < BLOCK_LENGTH) {
    const integer = readInteger(input, position, bias);
    if (integer === null) return null;
    bias = adapt(integer.value, ++length, index === 0);
    index += integer.value;
    n += (index / length) | 0;
    if (index > MAX_INT || n > 0x10ffff || (n >= 0xd800 && n < 0xe000)) return null;
    index %= length;
    insertions.push(n, index++);
    position = integer.end;
  }
  return { position, length, n, index, bias };
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

/**
 * Encodes a label.
 *
 * @returns The label in Punycode without `xn--`; null if a number in it would exceed 31 bits, which
 * takes more than 1,900 code points.
 * @see https://www.rfc-editor.org/rfc/rfc3492#section-6.3
 */
export function encodePunycode(label: string): string | null {
  assertString(label, 'label');
  const isLong = label.length > LONGEST_BY_PASSES;
  const output = new TextWriter();
  // Code units that are not in the output yet. Concatenating them one by one takes longer.
  const codeUnits: number[] = [];
  // A list for a long label would take much memory.
  const codePoints: number[] = [];
  let length = 0;
  for (let index = 0; index < label.length; index++) {
    const codePoint = label.codePointAt(index) as number;
    if (!isLong) codePoints.push(codePoint);
    if (codePoint > 0xffff) index++;
    if (codePoint >= INITIAL_N) continue;
    codeUnits.push(codePoint);
    length++;
    if (codeUnits.length > LONGEST_LIST) writeCodeUnits(codeUnits, output);
  }
  if (length > 0) codeUnits.push(DELIMITER_UNIT);
  let n = INITIAL_N;
  let nextIndex = 0;
  let bias = INITIAL_BIAS;
  let least = n;
  const inserted = isLong ? createTree(label.length, false) : [];
  const sorted = isLong ? sortInsertions(label, inserted) : null;
  const end = (sorted ?? codePoints).length;
  while (least < MAX_INT) {
    const current = least;
    let before = 0;
    least = MAX_INT;
    for (let place = 0; place < end; place++) {
      let codePoint = current;
      let index = before;
      if (sorted) {
        const insertion = sorted[place] as number;
        codePoint = (insertion / MAX_LENGTH) | 0;
        index = mark(inserted, insertion - codePoint * MAX_LENGTH);
      } else {
        codePoint = codePoints[place] as number;
        if (codePoint <= current) before++;
        else if (codePoint < least) least = codePoint;
        if (codePoint !== current) continue;
      }
      const delta = (codePoint - n) * ++length + index - nextIndex;
      if (delta > MAX_INT) return null;
      writeInteger(delta, bias, codeUnits);
      if (codeUnits.length > LONGEST_LIST) writeCodeUnits(codeUnits, output);
      bias = adapt(delta, length, nextIndex === 0);
      n = codePoint;
      nextIndex = index + 1;
    }
  }
  return output.text() + String.fromCharCode(...codeUnits);
}

function writeCodeUnits(codeUnits: number[], output: TextWriter): void {
  output.write(String.fromCharCode(...codeUnits));
  codeUnits.length = 0;
}

// Sorts the code points that are not ASCII, as numbers that sort by code point, then by place. Marks the others.
function sortInsertions(label: string, others: number[]): Float64Array {
  const insertions = new Float64Array(label.length);
  let count = 0;
  for (let place = 0; place < label.length; place++) {
    const codePoint = label.codePointAt(place) as number;
    if (codePoint < INITIAL_N) mark(others, place);
    else insertions[count++] = codePoint * MAX_LENGTH + place;
    if (codePoint > 0xffff) place++;
  }
  return insertions.subarray(0, count).sort();
}

// Appends the digits of an integer, in code units.
function writeInteger(integer: number, bias: number, output: number[]): void {
  let rest = integer;
  let k = BASE;
  let threshold = thresholdAt(k, bias);
  while (rest >= threshold) {
    const digits = BASE - threshold;
    const quotient = ((rest - threshold) / digits) | 0;
    output.push(DIGITS.charCodeAt(rest - quotient * digits));
    rest = quotient;
    k += BASE;
    threshold = thresholdAt(k, bias);
  }
  output.push(DIGITS.charCodeAt(rest));
}

function thresholdAt(k: number, bias: number): number {
  return max(T_MIN, min(k - bias, T_MAX));
}

// https://www.rfc-editor.org/rfc/rfc3492#section-6.1
function adapt(delta: number, count: number, isFirst: boolean): number {
  let rest = (delta / (isFirst ? DAMP : 2)) | 0;
  rest += (rest / count) | 0;
  let k = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) rest = (rest / (BASE - T_MIN)) | 0;
  return k + ((((BASE - T_MIN + 1) * rest) / (rest + SKEW)) | 0);
}
