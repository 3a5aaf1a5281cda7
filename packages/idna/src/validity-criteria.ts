// https://www.unicode.org/reports/tr46/#Validity_Criteria

import { meetsBidiRule } from './bidi-rule.js';
import { type Properties, propertiesOf } from './code-points.js';
import { meetsContextualJoinerRules } from './contextual-joiners.js';
import { isStrictlyValid } from './strict-rules.js';

/** A label in Unicode, with the properties of its code points. */
export interface Label {
  readonly text: string;
  readonly properties: readonly Properties[];
}

/** What the criteria for a label depend on beside the label. */
export interface LabelContext {
  /** Whether CheckHyphens and UseSTD3ASCIIRules are set. */
  readonly beStrict: boolean;
  /** Whether the label is one of a Bidi domain name. */
  readonly isBidi: boolean;
}

export function readLabel(text: string): Label {
  const properties: Properties[] = [];
  for (let index = 0; index < text.length; index++) {
    const codePoint = text.codePointAt(index) as number;
    if (codePoint > 0xffff) index++;
    properties.push(propertiesOf(codePoint));
  }
  return { text, properties };
}

/**
 * Whether a label in Normalization Form C may stand in a domain.
 *
 * @see https://www.unicode.org/reports/tr46/#Validity_Criteria
 */
export function isValidLabel(
  { text, properties }: Label,
  { beStrict, isBidi }: LabelContext,
): boolean {
  return (
    text === '' ||
    ((beStrict ? isStrictlyValid(text) : !text.startsWith('xn--')) &&
      properties.every(({ status }) => status === 'valid') &&
      properties[0]?.isMark === false &&
      !text.includes('.') &&
      meetsContextualJoinerRules(text, properties) &&
      (!isBidi || meetsBidiRule(properties.map(({ bidiClass }) => bidiClass))))
  );
}

/**
 * Whether a label has a code point whose bidirectional class is R, AL or AN.
 *
 * @see https://www.rfc-editor.org/rfc/rfc5893#section-1.4
 */
export function isRightToLeftLabel({ properties }: Label): boolean {
  return properties.some(({ bidiClass }) => bidiClass === 'R or AL' || bidiClass === 'AN');
}
