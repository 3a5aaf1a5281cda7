// https://www.unicode.org/reports/tr15/#Norm_Forms

import { combiningClassOf } from './code-points.js';
import { composePair, decomposePair, isSecondOfPair } from './compositions.js';

const FIRST_DECOMPOSABLE = 0xc0;
const FIRST_COMBINING = 0x300;
const SYLLABLE_BASE = 0xac00;
const LEADING_BASE = 0x1100;
const VOWEL_BASE = 0x1161;
const TRAILING_BASE = 0x11a7;
const LEADING_COUNT = 19;
const VOWEL_COUNT = 21;
const TRAILING_COUNT = 28;
const SYLLABLE_COUNT = LEADING_COUNT * VOWEL_COUNT * TRAILING_COUNT;

/**
 * Puts a string in Normalization Form C: one in which every code point is valid, or came of
 * mapping. Engines do the same each by the Unicode version it has; here it is always the tables'.
 *
 * @see https://www.unicode.org/reports/tr15/#Norm_Forms
 */
export function normalize(input: string): string {
  return canChange(input) ? compose(decompose(input)) : input;
}

// A string of starters of which none composes with what is before it is normalized.
function canChange(input: string): boolean {
  for (const character of input) {
    const codePoint = character.codePointAt(0) as number;
    if (codePoint >= FIRST_COMBINING && joinsPreceding(codePoint)) return true;
  }
  return false;
}

function joinsPreceding(codePoint: number): boolean {
  return (
    combiningClassOf(codePoint) !== 0 ||
    isVowel(codePoint) ||
    isTrailing(codePoint) ||
    isSecondOfPair(codePoint)
  );
}

function decompose(input: string): number[] {
  const output: number[] = [];
  let nonstarters: number[] = [];
  const flush = (): void => {
    if (nonstarters.length === 0) return;
    nonstarters.sort((a, b) => combiningClassOf(a) - combiningClassOf(b));
    for (const nonstarter of nonstarters) output.push(nonstarter);
    nonstarters = [];
  };
  const append = (codePoint: number): void => {
    const parts = codePoint < FIRST_DECOMPOSABLE ? undefined : decomposeOne(codePoint);
    if (parts !== undefined) {
      for (const part of parts) append(part);
    } else if (combiningClassOf(codePoint) !== 0) {
      nonstarters.push(codePoint);
    } else {
      flush();
      output.push(codePoint);
    }
  };
  for (const character of input) append(character.codePointAt(0) as number);
  flush();
  return output;
}

function decomposeOne(codePoint: number): readonly number[] | undefined {
  return isSyllable(codePoint) ? decomposeSyllable(codePoint) : decomposePair(codePoint);
}

function compose(codePoints: readonly number[]): string {
  let output = '';
  let starter: number | undefined;
  let behindStarter = '';
  let lastClass = 0;
  for (const codePoint of codePoints) {
    const currentClass = combiningClassOf(codePoint);
    // Another code point of the same class between the two, or a starter, is in their way.
    const isBlocked = lastClass !== 0 && lastClass >= currentClass;
    const composite =
      starter === undefined || isBlocked || codePoint < FIRST_COMBINING
        ? undefined
        : composeTwo(starter, codePoint);
    if (composite !== undefined) {
      starter = composite;
    } else if (currentClass !== 0) {
      behindStarter += String.fromCodePoint(codePoint);
      lastClass = currentClass;
    } else {
      if (starter !== undefined) output += String.fromCodePoint(starter);
      output += behindStarter;
      starter = codePoint;
      behindStarter = '';
      lastClass = 0;
    }
  }
  return output + (starter === undefined ? '' : String.fromCodePoint(starter)) + behindStarter;
}

function composeTwo(first: number, second: number): number | undefined {
  if (isLeading(first) && isVowel(second)) {
    const index = (first - LEADING_BASE) * VOWEL_COUNT + second - VOWEL_BASE;
    return SYLLABLE_BASE + index * TRAILING_COUNT;
  }
  if (isSyllable(first) && (first - SYLLABLE_BASE) % TRAILING_COUNT === 0 && isTrailing(second)) {
    return first + second - TRAILING_BASE;
  }
  return composePair(first, second);
}

function decomposeSyllable(syllable: number): number[] {
  const index = syllable - SYLLABLE_BASE;
  const trailing = index % TRAILING_COUNT;
  const vowel = ((index - trailing) / TRAILING_COUNT) % VOWEL_COUNT;
  const leading = Math.floor(index / (VOWEL_COUNT * TRAILING_COUNT));
  const parts = [LEADING_BASE + leading, VOWEL_BASE + vowel];
  if (trailing > 0) parts.push(TRAILING_BASE + trailing);
  return parts;
}

function isSyllable(codePoint: number): boolean {
  return codePoint >= SYLLABLE_BASE && codePoint < SYLLABLE_BASE + SYLLABLE_COUNT;
}

function isLeading(codePoint: number): boolean {
  return codePoint >= LEADING_BASE && codePoint < LEADING_BASE + LEADING_COUNT;
}

function isVowel(codePoint: number): boolean {
  return codePoint >= VOWEL_BASE && codePoint < VOWEL_BASE + VOWEL_COUNT;
}

function isTrailing(codePoint: number): boolean {
  return codePoint > TRAILING_BASE && codePoint < TRAILING_BASE + TRAILING_COUNT;
}
