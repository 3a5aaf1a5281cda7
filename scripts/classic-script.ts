// Programs as one script without imports, in syntax that Hermes 0.12 and QuickJS run.

import { transformAsync } from '@babel/core';
import { type BuildOptions, build, transform } from 'esbuild';
import { deriveClassSource, lowerClasses, makeClassSource } from './lower-classes.js';
import { root } from './run.js';

// Hermes 0.12 has no classes, and its let and const are var. Classes are left to lowerClasses.
const features = [
  ...['class-field', 'class-private-field', 'class-private-method', 'class-private-accessor'],
  'class-private-brand-check',
];
const supported = Object.fromEntries(features.map((feature) => [feature, true]));

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
    supported,
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
  const code = lowered?.code ?? '';
  const helpers = makeClassSource + (code.includes('deriveClass(') ? deriveClassSource : '');
  const program = `(function () {'use strict';${helpers}${code}})();`;
  const minified = await transform(program, { minify: true, target: 'es2018', charset: 'ascii' });
  return minified.code;
}
