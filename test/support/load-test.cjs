// Loads a test that is in TypeScript: bundles it with the files that it imports, which is less work
// for each process of AVA than a loader of TypeScript.

const { readFileSync } = require('node:fs');
const { dirname, join, relative } = require('node:path');
const { pathToFileURL } = require('node:url');
const { build } = require('esbuild');

const root = join(__dirname, '../..');
const bundles = join(root, 'node_modules/.cache/tests');

/** Modules go on finding the files beside their sources. */
const keepPlaces = {
  name: 'keep-places',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const contents = readFileSync(path, 'utf8')
        .replaceAll('import.meta.url', () => JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', () => JSON.stringify(dirname(path)));
      return { contents, loader: 'ts' };
    });
  },
};

async function load(file) {
  const outfile = join(bundles, relative(root, file)).replace(/\.ts$/, '.js');
  await build({
    entryPoints: [file],
    outfile,
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    sourcemap: true,
    plugins: [keepPlaces],
    logLevel: 'error',
  });
  return import(pathToFileURL(outfile));
}

// AVA waits for what it requires.
require.extensions['.ts'] = (module, file) => {
  module.exports = load(file);
};
