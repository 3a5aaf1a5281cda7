// The reasons why a domain fails, and the rules that need no tables.

import type { Range } from '@urlkit/infra';
import { LONGEST_DOMAIN, LONGEST_LABEL } from './strict-rules.js';

/**
 * The rule of UTS #46 that a domain breaks.
 *
 * @see https://www.unicode.org/reports/tr46/#Processing
 */
export type DomainRule =
  /** A code point is disallowed, in the domain or in a label in Punycode. */
  | 'disallowed'
  /** A label with `xn--` is not the Punycode of a label that needs it, or a label has no Punycode form. */
  | 'punycode'
  /** A label in Punycode is not in Normalization Form C, or the engine cannot normalize. */
  | 'normalization'
  /** A label starts with a mark. */
  | 'leading-mark'
  /** U+200C or U+200D where the ContextJ rules do not allow it. */
  | 'joiner'
  /** A label of a Bidi domain name breaks the Bidi Rule. */
  | 'bidi'
  /** Strict only: U+002D (-) at either end of a label, or as its third and fourth code points. */
  | 'hyphens'
  /** Strict only: ASCII that is not a letter, a digit or U+002D (-). */
  | 'std3'
  /** Strict only: a label is empty. */
  | 'empty-label'
  /** Strict only: a label has more than 63 characters in its ASCII form. */
  | 'label-length'
  /** Strict only: the domain has more than 253 characters in its ASCII form. */
  | 'domain-length'
  /** Only under the export condition no-idna: a code point that is not ASCII. */
  | 'not-ascii';

/** Why a domain has no ASCII form: a rule, and the range of the code point, label or domain that breaks it. */
export interface DomainFailure extends Range {
  /** The broken rule. */
  readonly rule: DomainRule;
}

/** A label with its range in the domain. */
interface Section extends Range {
  readonly text: string;
}

const DISALLOWED_BY_STD3 = /[\0-,./:-`{-\x7F]/;

/** A rule that a label breaks, and the range of the offending code points in the label. */
export interface BrokenRule extends Range {
  readonly rule: DomainRule;
}

/** Returns the rule of CheckHyphens and UseSTD3ASCIIRules that a label breaks. */
export function brokenStrictRule(label: string): BrokenRule | null {
  const hyphens = /^(?:-|(..)--)|-$/su.exec(label);
  if (hyphens !== null) {
    const { 0: text, 1: before = '', index } = hyphens;
    return { rule: 'hyphens', start: index + before.length, end: index + text.length };
  }
  const start = label.search(DISALLOWED_BY_STD3);
  return start === -1 ? null : { rule: 'std3', start, end: start + 1 };
}

/**
 * Returns the failure of a label, with the exact range if the domain has the same code units there, otherwise the range of the label.
 */
export function failureOf(
  { rule, ...at }: BrokenRule,
  label: string,
  domain: string,
  { start, end }: Range,
): DomainFailure {
  const isKnown =
    label.length === end - start &&
    domain.startsWith(label.slice(at.start, at.end), start + at.start);
  return isKnown ? { rule, start: start + at.start, end: start + at.end } : { rule, start, end };
}

/** Checks VerifyDnsLength, one label after the other. */
export interface LengthCheck {
  /** Adds a label in ASCII. */
  add(section: Section): void;
  /** The first failure; null if there is none. */
  failure(): DomainFailure | null;
}

/** Creates a check to which labels can be added. */
export function createLengthCheck(): LengthCheck {
  let found: DomainFailure | null = null;
  let length = -1;
  let last = 0;
  return {
    add({ text, start, end }) {
      if (text === '') found ??= { rule: 'empty-label', start, end };
      if (text.length > LONGEST_LABEL) found ??= { rule: 'label-length', start, end };
      length += 1 + text.length;
      last = end;
    },
    failure: () =>
      found ?? (length > LONGEST_DOMAIN ? { rule: 'domain-length', start: 0, end: last } : null),
  };
}
