// Builds packages: declarations, modules, and the files that bundle whole packages.

import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { classicScript, olderScript } from './classic-script.js';
import { rollUpDeclarations } from './declarations.js';
import { root, run } from './run.js';
import type { Package } from './workspace.js';

/** Writes the polyfill as scripts beside the modules of @urlkit/url-api. */
async function buildClassicScripts(): Promise<void> {
  const folder = join(root, 'packages/url-api');
  for (const [name, entry, options, conditions] of [
    ['polyfill', 'index', classicScript, []],
    ['polyfill.ascii', 'index', classicScript, ['no-idna']],
    ['polyfill.es2015', 'es2015', olderScript, []],
  ] as const) {
    await build({
      ...options,
      entryPoints: [join(folder, `src/polyfill/${entry}.ts`)],
      outfile: join(folder, `dist/${name}.js`),
      conditions: ['module', ...conditions],
    });
  }
}

/** Writes the files of the page that the command serves, without the modules of main.js. */
async function buildLivePage(): Promise<void> {
  const sources = join(root, 'apps/urlkit/live-page');
  await build({
    entryPoints: ['index.html', 'theme.ts', 'live.css', 'later.css'].map((name) =>
      join(sources, name),
    ),
    outdir: join(root, 'apps/urlkit/dist/live'),
    loader: { '.html': 'copy' },
    bundle: true,
    minify: true,
    target: 'es2022',
    logLevel: 'warning',
  });
}

async function writeManualPage(): Promise<void> {
  const folder = join(root, 'apps/urlkit/dist');
  writeFileSync(
    join(folder, 'urlkit.1'),
    await run(process.execPath, [join(folder, 'cli.cjs'), 'man']),
  );
}

/** What only these packages have. */
const others: Readonly<Record<string, () => Promise<unknown>>> = {
  'url-api': buildClassicScripts,
  async urlkit() {
    await buildLivePage();
    await writeManualPage();
    // npm links commands when it installs, but only those that are there.
    chmodSync(join(root, 'apps/urlkit/dist/cli.cjs'), 0o755);
    await run('npm', ['rebuild', 'urlkit', '--ignore-scripts', '--silent']);
  },
};

/** Builds packages anew. They come after those that they depend on, which are built. */
export async function buildPackages(packages: readonly Package[]): Promise<void> {
  const paths = packages.map(({ path }) => path);
  for (const path of paths) rmSync(join(path, 'dist'), { recursive: true, force: true });
  await run('tsc', ['--build', ...paths]);
  rollUpDeclarations(packages);
  const folders = packages.map(({ folder }) => folder);
  await run('rollup', ['--config', '--configPackages', folders.join(), '--silent']);
  for (const folder of folders) await others[folder]?.();
}
