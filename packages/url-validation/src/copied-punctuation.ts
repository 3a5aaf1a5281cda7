// Punctuation of a text that was copied with the URL in it.

import type { Range } from '@urlkit/infra';
import { closingMarks, openingMarks } from './pairs-of-marks.js';

/** Marks that are the same at both ends. */
const QUOTES = '"\'`';
const PUNCTUATION = '.,;。，、；！？';

/** Square and curly brackets are left to the readers of markup and templates. */
function opens(mark: string): boolean {
  return QUOTES.includes(mark) || (!/[[{]/.test(mark) && closingMarks(mark) !== '');
}

function closes(mark: string): boolean {
  return (QUOTES + PUNCTUATION).includes(mark) || openingMarks(mark) !== '';
}

/** Finds text that a URL is often written between, or that ends the sentence that it is written in. */
export function withoutPunctuation(text: string): Range | null {
  // The tag of a link is more than punctuation.
  if (/^<\w+\s/.test(text)) return null;
  let start = 0;
  while (start < text.length && opens(text.charAt(start))) start++;
  const end = findEnd(text, start);
  return start === 0 && end === text.length ? null : { start, end };
}

function findEnd(text: string, start: number): number {
  // Any character may be the last one of other URLs, such as that of an HTML document in a data: URL.
  if (start === 0 && /^(?!https?:|ftp:|wss?:|mailto:)[a-z][a-z\d+.-]*:(?!\d)/i.test(text))
    return text.length;
  const marks = countMarks(text);
  for (let end = text.length; end > start; end--) {
    const last = text.charAt(end - 1);
    const isUnopened = isClosedTooOften(last, marks);
    // After an opening character, everything that may close is copied.
    const isCopied = closes(last) && (start > 0 || isCopiedAlone(last, text, end, isUnopened));
    if (!isCopied) return end;
    marks.set(last, (marks.get(last) ?? 0) - 1);
  }
  return start;
}

function isCopiedAlone(last: string, text: string, end: number, isUnopened: boolean): boolean {
  const before = text.charAt(end - 2);
  // An apostrophe may be the last character of a word.
  if (last === '’' || last === "'" || last === '"' || last === ';') return false;
  if (openingMarks(last) !== '') return isUnopened;
  if (last === '.') {
    const isAfterCopied =
      end < text.length || (before === ')' && isClosedTooOften(')', countMarks(text)));
    return isAfterCopied || endsSentence(text.slice(Math.max(0, end - 64), end - 1));
  }
  // Names in Chinese and Japanese may end with these.
  if ('。，、；'.includes(last)) return /[\w/]/.test(before);
  if ('！？'.includes(last))
    return /^[a-z]+:\/\/[\w.-]+(?:\/[\w./-]*\/)?$/i.test(text.slice(0, end - 1));
  return true;
}

// A full stop at the end may belong to an abbreviation.
function endsSentence(text: string): boolean {
  return /(?:[/=_-][a-z\d]{4,}|:\/\/(?:localhost|[^/]+\.[^/]+)|\.(?:html?|php|pdf))$/.test(text);
}

function countMarks(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  return counts;
}

function isClosedTooOften(mark: string, counts: ReadonlyMap<string, number>): boolean {
  const openers = Array.from(openingMarks(mark)).filter((opener) => opener !== mark);
  const opened = openers.reduce((sum, opener) => sum + (counts.get(opener) ?? 0), 0);
  const unopened = (counts.get(mark) ?? 0) - opened;
  // Swedish and Finnish write the same mark at both ends.
  return '”’»'.includes(mark) ? unopened % 2 === 1 : unopened > 0;
}
