// The code points of tables A.1, D.1 and D.2 of RFC 3454

import { runs } from './tables.js';

/** Sets of code points, as regular expressions. */
interface CodePointSets {
  /** Matches each run of code points that are not in table A.1. */
  readonly assigned: RegExp;
  /** Table D.1. */
  readonly randALCat: RegExp;
  /** Table D.2. */
  readonly lCat: RegExp;
}

let sets: CodePointSets | undefined;

/** Returns the sets, which are read from the table at the first call. */
export function codePointSets(): CodePointSets {
  if (sets === undefined) sets = readTable();
  return sets;
}

// A run is its kind (U: A.1, R: D.1, L: D.2, O: other), and its length in base 36 unless it is 1.
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
