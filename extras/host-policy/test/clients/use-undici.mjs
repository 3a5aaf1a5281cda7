// Makes `import 'undici'` load the version that URLKIT_UNDICI names.

import { register } from 'node:module';

const url = JSON.stringify(process.env.URLKIT_UNDICI);
const hooks = `export const resolve = (specifier, context, next) =>
  next(specifier === 'undici' ? ${url} : specifier, context);`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
