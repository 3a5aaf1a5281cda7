// The strings and comments of JSON, JavaScript and languages like them, and of shells.

import type { Escaping, Part } from './escaping.js';
import {
  javascriptDouble,
  javascriptSingle,
  javascriptTemplate,
  jsonEscaping,
  shellBare,
  shellDouble,
  shellSingle,
} from './escapings.js';
import { endAfter, endOfLine, endOfString, Parts } from './parts.js';

/** Returns the strings of JSON. Comments, which some programs allow, are text. */
export function partsOfJSON(text: string): readonly Part[] {
  const parts = new Parts();
  let start = text.indexOf('"');
  while (start !== -1) {
    const end = endOfString(text, start + 1, '"');
    if (text.charAt(end) === '"') parts.add(start + 1, end, jsonEscaping);
    start = text.indexOf('"', end + 1);
  }
  parts.text(text.length);
  return parts.all;
}

const QUOTES: ReadonlyMap<string, Escaping> = /* @__PURE__ */ new Map([
  ["'", javascriptSingle],
  ['"', javascriptDouble],
  ['`', javascriptTemplate],
]);

/** Returns the strings and comments of a program, from an offset to another. */
export function partsOfCode(text: string): readonly Part[] {
  const parts = new Parts();
  addStrings(parts, text, 0, text.length);
  parts.text(text.length);
  return parts.all;
}

/** Adds the strings and comments in a range of a text. */
export function addStrings(parts: Parts, text: string, from: number, to: number): void {
  const code = text.slice(from, to);
  const next = /["'`]|(?<!:)\/\/|\/\*/g;
  for (let found = next.exec(code); found !== null; found = next.exec(code)) {
    const { 0: mark, index } = found;
    const escaping = QUOTES.get(mark);
    let end: number;
    if (escaping === undefined) {
      parts.text(from + index);
      end = mark === '//' ? endOfLine(code, index) : endAfter(code, '*/', index);
      parts.text(from + end);
    } else {
      end = endOfString(code, index + 1, mark, { isOneLine: mark !== '`' });
      if (code.charAt(end) === mark) parts.add(from + index + 1, from + end, escaping);
      end++;
    }
    next.lastIndex = end;
  }
}

/** Returns the words in quotation marks of a script for a shell, and the text between them. */
export function partsOfShell(text: string): readonly Part[] {
  const parts = new Parts();
  const next = /(?<![^\s;&|()])#|\$?'|"|\\[\s\S]/g;
  for (let found = next.exec(text); found !== null; found = next.exec(text)) {
    const { 0: mark, index } = found;
    const start = index + mark.length;
    if (mark === '#') {
      parts.text(index, shellBare);
      parts.text(endOfLine(text, index));
    } else if (mark === "'") {
      const end = endOfShellQuotation(text, start);
      if (text.charAt(end) === "'") addWord(parts, start, end, shellSingle);
      next.lastIndex = end + 1;
    } else if (mark === '"' || mark === "$'") {
      const escaping = mark === '"' ? shellDouble : javascriptSingle;
      const end = endOfString(text, start, mark.slice(-1), { isOneLine: false });
      if (end < text.length) addWord(parts, start, end, escaping);
      next.lastIndex = end + 1;
    }
  }
  parts.text(text.length, shellBare);
  return parts.all;
}

function addWord(parts: Parts, start: number, end: number, escaping: Escaping): void {
  parts.text(start, shellBare);
  parts.add(start, end, escaping);
}

/** Returns where a word in single quotation marks ends. It continues after `'\''`. */
function endOfShellQuotation(text: string, start: number): number {
  let end = endOfString(text, start, "'", { hasEscapes: false, isOneLine: false });
  while (text.startsWith("'\\''", end)) {
    end = endOfString(text, end + 4, "'", { hasEscapes: false, isOneLine: false });
  }
  return end;
}
