// Builds the page that the command serves.

import { cpSync, mkdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { build, transform } from 'esbuild';
import { type Plugin, type PreRenderedChunk, rollup } from 'rollup';
import { root } from './run.js';

const sources = join(root, 'apps/urlkit/live-page');
/** The folder of its built files, beside the command. */
const files = join(root, 'apps/urlkit/dist/live');

const target = 'es2022';

const typescript: Plugin = {
  name: 'typescript',
  resolveId: (id, importer) =>
    importer?.endsWith('.ts') && id.startsWith('.')
      ? join(importer, '..', id.replace(/\.js$/, '.ts'))
      : null,
  transform: (source, id) =>
    id.endsWith('.ts') ? transform(source, { loader: 'ts', target, sourcemap: true }) : null,
  renderChunk: (code) => transform(code, { minify: true, target, format: 'esm' }),
};

/** A package that several modules share has a file with its name. */
function chunkFileNames({ name, moduleIds }: PreRenderedChunk): string {
  const folder = name === 'index' ? moduleIds.at(-1)?.split(sep).at(-3) : undefined;
  return `${folder ?? name}.js`;
}

/** Writes the files of the page. Modules that it loads later find what they share with it in main.js. */
export async function buildLivePage(): Promise<void> {
  mkdirSync(files, { recursive: true });
  cpSync(join(sources, 'index.html'), join(files, 'index.html'));
  await build({
    entryPoints: ['live.css', 'later.css'].map((name) => join(sources, name)),
    outdir: files,
    bundle: true,
    minify: true,
    target,
    logLevel: 'warning',
  });
  const page = await rollup({
    input: join(sources, 'main.ts'),
    plugins: [typescript, nodeResolve()],
  });
  await page.write({ dir: files, format: 'es', chunkFileNames });
  await page.close();
}
