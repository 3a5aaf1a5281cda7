// https://www.unicode.org/reports/tr46/#Processing

import { isASCIIString } from '@urlkit/infra';
import { assertString, findBefore } from '@urlkit/internal';
import { findBidiFault, isBidi, meetsBidiRule } from './bidi-rule.js';
import { meetsContextualJoinerRules } from './contextual-joiners.js';
import {
  type BrokenRule,
  brokenStrictRule,
  createLengthCheck,
  type DomainFailure,
  type DomainRule,
  failureOf,
} from './domain-failure.js';
import { type DomainOptions, readBeStrict } from './domain-options.js';
import { encodeLabel } from './idna.js';
import { mapCharacters } from './mapping.js';
import { normalizeLabel } from './processing.js';
import { decodePunycode } from './punycode.js';
import { MARK, NOT_VALID } from './table-format.js';
import { type Label, readLabel } from './validity-criteria.js';

// U+002E (.), and the code points that are mapped to it.
const SEPARATORS = '.\u3002\uFF0E\uFF61';

/**
 * Finds out why `domainToASCII` returns null for a domain.
 *
 * @param domain Any string, as for `domainToASCII`.
 * @returns The first rule that the domain breaks, with a range of `domain` in code units: the code point at fault if it
 * is the same in `domain` and in the form that is checked, otherwise the label, or the domain for `domain-length`. Null
 * if the domain is valid. Without `beStrict`, any ASCII is valid, as it is for `domainToASCII`: the host parser refuses
 * some of it afterwards.
 * @see https://www.unicode.org/reports/tr46/#Processing
 */
export function explainDomainFailure(
  domain: string,
  options?: DomainOptions,
): DomainFailure | null {
  assertString(domain, 'domain');
  const beStrict = readBeStrict(options);
  const mapped = mapCharacters(domain);
  if (mapped === null) return findDisallowed(domain);
  const lengths = createLengthCheck();
  let all = 0;
  let failure: DomainFailure | null = null;
  // The first label that only breaks the Bidi Rule. It fails only if a later label makes this a Bidi domain name.
  let bidiFailure: DomainFailure | null = null;
  let mappedStart = 0;
  for (let start = 0; start <= domain.length; ) {
    const mappedEnd = findBefore(mapped.length, '.', mapped, mappedStart);
    const end = findLabelEnd(domain, start);
    const label = toUnicode(mapped.slice(mappedStart, mappedEnd));
    if (typeof label === 'string') return { rule: label, start, end };
    all |= label.all;
    if (failure === null) {
      const breaksBidiRule = !meetsBidiRule(label);
      const section = { start, end };
      const bidi = breaksBidiRule ? brokenBidiRule(label) : null;
      const broken = brokenCriterion(label, beStrict) ?? (isBidi(all) ? bidi : null);
      const text = broken === null ? encodeLabel(label) : null;
      if (broken === null && bidi !== null) {
        bidiFailure ??= failureOf(bidi, label.text, domain, section);
      }
      if (text === null)
        failure = failureOf(broken ?? wholeOf(label, 'punycode'), label.text, domain, section);
      else lengths.add({ text, ...section });
    }
    mappedStart = mappedEnd + 1;
    start = end + 1;
  }
  return (isBidi(all) ? bidiFailure : null) ?? failure ?? (beStrict ? lengths.failure() : null);
}

function findDisallowed(domain: string): DomainFailure | null {
  for (let start = 0; start < domain.length; ) {
    const end = endOfCodePoint(domain, start);
    if (mapCharacters(domain.slice(start, end)) === null) return { rule: 'disallowed', start, end };
    start = end;
  }
  return null;
}

function findLabelEnd(domain: string, start: number): number {
  let end = start;
  while (end < domain.length && !SEPARATORS.includes(domain.charAt(end))) end++;
  return end;
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

// All criteria but the Bidi Rule and the status of the code points, which mapping and decoding have checked.
function brokenCriterion(label: Label, beStrict: boolean): BrokenRule | null {
  const { text, first } = label;
  const strictRule = beStrict ? brokenStrictRule(text) : null;
  if (strictRule !== null) return strictRule;
  if (text.startsWith('xn--')) return wholeOf(label, 'punycode');
  if (first & MARK) return { rule: 'leading-mark', start: 0, end: endOfCodePoint(text, 0) };
  if (meetsContextualJoinerRules(text)) return null;
  const start = findMisplacedJoiner(text);
  return { rule: 'joiner', start, end: start + 1 };
}

// Returns the index of the first joiner that is at fault, however many there are.
function findMisplacedJoiner(label: string): number {
  const joiners = Array.from(label.matchAll(/[\u200C\u200D]/g), ({ index }) => index);
  let low = 0;
  for (let high = joiners.length - 1; low < high; ) {
    const middle = (low + high) >> 1;
    const end = (joiners[middle] as number) + 1;
    const withoutLater = label.slice(0, end) + label.slice(end).replace(/[\u200C\u200D]/g, '');
    if (meetsContextualJoinerRules(withoutLater)) low = middle + 1;
    else high = middle;
  }
  return joiners[low] as number;
}

function brokenBidiRule(label: Label): BrokenRule {
  const start = findBidiFault(label);
  return { rule: 'bidi', start, end: endOfCodePoint(label.text, start) };
}

function wholeOf({ text }: Label, rule: DomainRule): BrokenRule {
  return { rule, start: 0, end: text.length };
}

function endOfCodePoint(text: string, start: number): number {
  return start + ((text.codePointAt(start) ?? 0) > 0xffff ? 2 : 1);
}
