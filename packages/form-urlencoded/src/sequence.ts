// The sequences between U+0026 (&) in application/x-www-form-urlencoded data.

/** A name and a value before they are decoded, with a U+0020 SPACE for each U+002B (+). */
export interface EncodedPair {
  /** The length of the name in code units. */
  readonly nameLength: number;
  readonly name: string;
  readonly value: string;
}

/** Splits a sequence at its first U+003D (=). Without one, all of it is the name. */
export function splitSequence(sequence: string): EncodedPair {
  const nameLength = `${sequence}=`.indexOf('=');
  const spaced = sequence.replace(/\+/g, ' ');
  return { nameLength, name: spaced.slice(0, nameLength), value: spaced.slice(nameLength + 1) };
}
