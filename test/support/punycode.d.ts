declare module 'punycode/punycode.es6.js' {
  /** Throws a RangeError if the input is not Punycode. */
  export function decode(input: string): string;
  /** Throws a RangeError if a number exceeds 31 bits. */
  export function encode(input: string): string;
}
