// https://url.spec.whatwg.org/#url-units

import { toScalarValueString } from '@urlkit/infra';
import { assertString } from '@urlkit/infra/arguments';
import { reportInvalidURLUnits } from '@urlkit/percent-encoding';

/**
 * Whether a string consists of zero or more URL units: URL code points and percent-encoded bytes.
 *
 * @param input Any string; lone surrogates count as U+FFFD.
 * @see https://url.spec.whatwg.org/#url-units
 */
export function areURLUnits(input: string): boolean {
  assertString(input, 'input');
  let valid = true;
  reportInvalidURLUnits(toScalarValueString(input), () => {
    valid = false;
  });
  return valid;
}
