// Writes the table of @urlkit/idna.

import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  CONTEXTS,
  DIGITS,
  FIRST_DIGIT,
  LEAST_RANGE,
  LEFT_OUT,
  PRECISION,
  SLOWEST_SHIFT,
} from '../../packages/idna/src/arithmetic-code.js';
import {
  BEHIND_LAST_CODE_POINT,
  DISALLOWED,
  FIRST_PRIVATE_USE,
  PROPERTY_COUNT,
} from '../../packages/idna/src/table-format.js';
import { MOST_KINDS, openTable } from '../../packages/idna/src/table-reader.js';
import { root } from '../run.js';
import { findKinds, type Kind } from './kinds.js';
import { codePointOf, findSubstitutes } from './normalization.js';
import { SOURCE } from './source.js';

export const tablesFile: string = join(root, 'packages/idna/src/tables.ts');

interface Run {
  readonly kind: Kind;
  readonly start: number;
  readonly end: number;
}

export function generateTables(): string {
  return `// Made from the data of ${SOURCE} by \`npm run generate:idna\`.

export const table: string =
  '${encode(writeTable())}';
`;
}

// The package asks for the bits that it would read, and says in which context. What becomes of range
// and probabilities is the same as in `bitReader`.
function encode(bits: Iterator<number, void>): string {
  const probabilities = new Array<number>(CONTEXTS).fill(2 ** (PRECISION - 1));
  const shifts = new Array<number>(CONTEXTS).fill(1);
  let low = 0n;
  let range = 1;
  let digits = 0;
  const codePoints = openTable((context) => {
    for (; range < LEAST_RANGE; range *= DIGITS) {
      low *= BigInt(DIGITS);
      digits++;
    }
    const bit = bits.next().value ?? 0;
    const probability = probabilities[context] ?? 0;
    const shift = shifts[context] ?? 0;
    shifts[context] = Math.min(shift + 1, SLOWEST_SHIFT);
    const part = (range >> PRECISION) * probability;
    if (bit === 0) low += BigInt(part);
    range = bit === 1 ? part : range - part;
    const change = bit === 1 ? (2 ** PRECISION - probability) >> shift : -(probability >> shift);
    probabilities[context] = probability + change;
    return bit;
  });
  codePoints.readTo(BEHIND_LAST_CODE_POINT - 1);
  if (bits.next().done !== true) throw new Error('the table is longer than what the package reads');
  return writeDigits(low, digits);
}

function writeDigits(number: bigint, count: number): string {
  const characters: string[] = [];
  let rest = number;
  for (let index = 0; index < count; index++) {
    const character = FIRST_DIGIT + Number(rest % BigInt(DIGITS));
    characters.push(String.fromCharCode(character < LEFT_OUT ? character : character + 1));
    rest /= BigInt(DIGITS);
  }
  return characters.reverse().join('');
}

function findRuns(kinds: readonly Kind[]): Run[] {
  const runs: Run[] = [];
  let start = 0;
  for (let end = 1; end <= kinds.length; end++) {
    const kind = kinds[start];
    if (kind === undefined || (!kind.rest && isDeepStrictEqual(kind, kinds[end]))) continue;
    runs.push({ kind, start, end });
    start = end;
  }
  return runs;
}

// The bits in the order in which the package reads them.
function* writeTable(): Generator<number, void> {
  const known = [String(DISALLOWED)];
  const followers: number[][] = [[]];
  let likely = followers[0];
  let targetEnd = 0;
  yield* writeSubstitutes();
  for (const { kind, start, end } of findRuns(findKinds())) {
    const { properties, standIns = [], distance, rest } = kind;
    const name = String([properties, ...standIns]);
    const isNew = !known.includes(name);
    if (isNew) known.push(name);
    const index = known.indexOf(name);
    yield* writeFollower(index, likely ?? []);
    likely = followers[index] ??= [];
    if (isNew) {
      for (let bit = 0; bit < PROPERTY_COUNT; bit++) yield (properties >> bit) & 1;
      yield* writeStandIns(standIns);
    }
    yield* writeNumber(end - start - 1);
    if (distance === undefined) continue;
    yield* writeNumber(unsigned(start + distance - targetEnd));
    targetEnd = end + distance;
    if (rest) yield* writeNumber(codePointOf(rest));
  }
  if (known.length > MOST_KINDS) throw new Error('there are more kinds than contexts');
}

// How many likelier kinds it is not; if it is none of them, its number.
function* writeFollower(kind: number, likely: number[]): Generator<number, void> {
  const rank = likely.indexOf(kind);
  if (rank === -1) {
    for (const _ of likely) yield 0;
    yield* writeNumber(kind);
  } else {
    for (let index = 0; index < rank; index++) yield 0;
    yield 1;
    likely.splice(rank, 1);
  }
  likely.unshift(kind);
}

function* writeStandIns([first, second]: readonly string[]): Generator<number, void> {
  if (first === undefined || second === undefined) return;
  yield* writeNumber(codePointOf(first));
  yield* writeNumber(unsigned(codePointOf(second) - codePointOf(first)));
}

function* writeSubstitutes(): Generator<number, void> {
  const substitutes = findSubstitutes();
  let last = 0;
  yield* writeNumber(substitutes.size);
  for (const [original, substitute] of substitutes) {
    const codePoint = codePointOf(original);
    yield* writeNumber(codePoint - last);
    last = codePoint;
    const codePoints = Array.from(substitute, codePointOf);
    yield* writeNumber(codePoints.length);
    for (const part of codePoints) yield* writeNumber(unsigned(part - FIRST_PRIVATE_USE));
  }
}

function unsigned(integer: number): number {
  return integer < 0 ? -2 * integer - 1 : 2 * integer;
}

function* writeNumber(number: number): Generator<number, void> {
  const exponent = 31 - Math.clz32(number + 1);
  for (let zeros = exponent; zeros > 0; zeros--) yield 0;
  yield 1;
  for (let bit = exponent - 1; bit >= 0; bit--) yield ((number + 1) >> bit) & 1;
}
