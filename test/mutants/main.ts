// npm run check -- mutants: changes the sources of packages in many small ways, and runs the tests of the package for each. A mutant
// that no test notices needs a test, or an entry in survivors.json that says why none can: it does the same, or more slowly.
// WORKERS is how many mutants run at once. RESUME=1 goes on with a run that was interrupted, unless code has changed since.
// `.cache/mutants` has what is printed as JSON, too: a file for each package.

import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus } from 'node:os';
import { basename, join, relative } from 'node:path';
import { type File, Instrumenter } from '@stryker-mutator/instrumenter';
import { build, type Plugin } from 'esbuild';
import { root } from '../../scripts/run.js';
import { directoryOf } from '../../scripts/workspace.js';
import { keepPlaces } from '../support/bundle-tests.js';

/** Packages, and their files that are not mutated: tables, and files that change globals, whose tests run built files. */
const packages = new Map<string, RegExp>([
  ['internal', /^$/],
  ['infra', /^$/],
  ['percent-encoding', /^$/],
  ['ipv6', /^$/],
  ['idna', /tables\.ts$/],
  ['host', /^$/],
  ['url-record', /^$/],
  ['url-serializer', /^$/],
  ['form-urlencoded', /^$/],
  ['url-parser', /^$/],
  ['url-api', /polyfill\/(?:force|missing|older-library)\.ts$/],
  // Only the files whose survivors are explained.
  [
    'url-validation',
    /^(?!(?:error-collector|group-diagnostics|host-writing|ip-address-writing|removed-ranges|terminal|url-units|url-writing|validate-ipv6|word-distance)\.ts$)/,
  ],
  // Likewise. Of the others, the clients open connections.
  [
    'host-policy',
    /^(?!(?:local-reference|prefix|prefix-tree|punctuation|reachability|read-target|redirect-uri|scheme-checks|target|url-policy)\.ts$)/,
  ],
]);

/** Tests elsewhere that say what a package does: paths from the root. Those of web-platform-tests need its data. */
const testsElsewhere = new Map<string, readonly string[]>([
  [
    'url-parser',
    [
      'test/wpt/urltestdata.test.ts',
      'test/wpt/setters.test.ts',
      'test/differential/validation.test.ts',
    ],
  ],
  ['url-api', ['test/wpt/urltestdata.test.ts', 'test/wpt/setters.test.ts']],
]);

/** Tests that run built files, which have no mutants, or open connections, which each mutant would wait for. */
const testsLeft =
  /^(?:entries|readme|afterwards|afterwards-agents|agents|node|pollution|redirects|request-filtering-agent)\.test\.ts$/;

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

const list = new URL('survivors.json', import.meta.url);
const explained: readonly Survivor[] = JSON.parse(readFileSync(list, 'utf8'));

function isExplained(mutant: Mutant): boolean {
  return explained.some((one) => isSame(one, mutant));
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

/** A mutant of `super.sort()` would be `super` alone, which is no expression. */
const ignoreSuper = {
  name: 'super',
  shouldIgnore: ({ node }: { readonly node: { readonly callee?: Callee } }) =>
    node.callee?.object?.type === 'Super' ? 'A call of a method of a super class' : undefined,
};

interface Callee {
  readonly object?: { readonly type: string };
}

/** Puts all mutants of a package into its sources: a global variable says which one is active. */
async function instrument(folder: string, left: RegExp) {
  const src = join(folder, 'src');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.d)\.ts$/.test(name) && !left.test(name))
    .map((name): File => {
      const path = join(src, name);
      return { name: path, mutate: true, content: readFileSync(path, 'utf8') };
    });
  const { files: sources, mutants } = await new Instrumenter(logger).instrument(files, {
    excludedMutations: [],
    ignorers: [ignoreMessages, ignoreSuper],
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
      // It would load built files.
      onResolve({ filter: /portable-parser\.js$/ }, () => {
        return { path: join(import.meta.dirname, 'portable-parser.ts') };
      });
      // These have a default export and no CommonJS, in which the other packages are loaded.
      onResolve({ filter: /^(?:string-width|strip-ansi|ansi-regex)$/ }, ({ path, resolveDir }) => {
        return { path: createRequire(join(resolveDir, 'index.js')).resolve(path) };
      });
      onResolve({ filter: /^\.\.\/dist\/\w+\.js$/ }, ({ path, resolveDir }) => {
        const name = basename(path, '.js');
        return { path: join(resolveDir, '../src', `${name}.ts`) };
      });
      onResolve({ filter: /^@urlkit\// }, ({ path }) => {
        const [, name = '', ...rest] = path.split('/');
        const file = rest.length === 0 ? 'index' : rest.join('/');
        return { path: join(root, directoryOf(name), 'src', `${file}.ts`) };
      });
      onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const source = sources.find(({ name }) => name === path);
        return source && { contents: source.content, loader: 'ts' };
      });
    },
  };
}

