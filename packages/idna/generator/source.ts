// The data of tr46 about each code point. It does not export its tables, so its files are read.

import { createRequire } from 'node:module';
import {
  ARABIC_NUMBER,
  EUROPEAN_NUMBER,
  LEFT_JOINING,
  LEFT_TO_RIGHT,
  NEUTRAL,
  NONSPACING_MARK,
  OTHER_BIDI_CLASS,
  type Properties,
  RIGHT_JOINING,
  RIGHT_TO_LEFT,
  TRANSPARENT,
} from '../src/table-format.js';

/** The package with the data. */
export const SOURCE = 'tr46';

type MappingRow = readonly [
  range: number | readonly [first: number, last: number],
  status: number,
  mapping?: string,
];

interface RegularExpressions {
  readonly combiningMarks: RegExp;
  readonly validZWNJ: RegExp;
  readonly bidiS1LTR: RegExp;
  readonly bidiS1RTL: RegExp;
  readonly bidiS2: RegExp;
  readonly bidiS3: RegExp;
  readonly bidiS4AN: RegExp;
  readonly bidiS4EN: RegExp;
  readonly bidiS5: RegExp;
}

const require = createRequire(import.meta.url);
const mappingTable: readonly MappingRow[] = require(`${SOURCE}/lib/mappingTable.json`);
const regexes: RegularExpressions = require(`${SOURCE}/lib/regexes.js`);
const { STATUS_MAPPING }: { STATUS_MAPPING: Readonly<Record<string, number>> } = require(
  `${SOURCE}/lib/statusMapping.js`,
);

/** The version of Unicode that the tables have. */
export const { unicodeVersion }: { readonly unicodeVersion: string } = require(
  `${SOURCE}/package.json`,
);

export type Mapping =
  | { readonly status: 'valid' | 'ignored' | 'disallowed' }
  | { readonly status: 'mapped'; readonly to: string };

function readMapping(status: number, mapping: string | undefined): Mapping {
  switch (status) {
    case STATUS_MAPPING['valid']:
    // Deviations are valid in nontransitional processing.
    case STATUS_MAPPING['deviation']:
      return { status: 'valid' };
    case STATUS_MAPPING['ignored']:
      return { status: 'ignored' };
    case STATUS_MAPPING['disallowed']:
      return { status: 'disallowed' };
    default:
      if (status !== STATUS_MAPPING['mapped'] || mapping === undefined) {
        throw new Error(`${SOURCE} has a status ${status} that is not known here`);
      }
      return { status: 'mapped', to: mapping };
  }
}

/** The mapping of each code point. */
export const mappings: readonly Mapping[] = mappingTable.flatMap(([range, status, mapping]) => {
  const [first, last] = typeof range === 'number' ? [range, range] : range;
  return Array.from({ length: last - first + 1 }, () => readMapping(status, mapping));
});

export const characters: readonly string[] = mappings.map((_, codePoint) =>
  String.fromCodePoint(codePoint),
);

export function isValid(character: string): boolean {
  return mappings[character.codePointAt(0) ?? 0]?.status === 'valid';
}

const [beforeNonJoiner = '', afterNonJoiner = ''] = regexes.validZWNJ.source.split('\\u200C');
const [leftJoining, transparent] = characterClasses(beforeNonJoiner);
const [, rightJoining] = characterClasses(afterNonJoiner);

function characterClasses(source: string): RegExp[] {
  return Array.from(source.matchAll(/\[.*?\]/g), ([set]) => new RegExp(set, 'u'));
}

export function joiningTypeOf(character: string): Properties {
  if (transparent?.test(character)) return TRANSPARENT;
  return (
    (leftJoining?.test(character) ? LEFT_JOINING : 0) |
    (rightJoining?.test(character) ? RIGHT_JOINING : 0)
  );
}

export function bidiClassOf(character: string): Properties {
  if (regexes.bidiS1RTL.test(character)) return RIGHT_TO_LEFT;
  if (regexes.bidiS1LTR.test(character)) return LEFT_TO_RIGHT;
  if (regexes.bidiS4EN.test(character)) return EUROPEAN_NUMBER;
  if (regexes.bidiS4AN.test(character)) return ARABIC_NUMBER;
  if (!regexes.bidiS2.test(character) && !regexes.bidiS5.test(character)) return OTHER_BIDI_CLASS;
  return regexes.bidiS3.test(`א${character}`) ? NONSPACING_MARK : NEUTRAL;
}

export function isMark(character: string): boolean {
  return regexes.combiningMarks.test(character);
}
