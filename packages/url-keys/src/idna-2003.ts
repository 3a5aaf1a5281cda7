// RFC 3490, ToASCII, and RFC 3491, Nameprep, with AllowUnassigned and without UseSTD3ASCIIRules

import { isInRanges, parseRanges } from './code-point-ranges.js';
import {
  addedDecompositions,
  lCat,
  mappedToNothing,
  prohibited,
  randALCat,
} from './nameprep-tables.js';
import { punycodeEncode } from './punycode.js';

const ASCII = /^[\0-\x7F]*$/;
const LONGEST_LABEL = 63;

const tables = new Map<string, readonly number[]>();

function has(table: string, codePoint: number): boolean {
  let ranges = tables.get(table);
  if (ranges === undefined) {
    ranges = parseRanges(table);
    tables.set(table, ranges);
  }
  return isInRanges(codePoint, ranges);
}

function some(text: string, table: string): boolean {
  return Array.from(text).some((character) => has(table, character.codePointAt(0) ?? 0));
}

// Normalization corrigendum 4 of Unicode 4.0 changed these.
const olderDecompositions = new Map([
  ['\u{2F868}', '\u{2136A}'],
  ['\u{2F874}', '\u5F33'],
  ['\u{2F91F}', '\u43AB'],
  ['\u{2F95F}', '\u7AAE'],
  ['\u{2F9BF}', '\u4D57'],
]);

// Normalization Form KC of Unicode 3.2, to which what came later is unassigned.
function normalize(text: string): string {
  let output = '';
  let run = '';
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    if (has(addedDecompositions, codePoint)) {
      output += run.normalize('NFKC') + character;
      run = '';
    } else {
      run += olderDecompositions.get(character) ?? character;
    }
  }
  return output + run.normalize('NFKC');
}

// RFC 3454, table B.2
function foldCase(character: string): string {
  const folded = normalize(normalize(character.toLowerCase()).toLowerCase())
    .replace(/\xDF/g, 'ss')
    .replace(/\u03C2/g, '\u03C3');
  const parts = folded.normalize('NFD');
  return parts.includes('\u0345') ? parts.replace(/\u0345/g, '\u03B9').normalize('NFC') : folded;
}

// Null if the label has what is prohibited, or mixes directions.
function nameprep(label: string): string | null {
  const kept = Array.from(label).filter((character) => !some(character, mappedToNothing));
  const mapped = kept.map(foldCase).join('');
  const output = normalize(mapped);
  if (some(output, prohibited)) return null;
  if (!some(output, randALCat)) return output;
  const characters = Array.from(output);
  const ends = [characters[0] ?? '', characters[characters.length - 1] ?? ''];
  return some(output, lCat) || !ends.every((end) => some(end, randALCat)) ? null : output;
}

/**
 * Converts a label to ASCII by IDNA2003.
 *
 * @returns The label, or null for failure, as if it were empty or longer than 63 characters.
 * @see https://www.rfc-editor.org/rfc/rfc3490#section-4.1
 */
export function labelToASCII(label: string): string | null {
  const prepared = ASCII.test(label) ? label : nameprep(label);
  if (prepared === null) return null;
  let ascii = prepared;
  if (!ASCII.test(prepared)) {
    // Punycode has a character at least for each code point, which has two code units at most.
    if (prepared.startsWith('xn--') || prepared.length > 2 * LONGEST_LABEL) return null;
    ascii = `xn--${punycodeEncode(prepared)}`;
  }
  return ascii.length > 0 && ascii.length <= LONGEST_LABEL ? ascii : null;
}

/**
 * Converts a domain to ASCII by IDNA2003, label by label. It may end in a dot.
 *
 * @returns The labels, separated by U+002E (.), or null for failure.
 */
export function domainToASCII2003(domain: string): string | null {
  if (domain === '') return '';
  const labels = domain.split(/[.\u3002\uFF0E\uFF61]/);
  const isRooted = labels[labels.length - 1] === '';
  const output: string[] = [];
  for (const label of isRooted ? labels.slice(0, -1) : labels) {
    const ascii = labelToASCII(label);
    if (ascii === null) return null;
    output.push(ascii);
  }
  return output.join('.') + (isRooted ? '.' : '');
}
