// ToASCII of RFC 3490 and Nameprep of RFC 3491, with AllowUnassigned and without UseSTD3ASCIIRules.

import { encodePunycode, orderLongRuns } from '@urlkit/idna';
import {
  codePointSets,
  correctedDecompositions,
  isForbidden,
  mappedToNothing,
} from '@urlkit/url-editions/idna-2003';

const ASCII = /^[\0-\x7F]*$/;
const LONGEST_LABEL = 63;

// Punycode has at least one character for each code point, which has at most two code units. Normalization composes
// at most four code points.
const LONGEST_PREPARED = 2 * LONGEST_LABEL;
const LONGEST_SOURCE = 2 * 4 * LONGEST_PREPARED;

// Whether a character with a decomposition was added after Unicode 3.2.
function isDecomposedLater(character: string): boolean {
  const isDecomposed = character.normalize('NFKD') !== character;
  return isDecomposed && character.search(codePointSets().assigned) === -1;
}

// Normalization Form KC of Unicode 3.2 as in Python, which uses combining classes of later versions.
function normalize(text: string): string {
  let output = '';
  let run = '';
  for (const character of text) {
    if (isDecomposedLater(character)) {
      output += orderLongRuns(run).normalize('NFKC') + character;
      run = '';
    } else {
      run += correctedDecompositions.get(character) ?? character;
    }
  }
  return output + orderLongRuns(run).normalize('NFKC');
}

// RFC 3454, table B.2
function foldCase(character: string): string {
  const folded = normalize(normalize(character.toLowerCase()).toLowerCase())
    .replace(/\xDF/g, 'ss')
    .replace(/\u03C2/g, '\u03C3');
  const parts = folded.normalize('NFD');
  return parts.includes('\u0345') ? parts.replace(/\u0345/g, '\u03B9').normalize('NFC') : folded;
}

// Converts each different text once.
function mapOnce<Result>(
  texts: readonly string[],
  convert: (text: string) => Result,
): readonly Result[] {
  const results = new Map<string, Result>();
  for (const text of texts) if (!results.has(text)) results.set(text, convert(text));
  return texts.map((text) => results.get(text) as Result);
}

// Returns null if the label has a prohibited code point, mixes directions, or is too long.
function nameprep(label: string): string | null {
  const source = label.replace(mappedToNothing, '');
  if (source.length > LONGEST_SOURCE) return null;
  const folded = mapOnce(Array.from(source), foldCase);
  const output = normalize(folded.join(''));
  return isForbidden(output) ? null : output;
}

/**
 * Converts a label to ASCII by IDNA2003.
 *
 * @returns The label; null for failure, which includes an empty label and one of more than 63
 * characters.
 * @see https://www.rfc-editor.org/rfc/rfc3490#section-4.1
 */
export function labelToASCII(label: string): string | null {
  const prepared = ASCII.test(label) ? label : nameprep(label);
  if (prepared === null) return null;
  let ascii = prepared;
  if (!ASCII.test(prepared)) {
    const isTooLong = prepared.length > LONGEST_PREPARED;
    const encoded = isTooLong || prepared.startsWith('xn--') ? null : encodePunycode(prepared);
    if (encoded === null) return null;
    ascii = `xn--${encoded}`;
  }
  return ascii.length > 0 && ascii.length <= LONGEST_LABEL ? ascii : null;
}

/**
 * Converts the labels of a domain to ASCII by IDNA2003. The domain may end in a dot.
 *
 * @returns The labels, separated by U+002E (.), or null for failure.
 */
export function domainToASCII2003(domain: string): string | null {
  if (domain === '') return '';
  const labels = domain.split(/[.\u3002\uFF0E\uFF61]/);
  const isRooted = labels[labels.length - 1] === '';
  const output = mapOnce(isRooted ? labels.slice(0, -1) : labels, labelToASCII);
  return output.includes(null) ? null : output.join('.') + (isRooted ? '.' : '');
}
