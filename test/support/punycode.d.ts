declare module 'punycode/punycode.es6.js' {
  /** Throws a RangeError for what is not Punycode. */
  export function decode(input: string): string;
  /** Throws a RangeError if a number exceeds 31 bits. */
  export function encode(input: string): string;
}
