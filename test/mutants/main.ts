// npm run test:mutants: changes the sources of packages in many small ways, and runs the tests of the package for each. A mutant
// that no test notices needs a test, or an entry in survivors.json that says why none can: it does the same, or more slowly.

import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type File, Instrumenter } from '@stryker-mutator/instrumenter';
import { build, type Plugin } from 'esbuild';
import { root } from '../../scripts/run.js';
import { keepPlaces } from '../support/bundle-tests.js';

/** Core packages, and their files that are not mutated: tables. */
const packages = new Map<string, RegExp>([
  ['infra', /^$/],
  ['percent-encoding', /^$/],
  ['ipv6', /^$/],
  ['idna', /tables\.ts$/],
  ['host', /^$/],
  ['url-record', /^$/],
  ['url-serializer', /^$/],
  ['form-urlencoded', /^$/],
]);

interface Mutant {
  readonly file: string;
  /** The line of code that the mutant changes, what it changes in it, and what it puts in its place. */
  readonly line: string;
  readonly code: string;
  readonly replacement: string;
}

/** A mutant that may survive. */
interface Survivor extends Mutant {
  /** Why no test can notice it: it does the same, or does it more slowly. */
  readonly reason: string;
}

function isSame(a: Mutant, b: Mutant): boolean {
  const keys = ['file', 'line', 'code', 'replacement'] as const;
  return keys.every((key) => a[key] === b[key]);
}

const silent = () => {};
const logger = {
  ...{ isTraceEnabled: () => false, isDebugEnabled: () => false, isInfoEnabled: () => false },
  ...{ isWarnEnabled: () => false, isErrorEnabled: () => false, isFatalEnabled: () => false },
  ...{ trace: silent, debug: silent, info: silent, warn: silent, error: silent, fatal: silent },
};

/** Texts of errors, and the names of arguments in them, are for people, and other tests look at them. */
const ignoreMessages = {
  name: 'messages',
  shouldIgnore: ({ node }: { readonly node: { readonly type: string; readonly callee?: Name } }) =>
    node.type === 'ThrowStatement' || /^assert/.test(node.callee?.name ?? '')
      ? 'A message'
      : undefined,
};

interface Name {
  readonly name?: string;
}

/** Puts all mutants of a package into its sources: a global variable says which one is active. */
async function instrument(folder: string, left: RegExp) {
  const src = join(folder, 'src');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !left.test(name))
    .map((name): File => {
      const path = join(src, name);
      return { name: path, mutate: true, content: readFileSync(path, 'utf8') };
    });
  const { files: sources, mutants } = await new Instrumenter(logger).instrument(files, {
    excludedMutations: [],
    ignorers: [ignoreMessages],
    noHeader: false,
    plugins: null,
  });
  const contents = new Map(files.map(({ name, content }) => [name, content.split('\n')]));
  const described = mutants
    .filter(({ status }) => status !== 'Ignored')
    .map(({ id, fileName, location: { start, end }, replacement }) => {
      const lines = (contents.get(fileName) ?? []).slice(start.line, end.line + 1);
      const code = lines.map((line, index) => {
        const last = index === lines.length - 1 ? end.column : line.length;
        return line.slice(index === 0 ? start.column : 0, last).trim();
      });
      const mutant: Mutant = {
        file: relative(root, fileName),
        line: lines[0]?.trim() ?? '',
        code: code.join(' '),
        replacement: replacement.replace(/\s+/g, ' '),
      };
      return { id, mutant };
    });
  return { sources, mutants: described };
}

/** Loads the sources of packages in place of the built files, those with mutants among them. */
function useSources(sources: readonly File[]): Plugin {
  return {
    name: 'use-sources',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^ava$/ }, () => ({ path: join(import.meta.dirname, 'ava.ts') }));
      onResolve({ filter: /^@urlkit\// }, ({ path }) => {
        const [, name = '', ...rest] = path.split('/');
        const file = rest.length === 0 ? 'index' : rest.join('/');
        return { path: join(root, 'packages', name, 'src', `${file}.ts`) };
      });
      onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const source = sources.find(({ name }) => name === path);
        return source && { contents: source.content, loader: 'ts' };
      });
    },
  };
}

/** Bundles the tests of a package with the sources of all packages. Returns the path of the bundle. */
async function bundleTests(name: string, sources: readonly File[]): Promise<string> {
  const folder = join(root, 'packages', name, 'test');
  const tests = readdirSync(folder).filter((file) => file.endsWith('.test.ts'));
  const imports = tests.map((file) => `import './packages/${name}/test/${file}';`);
  const outfile = join(root, '.cache/mutants', `${name}.cjs`);
  await build({
    bundle: true,
    ignoreAnnotations: true,
    packages: 'external',
    format: 'cjs',
    platform: 'node',
    stdin: { contents: [...imports, `export { tests } from 'ava';`].join('\n'), resolveDir: root },
    outfile,
    plugins: [useSources(sources), keepPlaces],
  });
  return outfile;
}

/** What one mutant may take, in milliseconds. Many never end. */
const LONGEST = 15_000;

/** Runs the tests for mutants, one after the other. Returns those that no test notices. */
async function findUnnoticed(bundle: string, ids: string[]): Promise<string[]> {
  const unnoticed: string[] = [];
  let worker: Worker | null = null;
  for (let id = ids.pop(); id !== undefined; id = ids.pop()) {
    worker ??= new Worker(new URL('worker.js', import.meta.url), { workerData: bundle });
    worker.postMessage(id);
    const end = new AbortController();
    const isNoticed = await Promise.race([
      once(worker, 'message', end).then(([answer]) => Boolean(answer)),
      delay(LONGEST, null, end),
    ]).catch((error) => {
      if (id === '') console.error(error);
      return null;
    });
    end.abort();
    if (isNoticed === false) unnoticed.push(id);
    // It goes on for ever, or took all memory.
    if (isNoticed === null) {
      await worker.terminate();
      worker = null;
    }
  }
  await worker?.terminate();
  return unnoticed;
}

async function findSurvivors(name: string, left: RegExp): Promise<readonly Mutant[]> {
  const { sources, mutants } = await instrument(join(root, 'packages', name), left);
  const bundle = await bundleTests(name, sources);
  const [unchanged] = await findUnnoticed(bundle, ['']);
  if (unchanged === undefined) throw new Error(`The tests of ${name} fail without a mutant`);
  const ids = mutants.map(({ id }) => id);
  const unnoticed = (
    await Promise.all(Array.from({ length: cpus().length }, () => findUnnoticed(bundle, ids)))
  ).flat();
  const survivors = mutants.filter(({ id }) => unnoticed.includes(id)).map(({ mutant }) => mutant);
  console.log(`${name}: ${mutants.length} mutants, ${survivors.length} survive`);
  return survivors;
}

const list = new URL('survivors.json', import.meta.url);
const explained: readonly Survivor[] = JSON.parse(readFileSync(list, 'utf8'));
const chosen = process.argv.slice(2);
for (const [name, left] of packages) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const survivors = await findSurvivors(name, left);
  for (const mutant of survivors) {
    if (explained.some((one) => isSame(one, mutant))) continue;
    console.log(`No test notices: ${JSON.stringify(mutant, null, 2)}`);
    process.exitCode = 1;
  }
  for (const one of explained.filter(({ file }) => file.startsWith(`packages/${name}/`))) {
    if (survivors.some((mutant) => isSame(one, mutant))) continue;
    console.log(`In survivors.json, but not a survivor: ${JSON.stringify(one, null, 2)}`);
    process.exitCode = 1;
  }
}
