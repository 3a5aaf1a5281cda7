// Writes the table of @urlkit/idna.

import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { BitReader } from '../../packages/idna/src/arithmetic-code.js';
import {
  BEHIND_LAST_CODE_POINT,
  CONTEXTS,
  DIGITS,
  DISALLOWED,
  EVEN,
  FIRST_DIGIT,
  LEAST_RANGE,
  MAPPED,
  MOST_KINDS,
  PRECISION,
  PROPERTY_COUNT,
  SHIFT,
  UNIT,
} from '../../packages/idna/src/table-format.js';
import { openTable } from '../../packages/idna/src/table-reader.js';
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
  const table = encode(writeTable());
  return `// Made from the data of ${SOURCE} by \`npm run generate:idna\`.

export const table: string =
  "${table}";
`;
}

// The package asks for the bits that it would read, and says in which contexts. What becomes of range
// and weights is the same as in `bitReader`.
function encode(bits: Iterator<number, void>): string {
  const weights = new Array<number>(CONTEXTS).fill(0);
  let low = 0n;
  let range = 1;
  let digits = 0;
  const readBit: BitReader = (first, second) => {
    for (; range < LEAST_RANGE; range *= DIGITS) {
      low *= BigInt(DIGITS);
      digits++;
    }
    const bit = bits.next().value ?? 0;
    const weight = (weights[first] ?? 0) + (weights[second] ?? 0);
    const probability = EVEN + Math.trunc((EVEN * weight) / (UNIT + Math.abs(weight)));
    const part = (range >> PRECISION) * probability;
    if (bit === 0) low += BigInt(part);
    range = bit === 1 ? part : range - part;
    for (const context of [first, second]) {
      weights[context] = (weights[context] ?? 0) + bit * 2 * EVEN - probability;
    }
    return bit;
  };
  const codePoints = openTable(readBit);
  codePoints.kindOf(String.fromCodePoint(BEHIND_LAST_CODE_POINT - 1));
  if (bits.next().done !== true) throw new Error('the table is longer than what the package reads');
  return writeDigits(low, digits);
}

function writeDigits(number: bigint, count: number): string {
  const characters: string[] = [];
  let rest = number;
  for (let index = 0; index < count; index++) {
    const character = Number(rest % BigInt(DIGITS)) + 1 + SHIFT;
    const codeUnit = character < FIRST_DIGIT ? character + DIGITS + 1 : character;
    characters.push(String.fromCharCode(codeUnit));
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
  const latest = [0];
  let isMapped = false;
  let targetEnd = 0;
  yield* writeSubstitutes();
  for (const { kind, start, end } of findRuns(findKinds())) {
    const { properties, standIns = [], distance, rest } = kind;
    const name = String([properties, ...standIns]);
    const isNew = !known.includes(name);
    if (isNew) known.push(name);
    yield* writeKind(known.indexOf(name), latest, isMapped ? 0 : 1);
    isMapped = (properties & MAPPED) !== 0;
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

// How many later kinds it is not.
function* writeKind(kind: number, latest: number[], firstRank: number): Generator<number, void> {
  const rank = latest.indexOf(kind);
  const isKnown = rank !== -1;
  const end = isKnown ? rank : latest.length;
  for (let index = firstRank; index < end; index++) yield 0;
  if (isKnown) {
    yield 1;
    latest.splice(rank, 1);
  }
  latest.unshift(kind);
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
    let before = codePoint;
    const codePoints = Array.from(substitute, codePointOf);
    yield* writeNumber(codePoints.length);
    for (const part of codePoints) {
      yield* writeNumber(unsigned(part - before));
      before = part;
    }
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
