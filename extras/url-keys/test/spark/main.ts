// Computes the keys of two million URLs and deduplicates them on a Spark cluster, kills one of the executors
// meanwhile, and compares the results with those of one machine.

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

/** The output of job.py. */
interface Report {
  readonly ordered: boolean;
  /** Seconds for the same job: without changes, with a UDF, and with killed processes. */
  readonly urlkit: number;
  readonly udf: number;
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
  yield* compare('resources', expected);
  yield* compare('udf', expected);
  if (!report.ordered) yield 'RDD.pipe or mapPartitions has other answers, or another order';
  if (report.killed !== 2) yield `${report.killed} processes were killed, not 2`;
  if (report.retried === 0) yield 'the event log has no task that was tried again';
  const { ExceptionFailure = 0, ExecutorLostFailure = 0 } = report.reasons;
  if (ExceptionFailure === 0) yield 'no task failed because urlkit was killed';
  if (ExecutorLostFailure === 0) yield 'no task failed because an executor was killed';
}

function print(report: Report): void {
  const rows = [
    ['urlkit', report.urlkit],
    ['a Python UDF over surt', report.udf],
    ['urlkit, with processes killed', report.disturbed],
  ] as const;
  for (const [name, seconds] of rows) {
    const speed = Math.round(count / seconds).toLocaleString('en');
    console.log(`${name}: ${seconds.toFixed(1)} s, ${speed} URLs a second`);
  }
  console.log(`tasks: ${JSON.stringify(report.reasons)}, tried again: ${report.retried}`);
}

async function main(python: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const urls = join(folder, 'urls.txt');
  await writeURLs(urls);
  const job = join(import.meta.dirname, 'job.py');
  const examples = join(root, 'examples/spark');
  const env = { ...process.env, PYTHONPATH: examples, PYSPARK_PYTHON: python };
  const log = join(folder, 'stderr.log');
  const stdio: StdioOptions = ['ignore', 'pipe', openSync(log, 'w')];
  const { status, stdout } = spawnSync(python, [job, urls, folder, ...command], { env, stdio });
  if (status !== 0) throw new Error(`the job failed:\n${readFileSync(log, 'utf8').slice(-4_000)}`);
  const report: Report = JSON.parse(stdout.toString().trimEnd().split('\n').at(-1) ?? '');
  print(report);
  const problems = [...findProblems(report)];
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

const environment = ['spark', join(import.meta.dirname, 'requirements.txt')] as const;
await runWherePossible(['python3', 'java'], environment, 'running jobs on Spark', main);
