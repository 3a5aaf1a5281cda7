// Text for a terminal: without characters that control it, and its width in columns.

import { assertString } from '@urlkit/internal';

// All kinds of controls, characters that are not shown by themselves (joiners, fillers, variation selectors),
// surrogates and line separators. Some engines do not know property escapes, so the pattern is made when it is needed.
let hidden: RegExp | undefined;

/** Whether a text contains characters that are not visible by themselves, or that change how others are shown. */
export function hasHidden(text: string): boolean {
  assertString(text, 'text');
  hidden ??= /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
  return hidden.test(text);
}

/** Makes text safe to print: replaces hidden characters by escapes such as `\u{200B}`. */
export function visible(text: string): string {
  if (!hasHidden(text)) return text;
  return Array.from(text, (character) =>
    hasHidden(character)
      ? `\\u{${character.codePointAt(0)?.toString(16).toUpperCase()}}`
      : character,
  ).join('');
}

// Code points that are two columns wide by UAX #11 (Wide and Fullwidth), in ranges that may include unassigned ones.
const WIDE =
  /[\u1100-\u115F\u231A\u231B\u2329\u232A\u23E9-\u23EC\u23F0\u23F3\u25FD\u25FE\u2614\u2615\u2630-\u2637\u2648-\u2653\u267F\u268A-\u268F\u2693\u26A1\u26AA\u26AB\u26BD\u26BE\u26C4\u26C5\u26CE\u26D4\u26EA\u26F2\u26F3\u26F5\u26FA\u26FD\u2705\u270A\u270B\u2728\u274C\u274E\u2753-\u2755\u2757\u2795-\u2797\u27B0\u27BF\u2B1B\u2B1C\u2B50\u2B55\u2E80-\u303E\u3041-\u3247\u3250-\uA4CF\uA960-\uA97C\uAC00-\uD7A3\uF900-\uFAFF\uFE10-\uFE19\uFE30-\uFE6B\uFF01-\uFF60\uFFE0-\uFFE6\u{16FE0}-\u{18DF2}\u{1AFF0}-\u{1B2FB}\u{1D300}-\u{1D356}\u{1D360}-\u{1D376}\u{1F004}\u{1F0CF}\u{1F18E}\u{1F191}-\u{1F19A}\u{1F200}-\u{1F320}\u{1F32D}-\u{1F335}\u{1F337}-\u{1F37C}\u{1F37E}-\u{1F393}\u{1F3A0}-\u{1F3CA}\u{1F3CF}-\u{1F3D3}\u{1F3E0}-\u{1F3F0}\u{1F3F4}\u{1F3F8}-\u{1F43E}\u{1F440}\u{1F442}-\u{1F4FC}\u{1F4FF}-\u{1F53D}\u{1F54B}-\u{1F54E}\u{1F550}-\u{1F567}\u{1F57A}\u{1F595}\u{1F596}\u{1F5A4}\u{1F5FB}-\u{1F64F}\u{1F680}-\u{1F6C5}\u{1F6CC}\u{1F6D0}-\u{1F6D2}\u{1F6D5}-\u{1F6D8}\u{1F6DC}-\u{1F6DF}\u{1F6EB}\u{1F6EC}\u{1F6F4}-\u{1F6FC}\u{1F7E0}-\u{1F7EB}\u{1F7F0}\u{1F90C}-\u{1F93A}\u{1F93C}-\u{1F945}\u{1F947}-\u{1F9FF}\u{1FA70}-\u{1FAFF}\u{20000}-\u{2FFFD}\u{30000}-\u{3FFFD}]/u;

// Some engines do not know property escapes, so the pattern is made when it is needed. Vowels and final consonants of
// Hangul are drawn into the consonant before them.
let combining: RegExp | undefined;

/** Returns the width of a text without hidden characters. */
export function widthOf(text: string): number {
  assertString(text, 'text');
  combining ??= /[\p{Mn}\p{Me}\u1160-\u11FF\uD7B0-\uD7FB]/u;
  let width = 0;
  for (const character of Array.from(text)) {
    if (!combining.test(character)) width += WIDE.test(character) ? 2 : 1;
  }
  return width;
}
