// https://www.rfc-editor.org/rfc/rfc5893#section-2

import type { BidiClass } from './table-format.js';

/**
 * Whether a label meets the Bidi Rule.
 *
 * @param classes The bidirectional classes of the label's code points, of which there is one.
 * @see https://www.rfc-editor.org/rfc/rfc5893#section-2
 */
export function meetsBidiRule(classes: readonly BidiClass[]): boolean {
  const last = classes.filter((bidiClass) => bidiClass !== 'NSM').pop();
  const has = (bidiClass: BidiClass): boolean => classes.includes(bidiClass);
  if (has('other')) return false;
  switch (classes[0]) {
    case 'R or AL':
      return !has('L') && !(has('EN') && has('AN')) && last !== 'neutral';
    case 'L':
      return !has('R or AL') && !has('AN') && last !== 'neutral';
    default:
      return false;
  }
}
