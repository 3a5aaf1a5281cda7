// The sequences between U+0026 (&) in application/x-www-form-urlencoded data.

/** Returns the length of the name: up to the first U+003D (=), or of the whole sequence. */
export function nameLengthOf(sequence: string): number {
  const equals = sequence.indexOf('=');
  return equals === -1 ? sequence.length : equals;
}

/** Replaces each U+002B (+) with U+0020 SPACE. */
export function replacePluses(encoded: string): string {
  return encoded.replace(/\+/g, ' ');
}
