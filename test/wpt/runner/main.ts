// Runs files of a checkout of web-platform-tests, unchanged, on the polyfill:
//
//   npm run check -- wpt PATH [FILE…]
//
// With --extended, on classes that extend those of Node.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { buildClassicScript } from '../../../scripts/classic-script.js';
import { root } from '../../../scripts/run.js';
import { knownDifferences, problemsOf, type Result } from './differences.js';

interface Outcome {
  /** Whether the harness finished without an error. */
  readonly completed: boolean;
  readonly message: string | null;
  readonly results: readonly Result[];
}

const MILLISECONDS = 60_000;

const ours =
  /^(historical|idlharness|IdnaTestV2.*|interfaces|toascii|url-.*|urlencoded-parser|urlsearchparams-.*)\.any\.js$/;

const {
  positionals: [path, ...named],
  values: { extended },
} = parseArgs({
  allowPositionals: true,
  options: { extended: { type: 'boolean', default: false } },
});

if (path === undefined) {
  console.error('Usage: npm run check -- wpt [--extended] PATH [FILE…]');
  console.error('PATH is a checkout of https://github.com/web-platform-tests/wpt.');
  process.exit(2);
}
const checkout = resolve(process.env['INIT_CWD'] ?? '.', path);

function findFile(from: string, name: string): string {
  // The server of web-platform-tests serves this file under another name.
  if (name === '/resources/WebIDLParser.js')
    return findFile(from, '/resources/webidl2/lib/webidl2.js');
  return name.startsWith('/') ? join(checkout, name) : join(checkout, dirname(from), name);
}

function scriptsOf(test: string): string[] {
  const source = readFileSync(join(checkout, test), 'utf8');
  const names = Array.from(source.matchAll(/^\/\/ META: script=(.*)$/gm), ([, name = '']) => name);
  return [
    findFile(test, '/resources/testharness.js'),
    ...names.map((name) => findFile(test, name.trim())),
    join(checkout, test),
  ];
}

const polyfill = extended
  ? await buildClassicScript("import '@urlkit/url-api/polyfill/force';")
  : readFileSync(join(root, 'packages/url-api/dist/polyfill.js'), 'utf8');

function runFile(test: string): Promise<Outcome> {
  return new Promise((settle) => {
    const workerData = { checkout, test, extended, polyfill, scripts: scriptsOf(test) };
    const worker = new Worker(join(import.meta.dirname, 'realm.cjs'), { workerData, execArgv: [] });
    const end = (outcome: Outcome): void => {
      clearTimeout(timer);
      settle(outcome);
      void worker.terminate();
    };
    const fail = (message: string): void => end({ completed: false, message, results: [] });
    const timer = setTimeout(() => fail('It timed out.'), MILLISECONDS);
    worker.once('message', end);
    worker.once('error', (error) => fail(String(error)));
    worker.once('exit', () => fail('It ended without a result.'));
  });
}

const folder = join(checkout, 'url');
const found = existsSync(folder) ? readdirSync(folder).filter((name) => ours.test(name)) : [];
const tests = named.length > 0 ? named : found.map((name) => `url/${name}`);

let passed = 0;
let failed = 0;
for (const test of tests) {
  const { completed, message, results } = await runFile(test);
  const known = knownDifferences(test, extended);
  const problems = [...problemsOf(results, known)];
  if (!completed || results.length === 0) problems.push(message ?? 'It has no tests.');
  const failures = results.filter((result) => !result.passed);
  const expected = failures.filter(({ name }) => known.has(name)).length;
  passed += results.length - failures.length;
  failed += problems.length;
  const note = expected > 0 ? `, ${expected} known to fail` : '';
  console.log(`${test}: ${results.length - failures.length} of ${results.length} passed${note}`);
  for (const problem of problems) console.log(`  ${problem}`);
}
console.log(`${tests.length} files, ${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || tests.length === 0 ? 1 : 0;
