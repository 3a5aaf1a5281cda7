// https://url.spec.whatwg.org/#url-units

import { reportInvalidURLUnits } from '@urlkit/infra';

/** Whether a string is zero or more URL units. */
export function areURLUnits(input: string): boolean {
  let valid = true;
  reportInvalidURLUnits(input, () => {
    valid = false;
  });
  return valid;
}
