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

/** @param character A string of one code point. */
export function propertiesOf(character: string): Properties {
  return getCodePoints().kindOf(character).properties;
}
