// Programs as one script without imports, in syntax that Hermes 0.12 and QuickJS run.

import { transformAsync } from '@babel/core';
import { type BuildOptions, build, transform } from 'esbuild';
import { lowerClasses, makeClassSource } from './lower-classes.js';
import { root } from './run.js';

// Hermes 0.12 has neither classes nor private names, and its let and const are var.
const unsupported = Object.fromEntries(
  [
    ...['class-field', 'class-static-field', 'class-static-blocks', 'class-private-brand-check'],
    ...['class-private-field', 'class-private-method', 'class-private-accessor'],
    ...['class-private-static-field', 'class-private-static-method'],
    'class-private-static-accessor',
  ].map((feature) => [feature, false]),
);

/** Bundles a module, and what it imports, as a script. */
export async function buildClassicScript(
  contents: string,
  options: BuildOptions = {},
): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    format: 'iife',
    platform: 'neutral',
    target: 'es2018',
    supported: unsupported,
    write: false,
    logLevel: 'error',
    ...options,
  });
  const bundle = outputFiles?.[0]?.text ?? '';
  const lowered = await transformAsync(bundle, {
    babelrc: false,
    configFile: false,
    sourceType: 'script',
    compact: false,
    plugins: [lowerClasses, '@babel/plugin-transform-block-scoping'],
  });
  const program = `(function () {'use strict';${makeClassSource}${lowered?.code ?? ''}})();`;
  const { code } = await transform(program, { minify: true, target: 'es2018', charset: 'ascii' });
  return code;
}
