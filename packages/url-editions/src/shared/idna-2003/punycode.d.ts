declare module 'punycode/punycode.es6.js' {
  export function encode(input: string): string;
}
