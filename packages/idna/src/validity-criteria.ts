// https://www.unicode.org/reports/tr46/#Validity_Criteria

import { isASCIIString } from '@urlkit/infra';
import { meetsBidiRule } from './bidi-rule.js';
import { type Properties, propertiesOf } from './code-points.js';
import { meetsContextualJoinerRules } from './contextual-joiners.js';
import { normalize } from './normalization-form-c.js';
import { isStrictlyValid } from './strict-rules.js';

/** What the criteria for a label depend on beside the label. */
export interface LabelContext {
  /** Whether CheckHyphens and UseSTD3ASCIIRules are set. */
  readonly beStrict: boolean;
  /** Whether the label is one of a Bidi domain name. */
  readonly isBidi: boolean;
}

/**
 * Whether a label may stand in a domain whose labels are mapped, normalized and decoded.
 *
 * @see https://www.unicode.org/reports/tr46/#Validity_Criteria
 */
export function isValidLabel(label: string, { beStrict, isBidi }: LabelContext): boolean {
  if (label === '') return true;
  if (beStrict ? !isStrictlyValid(label) : label.startsWith('xn--')) return false;
  if (!isBidi && isASCIIString(label)) return true;

  const properties = propertiesIn(label);
  return (
    properties.every(({ status }) => status === 'valid') &&
    properties[0]?.isMark === false &&
    !label.includes('.') &&
    normalize(label) === label &&
    meetsContextualJoinerRules(label, properties) &&
    (!isBidi || meetsBidiRule(properties.map(({ bidiClass }) => bidiClass)))
  );
}

/**
 * Whether a label has a code point whose bidirectional class is R, AL or AN.
 *
 * @see https://www.rfc-editor.org/rfc/rfc5893#section-1.4
 */
export function isRightToLeftLabel(label: string): boolean {
  return (
    !isASCIIString(label) &&
    propertiesIn(label).some(({ bidiClass }) => bidiClass === 'R or AL' || bidiClass === 'AN')
  );
}

function propertiesIn(label: string): Properties[] {
  return Array.from(label, (character) => propertiesOf(character.codePointAt(0) as number));
}
