// Bundles with Metro, which `npm run fetch -- peers` installs, with the conditions of React Native.

import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root, temporaryFolder } from '../../scripts/run.js';
import { readPackages } from '../../scripts/workspace.js';

interface Metro {
  runBuild(config: object, options: object): Promise<unknown>;
}

interface MetroConfig {
  getDefaultConfig(folder: string): Promise<object>;
  mergeConfig(...configs: readonly object[]): object;
}

/** Writes a project with the packages as they are built. */
function writeProject(): string {
  const folder = temporaryFolder();
  for (const { path, manifest } of readPackages()) {
    for (const name of ['package.json', 'dist']) {
      cpSync(join(path, name), join(folder, 'node_modules', manifest.name, name), {
        recursive: true,
      });
    }
  }
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  return folder;
}

/** Returns the sizes of minified programs, compressed by gzip -9, without what Metro adds to each. */
export async function measureWithMetro(programs: readonly string[]): Promise<number[]> {
  const require = createRequire(join(root, 'apps/bench/package.json'));
  const { runBuild }: Metro = require('metro');
  const { getDefaultConfig, mergeConfig }: MetroConfig = require('metro-config');
  const folder = writeProject();
  const config = mergeConfig(await getDefaultConfig(folder), {
    projectRoot: folder,
    watchFolders: [folder, dirname(require.resolve('metro-runtime/package.json'))],
    reporter: { update() {} },
    resolver: {
      useWatchman: false,
      unstable_enablePackageExports: true,
      unstable_conditionNames: ['react-native'],
    },
    transformer: {
      asyncRequireModulePath: require.resolve('metro-runtime/src/modules/asyncRequire'),
      babelTransformerPath: require.resolve('metro-babel-transformer'),
      getTransformOptions: () => ({ transform: { experimentalImportSupport: true } }),
    },
  });
  const sizes: number[] = [];
  for (const program of ['', ...programs]) {
    const [entry, out] = ['program.js', join(folder, 'bundle.js')];
    writeFileSync(join(folder, entry), program);
    await runBuild(config, { entry, out, dev: false, minify: true, platform: 'android' });
    sizes.push(gzipSync(readFileSync(out), { level: 9 }).length);
  }
  const [empty = 0, ...others] = sizes;
  return others.map((size) => size - empty);
}
