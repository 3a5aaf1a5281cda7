// Bundlers: what they make of the program is run in Node.

import { join } from 'node:path';
import { checkEntries } from './entries.js';
import type { Project } from './project.js';
import { runEach, writePrograms } from './results.js';
import { checkSizes } from './sizes.js';

export async function runVite(project: Project): Promise<unknown[][]> {
  const { js } = writePrograms(project, 'vite');
  const build = {
    lib: { entry: join(project.folder, js), formats: ['es'], fileName: 'bundle' },
    emptyOutDir: false,
  };
  project.write('vite/vite.config.mjs', `export default { build: ${JSON.stringify(build)} };`);
  await project.run('node_modules/vite/bin/vite.js', ['build', 'vite']);
  await checkEntries(project, 'vite/all', async (input) => {
    const all = { ssr: join(project.folder, input), rollupOptions: { output: { format: 'es' } } };
    const configuration = { build: all, ssr: { noExternal: true } };
    project.write('vite/all/vite.config.mjs', `export default ${JSON.stringify(configuration)};`);
    await project.run('node_modules/vite/bin/vite.js', ['build', 'vite/all']);
    return 'vite/all/dist/entries.mjs';
  });
  return runEach(project, process.execPath, [['vite/dist/bundle.mjs']]);
}

/** webpack, and a bundler with the same configurations. */
export async function runPacker(
  project: Project,
  tool: 'webpack' | '@rspack/core',
): Promise<unknown[][]> {
  const folder = tool.replace(/\W/g, '');
  const pack = async (configurations: readonly object[]): Promise<void> => {
    const usual = { mode: 'production', context: project.folder };
    const all = configurations.map((configuration) => ({ ...usual, ...configuration }));
    project.write(
      `${folder}/build.cjs`,
      `const packer = require('${tool}');
      (packer.rspack ?? packer)(${JSON.stringify(all)}, (error, stats) => {
        if (error || stats.hasErrors()) throw error ?? new Error(stats.toString());
      });`,
    );
    await project.run(process.execPath, [`${folder}/build.cjs`]);
  };
  await checkSizes(project, `${folder}/sizes`, (sizes, names, platform) =>
    pack(
      names.map((name) => ({
        target: platform === 'browser' ? 'web' : 'node',
        entry: `./${sizes}/${name}.mjs`,
        output: { path: join(project.folder, sizes, platform), filename: `${name}.mjs` },
      })),
    ),
  );
  await checkEntries(project, folder, async (input) => {
    const output = { path: join(project.folder, folder), filename: 'entries.cjs' };
    await pack([{ target: 'node', entry: `./${input}`, output }]);
    return `${folder}/entries.cjs`;
  });
  const { js, cjs } = writePrograms(project, folder);
  const runs = [js, cjs].flatMap((entry) => ['web', 'node'].map((target) => ({ entry, target })));
  await pack(
    runs.map(({ entry, target }, index) => ({
      target,
      entry: `./${entry}`,
      output: { path: join(project.folder, folder, 'out'), filename: `${index}.cjs` },
    })),
  );
  return runEach(
    project,
    process.execPath,
    runs.map((_, index) => [`${folder}/out/${index}.cjs`]),
  );
}

export async function runEsbuild(project: Project): Promise<unknown[][]> {
  await checkEntries(project, 'esbuild', async (input) => {
    const options = ['--bundle', '--minify', '--platform=node', '--outfile=esbuild/entries.cjs'];
    await project.run('node_modules/.bin/esbuild', [input, ...options]);
    return 'esbuild/entries.cjs';
  });
  const { js, cjs } = writePrograms(project, 'esbuild');
  const runs = [js, cjs].flatMap((entry) =>
    ['browser', 'node'].map((platform) => [entry, platform]),
  );
  for (const [index, [entry = '', platform]] of runs.entries()) {
    await project.run('node_modules/.bin/esbuild', [
      ...[entry, '--bundle', '--minify', `--platform=${platform}`],
      `--outfile=esbuild/out/${index}.cjs`,
    ]);
  }
  return runEach(
    project,
    process.execPath,
    runs.map((_, index) => [`esbuild/out/${index}.cjs`]),
  );
}

