// https://www.rfc-editor.org/rfc/rfc5892#appendix-A

import { propertiesOf } from './code-points.js';
import {
  LEFT_JOINING,
  type Properties,
  RIGHT_JOINING,
  TRANSPARENT,
  VIRAMA,
} from './table-format.js';

const NON_JOINER = '\u200C';
const JOINER = '\u200D';

/**
 * Whether each U+200C ZERO WIDTH NON-JOINER and U+200D ZERO WIDTH JOINER of a label stands where
 * the rules of ContextJ allow it.
 *
 * @see https://www.rfc-editor.org/rfc/rfc5892#appendix-A
 */
export function meetsContextualJoinerRules(label: string): boolean {
  if (!/[\u200C\u200D]/.test(label)) return true;
  const characters = Array.from(label);
  const properties = characters.map(propertiesOf);
  return characters.every((character, index) => {
    const isNonJoiner = character === NON_JOINER;
    return (
      !(isNonJoiner || character === JOINER) ||
      ((properties[index - 1] as Properties) & VIRAMA) !== 0 ||
      (isNonJoiner && breaksConnection(properties, index))
    );
  });
}

// (Joining_Type:{L,D})(Joining_Type:T)* U+200C (Joining_Type:T)*(Joining_Type:{R,D})
function breaksConnection(properties: readonly Properties[], index: number): boolean {
  const before = propertiesBeyondTransparent(properties, index, -1);
  const behind = propertiesBeyondTransparent(properties, index, 1);
  return (before & LEFT_JOINING && behind & RIGHT_JOINING) !== 0;
}

function propertiesBeyondTransparent(
  properties: readonly Properties[],
  index: number,
  step: -1 | 1,
): Properties {
  let at = index + step;
  while ((properties[at] ?? 0) & TRANSPARENT) at += step;
  return properties[at] ?? 0;
}
