// Percent-encodes components, up to the code unit that ends them.

import {
  fragmentPercentEncodeSet,
  type PercentEncodeSet,
  pathPercentEncodeSet,
  queryPercentEncodeSet,
  specialQueryPercentEncodeSet,
} from '@urlkit/percent-encoding';
import {
  DOT,
  encodeUpTo,
  percentEncodedBytes,
  REPLACED,
  replacementsWith,
} from '@urlkit/percent-encoding/internal';
import { type Run, replace } from './run.js';
import type { Scheme } from './scheme.js';

/** How much of a text is a component: what is before a delimiter, or everything, as with a state override. */
export type Extent = 'delimited' | 'whole';

// Bits of code units that end a part to encode, beside those of `@urlkit/percent-encoding/internal`.
const DELIMITER = 4;
/** A tab or a newline, which the parser must remove first. */
const REMOVED = 8;

/** How the parser encodes the code units of a component. */
interface Component {
  /** The bits of the ASCII code units. */
  readonly units: Uint8Array;
  /** What replaces them. */
  readonly replacements: readonly string[];
}

const specialPath = /* @__PURE__ */ component(pathPercentEncodeSet, '?#', '.%', '\\');
const otherPath = /* @__PURE__ */ component(pathPercentEncodeSet, '?#', '.%');
const specialQuery = /* @__PURE__ */ component(specialQueryPercentEncodeSet, '#');
const otherQuery = /* @__PURE__ */ component(queryPercentEncodeSet, '#');
export const fragmentComponent: Component = /* @__PURE__ */ component(fragmentPercentEncodeSet);

export function pathComponent({ kind }: Scheme): Component {
  return kind === 'other' ? otherPath : specialPath;
}

export function queryComponent({ kind }: Scheme): Component {
  return kind === 'other' ? otherQuery : specialQuery;
}

// `otherSlash` is replaced by U+002F (/).
function component(
  { asciiMembers }: PercentEncodeSet,
  delimiters = '',
  dots = '',
  otherSlash = '',
): Component {
  const bits: readonly (readonly [number, string])[] = [
    [DELIMITER, delimiters],
    [DOT, dots],
    [REPLACED, otherSlash],
    [REMOVED, '\t\n\r'],
  ];
  const units = asciiMembers.slice();
  for (const [bit, list] of bits) {
    for (const character of list) {
      const codeUnit = character.charCodeAt(0);
      units[codeUnit] = (units[codeUnit] ?? 0) | bit;
    }
  }
  return {
    units,
    replacements: otherSlash === '' ? percentEncodedBytes : replacementsWith(otherSlash, '/'),
  };
}

/**
 * Percent-encodes the text of a run from an offset on, after everything that has been replaced before. In the path of a special
 * URL, it replaces U+005C (\\) by U+002F (/).
 *
 * @returns Where the component ends, or the offset of the first code unit after a slash, if it may begin a dot segment.
 */
export function encode(
  run: Run,
  start: number,
  { units, replacements }: Component,
  extent: Extent,
): number {
  const { text } = run;
  const stops = DOT | (extent === 'delimited' ? DELIMITER : 0);
  const { encoded, bits, end } = encodeUpTo(text, start, units, stops, replacements);
  if (end > start) replace(run, start, end, encoded);
  if ((bits & REMOVED) !== 0) run.mayHaveRemoved = true;
  return end;
}
