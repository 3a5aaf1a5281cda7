// What UTS #46 and the rules it refers to ask about a code point.

import type { Properties } from './table-format.js';
import { type CodePoints, openTables } from './table-reader.js';

let codePoints: CodePoints | undefined;

/** Opens the tables when they are first asked for. */
export function getCodePoints(): CodePoints {
  codePoints ??= openTables();
  return codePoints;
}

/** @param character A string of one code point. */
export function propertiesOf(character: string): Properties {
  return getCodePoints().kindOf(character)[0];
}
