// Reads the tables of code points: runs of code points of one kind, in the order of code points. The
// reader stops after the run of the highest code point that it was asked about. The first runs are:
//
//   runKinds      )     0     )     0     )     F     )     r
//   kind          4    28     4    28     4    24     4     3
//   runLengths    n     )     c     )     1     +     &     d
//   length - 1    8     4    13     4    14     9     6    25
//   code points  0-8   9-D  E-1B 1C-20 21-2F 30-39 3A-40 41-5A
//
// So the capital letters A to Z, U+0041 to U+005A, are of kind 3, `[0x8]`: MAPPED_BY_ENGINE. A run that
// the table maps has a number in runTargets, too: the distance of its first target from the end of the
// targets before. If it is EXPANDED, the code point after each target follows.

import {
  ALTERNATING,
  CODE_POINT_COUNT,
  DIGITS,
  EXPANDED,
  type Kind,
  LAST_DIGITS,
  MAPPED,
  type Properties,
  SMALL_LETTER_A,
} from './table-format.js';
import { kinds, runKinds, runLengths, runTargets } from './tables.js';

const { fromCodePoint } = String;

/** The properties and mappings of code points, read from the tables. */
export interface CodePoints {
  kindOf(codePoint: number): Kind;
  /** The mappings of the runs that are read. */
  readonly mappings: ReadonlyMap<string, string>;
}

/** Returns a reader of the tables that has read no run. */
export function openTables(): CodePoints {
  const readKind = numberReader(runKinds);
  const readLength = numberReader(runLengths);
  const readTarget = numberReader(runTargets);
  const kindIndices = new Uint8Array(CODE_POINT_COUNT);
  const mappings = new Map<string, string>();
  let end = 0;
  let target = 0;

  const readMappings = (start: number, properties: Properties): void => {
    if (properties & ALTERNATING) {
      for (let capital = start; capital < end; capital += 2) {
        mappings.set(fromCodePoint(capital), fromCodePoint(capital + 1));
        kindIndices[capital + 1] = kindIndices[SMALL_LETTER_A] as number;
      }
      return;
    }
    target += signed(readTarget());
    const rest = properties & EXPANDED ? fromCodePoint(readTarget()) : '';
    for (let codePoint = start; codePoint < end; codePoint++) {
      mappings.set(fromCodePoint(codePoint), fromCodePoint(target++) + rest);
    }
  };

  const readRun = (): void => {
    const kind = readKind();
    const start = end;
    end += readLength() + 1;
    kindIndices.fill(kind, start, end);
    const properties = (kinds[kind] as Kind)[0];
    if (properties & MAPPED) readMappings(start, properties);
  };

  return {
    kindOf(codePoint) {
      while (end <= codePoint) readRun();
      return kinds[kindIndices[codePoint] as number] as Kind;
    },
    mappings,
  };
}

/** Returns a function that reads the numbers in a text one after the other. */
export function numberReader(text: string): () => number {
  let position = 0;
  return () => {
    let number = 0;
    for (let weight = 1; ; weight *= DIGITS.length - LAST_DIGITS) {
      const digit = DIGITS.indexOf(text.charAt(position++));
      number += digit * weight;
      // Also ends if a replaced method returns no number.
      if (!(digit >= LAST_DIGITS)) break;
    }
    return number;
  };
}

/** 0, -1, 1, -2, 2 and so on are written as 0, 1, 2, 3, 4. */
export function signed(number: number): number {
  return (number >> 1) ^ -(number & 1);
}
