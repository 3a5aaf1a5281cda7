// https://www.unicode.org/reports/tr46/#Processing

import { isASCIIString } from '@urlkit/infra';
import { findBefore } from '@urlkit/infra/internal';
import { mapCharacters } from './mapping.js';
import { normalize } from './normalization-form-c.js';
import { decodePunycode } from './punycode.js';
import { ARABIC_NUMBER, COMBINING, NOT_VALID, RIGHT_TO_LEFT } from './table-format.js';
import { isValidLabel, type Label, readLabel } from './validity-criteria.js';

/**
 * Maps, normalizes, decodes and validates the labels of a domain.
 *
 * @returns The labels in Unicode, or null if one is not valid.
 * @see https://www.unicode.org/reports/tr46/#Processing
 */
export function processLabels(domain: string, beStrict: boolean): readonly string[] | null {
  const mapped = mapCharacters(domain);
  if (mapped === null) return null;
  const labels: Label[] = [];
  let all = 0;
  // No code point composes with U+002E (.), so each label can be normalized by itself.
  for (let start = 0; start <= mapped.length; ) {
    const end = findBefore(mapped.length, '.', mapped, start);
    const label = normalizeLabel(readLabel(mapped.slice(start, end)));
    const unicodeLabel = label?.text.startsWith('xn--') ? decodeLabel(label.text) : label;
    if (unicodeLabel === null) return null;
    labels.push(unicodeLabel);
    all |= unicodeLabel.all;
    start = end + 1;
  }
  const isBidi = (all & (RIGHT_TO_LEFT | ARABIC_NUMBER)) !== 0;
  const isValid = labels.every((label) => isValidLabel(label, beStrict, isBidi));
  return isValid ? labels.map(({ text }) => text) : null;
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
  const isNormalized = (result.all & NOT_VALID) === 0 && normalizeLabel(result)?.text === decoded;
  return isNormalized ? result : null;
}
