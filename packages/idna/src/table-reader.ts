// Reads the table of code points. It is a list of runs, coded as bits: of which kind each is, how long
// it is, what it is mapped to. It is read as far as it is asked about.

import type { BitReader } from './arithmetic-code.js';
import {
  ALTERNATING,
  BEHIND_LAST_CODE_POINT,
  BLOCK,
  DISALLOWED,
  DISTANCES,
  END_SIZE,
  ENDS,
  EXPANDED,
  EXPONENT_SIZE,
  FOLLOWERS,
  FRACTIONS,
  KINDS,
  LENGTHS,
  MAPPED,
  MOST_KINDS,
  OTHERS,
  PROPERTIES,
  PROPERTY_COUNT,
  type Properties,
  SMALL_LETTER_A,
  TOPIC_SIZE,
  YOUNG,
} from './table-format.js';

const { fromCodePoint } = String;

/** What the code points of some runs have in common. */
interface Kind {
  readonly properties: Properties;
  /**
   * What takes the place of a young one in two rounds of normalization: old nonstarters that no other
   * composes with, of its combining class or, if old ones have none, of the next higher and the next
   * lower class.
   */
  readonly standIns: readonly string[];
}

/** What the table says of the code points that were asked about, and those before them. */
export interface CodePoints {
  /** @param character A string of one code point. */
  kindOf(character: string): Kind;
  readonly mappings: ReadonlyMap<string, string>;
  /** Takes young composites apart, or puts old ones that do the same in their place. */
  substitute(text: string): string;
  /** Does the contrary. */
  restore(text: string): string;
}

export function openTable(readBit: BitReader): CodePoints {
  // An Elias gamma code. Where runs start tells where they may end: blocks are multiples of 16.
  const readNumber = (topic: number, start = 0): number => {
    const digits = topic * TOPIC_SIZE;
    let exponent = 0;
    let end = start + 1;
    while (readBit(digits + exponent, ENDS + (end % BLOCK) * END_SIZE + exponent) === 0) {
      end += 1 << exponent++;
    }
    const fractions = digits + FRACTIONS + exponent * EXPONENT_SIZE;
    for (let place = exponent; place-- > 0; ) {
      const ends = ENDS + (end % BLOCK) * END_SIZE + FRACTIONS;
      end += readBit(fractions + place, ends + place) << place;
    }
    return end - start - 1;
  };
  const readDistance = (): number => {
    const number = readNumber(DISTANCES);
    return (number >> 1) ^ -(number & 1);
  };

  const kinds = new Uint8Array(BEHIND_LAST_CODE_POINT);
  const list: Kind[] = [{ properties: DISALLOWED, standIns: [] }];
  const mappings = new Map<string, string>();
  // All kinds, the kind of the latest run first.
  const latest = [0];

  const readKind = (last: number): number => {
    // Only runs that are mapped come behind one of the same kind.
    let rank = (list[last] as Kind).properties & MAPPED ? 0 : 1;
    for (; rank < latest.length; rank++) {
      const candidate = latest[rank] as number;
      if (readBit(FOLLOWERS + last * MOST_KINDS + candidate, KINDS + candidate)) break;
    }
    const kind = latest[rank] ?? readNewKind();
    for (; rank > 0; rank--) latest[rank] = latest[rank - 1] as number;
    latest[0] = kind;
    return kind;
  };
  const readNewKind = (): number => {
    let properties = 0;
    for (let index = 0; index < PROPERTY_COUNT; index++) {
      properties |= readBit(PROPERTIES, PROPERTIES + index) << index;
    }
    const standIns: string[] = [];
    if (properties & YOUNG) {
      const first = readNumber(OTHERS);
      standIns.push(fromCodePoint(first), fromCodePoint(first + readDistance()));
    }
    return list.push({ properties, standIns }) - 1;
  };

  const readSubstitutes = (): Pair[] => {
    const pairs: Pair[] = [];
    let original = 0;
    for (let count = readNumber(OTHERS); count > 0; count--) {
      original += readNumber(OTHERS);
      let codePoint = original;
      let substitute = '';
      for (let length = readNumber(OTHERS); length > 0; length--) {
        codePoint += readDistance();
        substitute += fromCodePoint(codePoint);
      }
      pairs.push([fromCodePoint(original), substitute]);
    }
    return pairs;
  };

  let end = 0;
  let kind = 0;
  let target = 0;
  const readRun = (): void => {
    const start = end;
    kind = readKind(kind);
    const { properties } = list[kind] as Kind;
    end += 1 + readNumber(LENGTHS + kind, start);
    if (kind > 0) kinds.fill(kind, start, end);
    if (properties & ALTERNATING) {
      for (let capital = start; capital < end; capital += 2) {
        mappings.set(fromCodePoint(capital), fromCodePoint(capital + 1));
        kinds[capital + 1] = kinds[SMALL_LETTER_A] as number;
      }
    } else if (properties & MAPPED) {
      target += readDistance();
      const rest = properties & EXPANDED ? fromCodePoint(readNumber(OTHERS)) : '';
      for (let codePoint = start; codePoint < end; codePoint++) {
        mappings.set(fromCodePoint(codePoint), fromCodePoint(target++) + rest);
      }
    }
  };

  const substitutes = readSubstitutes();
  return {
    kindOf(character) {
      const codePoint = character.codePointAt(0) as number;
      while (end <= codePoint) readRun();
      return list[kinds[codePoint] as number] as Kind;
    },
    mappings,
    substitute: replacer(substitutes),
    restore: replacer(substitutes.map(([original, substitute]) => [substitute, original])),
  };
}

type Pair = readonly [string, string];

function replacer(pairs: readonly Pair[]): (text: string) => string {
  const by = new Map(pairs);
  const longestFirst = Array.from(by.keys()).sort((a, b) => b.length - a.length);
  const pattern = new RegExp(longestFirst.join('|'), 'g');
  return (text) => text.replace(pattern, (match) => by.get(match) as string);
}
