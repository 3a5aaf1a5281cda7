// npm run check -- packages [--write]: compares what all packages have in common with what follows
// from their folders, or writes it: manifests, references, licences and notices. npm run format then
// puts the files in their usual form.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from './run.js';
import {
  directoryOf,
  type ExportTarget,
  layers,
  type Package,
  readJSON,
  readPackages,
  readVersions,
} from './workspace.js';

/** Packages that only those of this repository depend on. */
const unlisted = new Set(['internal']);

const repository = 'https://github.com/urlkit/urlkit';

/** Packages of data that others have made have the licence of the data. */
const dataLicences: ReadonlyMap<string, string> = new Map([['public-suffix-list', 'MPL-2.0']]);

/** Packages with material of others, which NOTICE.md names. */
const withNotice = new Set([
  ...['idna', 'percent-encoding', 'url-api', 'url-editions', 'url-keys', 'url-rendering'],
]);

/** Modules that do something when they are imported: install the polyfill. */
const sideEffects: ReadonlyMap<string, readonly string[]> = new Map([
  ['url-api', ['./dist/**/polyfill/*.js', './dist/polyfill*.js', './src/polyfill/*.ts']],
  ['react-native-url-polyfill', ['./dist/cjs/auto.js', './src/auto.ts']],
]);

/** Exports that are not modules in two formats. */
const wholes: Readonly<Record<string, ExportTarget>> = {
  './bundled': { types: './dist/index.d.ts', default: './dist/bundled.js' },
  './dist/polyfill.js': './dist/polyfill.js',
  './dist/polyfill.ascii.js': './dist/polyfill.ascii.js',
  './dist/polyfill.es2015.js': './dist/polyfill.es2015.js',
  './package.json': './package.json',
};

/** The name of the module that an export is made of. */
function nameOf(target: ExportTarget | undefined): string {
  const code = typeof target === 'object' ? target['default'] : undefined;
  return /^\.\/dist\/(?:cjs\/)?([\w./-]+)\.js$/.exec(String(code))?.[1] ?? 'index';
}

// Where require() can load ES modules, both conditions give the same file, so that a program has
// one copy. Jest, and Node with --no-experimental-require-module, do not know "module-sync".
function codeOf(name: string): Readonly<Record<string, ExportTarget>> {
  const module = `./dist/${name}.js`;
  return { 'module-sync': module, require: `./dist/cjs/${name}.js`, default: module };
}

/** The first condition that holds wins, so variants come before the code for all. */
function targetOf(subpath: string, target: ExportTarget, isShim: boolean): ExportTarget {
  const whole = wholes[subpath];
  if (whole !== undefined) return whole;
  const name = nameOf(target);
  // What shims replace is CommonJS, which modules import as a default, too.
  if (isShim) return { types: `./dist/cjs/${name}.d.ts`, default: `./dist/cjs/${name}.js` };
  const variants = Object.entries(target)
    .filter(([name, value]) => name !== 'types' && typeof value === 'object')
    .map(([condition, value]) => [condition, codeOf(nameOf(value))]);
  return {
    types: { require: `./dist/cjs/${name}.d.ts`, default: `./dist/${name}.d.ts` },
    ...Object.fromEntries(variants),
    ...codeOf(name),
  };
}

/** Any version of the unlisted package may change what it exports, so each release of another names one. */
function rangeOf(name: string, version: string): string {
  return unlisted.has(name.replace('@urlkit/', '')) ? version : `^${version}`;
}

/** For npm and lerna. They build and test the package in whose folder they run. */
const scripts = { build: 'tsx ../../scripts/build.ts', test: 'tsx ../../scripts/run-tests.ts' };

