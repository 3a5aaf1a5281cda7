// https://infra.spec.whatwg.org/#javascript-string-convert

import { assertString } from '@urlkit/internal';

/**
 * Converts a string into a scalar value string: each lone surrogate becomes U+FFFD.
 *
 * @returns The scalar value string; the input itself if it has no lone surrogates.
 * @see https://infra.spec.whatwg.org/#javascript-string-convert
 * @example
 * ```ts
 * toScalarValueString('a\ud800b'); // 'a\ufffdb'
 * ```
 */
export function toScalarValueString(input: string): string {
  assertString(input, 'input');
  // With the flag u, a class of surrogates matches only lone surrogates.
  return /[\uD800-\uDFFF]/.test(input) ? input.replace(/[\uD800-\uDFFF]/gu, '\uFFFD') : input;
}
