// What the tests use of tr46, which has no types.

declare module 'tr46' {
  interface Options {
    readonly checkBidi?: boolean;
    readonly checkHyphens?: boolean;
    readonly checkJoiners?: boolean;
    readonly ignoreInvalidPunycode?: boolean;
    readonly transitionalProcessing?: boolean;
    readonly useSTD3ASCIIRules?: boolean;
    readonly verifyDNSLength?: boolean;
  }
  /** Returns null on failure. */
  export function toASCII(domain: string, options?: Options): string | null;
  export function toUnicode(domain: string, options?: Options): { domain: string; error: boolean };
  const tr46: { readonly toASCII: typeof toASCII; readonly toUnicode: typeof toUnicode };
  // biome-ignore lint/style/noDefaultExport: tr46 is CommonJS.
  export default tr46;
}
