// Bundles a module as one script without imports, in the syntax of the modules.

import { type BuildOptions, build } from 'esbuild';
import { root } from './run.js';

export const classicScript: BuildOptions = {
  bundle: true,
  minify: true,
  format: 'iife',
  platform: 'neutral',
  target: 'es2022',
  charset: 'ascii',
  // The directive comes first in the function, so scripts before and after this one stay as they are.
  tsconfigRaw: { compilerOptions: { alwaysStrict: true } },
  banner: { js: '(function(){' },
  footer: { js: '})();' },
  logLevel: 'error',
};

/** The same in the syntax of ECMAScript 2015, in which globals have no common name. */
export const olderScript: BuildOptions = {
  ...classicScript,
  target: 'es2015',
  banner: { js: '(function(globalThis){' },
  footer: {
    js: '})(typeof globalThis==="object"?globalThis:typeof self==="object"?self:typeof global==="object"?global:this);',
  },
};

/** Returns a script that does what the module does. */
export async function buildClassicScript(
  contents: string,
  options: BuildOptions = {},
): Promise<string> {
  const { outputFiles } = await build({
    ...classicScript,
    stdin: { contents, resolveDir: root, loader: 'ts' },
    write: false,
    ...options,
  });
  return outputFiles?.[0]?.text ?? '';
}
