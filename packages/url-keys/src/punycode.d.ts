declare module 'punycode/punycode.es6.js' {
  /** Decodes Punycode; throws a RangeError for what is none. */
  export function decode(input: string): string;
  export function encode(input: string): string;
}
