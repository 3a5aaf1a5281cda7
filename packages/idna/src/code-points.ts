// What UTS #46 and the rules it refers to ask about a code point.

import { bitReader } from './arithmetic-code.js';
import type { Properties } from './table-format.js';
import { type CodePoints, readTable } from './table-reader.js';
import { table } from './tables.js';

let codePoints: CodePoints | undefined;

/** Decodes the table when it is first asked for. */
export function getCodePoints(): CodePoints {
  codePoints ??= readTable(bitReader(table));
  return codePoints;
}

export function propertiesOf(codePoint: number): Properties {
  const { kinds, properties } = getCodePoints();
  return properties[kinds[codePoint] as number] as Properties;
}
