// The pairs of code points that Normalization Form C composes, Hangul apart, and their composites.

import { numberReader, signed } from './number-reader.js';
import { BEHIND_LAST_CODE_POINT } from './table-format.js';
import { canonicalCompositions } from './tables.js';

type Pair = readonly [first: number, second: number];

interface Compositions {
  /** By first code point × BEHIND_LAST_CODE_POINT + second code point. */
  readonly composites: ReadonlyMap<number, number>;
  readonly decompositions: ReadonlyMap<number, Pair>;
  readonly seconds: ReadonlySet<number>;
}

let compositions: Compositions | undefined;

function getCompositions(): Compositions {
  compositions ??= decodeCompositions();
  return compositions;
}

export function composePair(first: number, second: number): number | undefined {
  return getCompositions().composites.get(first * BEHIND_LAST_CODE_POINT + second);
}

export function decomposePair(composite: number): Pair | undefined {
  return getCompositions().decompositions.get(composite);
}

export function isSecondOfPair(codePoint: number): boolean {
  return getCompositions().seconds.has(codePoint);
}

function decodeCompositions(): Compositions {
  const composites = new Map<number, number>();
  const decompositions = new Map<number, Pair>();
  const seconds = new Set<number>();
  const read = numberReader(canonicalCompositions);
  let composite = 0;
  let first = 0;
  let second = 0;
  for (let count = read(); count > 0; count--) {
    composite += read();
    first += signed(read());
    second += signed(read());
    composites.set(first * BEHIND_LAST_CODE_POINT + second, composite);
    decompositions.set(composite, [first, second]);
    seconds.add(second);
  }
  return { composites, decompositions, seconds };
}
