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

const repository = 'https://github.com/urlkit/urlkit';

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
  // What is not a module in two formats, such as a script.
  if (typeof target === 'string' || subpath === './bundled') return target;
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

/** For npm and lerna. They build and test the package in whose folder they run. */
const scripts = { build: 'tsx ../../scripts/build.ts', test: 'tsx ../../scripts/run-tests.ts' };

const versions = readVersions();

/** The manifest that a package should have. What does not follow from others, it says itself. */
function manifestOf({ folder, directory, manifest, isShim }: Package): object {
  const targets = Object.entries(manifest.exports).map(([subpath, target]) => {
    return [subpath, targetOf(subpath, target, isShim)];
  });
  // `^` stays, and so does none: any version of `internal` may change what it exports.
  const ranges = Object.entries(manifest.dependencies ?? {}).map(([name, range]) => {
    return [name, range.replace(/\d.*/, (old) => versions.get(name) ?? old)];
  });
  return {
    ...manifest,
    name: folder === 'urlkit' ? 'urlkit' : `@urlkit/${folder}`,
    license: manifest.license ?? 'MIT',
    author: 'urlkit contributors',
    homepage: `${repository}/tree/main/${directory}#readme`,
    bugs: `${repository}/issues`,
    repository: { type: 'git', url: `git+${repository}.git`, directory },
    sideEffects: manifest['sideEffects'] ?? false,
    type: 'module',
    engines: { node: '>=20.19' },
    scripts,
    // For tools that read no export map.
    main: './dist/cjs/index.js',
    module: isShim ? undefined : './dist/index.js',
    types: './dist/cjs/index.d.ts',
    exports: { ...Object.fromEntries(targets), './package.json': './package.json' },
    publishConfig: { access: 'public' },
    dependencies: manifest.dependencies && Object.fromEntries(ranges),
  };
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function read(...path: readonly string[]): string {
  const file = join(...path);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** The files of a package that follow from others, with their contents. */
function generatedFiles(pack: Package): [string, string][] {
  const { directory, manifest, path } = pack;
  const needed = { ...manifest.dependencies, ...manifest.devDependencies };
  const references = layers
    .filter((layer) => `@urlkit/${layer}` in needed)
    .map((layer) => ({ path: posix.relative(directory, directoryOf(layer)) }));
  const tsconfig = readJSON<object>(path, 'tsconfig.json');
  const copied = [
    // Data of others has their licence.
    ...((manifest.license ?? 'MIT') === 'MIT' ? ['LICENSE'] : []),
    // Material of others.
    ...(manifest.files.includes('NOTICE.md') ? ['NOTICE.md'] : []),
  ];
  return [
    ['package.json', json(manifestOf(pack))],
    [
      'tsconfig.json',
      json({ ...tsconfig, references: references.length > 0 ? references : undefined }),
    ],
    ...copied.map((name): [string, string] => [name, read(root, name)]),
  ];
}

const isWriting = process.argv.includes('--write');
const packages = readPackages();
const problems: string[] = [];
for (const pack of packages) {
  for (const [name, content] of generatedFiles(pack)) {
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
