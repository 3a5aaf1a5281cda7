// https://www.unicode.org/reports/tr46/#Processing

import { isASCIIString } from '@urlkit/infra';
import { assertString, assertType } from '@urlkit/infra/internal';
import { isBidi, meetsBidiRule } from './bidi-rule.js';
import { meetsContextualJoinerRules } from './contextual-joiners.js';
import {
  brokenStrictRule,
  createLengthCheck,
  type DomainFailure,
  type DomainRule,
  failureOf,
  type Section,
} from './domain-failure.js';
import { encodeLabel } from './idna.js';
import { mapCharacters } from './mapping.js';
import { normalizeLabel } from './processing.js';
import { decodePunycode } from './punycode.js';
import { MARK, NOT_VALID } from './table-format.js';
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
  const disallowed = findDisallowed(domain);
  if (disallowed !== null) return disallowed;
  let all = 0;
  const unreadable = findFailure(domain, ({ text, start, end }) => {
    const label = toUnicode(text);
    if (typeof label === 'string') return { rule: label, start, end };
    all |= label.all;
    return null;
  });
  if (unreadable !== null) return unreadable;
  const lengths = createLengthCheck();
  // Reading each label again takes less memory than keeping them all.
  const invalid = findFailure(domain, (section) => {
    const label = toUnicode(section.text) as Label;
    const rule = brokenCriterion(label, isBidi(all), beStrict);
    if (rule !== null) return failureOf(rule, label.text, domain, section);
    const text = encodeLabel(label.text);
    if (text === null) return failureOf('punycode', label.text, domain, section);
    lengths.add({ ...section, text });
    return null;
  });
  return invalid ?? (beStrict ? lengths.failure() : null);
}

function findDisallowed(domain: string): DomainFailure | null {
  for (let end = 0; end < domain.length; ) {
    const start = end;
    end = endOfCharacter(domain, start);
    if (mapCharacters(domain.slice(start, end)) === null) return { rule: 'disallowed', start, end };
  }
  return null;
}

function endOfCharacter(text: string, start: number): number {
  return start + ((text.codePointAt(start) as number) > 0xffff ? 2 : 1);
}

// Maps the labels of a domain without disallowed code points. Returns the first failure that a check finds. Only
// variants of U+002E (.) are mapped to it.
function findFailure(
  domain: string,
  check: (section: Section) => DomainFailure | null,
): DomainFailure | null {
  let start = 0;
  for (let end = 0; end < domain.length; ) {
    const separator = end;
    end = endOfCharacter(domain, separator);
    if (mapCharacters(domain.slice(separator, end)) !== '.') continue;
    const failure = check(sectionOf(domain, start, separator));
    if (failure !== null) return failure;
    start = end;
  }
  return check(sectionOf(domain, start, domain.length));
}

function sectionOf(domain: string, start: number, end: number): Section {
  return { text: mapCharacters(domain.slice(start, end)) as string, start, end };
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
  label: Label,
  isInBidiDomain: boolean,
  beStrict: boolean,
): DomainRule | null {
  const { text, all, first } = label;
  if (text === '') return null;
  const strictRule = beStrict ? brokenStrictRule(text) : null;
  if (strictRule !== null) return strictRule;
  if (text.startsWith('xn--')) return 'punycode';
  if (all & NOT_VALID || text.includes('.')) return 'disallowed';
  if (first & MARK) return 'leading-mark';
  if (!meetsContextualJoinerRules(text)) return 'joiner';
  return isInBidiDomain && !meetsBidiRule(label) ? 'bidi' : null;
}
