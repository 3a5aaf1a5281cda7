// RFC 3491: Nameprep, a profile of RFC 3454 (stringprep) over Unicode 3.2

import { orderLongRuns } from '@urlkit/idna';
import { codePointSets } from './unicode-3.2.js';

/**
 * Maps, normalizes and checks a label. Code points that are not in Unicode 3.2 are allowed and do not change, as
 * RFC 3454, section 7, says for query strings.
 *
 * @returns The new label; null if it has a prohibited code point, or mixes directions.
 */
export function nameprep(label: string): string | null {
  const prepared = normalize(map(label));
  return isForbidden(prepared) ? null : prepared;
}

/** Matches runs of the code points of table B.1, which are mapped to nothing. */
export const mappedToNothing: RegExp =
  /(?:\u034F|[\u180B-\u180D\uFE00-\uFE0F]|[\xAD\u1806\u200B-\u200D\u2060\uFEFF])+/g;

// Table B.2
function map(label: string): string {
  const folded = new Map<string, string>();
  return eachAssigned(label.replace(mappedToNothing, ''), (run) =>
    Array.from(run, (c) => {
      const known = folded.get(c) ?? foldForNFKC(c);
      folded.set(c, known);
      return known;
    }).join(''),
  );
}

// Computes an entry of table B.2 as RFC 3454, section 3.2, describes.
function foldForNFKC(c: string): string {
  const folded = foldCase(c);
  const normalized = normalize(folded);
  const again = normalize(Array.from(normalized, foldCase).join(''));
  return again === normalized ? folded : again;
}

// Folds the case: converts to upper case, then to lower case. Exceptions are U+0131 and the letters that had no
// lower case in Unicode 3.2.
function foldCase(c: string): string {
  const keepsCase = /[\u0131\u04C0\u10A0-\u10C5\u13A0-\u13F4\u2132\u2183]/.test(c);
  return keepsCase ? c : c.toUpperCase().toLowerCase();
}

/** The decompositions of Unicode 3.2 that Corrigendum #4 changed later. */
export const correctedDecompositions: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['\u{2F868}', '\u{2136A}'],
  ['\u{2F874}', '\u5F33'],
  ['\u{2F91F}', '\u43AB'],
  ['\u{2F95F}', '\u7AAE'],
  ['\u{2F9BF}', '\u4D57'],
]);

// Converts to Normalization Form KC. Later versions of Unicode convert the code points of Unicode 3.2 in the same
// way, except for those that Corrigendum #4 changed.
function normalize(text: string): string {
  const uncorrected = text.replace(
    /[\u{2F868}\u{2F874}\u{2F91F}\u{2F95F}\u{2F9BF}]/gu,
    (c) => correctedDecompositions.get(c) ?? c,
  );
  return eachAssigned(uncorrected, (run) => orderLongRuns(run).normalize('NFKC'));
}

function eachAssigned(text: string, replace: (run: string) => string): string {
  return text.replace(codePointSets().assigned, replace);
}

// Tables C.1.2, C.2.2 and C.3 to C.9
const prohibited = /* @__PURE__ */ new RegExp(
  `[${[
    '\\x80-\\xA0\\u0340\\u0341\\u06DD\\u070F\\u1680\\u180E\\u2000-\\u200F\\u2028-\\u202F',
    '\\u205F-\\u2063\\u206A-\\u206F\\u2FF0-\\u2FFB\\u3000\\uD800-\\uF8FF\\uFDD0-\\uFDEF\\uFEFF',
    '\\uFFF9-\\uFFFF\\u{1D173}-\\u{1D17A}\\u{E0001}\\u{E0020}-\\u{E007F}\\u{EFFFE}-\\u{10FFFF}',
    .../* @__PURE__ */ Array.from('123456789abcd', (plane) => `\\u{${plane}FFFE}\\u{${plane}FFFF}`),
  ].join('')}]`,
  'u',
);

/** Whether a label has a prohibited code point, or mixes directions (RFC 3454, sections 5 and 6). */
export function isForbidden(label: string): boolean {
  return prohibited.test(label) || mixesDirections(label);
}

// RFC 3454, section 6
function mixesDirections(label: string): boolean {
  const { randALCat, lCat } = codePointSets();
  if (!randALCat.test(label)) return false;
  const codePoints = Array.from(label);
  const ends = [codePoints[0] ?? '', codePoints[codePoints.length - 1] ?? ''];
  return lCat.test(label) || !ends.every((c) => randALCat.test(c));
}
