import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { ExportTarget, Package } from '../workspace.js';
import { dataLicences } from './data-packages.js';

const repository = 'https://github.com/urlkit/urlkit';

// What has a polyfill has modules with side effects, and classic scripts.
function expectedFields({ folder, manifest }: Package): Record<string, unknown> {
  const hasPolyfill = './polyfill' in manifest.exports;
  const build = 'rm -rf dist && tsc && rollup -c ../../rollup.config.js --silent';
  return {
    name: folder === 'urlkit' ? 'urlkit' : `@urlkit/${folder}`,
    license: dataLicences.get(folder) ?? 'MIT',
    author: 'urlkit contributors',
    homepage: `${repository}/tree/main/packages/${folder}#readme`,
    bugs: `${repository}/issues`,
    repository: { type: 'git', url: `git+${repository}.git`, directory: `packages/${folder}` },
    sideEffects: hasPolyfill && [
      './dist/**/install-where-needed.js',
      './dist/**/install-always.js',
    ],
    type: 'module',
    engines: { node: '>=20.19' },
    files: ['dist', ...(dataLicences.has(folder) ? [] : ['src']), '!dist/*.tsbuildinfo'],
    publishConfig: { access: 'public' },
    scripts: {
      build: hasPolyfill ? `${build} && tsx ../../scripts/build-classic-scripts.ts` : build,
    },
  };
}

function* checkTarget(path: string, subpath: string, target: ExportTarget): Generator<string> {
  if (typeof target === 'string') {
    yield `exports["${subpath}"] must give "types" and "default"`;
    return;
  }
  const { node, types, default: code, ...others } = target;
  const nested = Object.values(others).filter((value) => typeof value === 'object');
  for (const value of nested) yield* checkTarget(path, subpath, value);
  if (types === undefined && code === undefined && nested.length > 0) return;
  const name = typeof code === 'string' ? /^\.\/dist\/([\w.-]+)\.js$/.exec(code)?.[1] : undefined;
  if (name === undefined || types !== `./dist/${name}.d.ts`) {
    yield `exports["${subpath}"] must be { "types": "./dist/x.d.ts", "default": "./dist/x.js" }`;
  } else if (!existsSync(join(path, 'src', `${name}.ts`))) {
    yield `exports["${subpath}"] names dist/${name}.js, but there is no src/${name}.ts`;
  }
  const inlined = {
    'no-idna': `./dist/node/no-idna/${name}.js`,
    default: `./dist/node/${name}.js`,
  };
  if (node !== undefined && !isDeepStrictEqual(node, inlined)) {
    yield `exports["${subpath}"].node must be ${JSON.stringify(inlined)}`;
  }
  const conditions = Object.keys(target);
  if (conditions[0] !== 'types' || conditions.at(-1) !== 'default') {
    yield `exports["${subpath}"] must have "types" first and "default" last`;
  }
}

function* checkExports({ path, manifest }: Package): Generator<string> {
  const { './package.json': own, ...entries } = manifest.exports;
  if (own !== './package.json') yield 'exports["./package.json"] must be "./package.json"';
  for (const [subpath, target] of Object.entries(entries)) {
    yield* checkTarget(path, subpath, target);
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
