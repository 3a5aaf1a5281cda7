// Characters that parsers often get wrong.

import { isLongRun, sample } from './long-run.js';

export const ascii: readonly string[] = Array.from({ length: 0x80 }, (_, codePoint) =>
  String.fromCharCode(codePoint),
);

/** Characters that delimit, encode or hide something in a URL. */
export const delimiters: readonly string[] = Array.from(
  ':/\\?#@[].%|&=+ \t\n\r;,\'"<>`{}^~*-_!$()0x19aAcCfF\0\x1f\x7f',
);

/** Characters that domains map, ignore or refuse, and special cases of UTF-8 and UTF-16. */
export const beyondASCII: readonly string[] = [
  ...['\x80', '\x9f', '\xa0', '\xad', 'é', 'ß', 'ς', 'İ', 'ſ', '\u0301', '\u0338'],
  ...['א', 'ا', '١', '۱', 'क', '\u094d', '\u200c', '\u200d', '\u200b', '\u2028', '\u2060'],
  ...['\u3002', '．', '｡', '％', '／', '？', '＠', '：', '０', 'Ａ', 'K', 'Ⅷ', '☕', '⑴', '㏂'],
  ...['文', '\ufeff', '\ufdd0', '\ufffd', '\ufffe', '\uffff', '𝟏', '💩', '\u{e0100}'],
  ...['\u{1fffe}', '\u{10ffff}', '\ud800', '\udbff', '\udc00', '\udfff'],
];

/** All of these in long runs, and in others a sample with every delimiter. */
export const someCharacters: readonly string[] = [
  ...(isLongRun ? ascii : delimiters),
  ...sample(beyondASCII, 4),
];

/** Deletes each character of a string, replaces it, and inserts others before it. */
export function* editsOf(text: string): Generator<string> {
  for (let at = 0; at <= text.length; at++) {
    const before = text.slice(0, at);
    yield before + text.slice(at + 1);
    for (const character of someCharacters) {
      yield before + character + text.slice(at);
      yield before + character + text.slice(at + 1);
    }
  }
}
