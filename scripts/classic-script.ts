// Bundles a module as one script without imports, in the syntax of the modules.

import { type BuildOptions, build } from 'esbuild';
import { root } from './run.js';

/** Returns a script that does what the module does. */
export async function buildClassicScript(
  contents: string,
  options: BuildOptions = {},
): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'neutral',
    target: 'es2022',
    charset: 'ascii',
    write: false,
    logLevel: 'error',
    ...options,
  });
  return `(function(){"use strict";${outputFiles?.[0]?.text ?? ''}})();\n`;
}
