// Writes the tables of @urlkit/idna.

import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  bidiClasses,
  FIRST_DIGIT,
  FIRST_LEADING_DIGIT,
  joiningTypes,
  LEADING_DIGITS,
  LEFT_OUT,
  RANKS,
  statuses,
} from '../../packages/idna/src/table-format.js';
import { root } from '../run.js';
import { findKinds, type Kind, validCharacters } from './kinds.js';
import { type Composition, codePointOf, findCompositions } from './normalization.js';
import { mappings, SOURCE } from './source.js';

export const tablesFile: string = join(root, 'packages/idna/src/tables.ts');

interface Run {
  readonly kind: Kind;
  readonly start: number;
  readonly end: number;
}

export function generateTables(): string {
  const runs = writeNumbers(writeRuns(findRuns(findKinds())));
  const compositions = writeNumbers(writeCompositions());
  return `// Made from the data of ${SOURCE} by \`npm run generate:idna\`.

export const codePointRuns: string =
  ${quote(runs)};

export const canonicalCompositions: string =
  ${quote(compositions)};
`;
}

function quote(table: string): string {
  return table.includes("'") ? `"${table}"` : `'${table}'`;
}

function findRuns(kinds: readonly Kind[]): Run[] {
  const runs: Run[] = [];
  let start = 0;
  for (let end = 1; end <= kinds.length; end++) {
    const kind = kinds[start];
    const next = kinds[end];
    const goesOn = next?.status !== 'expanded' && isDeepStrictEqual(kind, next);
    if (goesOn || kind === undefined) continue;
    runs.push({ kind, start, end });
    start = end;
  }
  return runs;
}

function* writeRuns(runs: readonly Run[]): Generator<number> {
  const known: string[] = [];
  const followers: number[][] = [];
  let likely: number[] = [];
  let targetEnd = 0;
  for (const { kind, start, end } of runs) {
    const properties = Array.from(writeProperties(kind));
    const name = properties.join();
    const isNew = !known.includes(name);
    if (isNew) {
      known.push(name);
      followers.push([]);
    }
    const index = known.indexOf(name);
    const rank = likely.indexOf(index);
    yield (end - start - 1) * RANKS + (rank === -1 ? RANKS - 1 : rank);
    if (rank === -1) yield index;
    if (isNew) yield* properties;

    if (rank !== -1) likely.splice(rank, 1);
    likely.unshift(index);
    likely.length = Math.min(likely.length, RANKS - 1);
    likely = followers[index] ?? [];

    if (kind.status === 'mapped') {
      const target = start + kind.distance;
      yield unsigned(target - targetEnd);
      targetEnd = target + end - start;
    } else if (kind.status === 'expanded') {
      yield* writeExpansion(start);
    }
  }
}

function* writeProperties(kind: Kind): Generator<number> {
  yield statuses.indexOf(kind.status);
  yield bidiClasses.indexOf(kind.bidiClass);
  yield joiningTypes.indexOf(kind.joiningType);
  yield kind.isMark ? 1 : 0;
  yield kind.combiningClass;
}

function* writeExpansion(codePoint: number): Generator<number> {
  const mapping = mappings[codePoint];
  const characters = mapping?.status === 'mapped' ? Array.from(mapping.to) : [];
  yield characters.length;
  yield* characters.map(codePointOf);
}

function* writeCompositions(): Generator<number> {
  const compositions = findCompositions(validCharacters);
  yield compositions.length;
  let last: Composition = [0, 0, 0];
  for (const composition of compositions) {
    const [composite, first, second] = composition;
    yield composite - last[0];
    yield unsigned(first - last[1]);
    yield unsigned(second - last[2]);
    last = composition;
  }
}

function unsigned(integer: number): number {
  return integer < 0 ? -2 * integer - 1 : 2 * integer;
}

function writeNumbers(numbers: Iterable<number>): string {
  let table = '';
  for (const number of numbers) table += writeNumber(number);
  return table;
}

function writeNumber(number: number): string {
  if (number < FIRST_LEADING_DIGIT) return writeDigit(number);
  const leading = (number - FIRST_LEADING_DIGIT) % LEADING_DIGITS;
  const digit = FIRST_LEADING_DIGIT + leading;
  return writeDigit(digit) + writeNumber((number - digit) / LEADING_DIGITS);
}

function writeDigit(digit: number): string {
  const character = FIRST_DIGIT + digit;
  return String.fromCharCode(character < LEFT_OUT ? character : character + 1);
}
