// The parser as other platforms load it. Files for Node keep the methods of strings when they are loaded, so nobody can count
// their calls.

import { resolve } from 'node:path';
import { build } from 'esbuild';

export async function loadParser(): Promise<typeof import('@urlkit/url-parser')> {
  const { outputFiles } = await build({
    entryPoints: [resolve('packages/url-parser/dist/index.js')],
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    write: false,
  });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`);
}
