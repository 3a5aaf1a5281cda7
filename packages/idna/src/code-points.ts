// The tables of code points, which are opened on first use.

import type { Properties } from './table-format.js';
import { type CodePoints, openTables } from './table-reader.js';

let codePoints: CodePoints | undefined;

/** Returns the tables. */
export function getCodePoints(): CodePoints {
  codePoints ??= openTables();
  return codePoints;
}

/** Returns the properties of a code point. */
export function propertiesOf(codePoint: number): Properties {
  return getCodePoints().kindOf(codePoint)[0];
}
