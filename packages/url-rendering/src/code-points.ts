// https://www.unicode.org/reports/tr39/#General_Security_Profile

import { numberReader } from './numbers.js';
import { DIGIT, DIGITS, FIRST_SCRIPT, MARK, NOT_ALLOWED, SCRIPTS } from './table-format.js';
import { kinds, kindsOfRuns, lengthsOfRuns } from './tables.js';

/** The properties of a code point that the policy uses. */
export interface CodePoint {
  /** Whether it is allowed in labels, by UTS #39 and the exceptions of the policy. */
  readonly isAllowed: boolean;
  /** The recommended scripts in its Script_Extensions, as bits; 0 for Common and Inherited. */
  readonly scripts: number;
  readonly isMark: boolean;
  /** For a digit, the code point of the zero of its script; otherwise -1. */
  readonly zero: number;
}

/** Returns the bit of a script, by its ISO 15924 code. */
export function scriptBit(name: string): number {
  return 1 << SCRIPTS.indexOf(name);
}

interface Run extends CodePoint {
  readonly start: number;
}

let runs: readonly Run[] | undefined;

function readRuns(): readonly Run[] {
  const names = kinds.split(' ');
  const readNumber = numberReader(lengthsOfRuns);
  let start = 0;
  return Array.from(kindsOfRuns, (character) => {
    start += readNumber();
    const kind = names[DIGITS.indexOf(character)] ?? NOT_ALLOWED;
    let scripts = 0;
    for (let index = 0; index < kind.length; index++) {
      const script = kind.charCodeAt(index) - FIRST_SCRIPT;
      if (script >= 0) scripts |= 1 << script;
    }
    return {
      start,
      isAllowed: kind !== NOT_ALLOWED,
      scripts,
      isMark: kind.startsWith(MARK),
      zero: kind.startsWith(DIGIT) ? start : -1,
    };
  });
}

const NOTHING: CodePoint = { isAllowed: false, scripts: 0, isMark: false, zero: -1 };

/**
 * Returns the properties of a code point.
 *
 * @param character A string of one code point that is valid in domains.
 */
export function codePointOf(character: string): CodePoint {
  runs ??= readRuns();
  const codePoint = character.codePointAt(0) ?? 0;
  let first = 0;
  let end = runs.length;
  while (first < end) {
    const middle = (first + end) >> 1;
    if ((runs[middle]?.start ?? 0) <= codePoint) first = middle + 1;
    else end = middle;
  }
  return first === 0 ? NOTHING : (runs[first - 1] as CodePoint);
}