/** Bundles the test files of a package, each with the sources of all packages. Returns the paths of the bundles. */
function bundleTests(name: string, sources: readonly File[]): Promise<readonly string[]> {
  const folder = `${directoryOf(name)}/test`;
  const own = readdirSync(join(root, folder)).filter(
    (file) => file.endsWith('.test.ts') && !testsLeft.test(file),
  );
  const tests = [...own.map((file) => `${folder}/${file}`), ...(testsElsewhere.get(name) ?? [])];
  const bundles = tests.map(async (file) => {
    const outfile = join(root, '.cache/mutants', name, `${basename(file)}.cjs`);
    await build({
      bundle: true,
      ignoreAnnotations: true,
      packages: 'external',
      format: 'cjs',
      platform: 'node',
      stdin: {
        contents: `import './${file}'; export { hooks, tests } from 'ava';`,
        resolveDir: root,
      },
      outfile,
      plugins: [useSources(sources), keepPlaces],
    });
    return outfile;
  });
  return Promise.all(bundles);
}

/** What `worker.js` runs: tests of a bundle for a mutant, by default all of them. */
interface Run {
  readonly bundle: string;
  readonly id: string;
  readonly chosen?: readonly number[];
}

/** What it answers. */
interface Outcome {
  readonly isNoticed: boolean;
  readonly error: string;
  /** The code that ran outside of tests, and in each test: identifiers of mutants. */
  readonly coverage: {
    readonly static: Readonly<Record<string, number>>;
    readonly perTest: Readonly<Record<string, Readonly<Record<string, number>>>>;
  };
  /** How long the processor worked for each test, in milliseconds. */
  readonly times: readonly number[];
}

/**
 * How many milliseconds a process has worked. On a busy machine, that is less than the time that went by.
 * Infinity where the system does not tell.
 */
function processorTime({ pid }: ChildProcess): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ');
    return 10 * (Number(fields[13]) + Number(fields[14]));
  } catch {
    return Infinity;
  }
}

/** Runs tests in a process, which lives as long as it can be used again. A mutant that takes all memory ends it. */
class Runner {
  #process: ChildProcess | null = null;

