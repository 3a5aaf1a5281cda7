import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Sources that a test imports from its own package import this one, which is not built. */
const bundleInternal = {
  name: 'bundle-internal',
  setup({ onResolve }) {
    const path = join(root, 'packages/internal/src/index.ts');
    onResolve({ filter: /^@urlkit\/internal$/ }, () => ({ path }));
  },
};

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

/** Bundles each test with the files that it imports, and returns the folder of the bundles. */
export async function bundleTests() {
  const outdir = join(root, '.cache/tests');
  const tests = ['packages', 'test'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .filter((name) => name.endsWith('.test.ts') && !name.includes('node_modules'))
      .map((name) => join(root, folder, name)),
  );
  await build({
    entryPoints: tests,
    outbase: root,
    outdir,
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    sourcemap: true,
    plugins: [bundleInternal, keepPlaces],
    logLevel: 'error',
  });
  return outdir;
}
