import { readFileSync } from 'node:fs';
import esbuild from 'rollup-plugin-esbuild';

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const targets = JSON.stringify([manifest.exports, manifest.bin ?? {}]);
const entries = Array.from(targets.matchAll(/dist\/([\w.-]+)\.js"/g), (match) => match[1]);
const dependencies = Object.keys(manifest.dependencies ?? {});

export default {
  input: Object.fromEntries(entries.map((name) => [name, `src/${name}.ts`])),
  external: (id) =>
    id.startsWith('node:') || dependencies.some((name) => id === name || id.startsWith(`${name}/`)),
  plugins: [esbuild({ target: 'es2022' })],
  output: {
    dir: 'dist',
    format: 'es',
    sourcemap: true,
    sourcemapExcludeSources: true,
    chunkFileNames: '[name].js',
    hoistTransitiveImports: false,
  },
};
