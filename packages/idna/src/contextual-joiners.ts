// https://www.rfc-editor.org/rfc/rfc5892#appendix-A

import { type Properties, propertiesOf } from './code-points.js';

const VIRAMA = 0x94d;

/**
 * Whether each U+200C ZERO WIDTH NON-JOINER and U+200D ZERO WIDTH JOINER of a label stands where
 * the rules of ContextJ allow it.
 *
 * @param properties Those of the label's code points.
 * @see https://www.rfc-editor.org/rfc/rfc5892#appendix-A
 */
export function meetsContextualJoinerRules(
  label: string,
  properties: readonly Properties[],
): boolean {
  if (!/[\u200C\u200D]/.test(label)) return true;
  let index = 0;
  for (const character of label) {
    const isNonJoiner = character === '\u200C';
    if (isNonJoiner || character === '\u200D') {
      const isAllowed =
        followsVirama(properties, index) || (isNonJoiner && breaksConnection(properties, index));
      if (!isAllowed) return false;
    }
    index++;
  }
  return true;
}

function followsVirama(properties: readonly Properties[], index: number): boolean {
  return properties[index - 1]?.combiningClass === propertiesOf(VIRAMA).combiningClass;
}

// (Joining_Type:{L,D})(Joining_Type:T)* U+200C (Joining_Type:T)*(Joining_Type:{R,D})
function breaksConnection(properties: readonly Properties[], index: number): boolean {
  const before = joiningTypeBeyondTransparent(properties, index, -1);
  const behind = joiningTypeBeyondTransparent(properties, index, 1);
  return (before === 'L' || before === 'D') && (behind === 'R' || behind === 'D');
}

function joiningTypeBeyondTransparent(
  properties: readonly Properties[],
  index: number,
  step: -1 | 1,
): string | undefined {
  do index += step;
  while (properties[index]?.joiningType === 'T');
  return properties[index]?.joiningType;
}
