// https://www.unicode.org/reports/tr46/#Processing

import { isASCIIString } from '@urlkit/infra';
import { copyOf, findBefore, TextWriter } from '@urlkit/internal';
import { isBidi, meetsBidiRule } from './bidi-rule.js';
import { mapCharacters } from './mapping.js';
import { normalize } from './normalization-form-c.js';
import { decodePunycode } from './punycode.js';
import { COMBINING } from './table-format.js';
import { isValidLabel, type Label, readLabel } from './validity-criteria.js';

/**
 * Maps, normalizes, decodes, validates and converts the labels of a domain.
 *
 * @param convert Converts a label in Unicode. Returns null if it cannot.
 * @returns The converted labels, or null if a label is not valid or cannot be converted.
 * @see https://www.unicode.org/reports/tr46/#Processing
 */
export function processLabels(
  domain: string,
  convert: (label: Label) => string | null,
): string | null {
  const mapped = mapCharacters(domain);
  if (mapped === null) return null;
  const output = new TextWriter();
  let all = 0;
  let isBidiValid = true;
  // No code point composes with U+002E (.), so each label can be normalized by itself.
  for (let start = 0; start <= mapped.length; ) {
    const end = findBefore(mapped.length, '.', mapped, start);
    const normalized = normalizeLabel(readLabel(mapped.slice(start, end)));
    const label = normalized?.text.startsWith('xn--') ? decodeLabel(normalized.text) : normalized;
    if (label === null || !isValidLabel(label)) return null;
    all |= label.all;
    isBidiValid &&= meetsBidiRule(label);
    // In a Bidi domain name, all labels must satisfy the Bidi Rule.
    if (!isBidiValid && isBidi(all)) return null;
    const converted = convert(label);
    if (converted === null) return null;
    output.write(start === 0 ? converted : `.${converted}`);
    start = end + 1;
  }
  const result = output.text();
  return result === domain ? copyOf(domain) : result;
}

/** Puts a label in Normalization Form C. Returns null if the engine cannot normalize. */
export function normalizeLabel(label: Label): Label | null {
  if ((label.all & COMBINING) === 0) return label;
  const normalized = normalize(label);
  return normalized === null ? null : readLabel(normalized);
}

function decodeLabel(label: string): Label | null {
  const decoded = decodePunycode(label.slice(4));
  if (decoded === null || isASCIIString(decoded)) return null;
  const result = readLabel(decoded);
  return normalizeLabel(result)?.text === decoded ? result : null;
}
