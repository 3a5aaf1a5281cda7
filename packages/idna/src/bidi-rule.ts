// https://www.rfc-editor.org/rfc/rfc5893#section-2

import {
  ARABIC_NUMBER,
  EUROPEAN_NUMBER,
  LEFT_TO_RIGHT,
  NEUTRAL,
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
