// https://infra.spec.whatwg.org/#ascii-lowercase

/** Converts ASCII letters to lower case. Others do not change: U+212A (K) does not become k. */
export function asciiLowercase(input: string): string {
  return input.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
