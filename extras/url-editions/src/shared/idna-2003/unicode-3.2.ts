// RFC 3454, tables A.1, D.1 and D.2: sets of code points of Unicode 3.2

import { runs } from './tables.js';

/** Sets of code points, as regular expressions. */
export interface CodePointSets {
  /** Matches each run of assigned code points, those that are not in table A.1. */
  readonly assigned: RegExp;
  /** Matches a code point of table D.1, which is written from right to left. */
  readonly randALCat: RegExp;
  /** Matches a code point of table D.2, which is written from left to right. */
  readonly lCat: RegExp;
}

let sets: CodePointSets | undefined;

/** Returns the sets. The first call creates them. */
export function codePointSets(): CodePointSets {
  if (sets === undefined) sets = readTable();
  return sets;
}

// Reads the table, a list of runs of code points. A run is a letter for its set (U: A.1, R: D.1, L: D.2, O: none of
// them), then its length in base 36, which is left out if it is 1.
function readTable(): CodePointSets {
  const members = new Map([...'URLO'].map((kind) => [kind, '']));
  let start = 0;
  for (const [, kind = '', digits] of runs.matchAll(/([URLO])([\da-z]*)/g)) {
    const end = start + (digits ? Number.parseInt(digits, 36) : 1);
    const range = `\\u{${start.toString(16)}}-\\u{${(end - 1).toString(16)}}`;
    members.set(kind, (members.get(kind) ?? '') + range);
    start = end;
  }
  return {
    assigned: new RegExp(`[^${members.get('U')}]+`, 'gu'),
    randALCat: new RegExp(`[${members.get('R')}]`, 'u'),
    lCat: new RegExp(`[${members.get('L')}]`, 'u'),
  };
}
