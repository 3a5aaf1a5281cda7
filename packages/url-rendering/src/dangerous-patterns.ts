// Characters that look like others next to characters of another script.

import { codePointOf, scriptBit } from './code-points.js';

const KANA = scriptBit('Kana');
const HIRA = scriptBit('Hira');
const JAPANESE = KANA | HIRA | scriptBit('Hani');
const CJK = JAPANESE | scriptBit('Bopo');
const WITH_DIACRITICS = scriptBit('Latn') | scriptBit('Grek') | scriptBit('Cyrl');

// Like U+002F (/).
const SLASHES = 'ノンソゾ丶乀乁丿';
// Like U+002D (-), and like Latin letters.
const STROKES = '一ㄧ丨乛七丅十〇ㄒㄚㄟㄨㄩㄈㆺㆳ工ㆲ讠丁';

const COMBINING = /[\u0300-\u0339]/;

/** Whether a label with more than one script, or with marks, has a dangerous pattern. */
export function hasDangerousPattern(label: string): boolean {
  const characters = Array.from(label);
  const scripts = characters.map((character) => codePointOf(character).scripts);
  const isIn = (index: number, set: number): boolean => ((scripts[index] ?? 0) & set) !== 0;
  const isDangerous = (character: string, index: number): boolean => {
    const isFirst = index === 0;
    const isLast = index === characters.length - 1;
    const followsNo = (set: number): boolean => isFirst || !isIn(index - 1, set);
    if (SLASHES.includes(character)) {
      const isBetween = !isFirst && !isLast;
      if (isBetween && !isIn(index - 1, JAPANESE) && !isIn(index + 1, JAPANESE)) return true;
    }
    if (STROKES.includes(character)) {
      return (!isFirst && !isIn(index - 1, CJK)) || (!isLast && !isIn(index + 1, CJK));
    }
    if (character === 'ヽ' || character === 'ヾ') return followsNo(KANA);
    if (character === 'ー') return followsNo(KANA | HIRA);
    if (COMBINING.test(character)) return !isFirst && followsNo(WITH_DIACRITICS);
    return false;
  };
  return (
    /[a-z]・|・[a-z]|ı[\u0300-\u0339]|[\u3099\u309A]/.test(label) ||
    hasOneOfOther(characters, scripts, /[\u3078-\u307A]/, KANA) ||
    hasOneOfOther(characters, scripts, /[\u30D8-\u30DA]/, HIRA) ||
    characters.some(isDangerous)
  );
}

// Three letters of Hiragana look exactly like those of Katakana.
function hasOneOfOther(
  characters: readonly string[],
  scripts: readonly number[],
  letter: RegExp,
  others: number,
): boolean {
  const index = characters.findIndex((character) => letter.test(character));
  const isInside = index > 0 && index < characters.length - 1;
  return isInside && scripts.every((set, other) => other === index || (set & others) !== 0);
}
