// What whatwg-url 17.3 exports and its types do not know yet.

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
