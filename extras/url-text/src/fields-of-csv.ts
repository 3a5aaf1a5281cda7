// https://www.rfc-editor.org/rfc/rfc4180, and other delimiters.

import { assertString } from '@urlkit/internal';
import type { Part } from './escaping.js';
import { bareCSVEscaping, csvEscaping } from './escapings.js';
import { endOfString, Parts } from './parts.js';

const DELIMITERS = [',', ';', '\t', '|'] as const;

/** The number of lines that say what the delimiter is. */
const SAMPLE = 20;

/** Returns the character between the fields of CSV: the one that most lines have equally often. */
export function delimiterOf(text: string): string {
  assertString(text, 'text');
  const lines = text
    .slice(0, 2 ** 16)
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r?\n/, SAMPLE)
    .filter((line) => line !== '');
  const weights = DELIMITERS.map((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1);
    const [first = 0] = counts;
    return first === 0 ? 0 : counts.filter((count) => count === first).length;
  });
  return DELIMITERS[weights.indexOf(Math.max(...weights))] ?? ',';
}

/** Returns the fields of CSV. */
export function partsOfCSV(text: string): readonly Part[] {
  const delimiter = delimiterOf(text);
  const bare = bareCSVEscaping(delimiter);
  const next = new RegExp(`[\\r\\n${delimiter}]`, 'g');
  const parts = new Parts();
  for (let start = 0; start < text.length; ) {
    let end: number;
    if (text.charAt(start) === '"') {
      end = endOfString(text, start + 1, '"', {
        hasEscapes: false,
        isOneLine: false,
        isDoubled: true,
      });
      parts.add(start + 1, end, csvEscaping);
    } else {
      next.lastIndex = start;
      end = next.exec(text)?.index ?? text.length;
      parts.add(start, end, bare);
    }
    start = end + 1;
  }
  return parts.all;
}
