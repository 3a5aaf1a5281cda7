// Tests the polyfill with the resolver of Metro, the bundler of React Native, and its conditions for import and
// require.

import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import test from 'ava';
import { build, type Plugin } from 'esbuild';
import { type ResolutionContext, resolve } from 'metro-resolver';

const root = fileURLToPath(new URL('../..', import.meta.url));

type PackageInfo = NonNullable<ReturnType<ResolutionContext['getPackageForModule']>>;

function getPackage(path: string): PackageInfo['packageJson'] | null {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

function getPackageForModule(path: string): PackageInfo | null {
  for (let folder = path; folder !== dirname(folder); folder = dirname(folder)) {
    const packageJson = getPackage(join(folder, 'package.json'));
    if (packageJson !== null) {
      const packageRelativePath = path.slice(folder.length + 1);
      return { packageJson, rootPath: folder, packageRelativePath };
    }
  }
  return null;
}

function contextOf(
  originModulePath: string,
  isESMImport: boolean,
  warnings: string[],
): ResolutionContext {
  return {
    allowHaste: false,
    assetExts: new Set<string>(),
    customResolverOptions: {},
    dev: false,
    disableHierarchicalLookup: false,
    doesFileExist: existsSync,
    extraNodeModules: null,
    fileSystemLookup(path: string) {
      if (!existsSync(path)) return { exists: false };
      const realPath = realpathSync(path);
      return { exists: true, type: statSync(realPath).isDirectory() ? 'd' : 'f', realPath };
    },
    getPackage,
    getPackageForModule,
    isESMImport,
    mainFields: ['react-native', 'browser', 'main'],
    nodeModulesPaths: [],
    originModulePath,
    preferNativePlatform: true,
    redirectModulePath: (path: string) => path,
    resolveAsset: () => null,
    resolveHasteModule: () => null,
    resolveHastePackage: () => null,
    sourceExts: ['js', 'jsx', 'json', 'ts', 'tsx'],
    unstable_conditionNames: ['react-native'],
    unstable_conditionsByPlatform: { web: ['browser'] },
    unstable_enablePackageExports: true,
    unstable_incrementalResolution: false,
    unstable_logWarning: (warning: string) => warnings.push(warning),
  } as unknown as ResolutionContext;
}

function metro(platform: string, warnings: string[]): Plugin {
  return {
    name: 'metro',
    setup({ onResolve }) {
      onResolve({ filter: /.*/ }, ({ path, importer, kind }) => {
        if (kind === 'entry-point') return undefined;
        const origin = importer === '<stdin>' ? join(root, 'index.js') : importer;
        const context = contextOf(origin, kind === 'import-statement', warnings);
        const resolution = resolve(context, path, platform);
        return resolution.type === 'sourceFile' ? { path: resolution.filePath } : undefined;
      });
    },
  };
}

async function bundle(code: string, platform: string, warnings: string[]): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: root, sourcefile: '<stdin>' },
    bundle: true,
    format: 'iife',
    platform: 'neutral',
    plugins: [metro(platform, warnings)],
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

const domain = "new URL('https://faß.example/').host";

for (const platform of ['ios', 'android', 'web']) {
  for (const specifier of ['@urlkit/url-api/polyfill', '@urlkit/url-api/polyfill/force']) {
    for (const code of [`import '${specifier}'`, `require('${specifier}')`]) {
      test(`Metro for ${platform} bundles ${code}`, async (t) => {
        const warnings: string[] = [];
        const script = await bundle(code, platform, warnings);
        t.deepEqual(warnings, []);
        const context = createContext(Object.create(null));
        t.is(runInContext(`${script}\n;${domain}`, context), 'xn--fa-hia.example');
      });
    }
  }
}

test('Metro bundles the classes without globals', async (t) => {
  const warnings: string[] = [];
  const code = `import { URL } from '@urlkit/url-api'; globalThis.host = ${domain};`;
  const context = createContext(Object.create(null));
  runInContext(await bundle(code, 'ios', warnings), context);
  t.is(context['host'], 'xn--fa-hia.example');
  t.is(runInContext('typeof URL', context), 'undefined');
});
