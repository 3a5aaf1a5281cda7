// https://chromium.googlesource.com/chromium/src/+/main/docs/idn.md

import { orderLongRuns } from '@urlkit/idna';
import { type CodePoint, codePointOf, scriptBit } from './code-points.js';
import { hasDangerousPattern } from './dangerous-patterns.js';
import { isLatinGreekCyrillic } from './skeletons.js';
import { isWholeScriptConfusable } from './whole-script-confusables.js';

/**
 * Why a label is shown in ASCII.
 *
 * @see https://chromium.googlesource.com/chromium/src/+/main/docs/idn.md
 */
export type LabelReason =
  | 'invalid'
  | 'disallowed-character'
  | 'mixed-scripts'
  | 'mixed-digits'
  | 'repeated-mark'
  | 'hidden-dot'
  | 'top-level-domain-specific-character'
  | 'middle-dot'
  | 'whole-script-confusable'
  | 'digit-lookalikes'
  | 'non-ascii-latin'
  | 'dangerous-pattern'
  | 'known-name-lookalike';

const LATIN = scriptBit('Latn');

// The sets of scripts that are used together, which UTS #39 calls Jpan and Kore. It has Hanb, too, but no Bopomofo is
// recommended.
const JAPANESE = 1 << 30;
const KOREAN = 1 << 31;
const TOGETHER = JAPANESE | KOREAN;

const ALL = -1;

/**
 * Checks a label by the policy.
 *
 * @param label A valid label in Unicode.
 * @param topLevelDomain The top-level domain in Unicode.
 * @returns Why the label must not be shown in Unicode; null if it may.
 */
export function checkLabel(label: string, topLevelDomain: string): LabelReason | null {
  // Such labels are reserved for encodings such as Punycode.
  if (/^..--/su.test(label)) return 'invalid';
  // Most checks depend only on which characters occur, not on where.
  const characters = Array.from(new Set(label));
  const codePoints = characters.map(codePointOf);
  if (!codePoints.every(({ isAllowed }) => isAllowed)) return 'disallowed-character';
  const level = restrictionLevel(codePoints);
  if (level === 'other') return 'mixed-scripts';
  if (new Set(codePoints.map(({ zero }) => zero).filter((zero) => zero >= 0)).size > 1) {
    return 'mixed-digits';
  }
  if (hasRepeatedMark(label)) return 'repeated-mark';
  if (hasHiddenDot(label)) return 'hidden-dot';
  if (label.length > 1 && hasSpecificCharacter(label, topLevelDomain)) {
    return 'top-level-domain-specific-character';
  }
  if (hasUnsafeMiddleDot(label, topLevelDomain)) return 'middle-dot';
  const needsMore =
    level !== 'single-script' ||
    /[\u3078-\u307A\u30D8-\u30DA\u30FB-\u30FE]|[\u0300-\u0339]/.test(label);
  if (!needsMore && isWholeScriptConfusable(label, characters, topLevelDomain)) {
    return 'whole-script-confusable';
  }
  if (hasOnlyDigitLookalikes(label)) return 'digit-lookalikes';
  if (!needsMore) return null;
  if (hasNonASCIILatin(characters, codePoints) && !isLatinGreekCyrillic(characters)) {
    return 'non-ascii-latin';
  }
  return hasDangerousPattern(label) ? 'dangerous-pattern' : null;
}

/** @see https://www.unicode.org/reports/tr39/#Restriction_Level_Detection */
function restrictionLevel(
  codePoints: readonly CodePoint[],
): 'single-script' | 'highly-restrictive' | 'other' {
  let resolved = ALL;
  let withoutLatin = ALL;
  for (const { scripts } of codePoints) {
    const augmented = scripts === 0 ? ALL : augment(scripts);
    resolved &= augmented;
    if (!(scripts & LATIN)) withoutLatin &= augmented;
  }
  if (resolved !== 0) return 'single-script';
  return withoutLatin & TOGETHER ? 'highly-restrictive' : 'other';
}

function augment(scripts: number): number {
  if (scripts & scriptBit('Hani')) scripts |= TOGETHER;
  if (scripts & (scriptBit('Hira') | scriptBit('Kana'))) scripts |= JAPANESE;
  if (scripts & scriptBit('Hang')) scripts |= KOREAN;
  return scripts;
}

/** Whether a character has the same nonspacing mark twice. */
function hasRepeatedMark(label: string): boolean {
  // U+16FF0 and U+16FF1 are the only other code points that normalizing sorts. The order of marks does not matter.
  const text = /[\u{16FF0}\u{16FF1}]/u.test(label) ? orderLongRuns(label).normalize('NFD') : label;
  // A character that is not a mark becomes ''.
  const marksOf = new Map<string, readonly string[]>();
  let hasMarks = false;
  for (const character of new Set(text)) {
    const parts = Array.from(character.normalize('NFD'));
    const marks = parts.map((part) => (codePointOf(part).isMark ? part : ''));
    marksOf.set(character, marks);
    hasMarks ||= marks.join('') !== '';
  }
  if (!hasMarks) return false;
  const seen = new Set<string>();
  let isRepeated = false;
  for (const character of text) {
    for (const mark of marksOf.get(character) as readonly string[]) {
      if (mark === '') seen.clear();
      else if (seen.has(mark)) isRepeated = true;
      else seen.add(mark);
    }
  }
  return isRepeated;
}

/** Whether U+0307 follows a letter that already has a dot, or that looks like i, j or l. */
function hasHiddenDot(label: string): boolean {
  if (!label.includes('\u0307')) return false;
  return Array.from(label.matchAll(/[1ijlįıɨɩị]([\u0300-\u0306\u0308-\u036F]*)\u0307/g)).some(
    ([, marks = '']) => Array.from(marks).every(isNotAbove),
  );
}

// In canonical order, marks in other positions come before those above.
function isNotAbove(mark: string): boolean {
  return `\u0307${mark}`.normalize('NFD').startsWith(mark);
}

// Thorn and eth look like b, p and o; schwa looks like e.
function hasSpecificCharacter(label: string, topLevelDomain: string): boolean {
  return (
    (/[þð]/.test(label) && !/^(?:is|fo)$/.test(topLevelDomain)) ||
    (label.includes('ə') && topLevelDomain !== 'az')
  );
}

// Catalan has U+00B7 between two letters l.
function hasUnsafeMiddleDot(label: string, topLevelDomain: string): boolean {
  if (!label.includes('·')) return false;
  return topLevelDomain !== 'cat' || label.split(/l·(?=l)/).some((part) => part.includes('·'));
}

function hasOnlyDigitLookalikes(label: string): boolean {
  return /^[\dθ२২੨૨೩೭շзҙӡउওਤ੩૩౩ဒვპੜკ੫丩ㄐճ৪੪୫૭୨౨]+$/.test(label);
}

function hasNonASCIILatin(
  characters: readonly string[],
  codePoints: readonly CodePoint[],
): boolean {
  return codePoints.some(
    ({ scripts }, index) => scripts === LATIN && !/[a-z]/.test(characters[index] ?? ''),
  );
}