export async function runRollup(project: Project): Promise<unknown[][]> {
  await checkSizes(project, 'rollup/sizes', (folder, names, platform) => {
    const configuration = `import { nodeResolve } from '@rollup/plugin-node-resolve';
    export default ${JSON.stringify(names)}.map((name) => ({
      input: '${folder}/' + name + '.mjs',
      plugins: [nodeResolve({ browser: ${platform === 'browser'}, exportConditions: ['${platform}'] })],
      output: { file: '${folder}/${platform}/' + name + '.mjs' },
    }));`;
    project.write('rollup/rollup.config.mjs', configuration);
    const args = ['--config', 'rollup/rollup.config.mjs', '--silent'];
    return project.run('node_modules/rollup/dist/bin/rollup', args);
  });
  await checkEntries(project, 'rollup', async (input) => {
    const names = ['--entryFileNames', '[name].mjs', '--chunkFileNames', '[name].mjs'];
    const options = ['--plugin', 'node-resolve', '--dir', 'rollup/all', ...names];
    await project.run('node_modules/rollup/dist/bin/rollup', [input, ...options]);
    return 'rollup/all/entries.mjs';
  });
  const { js } = writePrograms(project, 'rollup');
  const args = [js, '--plugin', 'node-resolve', '--file', 'rollup/bundle.mjs'];
  await project.run('node_modules/rollup/dist/bin/rollup', args);
  return runEach(project, process.execPath, [['rollup/bundle.mjs']]);
}

/** Parcel reads export maps if the project says so. */
export async function runParcel(project: Project): Promise<unknown[][]> {
  project.configure({ '@parcel/resolver-default': { packageExports: true } });
  await checkEntries(project, 'parcel', async (input) => {
    const all = { context: 'node', includeNodeModules: true, distDir: 'parcel/all' };
    const usual = { defaultConfig: '@parcel/config-default', shouldDisableCache: true };
    const options = { entries: input, targets: { all }, ...usual };
    project.write(
      'parcel/build.cjs',
      `const { Parcel } = require('@parcel/core');
      new Parcel(${JSON.stringify(options)}).run();`,
    );
    await project.run(process.execPath, ['parcel/build.cjs']);
    return 'parcel/all/entries.js';
  });
  const { js, cjs } = writePrograms(project, 'parcel');
  for (const entry of [js, cjs]) {
    const options = ['--no-cache', '--no-autoinstall', '--dist-dir', `parcel/out/${entry}`];
    await project.run('node_modules/parcel/lib/bin.js', ['build', entry, ...options]);
  }
  return runEach(
    project,
    process.execPath,
    [js, cjs].map((entry) => [`parcel/out/${entry}/print.js`]),
  );
}

const metroConfig = `module.exports = {
  projectRoot: require('node:path').join(__dirname, '..'),
  resolver: {
    sourceExts: ['js', 'json', 'mjs', 'cjs'],
    unstable_enablePackageExports: true,
    unstable_conditionNames: ['react-native'],
    unstable_conditionsByPlatform: { web: ['browser'] },
    useWatchman: false,
  },
  transformer: {
    getTransformOptions: async () => ({ transform: { experimentalImportSupport: true } }),
  },
};`;

/** The bundler of React Native, which installs the polyfill before the program. */
export async function runMetro(project: Project): Promise<unknown[][]> {
  writePrograms(project, 'metro');
  const polyfill = '@urlkit/url-api/polyfill/force';
  project.write('metro/import.js', `import '${polyfill}'; import './print.mjs';`);
  project.write('metro/require.js', `require('${polyfill}'); require('./print.cjs');`);
  project.write('metro/metro.config.js', metroConfig);
  project.write('metro/out/README', '');
  const runs = ['ios', 'android', 'web'].flatMap((platform) =>
    ['metro/import.js', 'metro/require.js'].map((entry) => ({ entry, platform })),
  );
  for (const [index, { entry, platform }] of runs.entries()) {
    const output = await project.run('node_modules/metro/src/cli.js', [
      ...['build', entry, '--out', `metro/out/${index}`, '--platform', platform],
      ...['--config', './metro/metro.config.js', '--dev', 'false', '--minify', 'false'],
    ]);
    if (/warn/i.test(output)) throw new Error(output);
  }
  return runEach(
    project,
    process.execPath,
    runs.map((_, index) => [`metro/out/${index}.js`]),
  );
}
