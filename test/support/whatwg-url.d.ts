// Exports of whatwg-url 17.3 that its types lack.

import type { URLRecord } from 'whatwg-url';

declare module 'whatwg-url' {
  interface ValidationOptions {
    readonly baseURL?: URLRecord | null;
  }
  function parseURLWithValidationErrors(
    input: string,
    options?: ValidationOptions,
  ): { readonly url: URLRecord | null; readonly validationErrors: readonly string[] };
  function isValidURLString(input: string, options?: ValidationOptions): boolean;
}
