// https://url.spec.whatwg.org/#url-units

import { assertString } from '@urlkit/infra/internal';
import * as productions from './host-productions.js';

/**
 * Whether a string consists of zero or more URL units: URL code points and percent-encoded bytes.
 *
 * @param input Any string; lone surrogates count as U+FFFD.
 * @see https://url.spec.whatwg.org/#url-units
 */
export function areURLUnits(input: string): boolean {
  assertString(input, 'input');
  return productions.areURLUnits(input);
}
