import { posix } from 'node:path';
import { checkPackage, createPackageFromTarballData, type Package } from '@arethetypeswrong/core';
import { filterProblems, problemKindInfo } from '@arethetypeswrong/core/problems';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

const esmResolutions = ['node16-esm', 'bundler'] as const;

// Made of the sources of many packages, of which it holds those of one.
const madeOfMany = /\/polyfill(\.ascii)?\.js$|\/dist\/node\//;

/** What is missing from a packed package, or should not be in it. */
export function* checkContents(contents: Package): Generator<string> {
  const base = `/node_modules/${contents.packageName}`;
  const files = contents.listFiles(base);
  const { files: listed }: { files: string[] } = JSON.parse(
    contents.readFile(`${base}/package.json`),
  );
  const hasSources = listed.includes('src');
  for (const wanted of ['/dist/', ...(hasSources ? ['/src/'] : []), '/README.md', '/LICENSE']) {
    if (!files.some((file) => file.startsWith(base + wanted))) yield `holds no ${wanted.slice(1)}`;
  }
  const unwanted = files.find((file) => /\.tsbuildinfo$|\/test\//.test(file));
  if (unwanted !== undefined) yield `holds ${unwanted}`;
  for (const file of files.filter((name) => /\.[jt]s$/.test(name) && name.includes('/dist/'))) {
    if (hasSources && !madeOfMany.test(file) && !contents.fileExists(`${file}.map`))
      yield `${file} has no map`;
  }
  for (const map of files.filter((name) => name.endsWith('.map'))) {
    const { sources }: { sources: string[] } = JSON.parse(contents.readFile(map));
    for (const source of sources) {
      if (!contents.fileExists(posix.join(posix.dirname(map), source))) {
        yield `${map} names ${source}, which is not in the tarball`;
      }
    }
  }
}

async function checkTypes(contents: Package): Promise<string[]> {
  const analysis = await checkPackage(contents);
  if (!analysis.types) return [];
  const titles = esmResolutions
    .flatMap((resolutionKind) => filterProblems(analysis, { resolutionKind }))
    .map(({ kind }) => `attw: ${problemKindInfo[kind].title}`);
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