/** The manifest that a package should have. What others do not say, it says itself. */
function manifestOf(
  { folder, directory, manifest, isShim }: Package,
  versions: ReadonlyMap<string, string>,
): object {
  const { version, description, keywords, bin, exports, dependencies, ...others } = manifest;
  const hasPolyfill = './polyfill' in exports;
  const unpkg = hasPolyfill ? './dist/bundled.js' : undefined;
  const all = { ...exports, './package.json': './package.json' };
  const targets = Object.entries(all).map(([subpath, target]) => {
    return [subpath, targetOf(subpath, target, isShim)];
  });
  const ranges = Object.entries(dependencies ?? {}).map(([name, range]) => {
    return [name, versions.has(name) ? rangeOf(name, versions.get(name) ?? '') : range];
  });
  const fixed = {
    name: folder === 'urlkit' ? 'urlkit' : `@urlkit/${folder}`,
    version,
    description,
    keywords,
    license: dataLicences.get(folder) ?? 'MIT',
    author: 'urlkit contributors',
    homepage: `${repository}/tree/main/${directory}#readme`,
    bugs: `${repository}/issues`,
    repository: { type: 'git', url: `git+${repository}.git`, directory },
    sideEffects: sideEffects.get(folder) ?? false,
    type: 'module',
    engines: { node: '>=20.19' },
    scripts,
    bin,
    // For tools that read no export map.
    main: './dist/cjs/index.js',
    module: isShim ? undefined : './dist/index.js',
    types: './dist/cjs/index.d.ts',
    unpkg,
    jsdelivr: unpkg,
    exports: Object.fromEntries(targets),
    files: [
      isShim ? 'dist/cjs' : 'dist',
      'CHANGELOG.md',
      ...(withNotice.has(folder) ? ['NOTICE.md'] : []),
      ...(isShim ? [] : ['!dist/*.tsbuildinfo']),
    ],
    publishConfig: { access: 'public' },
    dependencies: dependencies && Object.fromEntries(ranges),
  };
  return { ...fixed, ...others, ...fixed };
}

/** The layers that a package depends on, lowest first. */
function dependenciesOf({ manifest }: Package): string[] {
  const all = { ...manifest.dependencies, ...manifest.devDependencies };
  // A shim may have the name of a package that others test with.
  const names = Object.keys(all)
    .filter((name) => versions.has(name))
    .map((name) => name.replace('@urlkit/', ''));
  return layers.filter((layer) => names.includes(layer));
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function read(...path: readonly string[]): string {
  const file = join(...path);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** The files of a package that follow from others, with their contents. */
function generatedFiles(pack: Package, versions: ReadonlyMap<string, string>): [string, string][] {
  const { folder, path } = pack;
  const references = dependenciesOf(pack).map((layer) => ({
    path: posix.relative(pack.directory, directoryOf(layer)),
  }));
  const { references: _, ...tsconfig } = readJSON<{ references?: unknown }>(path, 'tsconfig.json');
  return [
    ['package.json', json(manifestOf(pack, versions))],
    ['tsconfig.json', json({ ...tsconfig, ...(references.length > 0 && { references }) })],
    ...(dataLicences.has(folder) ? [] : [['LICENSE', read(root, 'LICENSE')] as [string, string]]),
    ...(withNotice.has(folder) ? [['NOTICE.md', read(root, 'NOTICE.md')] as [string, string]] : []),
  ];
}

const isWriting = process.argv.includes('--write');
const packages = readPackages();
const versions = readVersions();
const problems: string[] = [];
for (const pack of packages) {
  for (const [name, content] of generatedFiles(pack, versions)) {
    const current = read(pack.path, name);
    const text = current && name.endsWith('.json') ? json(JSON.parse(current)) : current;
    if (text === content) continue;
    if (isWriting) writeFileSync(join(pack.path, name), content);
    else problems.push(`${pack.directory}/${name}: run npm run check -- packages --write`);
  }
}
for (const problem of problems) console.error(problem);
console.log(`check packages: ${packages.length} packages, problems: ${problems.length}`);
process.exitCode = problems.length > 0 ? 1 : 0;
