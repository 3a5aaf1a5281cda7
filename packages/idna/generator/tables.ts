// Writes the tables of @urlkit/idna.

import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { DIGITS, LAST_DIGITS } from '../src/table-format.js';
import { findKinds, type Kind } from './kinds.js';
import { codePointOf, findSubstitutes } from './normalization.js';
import { isValid, unicodeVersion } from './source.js';

export const tablesFile: string = join(import.meta.dirname, '../src/tables.ts');

interface Run {
  readonly kind: Kind;
  readonly start: number;
  readonly end: number;
}

export function generateTables(): string {
  const runs = findRuns(findKinds());
  const kinds = findDistinctKinds(runs);
  if (kinds.length > LAST_DIGITS) throw new Error('a kind takes more than one digit');
  const indices = new Map(kinds.map((kind, index) => [nameOf(kind), index]));
  const tables = {
    runKinds: runs.map(({ kind }) => indices.get(nameOf(kind)) ?? Number.NaN),
    runLengths: runs.map(({ start, end }) => end - start - 1),
    runTargets: targetsOf(runs),
    substituteList: numbersOfSubstitutes(findSubstitutes(isValid)),
  };
  const declarations = Object.entries(tables).map(
    ([name, numbers]) =>
      `export const ${name}: string =\n  '${numbers.map(writeNumber).join('')}';\n`,
  );
  return `// Made from the data of Unicode ${unicodeVersion} by \`npm run write -- idna\`.

import type { Kind } from './table-format.js';

export const kinds: readonly Kind[] = [
${kinds.map(writeKind).join('')}];

${declarations.join('\n')}`;
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

// The most frequent one comes first.
function findDistinctKinds(runs: readonly Run[]): Kind[] {
  const counts = new Map<string, { readonly kind: Kind; count: number }>();
  for (const { kind } of runs) {
    const entry = counts.get(nameOf(kind)) ?? { kind, count: 0 };
    entry.count++;
    counts.set(nameOf(kind), entry);
  }
  const entries = Array.from(counts.values()).sort((a, b) => b.count - a.count);
  return entries.map(({ kind }) => kind);
}

function nameOf({ properties, substitutes = [] }: Kind): string {
  return [properties, ...substitutes].join();
}

function writeKind({ properties, substitutes = [] }: Kind): string {
  const strings = Array.from(
    new Set(substitutes),
    (substitute) => `'\\u{${hexadecimal(codePointOf(substitute))}}'`,
  );
  return `  [${[`0x${hexadecimal(properties)}`, ...strings].join(', ')}],\n`;
}

function hexadecimal(number: number): string {
  return number.toString(16);
}

// Each target as its distance from the end of the one before, followed by its second code point, if any.
function targetsOf(runs: readonly Run[]): number[] {
  const numbers: number[] = [];
  let last = 0;
  for (const { kind, start, end } of runs) {
    const { distance, rest } = kind;
    if (distance === undefined) continue;
    numbers.push(unsigned(start + distance - last));
    if (rest) numbers.push(codePointOf(rest));
    last = end + distance;
  }
  return numbers;
}

function numbersOfSubstitutes(substitutes: ReadonlyMap<string, string>): number[] {
  const numbers = [substitutes.size];
  let last = 0;
  for (const [original, substitute] of substitutes) {
    const codePoints = [original, ...substitute].map(codePointOf);
    const [first = 0] = codePoints;
    const distances = codePoints
      .slice(1)
      .map((codePoint, index) => codePoint - (codePoints[index] ?? 0));
    numbers.push(first - last, distances.length, ...distances.map(unsigned));
    last = first;
  }
  return numbers;
}

function unsigned(integer: number): number {
  return integer < 0 ? -2 * integer - 1 : 2 * integer;
}

function writeNumber(number: number): string {
  const base = DIGITS.length - LAST_DIGITS;
  let output = '';
  let rest = number;
  while (rest >= LAST_DIGITS) {
    const digit = LAST_DIGITS + ((rest - LAST_DIGITS) % base);
    output += DIGITS.charAt(digit);
    rest = (rest - digit) / base;
  }
  return output + DIGITS.charAt(rest);
}
