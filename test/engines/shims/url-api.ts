// Tests that import @urlkit/url-api get the classes of the global object.

import type { URLConstructor, URLSearchParamsConstructor } from '@urlkit/url-api';

const globals: object = globalThis;

export const URL = Reflect.get(globals, 'URL') as URLConstructor;
export const URLSearchParams = Reflect.get(
  globals,
  'URLSearchParams',
) as URLSearchParamsConstructor;
