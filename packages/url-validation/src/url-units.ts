// https://url.spec.whatwg.org/#url-units

import { findInvalidURLUnit } from '@urlkit/percent-encoding';

/**
 * Whether a string consists of zero or more URL units: URL code points and percent-encoded bytes.
 *
 * @see https://url.spec.whatwg.org/#url-units
 */
export function areURLUnits(input: string): boolean {
  return findInvalidURLUnit(input) === null;
}
