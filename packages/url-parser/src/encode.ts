// Percent-encodes components, up to the code unit that ends them.

import {
  fragmentPercentEncodeSet,
  type PercentEncodeSet,
  pathPercentEncodeSet,
  queryPercentEncodeSet,
  specialQueryPercentEncodeSet,
} from '@urlkit/percent-encoding';
import { DOT, encodeUpTo } from '@urlkit/percent-encoding/internal';
import { type Run, replace } from './run.js';
import type { Scheme } from './scheme.js';

/** How much of a text is a component: what is before a delimiter, or everything, as with a state override. */
export type Extent = 'delimited' | 'whole';

// Bits of code units that end a part to encode, beside those of `@urlkit/percent-encoding/internal`.
const DELIMITER = 4;
/** A slash to replace. */
const OTHER_SLASH = 8;
/** A tab or a newline, which the parser must remove first. */
const REMOVED = 0x10;

const specialPathUnits = /* @__PURE__ */ unitsOf(pathPercentEncodeSet, '?#', '.%', '\\');
const otherPathUnits = /* @__PURE__ */ unitsOf(pathPercentEncodeSet, '?#', '.%');
const specialQueryUnits = /* @__PURE__ */ unitsOf(specialQueryPercentEncodeSet, '#');
const otherQueryUnits = /* @__PURE__ */ unitsOf(queryPercentEncodeSet, '#');
/** The code units of a fragment. */
export const fragmentUnits: Uint8Array = /* @__PURE__ */ unitsOf(fragmentPercentEncodeSet);

/** The code units of a path. */
export function pathUnits({ kind }: Scheme): Uint8Array {
  return kind === 'other' ? otherPathUnits : specialPathUnits;
}

/** The code units of a query. */
export function queryUnits({ kind }: Scheme): Uint8Array {
  return kind === 'other' ? otherQueryUnits : specialQueryUnits;
}

function unitsOf(
  { asciiMembers }: PercentEncodeSet,
  delimiters = '',
  dots = '',
  slashes = '',
): Uint8Array {
  const bits: readonly (readonly [number, string])[] = [
    [DELIMITER, delimiters],
    [DOT, dots],
    [OTHER_SLASH, slashes],
    [REMOVED, '\t\n\r'],
  ];
  const units = asciiMembers.slice();
  for (const [bit, list] of bits) {
    for (const character of list) {
      const codeUnit = character.charCodeAt(0);
      units[codeUnit] = (units[codeUnit] ?? 0) | bit;
    }
  }
  return units;
}

/**
 * Percent-encodes the text of a run from an offset on, after everything that has been replaced before.
 *
 * @param units The code units of the component.
 * @returns Where the component ends, or the offset of a code unit that the parser has to look at: the first one after a slash
 * if it may begin a dot segment, or a U+005C (\\) in the path of a special URL.
 */
export function encode(run: Run, start: number, units: Uint8Array, extent: Extent): number {
  const { text } = run;
  const stops = DOT | OTHER_SLASH | (extent === 'delimited' ? DELIMITER : 0);
  const { encoded, bits, end } = encodeUpTo(text, start, units, stops);
  if (end > start) replace(run, start, end, encoded);
  if ((bits & REMOVED) !== 0) run.mayHaveRemoved = true;
  return end;
}
