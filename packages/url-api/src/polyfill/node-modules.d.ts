// The parts of Node that `url-format.ts` uses. The types of Node would declare its globals for the whole package.

declare module 'node:module' {
  export function syncBuiltinESMExports(): void;
}

declare module 'node:url' {
  export interface FormatOptions {
    readonly auth?: boolean;
    readonly fragment?: boolean;
    readonly search?: boolean;
    readonly unicode?: boolean;
  }
  const url: {
    format: (value: unknown, options?: FormatOptions) => string;
    domainToUnicode(domain: string): string;
  };

  // biome-ignore lint/style/noDefaultExport: Node has this export.
  export { url as default };
}
