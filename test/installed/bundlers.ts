// Bundlers: what they make of the program is run in Node.

import { join } from 'node:path';
import type { Project } from './project.js';
import { runEach, writePrograms } from './results.js';

export async function runVite(project: Project): Promise<unknown[][]> {
  const { js } = writePrograms(project, 'vite');
  const build = {
    lib: { entry: join(project.folder, js), formats: ['es'], fileName: 'bundle' },
    emptyOutDir: false,
  };
  project.write('vite/vite.config.mjs', `export default { build: ${JSON.stringify(build)} };`);
  await project.run('node_modules/vite/bin/vite.js', ['build', 'vite']);
  return runEach(project, process.execPath, [['vite/dist/bundle.mjs']]);
}

export async function runWebpack(project: Project): Promise<unknown[][]> {
  const { js, cjs } = writePrograms(project, 'webpack');
  const runs = [js, cjs].flatMap((entry) => ['web', 'node'].map((target) => ({ entry, target })));
  const configurations = runs.map(({ entry, target }, index) => ({
    mode: 'production',
    target,
    context: project.folder,
    entry: `./${entry}`,
    output: { path: join(project.folder, 'webpack/out'), filename: `${index}.cjs` },
  }));
  project.write(
    'webpack/build.cjs',
    `require('webpack')(${JSON.stringify(configurations)}, (error, stats) => {
      if (error || stats.hasErrors()) throw error ?? new Error(stats.toString());
    });`,
  );
  await project.run(process.execPath, ['webpack/build.cjs']);
  return runEach(
    project,
    process.execPath,
    runs.map((_, index) => [`webpack/out/${index}.cjs`]),
  );
}

export async function runEsbuild(project: Project): Promise<unknown[][]> {
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
  const { js } = writePrograms(project, 'rollup');
  const args = [js, '--plugin', 'node-resolve', '--file', 'rollup/bundle.mjs'];
  await project.run('node_modules/rollup/dist/bin/rollup', args);
  return runEach(project, process.execPath, [['rollup/bundle.mjs']]);
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
