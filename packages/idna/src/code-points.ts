// What UTS #46 and the rules it refers to ask about a code point.

import { bitReader } from './arithmetic-code.js';
import type { Properties } from './table-format.js';
import { type CodePoints, openTable } from './table-reader.js';
import { table } from './tables.js';

let codePoints: CodePoints | undefined;

/** Opens the table when it is first asked for. */
export function getCodePoints(): CodePoints {
  codePoints ??= openTable(bitReader(table));
  return codePoints;
}

/** The index of a code point’s properties. */
export function kindOf(codePoint: number): number {
  const { end, kinds } = getCodePoints();
  if (codePoint >= end) getCodePoints().readTo(codePoint);
  return kinds[codePoint] as number;
}

export function propertiesOf(codePoint: number): Properties {
  return getCodePoints().properties[kindOf(codePoint)] as Properties;
}
