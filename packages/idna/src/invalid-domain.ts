// https://www.unicode.org/reports/tr46/#Processing

import { isASCIIString } from '@urlkit/infra';
import { assertString, assertType } from '@urlkit/infra/internal';
import { meetsBidiRule } from './bidi-rule.js';
import { meetsContextualJoinerRules } from './contextual-joiners.js';
import {
  brokenStrictRule,
  type DomainFailure,
  type DomainRule,
  failureOf,
  findLengthFailure,
  type Section,
} from './domain-failure.js';
import { encodeLabel } from './idna.js';
import { mapCharacters } from './mapping.js';
import { normalizeLabel } from './processing.js';
import { decodePunycode } from './punycode.js';
import { ARABIC_NUMBER, MARK, NOT_VALID, RIGHT_TO_LEFT } from './table-format.js';
import { type Label, readLabel } from './validity-criteria.js';

/**
 * Finds out why `domainToASCII` returns null for a domain.
 *
 * @param domain Any string, as for `domainToASCII`.
 * @param beStrict Sets CheckHyphens, UseSTD3ASCIIRules and VerifyDnsLength.
 * @returns The first rule that the domain breaks, with a range of `domain` in code units: the code point
 * if it is known, otherwise the label, or the domain for `domain-length`. Null if the domain is valid.
 * @throws {TypeError} If an argument has a wrong type.
 * @see https://www.unicode.org/reports/tr46/#Processing
 */
export function explainDomainFailure(domain: string, beStrict = false): DomainFailure | null {
  assertString(domain, 'domain');
  assertType(beStrict, 'beStrict', 'boolean');
  const sections: Section[] = [];
  const failure = splitLabels(domain, sections);
  if (failure !== null) return failure;
  const labels: Label[] = [];
  for (let index = 0; index < sections.length; index++) {
    const { text, start, end } = sections[index] as Section;
    const label = toUnicode(text);
    if (typeof label === 'string') return { rule: label, start, end };
    labels.push(label);
  }
  const isBidi = labels.some(({ all }) => (all & (RIGHT_TO_LEFT | ARABIC_NUMBER)) !== 0);
  const asciiSections: Section[] = [];
  for (let index = 0; index < labels.length; index++) {
    const label = labels[index] as Label;
    const section = sections[index] as Section;
    const rule = brokenCriterion(label, isBidi, beStrict);
    if (rule !== null) return failureOf(rule, label.text, domain, section);
    const text = encodeLabel(label.text);
    if (text === null) return failureOf('punycode', label.text, domain, section);
    asciiSections.push({ ...section, text });
  }
  return beStrict ? findLengthFailure(asciiSections) : null;
}

// Maps a domain into sections; returns a failure if a code point is disallowed.
function splitLabels(domain: string, sections: Section[]): DomainFailure | null {
  let text = '';
  let sectionStart = 0;
  let end = 0;
  while (end < domain.length) {
    const start = end;
    end += (domain.codePointAt(start) as number) > 0xffff ? 2 : 1;
    const mapped = mapCharacters(domain.slice(start, end));
    if (mapped === null) return { rule: 'disallowed', start, end };
    const parts = mapped.split('.');
    text += parts[0];
    for (let index = 1; index < parts.length; index++) {
      sections.push({ text, start: sectionStart, end: start });
      text = parts[index] as string;
      sectionStart = end;
    }
  }
  sections.push({ text, start: sectionStart, end });
  return null;
}

function toUnicode(mapped: string): Label | DomainRule {
  const label = normalizeLabel(readLabel(mapped));
  if (label === null) return 'normalization';
  if (!label.text.startsWith('xn--')) return label;
  const decoded = decodePunycode(label.text.slice(4));
  if (decoded === null || isASCIIString(decoded)) return 'punycode';
  const decodedLabel = readLabel(decoded);
  if (decodedLabel.all & NOT_VALID) return 'disallowed';
  return normalizeLabel(decodedLabel)?.text === decoded ? decodedLabel : 'normalization';
}

function brokenCriterion(
  { text, all, first, last }: Label,
  isBidi: boolean,
  beStrict: boolean,
): DomainRule | null {
  if (text === '') return null;
  const strictRule = beStrict ? brokenStrictRule(text) : null;
  if (strictRule !== null) return strictRule;
  if (text.startsWith('xn--')) return 'punycode';
  if (all & NOT_VALID || text.includes('.')) return 'disallowed';
  if (first & MARK) return 'leading-mark';
  if (!meetsContextualJoinerRules(text)) return 'joiner';
  return isBidi && !meetsBidiRule(all, first, last) ? 'bidi' : null;
}
