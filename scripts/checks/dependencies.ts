import { join, relative, resolve, sep } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { layers } from '../layers.js';
import { root } from '../run.js';
import {
  importedSpecifiers,
  type Package,
  packageOf,
  readJSON,
  typeScriptFiles,
} from '../workspace.js';

interface Import {
  readonly file: string;
  readonly specifier: string;
}

export interface TSConfig {
  readonly references?: readonly { readonly path: string }[];
}

function importsIn(folder: string): Import[] {
  return typeScriptFiles(folder).flatMap((file) =>
    importedSpecifiers(file).map((specifier) => ({ file, specifier })),
  );
}

function* checkDeclared({ path, manifest }: Package): Generator<string> {
  const { dependencies, peerDependencies } = manifest;
  const declared = new Set(Object.keys({ ...dependencies, ...peerDependencies }));
  const imported = new Set(
    importsIn(join(path, 'src'))
      .map(({ specifier }) => specifier)
      .filter((specifier) => !/^(\.|node:)/.test(specifier))
      .map(packageOf),
  );
  for (const name of imported) {
    if (!declared.has(name)) yield `src imports ${name}, which is not among its dependencies`;
  }
  for (const name of declared) {
    if (!imported.has(name)) yield `depends on ${name}, which src does not import`;
  }
}

function* checkSiblings(pack: Package, siblings: readonly Package[]): Generator<string> {
  const layer = layers.indexOf(pack.folder);
  for (const { folder, manifest } of siblings) {
    const range = pack.manifest.dependencies?.[manifest.name] ?? '';
    if (range !== `^${manifest.version}`) {
      yield `depends on ${manifest.name} by "${range}", not "^${manifest.version}"`;
    }
    if (layers.indexOf(folder) >= layer) {
      yield `depends on ${manifest.name}, which is not below it in scripts/layers.ts`;
    }
  }
}

function* checkReferences(pack: Package, siblings: readonly Package[]): Generator<string> {
  const { references = [] } = readJSON<TSConfig>(pack.path, 'tsconfig.json');
  const actual = references.map(({ path }) => path).sort();
  const expected = siblings.map(({ folder }) => `../${folder}`).sort();
  if (!isDeepStrictEqual(actual, expected)) {
    yield `tsconfig.json must reference its sibling dependencies: ${expected.join(', ')}`;
  }
}

/** What is wrong in a package's dependencies: declared, imported, referenced, and the order of layers. */
export function* checkDependencies(pack: Package, all: readonly Package[]): Generator<string> {
  const dependencies = pack.manifest.dependencies ?? {};
  const siblings = all.filter(({ manifest }) => manifest.name in dependencies);
  yield* checkDeclared(pack);
  yield* checkSiblings(pack, siblings);
  yield* checkReferences(pack, siblings);
}

function isInside(path: string, folder: string): boolean {
  return path.startsWith(folder + sep);
}

function passesExportMap({ file, specifier }: Import, { path, manifest }: Package): boolean {
  if (specifier.startsWith('.')) {
    const imported = resolve(file, '..', specifier);
    const isReached = isInside(imported, path) && !isInside(imported, join(path, 'test'));
    return isReached && !isInside(file, path);
  }
  const subpath = specifier.replace(manifest.name, '.');
  return specifier.startsWith(`${manifest.name}/`) && !(subpath in manifest.exports);
}

/** The imports in a folder that reach into a package's files past its export map. */
export function* checkReach(folder: string, all: readonly Package[]): Generator<string> {
  for (const found of importsIn(folder)) {
    if (all.some((pack) => passesExportMap(found, pack))) {
      yield `${relative(root, found.file)} imports ${found.specifier} past an export map`;
    }
  }
}