  /** Returns null if the process ends, or works longer for a test than its limit in milliseconds. */
  async run(run: Run, limitOf: (test: number) => number): Promise<Outcome | null> {
    this.#process ??= fork(new URL('worker.js', import.meta.url), {
      execArgv: ['--max-old-space-size=1000'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const child = this.#process;
    const outcome = await new Promise<Outcome | null>((resolve) => {
      let timer: NodeJS.Timeout;
      // Some mutants never end, and others wait for what never comes.
      const watch = (limit: number): void => {
        const start = processorTime(child);
        let rounds = 0;
        clearInterval(timer);
        timer = setInterval(() => {
          if (processorTime(child) - start < limit && ++rounds < 10) return;
          clearInterval(timer);
          resolve(null);
        }, limit);
      };
      watch(LONGEST_TO_LOAD);
      child.once('exit', () => resolve(null));
      child.on('message', (answer: Outcome | { readonly test: number }) => {
        if ('test' in answer) return watch(limitOf(answer.test));
        clearInterval(timer);
        resolve(answer);
      });
      child.send(run);
    });
    child.removeAllListeners('message').removeAllListeners('exit');
    if (outcome === null) this.end();
    return outcome;
  }

  end(): void {
    this.#process?.kill('SIGKILL');
    this.#process = null;
  }
}

/** Milliseconds until the first test starts. */
const LONGEST_TO_LOAD = 5_000;

interface TestFile extends Outcome {
  readonly bundle: string;
}

/** Whether a test of a file notices a mutant. Tests that do not run its code cannot. */
async function isNoticed(runner: Runner, file: TestFile, id: string): Promise<boolean> {
  const { bundle, coverage, times } = file;
  const chosen = [...times.keys()]
    .filter((test) => id in coverage.static || coverage.perTest[test]?.[id] !== undefined)
    .sort((a, b) => (times[a] ?? 0) - (times[b] ?? 0));
  if (chosen.length === 0) return false;
  const limitOf = (test: number): number => 1_000 + 5 * (times[test] ?? 0);
  return (await runner.run({ bundle, id, chosen }, limitOf))?.isNoticed !== false;
}

async function isNoticedByAny(
  runner: Runner,
  files: readonly TestFile[],
  id: string,
): Promise<boolean> {
  for (const file of files) {
    if (await isNoticed(runner, file, id)) return true;
  }
  return false;
}

function sum(times: readonly number[]): number {
  return times.reduce((total, time) => total + time, 0);
}

/** Returns which mutants an interrupted run of the same bundles noticed and which not, and a function that adds one to its file. */
function openJournal(name: string, files: readonly TestFile[]) {
  const hash = createHash('sha256');
  for (const { bundle } of files) hash.update(readFileSync(bundle));
  const path = join(root, '.cache/mutants', `${name}-${hash.digest('hex').slice(0, 16)}.txt`);
  const isResumed = process.env['RESUME'] === '1';
  writeFileSync(path, '', { flag: isResumed ? 'a' : 'w' });
  const lines = readFileSync(path, 'utf8').split('\n');
  const outcomes = new Map(
    lines.map((line) => {
      const [id, isNoticed] = line.split(' ');
      return [id, isNoticed === 'true'];
    }),
  );
  const add = (id: string, isNoticed: boolean): void =>
    appendFileSync(path, `${id} ${isNoticed}\n`);
  return { outcomes, add };
}

/** Finds the mutants that no test notices, and reports each at once: a run takes minutes. */
async function findSurvivors(
  name: string,
  tables: RegExp,
  report: (survivor: Mutant) => void,
): Promise<readonly Mutant[]> {
  const { sources, mutants } = await instrument(join(root, directoryOf(name)), tables);
  const files: TestFile[] = [];
  const runner = new Runner();
  for (const bundle of await bundleTests(name, sources)) {
    const outcome = await runner.run({ bundle, id: '' }, () => 600_000);
    if (outcome?.isNoticed !== false) {
      throw new Error(`${bundle} fails without a mutant`, { cause: outcome?.error });
    }
    files.push({ ...outcome, bundle });
  }
  runner.end();
  const journal = openJournal(name, files);
  files.sort((a, b) => sum(a.times) - sum(b.times));
  const survivors: Mutant[] = [];
  // The last one is taken first. All tests run for those that are known to survive, which takes longest.
  const known = mutants.filter(({ mutant }) => isExplained(mutant));
  const waiting = [...known, ...mutants.filter((one) => !known.includes(one))];
  const work = async (): Promise<void> => {
    const runner = new Runner();
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const earlier = journal.outcomes.get(next.id);
      const isNoticed = earlier ?? (await isNoticedByAny(runner, files, next.id));
      if (earlier === undefined) journal.add(next.id, isNoticed);
      if (isNoticed) continue;
      survivors.push(next.mutant);
      report(next.mutant);
    }
    runner.end();
  };
  const workers = Array.from({ length: Number(process.env['WORKERS'] ?? cpus().length) });
  await Promise.all(workers.map(work));
  console.log(`${name}: ${mutants.length} mutants, ${survivors.length} survive`);
  return survivors;
}

// Tests of many inputs take fewer, because they run for each mutant.
process.env['URLKIT_SPARSE'] = '20';
// Properties have as many inputs as in CI.
process.env['CI'] = 'true';

const chosen = process.argv.slice(2);
for (const name of chosen) {
  if (!packages.has(name)) throw new Error(`There are no mutants of ${name}`);
}
for (const [name, tables] of packages) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const unexplained: Mutant[] = [];
  const survivors = await findSurvivors(name, tables, (mutant) => {
    if (isExplained(mutant)) return;
    unexplained.push(mutant);
    console.log(`No test notices: ${JSON.stringify(mutant, null, 2)}`);
  });
  const outdated = explained
    .filter(({ file }) => file.startsWith(`${directoryOf(name)}/`))
    .filter((one) => !survivors.some((mutant) => isSame(one, mutant)));
  const summary = `${JSON.stringify({ unexplained, outdated }, null, 2)}\n`;
  writeFileSync(join(root, '.cache/mutants', `${name}.json`), summary);
  for (const one of outdated) {
    console.log(`In survivors.json, but not a survivor: ${JSON.stringify(one, null, 2)}`);
  }
  if (unexplained.length + outdated.length > 0) process.exitCode = 1;
}
