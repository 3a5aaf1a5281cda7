// https://www.unicode.org/reports/tr46/#Validity_Criteria

import { propertiesOf } from './code-points.js';
import { meetsContextualJoinerRules } from './contextual-joiners.js';
import { MARK, NEUTRAL, NONSPACING_MARK, NOT_VALID, type Properties } from './table-format.js';

/** A label in Unicode, with the properties of its code points. */
export interface Label {
  readonly text: string;
  /** The union of the properties of its code points. */
  readonly all: Properties;
  readonly first: Properties;
  /** The properties of the last code point that is not a nonspacing mark; 0 if there is none. */
  readonly last: Properties;
}

/** Looks up the properties of the code points of a label. */
export function readLabel(text: string): Label {
  let all = 0;
  let first = 0;
  let last = 0;
  for (let index = 0; index < text.length; index++) {
    const codePoint = text.codePointAt(index) as number;
    const current = propertiesOf(codePoint);
    if (codePoint > 0xffff) index++;
    // Every code point has a property, so 0 means that this is the first.
    if (all === 0) first = current;
    if ((current & NONSPACING_MARK) === 0) last = current;
    all |= current;
  }
  return { text, all, first, last };
}

/**
 * Whether a label in Normalization Form C satisfies the validity criteria, except for the Bidi Rule.
 *
 * @see https://www.unicode.org/reports/tr46/#Validity_Criteria
 */
export function isValidLabel({ text, all, first }: Label): boolean {
  return (
    !text.startsWith('xn--') &&
    ((all & NOT_VALID) | (first & MARK)) === 0 &&
    !text.includes('.') &&
    ((all & NEUTRAL) === 0 || meetsContextualJoinerRules(text))
  );
}
