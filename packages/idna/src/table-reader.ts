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

/**
 * Old nonstarters that no other composes with: of the young one’s combining class or, if old ones
 * have none, of the next higher class and of the next lower class.
 */
type StandIns = readonly [string, string];

/** What the table says of the code points that were asked about, and those before them. */
export interface CodePoints {
  /** The index of the properties of a character, a string of one code point. */
  kindOf(character: string): number;
  readonly properties: readonly Properties[];
  /** By index of properties: what takes the place of young ones in two rounds of normalization. */
  readonly standIns: ReadonlyMap<number, StandIns>;
  readonly mappings: ReadonlyMap<string, string>;
  /** Takes young composites apart, or puts old ones that do the same in their place. */
  substitute(text: string): string;
  /** Does the contrary. */
  restore(text: string): string;
}

export function openTable(readBit: BitReader): CodePoints {
  const readDigit = (topic: number, digit: number, end: number, place: number): number =>
    readBit(topic * TOPIC_SIZE + digit, ENDS + (end % BLOCK) * END_SIZE + place);
  // An Elias gamma code. Where runs start tells where they may end: blocks are multiples of 16.
  const readNumber = (topic: number, start = 0): number => {
    let exponent = 0;
    let least = 1;
    while (readDigit(topic, exponent, start + least, exponent) === 0) {
      exponent++;
      least *= 2;
    }
    for (let place = exponent; place-- > 0; ) {
      const digit = FRACTIONS + place;
      least += readDigit(topic, digit + 8 * exponent, start + least, digit) << place;
    }
    return least - 1;
  };
  const readDistance = (): number => {
    const number = readNumber(DISTANCES);
    return (number >> 1) ^ -(number & 1);
  };

  const kinds = new Uint8Array(BEHIND_LAST_CODE_POINT);
  const properties = [DISALLOWED];
  const standIns = new Map<number, StandIns>();
  const mappings = new Map<string, string>();
  // All kinds, the kind of the latest run first.
  const latest = [0];

  const readKind = (last: number): number => {
    // Only runs that are mapped come behind one of the same kind.
    let rank = (properties[last] as Properties) & MAPPED ? 0 : 1;
    for (; rank < latest.length; rank++) {
      const candidate = latest[rank] as number;
      if (readBit(FOLLOWERS + last * MOST_KINDS + candidate, KINDS + candidate)) break;
    }
    const [kind = readNewKind()] = latest.splice(rank, 1);
    latest.unshift(kind);
    return kind;
  };
  const readNewKind = (): number => {
    let all = 0;
    for (let index = 0; index < PROPERTY_COUNT; index++)
      all |= readBit(PROPERTIES, PROPERTIES + index) << index;
    if (all & YOUNG) {
      const first = readNumber(OTHERS);
      const second = first + readDistance();
      standIns.set(properties.length, [fromCodePoint(first), fromCodePoint(second)]);
    }
    return properties.push(all) - 1;
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
    const all = properties[kind] as Properties;
    end += 1 + readNumber(LENGTHS + kind, start);
    if (kind > 0) kinds.fill(kind, start, end);
    if (all & ALTERNATING) {
      for (let capital = start; capital < end; capital += 2) {
        mappings.set(fromCodePoint(capital), fromCodePoint(capital + 1));
        kinds[capital + 1] = kinds[SMALL_LETTER_A] as number;
      }
    } else if (all & MAPPED) {
      target += readDistance();
      const rest = all & EXPANDED ? fromCodePoint(readNumber(OTHERS)) : '';
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
      return kinds[codePoint] as number;
    },
    properties,
    standIns,
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
