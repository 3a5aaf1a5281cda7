import { readFileSync } from 'node:fs';
import nodeResolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import esbuild from 'rollup-plugin-esbuild';

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const targets = JSON.stringify([manifest.exports, manifest.bin ?? {}]);
const entries = Array.from(targets.matchAll(/dist\/([\w.-]+)\.js"/g), (match) => match[1]);
const dependencies = Object.keys(manifest.dependencies ?? {});

const inputOf = (folder) =>
  Object.fromEntries(entries.map((name) => [name, `${folder}/${name}.ts`]));
const input = inputOf('src');
const compile = esbuild({ target: 'es2022' });
// Bundlers do not put constants in the place of their names in a module that imports others.
const inlineConstants = terser({
  module: true,
  ecma: 2020,
  mangle: false,
  compress: { defaults: false, evaluate: true, reduce_vars: true, toplevel: true, unused: true },
  format: { beautify: true, indent_level: 2, comments: true, preserve_annotations: true },
});
const output = {
  format: 'es',
  plugins: [inlineConstants],
  // Packages of data have no sources in them.
  sourcemap: manifest.files.includes('src'),
  sourcemapExcludeSources: true,
  chunkFileNames: '[name].js',
  hoistTransitiveImports: false,
};

// Node spends more time on finding and linking a dozen modules than on running them.
function withDependencies(dir, exportConditions) {
  return {
    input: inputOf('src/node'),
    plugins: [nodeResolve({ exportConditions }), compile],
    output: { ...output, dir, sourcemap: false, chunkFileNames: 'url-api.js' },
  };
}

export default [
  {
    input,
    external: (id) =>
      id.startsWith('node:') ||
      dependencies.some((name) => id === name || id.startsWith(`${name}/`)),
    plugins: [compile],
    output: { ...output, dir: 'dist' },
  },
  ...(targets.includes('dist/node/')
    ? [withDependencies('dist/node', []), withDependencies('dist/node/no-idna', ['no-idna'])]
    : []),
];
