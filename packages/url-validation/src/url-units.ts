// https://url.spec.whatwg.org/#url-units

import { assertString } from '@urlkit/infra/arguments';
import { reportInvalidURLUnits } from '@urlkit/percent-encoding';

/**
 * Whether a string consists of zero or more URL units: URL code points and percent-encoded bytes.
 *
 * @see https://url.spec.whatwg.org/#url-units
 */
export function areURLUnits(input: string): boolean {
  assertString(input, 'input');
  let valid = true;
  reportInvalidURLUnits(input, () => {
    valid = false;
  });
  return valid;
}
