// Runs Ajv's own tests with the resolver of @urlkit/uri in place of fast-uri: the package as npm has it, with the tests
// of its repository.

import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, run } from '../../../../scripts/run.js';

// The tag v8.17.1, whose number is the version in package.json.
const COMMIT = '9050ba1359fb87cd7c143f3c79513ea7624ea443';
const REPOSITORY = 'https://github.com/ajv-validator/ajv.git';
const PASSING = 7587;

const here = join(root, 'extras/uri/test/ajv');
const folder = join(root, '.cache/ajv');
const ajv = join(folder, 'ajv');

/** Downloads Ajv's repository with its submodules, unless it is in the cache. Returns its path. */
async function download(): Promise<string> {
  const path = join(folder, 'repository');
  if (hasTests(path)) return path;
  rmSync(path, { recursive: true, force: true });
  await run('git', ['init', '--quiet', path]);
  const commands = [
    ['fetch', '--depth', '1', REPOSITORY, COMMIT],
    ['checkout', 'FETCH_HEAD'],
    ['submodule', 'update', '--init', '--depth', '1'],
  ];
  for (const [command = '', ...args] of commands) {
    await run('git', ['-C', path, command, '--quiet', ...args]);
  }
  return path;
}

function hasTests(repository: string): boolean {
  return ['ajv.spec.ts', 'JSON-Schema-Test-Suite/tests', 'json-typedef-spec/tests'].every((path) =>
    existsSync(join(repository, 'spec', path)),
  );
}

async function findRepository(): Promise<string> {
  const named = process.env['AJV_DIR'];
  const path = named ? resolve(root, named) : await download();
  if (!hasTests(path)) throw new Error(`${path} has no tests; it may lack its submodules`);
  return path;
}

/** Puts the tests into the package, which they load as their parent folder and as `ajv`. */
async function install(repository: string): Promise<void> {
  for (const name of ['package.json', 'package-lock.json']) {
    cpSync(join(here, name), join(folder, name));
  }
  await run('npm', ['ci', '--silent', '--ignore-scripts'], { cwd: folder });
  const installed = join(folder, 'node_modules/ajv');
  rmSync(ajv, { recursive: true, force: true });
  cpSync(installed, ajv, { recursive: true });
  rmSync(installed, { recursive: true });
  symlinkSync(ajv, installed, 'junction');
  for (const name of ['spec', 'scripts']) {
    cpSync(join(repository, name), join(ajv, name), { recursive: true });
  }
  await run('node', ['scripts/jsontests.js'], { cwd: ajv });
}

/** The report of mocha. */
interface Report {
  readonly stats: { readonly passes: number; readonly pending: number };
  readonly failures: readonly {
    readonly fullTitle: string;
    readonly err: { readonly message: string };
  }[];
}

async function runTests(): Promise<Report> {
  const report = join(folder, 'report.json');
  rmSync(report, { force: true });
  const hooks = [fileURLToPath(import.meta.resolve('tsx/cjs')), join(here, 'use-resolver.cjs')];
  const leftOut = [
    'spec/JSON-Schema-Test-Suite/**',
    // Its engine for regular expressions must be compiled.
    'spec/issues/1683_re2_engine.spec.ts',
  ];
  const args = [
    ...hooks.flatMap((path) => ['--require', path]),
    ...leftOut.flatMap((path) => ['--ignore', path]),
    ...['--timeout', '60000', '--reporter', 'json', '--reporter-option', `output=${report}`],
    'spec/**/*.spec.{ts,js}',
  ];
  await run('node', [join(folder, 'node_modules/mocha/bin/mocha.js'), ...args], { cwd: ajv }).catch(
    (error: unknown) => {
      // Without a report, mocha did not start.
      if (!existsSync(report)) throw error;
    },
  );
  return JSON.parse(readFileSync(report, 'utf8'));
}

mkdirSync(folder, { recursive: true });
const repository = await findRepository().catch((error: unknown) => {
  console.error(String(error));
  console.error('Without a network, AJV_DIR must name a checkout of Ajv with its submodules, at');
  console.error(`commit ${COMMIT} of ${REPOSITORY}`);
  process.exit(1);
});
await install(repository);
const { stats, failures } = await runTests();
for (const { fullTitle, err } of failures) console.error(`${fullTitle}: ${err.message}`);
console.log(
  `${stats.passes} tests of Ajv pass, ${failures.length} fail, ${stats.pending} are pending`,
);
if (failures.length > 0 || stats.passes !== PASSING) {
  console.error(`${PASSING} must pass`);
  process.exitCode = 1;
}
