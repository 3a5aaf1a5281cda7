// npm run build [-- --force]: builds all packages, unless their sources and what was built are as after the last build. In the
// folder of a package, builds only that.

import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { changedSinceBuild, recordBuild } from './built.js';
import { classicScript, olderScript } from './classic-script.js';
import { rollUpDeclarations } from './declarations.js';
import { root, run } from './run.js';
import { type Package, packageHere, readPackages } from './workspace.js';

const only = packageHere();

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

/** Writes the files of the page that the command serves, without the modules of main.js, and the manual page. */
async function finishCommand(): Promise<void> {
  await build({
    absWorkingDir: join(root, 'apps/urlkit'),
    entryPoints: ['index.html', 'theme.ts', 'live.css', 'later.css'].map(
      (name) => `live-page/${name}`,
    ),
    outdir: 'dist/live',
    loader: { '.html': 'copy' },
    bundle: true,
    minify: true,
    target: 'es2022',
  });
  const dist = join(root, 'apps/urlkit/dist');
  const page = join(dist, 'live/index.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace(/\n\s+/g, '\n'));
  const cli = join(dist, 'cli.cjs');
  writeFileSync(join(dist, 'urlkit.1'), await run(process.execPath, [cli, 'man']));
  // npm links commands when it installs, but only those that are there.
  chmodSync(cli, 0o755);
  await run('npm', ['rebuild', 'urlkit', '--ignore-scripts', '--silent']);
}

/** Builds packages anew. They come after those that they depend on, which are built. */
async function buildPackages(packages: readonly Package[]): Promise<void> {
  const paths = packages.map(({ path }) => path);
  for (const path of paths) rmSync(join(path, 'dist'), { recursive: true, force: true });
  // Beside those of one package, --build would write declarations of others, in the place of what is rolled up.
  await run('tsc', [only ? '--project' : '--build', ...paths]);
  const folders = packages.map(({ folder }) => folder);
  // A process reads modules while this one reads declarations.
  const bundled = bundle(folders.filter((folder) => folder !== 'urlkit'));
  rollUpDeclarations(packages);
  await bundled;
  if (folders.includes('url-api')) await buildClassicScripts();
  if (folders.includes('urlkit')) {
    // These hold the packages that are bundled now.
    await Promise.all([bundle(['urlkit']), bundle(['live-page'])]);
    await finishCommand();
  }
}

async function bundle(names: readonly string[]): Promise<void> {
  const args = ['--config', '--configPackages', names.join(), '--silent'];
  if (names.length > 0) await run('rollup', args);
}

const packages = only === undefined ? readPackages() : [only];
if (only || process.argv.includes('--force') || changedSinceBuild(packages).length > 0) {
  if (!only) console.error('Building the packages, which takes about a minute…');
  await recordBuild(packages, buildPackages);
}
