// https://www.unicode.org/reports/tr46/#Processing

import { isASCIIString } from '@urlkit/infra';
import { decode } from 'punycode/punycode.es6.js';
import { mapDomain } from './mapping.js';
import { normalize } from './normalization-form-c.js';
import { isRightToLeftLabel, isValidLabel, type Label, readLabel } from './validity-criteria.js';

/**
 * Maps, normalizes, decodes and validates the labels of a domain.
 *
 * @returns The labels in Unicode, or null if an error is recorded.
 * @see https://www.unicode.org/reports/tr46/#Processing
 */
export function processLabels(domain: string, beStrict: boolean): readonly string[] | null {
  const mapped = mapDomain(domain);
  if (mapped === null) return null;
  const labels: Label[] = [];
  // No code point composes with U+002E (.), so each label can be normalized alone.
  for (const mappedLabel of mapped.split('.')) {
    const label = normalize(mappedLabel);
    const unicodeLabel = label.startsWith('xn--') ? decodeLabel(label) : label;
    if (unicodeLabel === null) return null;
    labels.push(readLabel(unicodeLabel));
  }
  const isBidi = labels.some(isRightToLeftLabel);
  const isValid = labels.every((label) => isValidLabel(label, { beStrict, isBidi }));
  return isValid ? labels.map(({ text }) => text) : null;
}

function decodeLabel(label: string): string | null {
  if (!isASCIIString(label)) return null;
  try {
    const decoded = decode(label.slice(4));
    return isASCIIString(decoded) || normalize(decoded) !== decoded ? null : decoded;
  } catch {
    return null;
  }
}
