// The parser as other platforms load it. Files for Node keep the methods of strings when they are loaded, so nobody can count
// their calls.

import { resolve } from 'node:path';
import { build } from 'esbuild';

const { outputFiles } = await build({
  entryPoints: [resolve('packages/url-parser/dist/index.js')],
  bundle: true,
  format: 'esm',
  platform: 'neutral',
  write: false,
});
const code = encodeURIComponent(outputFiles[0]?.text ?? '');

export const parser: typeof import('@urlkit/url-parser') = await import(
  `data:text/javascript,${code}`
);
