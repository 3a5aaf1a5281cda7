import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { checkPackage, createPackageFromTarballData, type Package } from '@arethetypeswrong/core';
import { problemKindInfo } from '@arethetypeswrong/core/problems';
import { type ecmaVersion, Parser } from 'acorn';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { root } from '../../scripts/run.js';

// What is an ES module alone, or a script.
const untyped = [
  './bundled',
  ...['./dist/polyfill.js', './dist/polyfill.ascii.js', './dist/polyfill.es2015.js'],
];

// What users read about the syntax of published files is what is checked.
const versions = readFileSync(join(root, 'docs/guides/versions.md'), 'utf8');
const [, syntax] = /syntax of ECMAScript (\d{4}) without static blocks/.exec(versions) ?? [];

const OldParser = Parser.extend(
  (Base) =>
    class extends Base {
      parseClassStaticBlock(): never {
        throw new SyntaxError('Static block of a class');
      }
    },
);

/** Why a tool that knows only the syntax that the packages require cannot read a file; null if it can. */
export function syntaxErrorIn(code: string, asModule: boolean): string | null {
  const ecmaVersion = Number(syntax) as ecmaVersion;
  try {
    OldParser.parse(code, {
      ecmaVersion,
      sourceType: asModule ? 'module' : 'script',
      allowHashBang: true,
    });
    return null;
  } catch (error) {
    return String(error);
  }
}

/** Whether a published file of JavaScript is a module. */
export function isModule(file: string): boolean {
  return !/\.cjs$|\/dist\/(?:cjs\/|polyfill[\w.]*\.js$)/.test(file);
}

/** Modules of packages that are installed beside one. */
const beside = /^\/node_modules\/@urlkit\/[\w-]+\/dist\//;

interface SourceMap {
  readonly sources: readonly string[];
  readonly sourcesContent?: readonly (string | null)[];
}

/** What is missing from a packed package, or should not be in it. */
export function* checkContents(contents: Package): Generator<string> {
  const base = `/node_modules/${contents.packageName}`;
  const files = contents.listFiles(base);
  const { files: listed }: { files: string[] } = JSON.parse(
    contents.readFile(`${base}/package.json`),
  );
  const written = listed.filter((name) => !name.startsWith('!') && name !== 'CHANGELOG.md');
  for (const wanted of [...written, 'README.md', 'LICENSE']) {
    if (!files.some((file) => file.startsWith(`${base}/${wanted}`))) yield `holds no ${wanted}`;
  }
  const unwanted = files.find((file) => /\.tsbuildinfo$|\/test\//.test(file));
  if (unwanted !== undefined) yield `holds ${unwanted}`;
  for (const file of files.filter((name) => /\.c?js$/.test(name))) {
    const problem = syntaxErrorIn(contents.readFile(file), isModule(file));
    if (problem !== null) yield `${file}: ${problem}`;
  }
  for (const map of files.filter((name) => name.endsWith('.map'))) yield* checkMap(contents, map);
}

function* checkMap(contents: Package, map: string): Generator<string> {
  const { sources, sourcesContent }: SourceMap = JSON.parse(contents.readFile(map));
  for (const [index, source] of sources.entries()) {
    if (sourcesContent?.[index]) continue;
    const path = posix.join(posix.dirname(map), source);
    // Files that bundle whole packages lead to the modules of those, which are installed beside this one.
    const isThere = contents.fileExists(path) || beside.test(path);
    if (!isThere) yield `${map} leads to ${source}, which is not there`;
  }
}

async function checkTypes(contents: Package): Promise<string[]> {
  const analysis = await checkPackage(contents, { excludeEntrypoints: untyped });
  if (!analysis.types) return [];
  // The resolution of TypeScript before export maps, which TypeScript 7 no longer has, finds no subpaths.
  const problems = analysis.problems.filter(
    (problem) => !('resolutionKind' in problem) || problem.resolutionKind !== 'node10',
  );
  const titles = problems.map(({ kind }) => `attw: ${problemKindInfo[kind].title}`);
  return Array.from(new Set(titles));
}

async function checkPublishing(tarball: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const { messages, pkg } = await publint({ pack: { tarball: tarball.buffer }, strict: true });
  return messages.map((message) => `publint: ${formatMessage(message, pkg, { color: false })}`);
}

/** What is wrong in a packed package: its files, its maps, and what publint and attw find. */
export async function checkTarball(tarball: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const contents = createPackageFromTarballData(tarball);
  return [
    ...checkContents(contents),
    ...(await checkTypes(contents)),
    ...(await checkPublishing(tarball)),
  ];
}
