// Names of code points for people.

import { visible } from './terminal.js';

const NAMES: ReadonlyMap<number, string> = /* @__PURE__ */ new Map([
  [0x09, 'a tab'],
  [0x0a, 'a newline'],
  [0x0d, 'a carriage return'],
  [0x20, 'a space'],
  [0x60, 'a grave accent (U+0060)'],
  [0x7f, 'the control character U+007F'],
  [0xa0, 'a no-break space (U+00A0)'],
  [0xad, 'a soft hyphen (U+00AD)'],
  [0x200b, 'a zero-width space (U+200B)'],
  [0x200c, 'a zero-width non-joiner (U+200C)'],
  [0x200d, 'a zero-width joiner (U+200D)'],
  [0x200e, 'a left-to-right mark (U+200E)'],
  [0x200f, 'a right-to-left mark (U+200F)'],
  [0x2028, 'a line separator (U+2028)'],
  [0x202e, 'a right-to-left override (U+202E)'],
  [0x2060, 'a word joiner (U+2060)'],
  [0x3000, 'an ideographic space (U+3000)'],
  [0xfeff, 'a byte order mark (U+FEFF)'],
  [0xfffd, 'a replacement character (U+FFFD)'],
]);

/** Returns the name of a code point within a sentence, such as ``a space`` or `` `{` (U+007B)``. */
export function nameOf(character: string): string {
  const codePoint = character.codePointAt(0) ?? 0;
  const name = NAMES.get(codePoint);
  if (name !== undefined) return name;
  const number = `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
  if (codePoint < 0x20 || (codePoint >= 0x80 && codePoint < 0xa0)) {
    return `the control character ${number}`;
  }
  if (codePoint >= 0xd800 && codePoint <= 0xdfff) return `a lone surrogate (${number})`;
  if ((codePoint & 0xfffe) === 0xfffe || (codePoint >= 0xfdd0 && codePoint <= 0xfdef)) {
    return `the noncharacter ${number}`;
  }
  if (codePoint >= 0xe000 && (codePoint < 0xf900 || codePoint >= 0xf0000)) {
    return `the private-use character ${number}`;
  }
  if (isMark(character)) return `the combining mark ${number}`;
  if (visible(character) !== character) return `the invisible character ${number}`;
  return `\`${character}\` (${number})`;
}

// Some engines do not know property escapes, so the pattern is made when it is needed.
let mark: RegExp | undefined;

function isMark(character: string): boolean {
  mark ??= /\p{M}/u;
  return mark.test(character);
}

/** Begins a sentence with a name. */
export function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
