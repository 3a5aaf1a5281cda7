// What tests import from @urlkit/url-api is what the global object has.

import type { URLConstructor, URLSearchParamsConstructor } from '@urlkit/url-api';

const globals: object = globalThis;

export const URL = Reflect.get(globals, 'URL') as URLConstructor;
export const URLSearchParams = Reflect.get(
  globals,
  'URLSearchParams',
) as URLSearchParamsConstructor;
