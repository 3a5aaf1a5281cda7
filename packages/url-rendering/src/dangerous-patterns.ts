// Characters that look like others next to characters of another script.

import { codePointOf, scriptBit } from './code-points.js';

const KANA = scriptBit('Kana');
const HIRA = scriptBit('Hira');
const JAPANESE = KANA | HIRA | scriptBit('Hani');
const WITH_DIACRITICS = scriptBit('Latn') | scriptBit('Grek') | scriptBit('Cyrl');

// Like U+002F (/).
const SLASHES = 'ノンソゾ丶乀乁丿';
// Like U+002D (-), and like Latin letters.
const STROKES = '一ㄧ丨乛七丅十〇ㄒㄚㄟㄨㄩㄈㆺㆳ工ㆲ讠丁';

const COMBINING = /[\u0300-\u0339]/;

// Characters that are dangerous next to some other characters.
const DEPENDENT = /* @__PURE__ */ new RegExp(`[${SLASHES}${STROKES}・ヽヾー\u0300-\u0339]`, 'g');

/** Whether a label with more than one script, or with marks, has a dangerous pattern. */
export function hasDangerousPattern(label: string): boolean {
  if (/ı[\u0300-\u0339]|[\u3099\u309A]/.test(label)) return true;
  if (hasOneOfOther(label, /[\u3078-\u307A]/, KANA)) return true;
  if (hasOneOfOther(label, /[\u30D8-\u30DA]/, HIRA)) return true;
  let isDangerous = false;
  for (const { 0: character, index } of label.matchAll(DEPENDENT)) {
    isDangerous ||= isDangerousBetween(
      character,
      scriptsBefore(label, index),
      scriptsAfter(label, index),
    );
  }
  return isDangerous;
}

// The scripts of the neighbors are null at the ends of the label.
function isDangerousBetween(
  character: string,
  before: number | null,
  after: number | null,
): boolean {
  const isNotIn = (scripts: number | null, set: number): boolean =>
    scripts !== null && (scripts & set) === 0;
  if (SLASHES.includes(character) && isNotIn(before, JAPANESE) && isNotIn(after, JAPANESE))
    return true;
  if (STROKES.includes(character)) return isNotIn(before, JAPANESE) || isNotIn(after, JAPANESE);
  if (character === '・') {
    return after === null || isNotIn(before, JAPANESE) || isNotIn(after, JAPANESE);
  }
  if (character === 'ヽ' || character === 'ヾ') return before === null || isNotIn(before, KANA);
  if (character === 'ー') return before === null || isNotIn(before, KANA | HIRA);
  return COMBINING.test(character) && isNotIn(before, WITH_DIACRITICS);
}

function scriptsBefore(label: string, index: number): number | null {
  const character = Array.from(label.slice(Math.max(0, index - 2), index)).pop();
  return character === undefined ? null : codePointOf(character).scripts;
}

function scriptsAfter(label: string, index: number): number | null {
  const codePoint = label.codePointAt(index + 1);
  return codePoint === undefined ? null : codePointOf(String.fromCodePoint(codePoint)).scripts;
}

// Three letters of Hiragana look exactly like those of Katakana.
function hasOneOfOther(label: string, letter: RegExp, others: number): boolean {
  const index = label.search(letter);
  if (index <= 0 || index === label.length - 1) return false;
  const rest = new Set(label.slice(0, index) + label.slice(index + 1));
  return Array.from(rest).every((character) => (codePointOf(character).scripts & others) !== 0);
}
