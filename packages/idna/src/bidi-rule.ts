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

/**
 * Whether a label satisfies the Bidi Rule.
 *
 * @param all The union of the properties of the code points of the label.
 * @param first The properties of the first code point.
 * @param last The properties of the last code point that is not a nonspacing mark; 0 if there is none.
 * @see https://www.rfc-editor.org/rfc/rfc5893#section-2
 */
export function meetsBidiRule(all: Properties, first: Properties, last: Properties): boolean {
  if (all & OTHER_BIDI_CLASS || last & NEUTRAL) return false;
  if (first & LEFT_TO_RIGHT) return (all & (RIGHT_TO_LEFT | ARABIC_NUMBER)) === 0;
  const hasBothNumbers = all & EUROPEAN_NUMBER && all & ARABIC_NUMBER;
  return Boolean(first & RIGHT_TO_LEFT) && !(all & LEFT_TO_RIGHT || hasBothNumbers);
}
