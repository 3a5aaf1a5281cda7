// HTML5 of 2011, and URL, W3C Working Draft 24 May 2012, 2 Terminology: strip leading and trailing whitespace

import type { Range } from '@urlkit/infra';
import { assertString } from '@urlkit/internal';

const spaceCharacters = ' \t\n\f\r';

/** Finds the part of a string without leading and trailing space characters, in code units. */
export function trimWhitespace(input: string): Range {
  let start = 0;
  let end = input.length;
  while (start < end && spaceCharacters.includes(input.charAt(start))) start++;
  while (end > start && spaceCharacters.includes(input.charAt(end - 1))) end--;
  return { start, end };
}

/**
 * Strips leading and trailing space characters: U+0020 SPACE, tab, LF, FF and CR.
 *
 * @see HTML5 of 2011, “strip leading and trailing whitespace”
 * @see URL, W3C Working Draft 24 May 2012, 2 Terminology
 */
export function stripWhitespace(input: string): string {
  assertString(input, 'input');
  const { start, end } = trimWhitespace(input);
  return input.slice(start, end);
}
