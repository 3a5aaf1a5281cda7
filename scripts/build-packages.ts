// Builds all packages: declarations, modules, and the files that bundle whole packages.

import { chmodSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { build } from 'esbuild';
import { classicScript } from './classic-script.js';
import { root, run } from './run.js';
import { readPackages } from './workspace.js';

/** Writes the polyfill as scripts beside the modules of @urlkit/url-api. */
async function buildClassicScripts(): Promise<void> {
  const folder = join(root, 'packages/url-api');
  for (const [name, conditions] of [
    ['polyfill', []],
    ['polyfill.ascii', ['no-idna']],
  ] as const) {
    await build({
      ...classicScript,
      entryPoints: [join(folder, 'src/polyfill/index.ts')],
      outfile: join(folder, `dist/${name}.js`),
      conditions: ['module', ...conditions],
      sourcemap: true,
    });
  }
}

/** Modules that the live page only loads when they are needed. */
const loadedLater = ['code', 'pair', 'parameters', 'public-suffix', 'readings'];

/** Writes the live page beside the command that serves it. */
async function buildLivePage(): Promise<void> {
  const source = join(root, 'packages/urlkit/live-page');
  const target = join(root, 'packages/urlkit/dist/live');
  mkdirSync(target, { recursive: true });
  cpSync(join(source, 'index.html'), join(target, 'index.html'));
  const names = ['live.css', ...loadedLater.map((name) => `${name}.ts`)];
  await build({
    entryPoints: [
      { in: join(source, 'main.ts'), out: 'live' },
      ...names.map((name) => ({ in: join(source, name), out: parse(name).name })),
    ],
    outdir: target,
    bundle: true,
    external: loadedLater.map((name) => `./${name}.js`),
    minify: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'warning',
  });
}

async function writeManualPage(): Promise<void> {
  const folder = join(root, 'packages/urlkit/dist');
  writeFileSync(
    join(folder, 'urlkit.1'),
    await run(process.execPath, [join(folder, 'cli.cjs'), 'man']),
  );
}

for (const { path } of readPackages()) {
  rmSync(join(path, 'dist'), { recursive: true, force: true });
}
await run('tsc', ['--build']);
await run('rollup', ['--config', '--silent']);
await buildClassicScripts();
await buildLivePage();
await writeManualPage();
// npm links commands when it installs, but only those that are there.
chmodSync(join(root, 'packages/urlkit/dist/cli.cjs'), 0o755);
await run('npm', ['rebuild', 'urlkit', '--ignore-scripts', '--silent']);
