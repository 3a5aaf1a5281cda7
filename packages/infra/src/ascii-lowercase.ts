// https://infra.spec.whatwg.org/#ascii-lowercase

import { assertString } from '@urlkit/internal';

/**
 * Converts ASCII letters to lower case. Others do not change: U+212A (K) does not become k.
 *
 * @see https://infra.spec.whatwg.org/#ascii-lowercase
 */
export function asciiLowercase(input: string): string {
  assertString(input, 'input');
  return input.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
