// The sequences between U+0026 (&) in application/x-www-form-urlencoded data.

import { findBefore } from '@urlkit/infra/internal';

/** Returns the length of the name: up to the first U+003D (=), or of the whole sequence. */
export function nameLengthOf(sequence: string): number {
  return findBefore(sequence.length, '=', sequence, 0);
}

/** Replaces each U+002B (+) with U+0020 SPACE. */
export function replacePluses(encoded: string): string {
  return encoded.replace(/\+/g, ' ');
}
