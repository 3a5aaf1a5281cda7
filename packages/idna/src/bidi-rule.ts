// https://www.rfc-editor.org/rfc/rfc5893#section-2

import { propertiesOf } from './code-points.js';
import {
  ARABIC_NUMBER,
  EUROPEAN_NUMBER,
  LEFT_TO_RIGHT,
  NEUTRAL,
  NONSPACING_MARK,
  OTHER_BIDI_CLASS,
  type Properties,
  RIGHT_TO_LEFT,
} from './table-format.js';
import type { Label } from './validity-criteria.js';

/**
 * Whether a domain whose code points have some properties is a Bidi domain name.
 *
 * @see https://www.rfc-editor.org/rfc/rfc5893#section-1.4
 */
export function isBidi(all: Properties): boolean {
  return (all & (RIGHT_TO_LEFT | ARABIC_NUMBER)) !== 0;
}

/**
 * Whether a label satisfies the Bidi Rule. An empty label does.
 *
 * @see https://www.rfc-editor.org/rfc/rfc5893#section-2
 */
export function meetsBidiRule({ all, first, last }: Label): boolean {
  if (all & OTHER_BIDI_CLASS || last & NEUTRAL) return false;
  if (first & LEFT_TO_RIGHT) return (all & (RIGHT_TO_LEFT | ARABIC_NUMBER)) === 0;
  const hasBothNumbers = all & EUROPEAN_NUMBER && all & ARABIC_NUMBER;
  return all === 0 || (Boolean(first & RIGHT_TO_LEFT) && !(all & LEFT_TO_RIGHT || hasBothNumbers));
}

/** Returns the index of the code point of a label that breaks the Bidi Rule, in code units. */
export function findBidiFault({ text, first }: Label): number {
  if ((first & (LEFT_TO_RIGHT | RIGHT_TO_LEFT)) === 0) return 0;
  const isLeftToRight = (first & LEFT_TO_RIGHT) !== 0;
  let notAllowed =
    OTHER_BIDI_CLASS | (isLeftToRight ? RIGHT_TO_LEFT | ARABIC_NUMBER : LEFT_TO_RIGHT);
  let last = 0;
  for (let index = 0; index < text.length; index++) {
    const codePoint = text.codePointAt(index) as number;
    const current = propertiesOf(codePoint);
    if (current & notAllowed) return index;
    // A label from right to left has digits of one kind.
    if (!isLeftToRight && current & EUROPEAN_NUMBER) notAllowed |= ARABIC_NUMBER;
    if (current & ARABIC_NUMBER) notAllowed |= EUROPEAN_NUMBER;
    if ((current & NONSPACING_MARK) === 0) last = index;
    if (codePoint > 0xffff) index++;
  }
  // Otherwise, the end is at fault.
  return last;
}
