// Computes the keys of two million URLs and deduplicates them in DuckDB and on a Spark cluster, kills one of the executors
// meanwhile, and compares the results with those of this process.

import { type StdioOptions, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createURLKey } from '@urlkit/url-keys';
import { root } from '../../../../scripts/run.js';
import { runWherePossible } from '../../../../test/support/python-environment.js';
import { recordedURLs } from '../originals/inputs.js';

const { values } = parseArgs({ options: { count: { type: 'string', default: '2000000' } } });
const count = Number(values.count);
const folder = join(root, '.cache/spark-test');
const command = [process.execPath, join(root, 'apps/urlkit/dist/cli.cjs')];

/** Seconds for the same job: with urlkit, and with a function in Python over surt. */
interface Times {
  readonly urlkit: number;
  readonly udf: number;
}

/** The output of job.py. */
interface Report extends Times {
  readonly ordered: boolean;
  /** Seconds with killed processes. */
  readonly disturbed: number;
  readonly killed: number;
  readonly reasons: Readonly<Record<string, number>>;
  readonly retried: number;
}

interface Resource {
  readonly url: string;
  readonly count: number;
}

/** URLs, each in several forms that have the same key. */
function* generate(): Generator<string> {
  const forms = ['http://', 'https://', 'http://www.', 'HTTPS://WWW.'];
  const paths = recordedURLs().flatMap((url) => {
    const rest = url.replace(/^https?:\/\//, '');
    return /^[!-~\u00A0-\uD7FF]+$/.test(rest) ? [rest.replace(/#.*/, '')] : [];
  });
  for (let i = 0; i < count; i++) {
    const path = paths[i % paths.length] ?? '';
    const page = Math.floor(i / paths.length / 3);
    yield `${forms[i % forms.length]}${path}${path.includes('?') ? '&' : '?'}page=${page}`;
  }
}

async function writeURLs(path: string): Promise<void> {
  const file = createWriteStream(path);
  let block = '';
  for (const url of generate()) {
    block += `${url}\n`;
    if (block.length < 2 ** 20) continue;
    if (!file.write(block)) await once(file, 'drain');
    block = '';
  }
  file.end(block);
  await once(file, 'finish');
}

/** The expected results of the job, by key. */
function deduplicate(): Map<string, Resource> {
  const keyOf = createURLKey({ profile: 'surt' });
  const resources = new Map<string, Resource>();
  for (const url of generate()) {
    const key = keyOf(url);
    if (key === null) continue;
    const known = resources.get(key);
    const isFirst =
      known === undefined || Buffer.compare(Buffer.from(url), Buffer.from(known.url)) < 0;
    resources.set(key, { url: isFirst ? url : known.url, count: (known?.count ?? 0) + 1 });
  }
  return resources;
}

/** Returns the differences between a table and the expected one. */
function* compare(name: string, expected: ReadonlyMap<string, Resource>): Generator<string> {
  const rows = readFileSync(join(folder, `${name}.tsv`), 'utf8')
    .trimEnd()
    .split('\n');
  if (rows.length !== expected.size) yield `${name}: ${rows.length} keys, not ${expected.size}`;
  const differing = rows.filter((row) => {
    const [key = '', url, number] = row.split('\t');
    const resource = expected.get(key);
    return resource?.url !== url || String(resource?.count) !== number;
  });
  if (differing.length > 0) yield `${name}: ${differing.length} rows differ, as ${differing[0]}`;
}

function* findProblems(report: Report): Generator<string> {
  const expected = deduplicate();
  for (const name of ['duckdb', 'duckdb-udf', 'resources', 'udf']) yield* compare(name, expected);
  if (!report.ordered) yield 'RDD.pipe or mapPartitions has other answers, or another order';
  if (report.killed !== 2) yield `${report.killed} processes were killed, not 2`;
  if (report.retried === 0) yield 'the event log has no task that was tried again';
  const { ExceptionFailure = 0, ExecutorLostFailure = 0 } = report.reasons;
  if (ExceptionFailure === 0) yield 'no task failed because urlkit was killed';
  if (ExecutorLostFailure === 0) yield 'no task failed because an executor was killed';
}

function print(duckdb: Times, report: Report): void {
  const rows = [
    ['DuckDB, urlkit', duckdb.urlkit],
    ['DuckDB, a function in Python over surt', duckdb.udf],
    ['Spark, urlkit', report.urlkit],
    ['Spark, a UDF in Python over surt', report.udf],
    ['Spark, urlkit, with processes killed', report.disturbed],
  ] as const;
  for (const [name, seconds] of rows) {
    const speed = Math.round(count / seconds).toLocaleString('en');
    console.log(`${name}: ${seconds.toFixed(1)} s, ${speed} URLs a second`);
  }
  console.log(`tasks: ${JSON.stringify(report.reasons)}, tried again: ${report.retried}`);
}

/** Runs a program in Python, and returns the JSON of its last line. */
function runJob<Output>(python: string, program: string, urls: string): Output {
  const examples = join(root, 'examples/python');
  const env = { ...process.env, PYTHONPATH: examples, PYSPARK_PYTHON: python };
  const log = join(folder, 'stderr.log');
  const stdio: StdioOptions = ['ignore', 'pipe', openSync(log, 'w')];
  const job = join(import.meta.dirname, program);
  const { status, stdout } = spawnSync(python, [job, urls, folder, ...command], { env, stdio });
  if (status !== 0)
    throw new Error(`${program} failed:\n${readFileSync(log, 'utf8').slice(-4_000)}`);
  return JSON.parse(stdout.toString().trimEnd().split('\n').at(-1) ?? '');
}

async function main(python: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const urls = join(folder, 'urls.txt');
  await writeURLs(urls);
  const duckdb: Times = runJob(python, 'duckdb_job.py', urls);
  const report: Report = runJob(python, 'job.py', urls);
  print(duckdb, report);
  const problems = [...findProblems(report)];
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

const environment = ['spark', join(import.meta.dirname, 'requirements.txt')] as const;
await runWherePossible(
  ['python3', 'java'],
  environment,
  'running jobs in DuckDB and on Spark',
  main,
);
