// https://www.unicode.org/reports/tr46/#Validity_Criteria

import { meetsBidiRule } from './bidi-rule.js';
import { propertiesOf } from './code-points.js';
import { meetsContextualJoinerRules } from './contextual-joiners.js';
import { isStrictlyValid } from './strict-rules.js';
import { MARK, NONSPACING_MARK, NOT_VALID, type Properties } from './table-format.js';

/** A label in Unicode, with what its code points are like. */
export interface Label {
  readonly text: string;
  /** The properties of all its code points. */
  readonly all: Properties;
  readonly first: Properties;
  /** The properties of the last code point that is no nonspacing mark. */
  readonly last: Properties;
}

/** What the criteria for a label depend on beside the label. */
export interface LabelContext {
  /** Whether CheckHyphens and UseSTD3ASCIIRules are set. */
  readonly beStrict: boolean;
  /** Whether the label is one of a Bidi domain name. */
  readonly isBidi: boolean;
}

export function readLabel(text: string): Label {
  let all = 0;
  let first = 0;
  let last = 0;
  for (const character of text) {
    const current = propertiesOf(character);
    // Every code point has some property.
    if (all === 0) first = current;
    if ((current & NONSPACING_MARK) === 0) last = current;
    all |= current;
  }
  return { text, all, first, last };
}

/**
 * Whether a label in Normalization Form C may stand in a domain.
 *
 * @see https://www.unicode.org/reports/tr46/#Validity_Criteria
 */
export function isValidLabel(
  { text, all, first, last }: Label,
  { beStrict, isBidi }: LabelContext,
): boolean {
  return (
    text === '' ||
    ((beStrict ? isStrictlyValid(text) : !text.startsWith('xn--')) &&
      ((all & NOT_VALID) | (first & MARK)) === 0 &&
      !text.includes('.') &&
      meetsContextualJoinerRules(text) &&
      (!isBidi || meetsBidiRule(all, first, last)))
  );
}
