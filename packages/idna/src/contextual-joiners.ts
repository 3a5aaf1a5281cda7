// https://www.rfc-editor.org/rfc/rfc5892#appendix-A

import { propertiesOf } from './code-points.js';
import { LEFT_JOINING, RIGHT_JOINING, TRANSPARENT, VIRAMA } from './table-format.js';

const NON_JOINER = 0x200c;
const JOINER = 0x200d;

/**
 * Whether each U+200C ZERO WIDTH NON-JOINER and U+200D ZERO WIDTH JOINER of a label is where the
 * ContextJ rules allow it.
 *
 * @see https://www.rfc-editor.org/rfc/rfc5892#appendix-A
 */
export function meetsContextualJoinerRules(label: string): boolean {
  let last = 0;
  // The properties of the last code point that is not transparent.
  let joining = 0;
  // Whether the rules still require a code point that joins to the right, after a U+200C.
  let isBroken = false;
  for (let index = 0; index < label.length; index++) {
    const codePoint = label.codePointAt(index) as number;
    if (codePoint > 0xffff) index++;
    const current = propertiesOf(codePoint);
    if ((current & TRANSPARENT) === 0) {
      if (isBroken && (current & RIGHT_JOINING) === 0) return false;
      isBroken = false;
    }
    if ((codePoint === NON_JOINER || codePoint === JOINER) && (last & VIRAMA) === 0) {
      if (codePoint === JOINER || (joining & LEFT_JOINING) === 0) return false;
      isBroken = true;
    }
    if ((current & TRANSPARENT) === 0) joining = current;
    last = current;
  }
  return !isBroken;
}
