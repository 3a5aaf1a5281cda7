// Reads the table of code points. It is a list of runs, coded as bits: of which kind each is, how long
// it is, what it is mapped to. It is read as far as it is asked about.

import type { BitReader } from './arithmetic-code.js';
import {
  ALTERNATING,
  BEHIND_LAST_CODE_POINT,
  DISALLOWED,
  EXPANDED,
  FIRST_PRIVATE_USE,
  MAPPED,
  PROPERTY_COUNT,
  type Properties,
  YOUNG,
} from './table-format.js';

/**
 * Old nonstarters that no other composes with: of the young one’s combining class or, if old ones
 * have none, of the next higher class and of the next lower class.
 */
type StandIns = readonly [string, string];

/** What replaces some strings, and what matches these, the longest first. */
export interface Replacements {
  readonly by: ReadonlyMap<string, string>;
  readonly pattern: RegExp;
}

/** What the table says of the code points up to `end`. */
export interface CodePoints {
  readonly end: number;
  /** Reads on, up to a code point at least. */
  readTo(codePoint: number): void;
  /** The index of each code point’s properties. */
  readonly kinds: Uint8Array;
  readonly properties: readonly Properties[];
  /** By index of properties: what takes the place of young ones in two rounds of normalization. */
  readonly standIns: ReadonlyMap<number, StandIns>;
  readonly mappings: ReadonlyMap<number, string>;
  /** What stands for young composites, and for what they are made of. */
  readonly substitutes: Replacements;
  /** The same the other way round. */
  readonly originals: Replacements;
}

const SMALL_LETTER_A = 0x61;
// The contexts of bits: a kind and one that may follow it; a topic and the count of digits so far;
// the count of digits and the first of them; a property.
export const MOST_KINDS = 40;
const LONGEST_EXPONENT = 21;
const EXPONENTS = MOST_KINDS * MOST_KINDS;
const FRACTIONS = EXPONENTS + (MOST_KINDS + 2) * LONGEST_EXPONENT;
const PROPERTIES = FRACTIONS + 4 * LONGEST_EXPONENT;
// The topics of numbers: a kind has the length of its runs.
const DISTANCES = MOST_KINDS;
const OTHERS = MOST_KINDS + 1;

export function openTable(readBit: BitReader): CodePoints {
  // An Elias gamma code.
  const readNumber = (topic: number): number => {
    let exponent = 0;
    while (readBit(EXPONENTS + topic * LONGEST_EXPONENT + exponent) === 0) exponent++;
    let number = 1;
    for (let bits = exponent; bits > 0; bits--) {
      number = number * 2 + readBit(FRACTIONS + exponent * 4 + (number < 4 ? number : 0));
    }
    return number - 1;
  };
  const readDistance = (): number => {
    const number = readNumber(DISTANCES);
    return number % 2 === 0 ? number / 2 : -(number + 1) / 2;
  };

  const kinds = new Uint8Array(BEHIND_LAST_CODE_POINT);
  const properties = [DISALLOWED];
  const standIns = new Map<number, StandIns>();
  const mappings = new Map<number, string>();
  // For each kind, the kinds of the runs that came behind one of it, the latest first.
  const followers: number[][] = [[]];

  const readKind = (last: number): number => {
    const likely = followers[last] as number[];
    let rank = 0;
    while (rank < likely.length && readBit(last * MOST_KINDS + (likely[rank] as number)) === 0) {
      rank++;
    }
    const kind = likely[rank] ?? readNumber(OTHERS);
    likely.splice(rank, 1);
    likely.unshift(kind);
    if (kind === properties.length) readNewKind();
    return kind;
  };
  const readNewKind = (): void => {
    let all = 0;
    for (let index = 0; index < PROPERTY_COUNT; index++)
      all |= readBit(PROPERTIES + index) << index;
    if (all & YOUNG) {
      const first = readNumber(OTHERS);
      const second = first + readDistance();
      standIns.set(properties.length, [String.fromCodePoint(first), String.fromCodePoint(second)]);
    }
    properties.push(all);
    followers.push([]);
  };

  const readSubstitutes = (): Pair[] => {
    const pairs: Pair[] = [];
    let codePoint = 0;
    for (let count = readNumber(OTHERS); count > 0; count--) {
      codePoint += readNumber(OTHERS);
      let substitute = '';
      for (let length = readNumber(OTHERS); length > 0; length--) {
        substitute += String.fromCodePoint(FIRST_PRIVATE_USE + readDistance());
      }
      pairs.push([String.fromCodePoint(codePoint), substitute]);
    }
    return pairs;
  };

  let end = 0;
  let kind = 0;
  let target = 0;
  const readRun = (): void => {
    const start = end;
    kind = readKind(kind);
    const all = properties[kind] as Properties;
    end += 1 + readNumber(kind);
    if (kind > 0) kinds.fill(kind, start, end);
    if (all & ALTERNATING) {
      for (let capital = start; capital < end; capital += 2) {
        mappings.set(capital, String.fromCodePoint(capital + 1));
        kinds[capital + 1] = kinds[SMALL_LETTER_A] as number;
      }
    } else if (all & MAPPED) {
      target += readDistance();
      const rest = all & EXPANDED ? String.fromCodePoint(readNumber(OTHERS)) : '';
      for (let codePoint = start; codePoint < end; codePoint++) {
        mappings.set(codePoint, String.fromCodePoint(target++) + rest);
      }
    }
  };

  const substitutes = readSubstitutes();
  return {
    get end() {
      return end;
    },
    readTo(codePoint) {
      while (end <= codePoint) readRun();
    },
    kinds,
    properties,
    standIns,
    mappings,
    substitutes: replacements(substitutes),
    originals: replacements(substitutes.map(([original, substitute]) => [substitute, original])),
  };
}

type Pair = readonly [string, string];

function replacements(pairs: readonly Pair[]): Replacements {
  const by = new Map(pairs);
  const longestFirst = Array.from(by.keys()).sort((a, b) => b.length - a.length);
  return { by, pattern: new RegExp(longestFirst.join('|'), 'g') };
}
