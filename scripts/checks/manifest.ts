import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { ExportTarget, Manifest, Package } from '../workspace.js';
import { dataLicences, noticeFolders } from './data-packages.js';

const repository = 'https://github.com/urlkit/urlkit';

// What is not one of the modules in two formats: files that hold all of the package.
const wholes: Readonly<Record<string, ExportTarget>> = {
  './browser': { types: './dist/index.d.ts', default: './dist/browser/url-api.js' },
  './dist/polyfill.js': './dist/polyfill.js',
  './dist/polyfill.ascii.js': './dist/polyfill.ascii.js',
  './package.json': './package.json',
};

/** The name of the module that an entry of an export map stands for. */
function nameOf(target: ExportTarget | undefined): string {
  const code = typeof target === 'object' ? target['default'] : undefined;
  return /^\.\/dist\/(?:node\/)?((?!browser)[\w./-]+)\.js$/.exec(String(code))?.[1] ?? 'index';
}

// Where require() can load ES modules, both conditions give the same file, so that a program has
// one copy. Jest, and Node with --no-experimental-require-module, do not know "module-sync".
function codeOf(name: string, folder = ''): ExportTarget {
  const module = `./dist/${folder}${name}.js`;
  return { 'module-sync': module, require: `./dist/cjs/${name}.js`, default: module };
}

// TypeScript with `moduleResolution: node10` reads no export map.
function typesVersionsOf({ exports }: Manifest): unknown {
  const entries = Object.entries(exports).flatMap(([subpath, target]) => {
    if (subpath === '.' || typeof target === 'string') return [];
    return [[subpath.slice(2), [`./dist/cjs/${nameOf(target)}.d.ts`]]];
  });
  return entries.length === 0 ? undefined : { '*': Object.fromEntries(entries) };
}

// What has a polyfill has modules with side effects, and classic scripts.
function expectedFields({ folder, manifest }: Package): Record<string, unknown> {
  const hasPolyfill = './polyfill' in manifest.exports;
  const clean = `node -e "fs.rmSync('dist', { recursive: true, force: true })"`;
  const modules = `${clean} && tsc && rollup -c ../../rollup.config.js --silent`;
  const script = hasPolyfill
    ? 'build-classic-scripts'
    : folder === 'urlkit' && 'build-command-files';
  return {
    name: folder === 'urlkit' ? 'urlkit' : `@urlkit/${folder}`,
    license: dataLicences.get(folder) ?? 'MIT',
    author: 'urlkit contributors',
    homepage: `${repository}/tree/main/packages/${folder}#readme`,
    bugs: `${repository}/issues`,
    repository: { type: 'git', url: `git+${repository}.git`, directory: `packages/${folder}` },
    sideEffects: hasPolyfill && ['./dist/**/polyfill/*.js', './dist/polyfill*.js'],
    type: 'module',
    engines: { node: '>=20.19' },
    main: './dist/cjs/index.js',
    types: './dist/cjs/index.d.ts',
    unpkg: hasPolyfill ? './dist/browser/url-api.js' : undefined,
    jsdelivr: hasPolyfill ? './dist/browser/url-api.js' : undefined,
    typesVersions: typesVersionsOf(manifest),
    files: [
      'dist',
      ...(dataLicences.has(folder) ? [] : ['src']),
      'CHANGELOG.md',
      ...(noticeFolders.has(folder) ? ['NOTICE.md'] : []),
      '!dist/*.tsbuildinfo',
    ],
    publishConfig: { access: 'public' },
    scripts: {
      build: script ? `${modules} && tsx ../../scripts/${script}.ts` : modules,
    },
  };
}

function* checkTarget(path: string, subpath: string, target: ExportTarget): Generator<string> {
  const name = nameOf(target);
  if (!existsSync(join(path, 'src', `${name}.ts`))) {
    yield `exports["${subpath}"] names ${name}, but there is no src/${name}.ts`;
  }
  const variants = Object.entries(target)
    .filter(([condition, value]) => condition !== 'types' && typeof value === 'object')
    .map(([condition, value]) => {
      return [condition, codeOf(nameOf(value), condition === 'node' ? 'node/' : '')];
    });
  const expected = JSON.stringify({
    types: { require: `./dist/cjs/${name}.d.ts`, default: `./dist/${name}.d.ts` },
    ...Object.fromEntries(variants),
    ...Object(codeOf(name)),
  });
  // The first condition that holds wins, so the order counts.
  if (JSON.stringify(target) !== expected) yield `exports["${subpath}"] must be ${expected}`;
}

function* checkExports({ path, manifest }: Package): Generator<string> {
  if (!('./package.json' in manifest.exports)) yield 'exports must have "./package.json"';
  for (const [subpath, target] of Object.entries(manifest.exports)) {
    const whole = wholes[subpath];
    if (whole === undefined) yield* checkTarget(path, subpath, target);
    else if (!isDeepStrictEqual(target, whole)) {
      yield `exports["${subpath}"] must be ${JSON.stringify(whole)}`;
    }
  }
}

/** What is wrong in a package's package.json, its dependencies aside. */
export function* checkManifest(pack: Package): Generator<string> {
  const { manifest } = pack;
  for (const [field, expected] of Object.entries(expectedFields(pack))) {
    if (!isDeepStrictEqual(manifest[field], expected)) {
      yield `"${field}" must be ${JSON.stringify(expected)}`;
    }
  }
  const { description, keywords } = manifest;
  if (typeof description !== 'string' || !/^[A-Z].*\.$/.test(description)) {
    yield '"description" must be a sentence';
  }
  if (!Array.isArray(keywords) || keywords.length === 0) yield '"keywords" must not be empty';
  yield* checkExports(pack);
}
