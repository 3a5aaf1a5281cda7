// Measures how many lines a second the command answers, beside short programs over the Rust crate url and
// ada-url of Python. `-- --lines 10000000` sets how many lines there are; with --write, writes the table into
// docs/benchmarks.md.

import { createWriteStream, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { canParse } from '@urlkit/url-parser';
import { root, run, temporaryFolder } from '../../../scripts/run.js';
import { runWherePossible } from '../../../test/support/python-environment.js';
import { corpora } from '../../bench/corpora.js';
import { formatNumber, markdownTable, writePage } from '../../bench/format.js';

const { values } = parseArgs({
  options: {
    lines: { type: 'string', default: '1000000' },
    write: { type: 'boolean', default: false },
  },
});

const lineCount = Number(values.lines);
const cli = join(root, 'apps/urlkit/dist/cli.cjs');

interface Contender {
  readonly name: string;
  readonly command: readonly string[];
  /** What comes before a base URL, if it is measured with one. */
  readonly baseOption?: readonly string[];
}

/** A file to measure with. */
interface LineFile {
  readonly name: string;
  readonly line: (index: number) => string;
  /** The base URL of relative URLs, which only the first program and those of Rust are measured with. */
  readonly base?: string;
}

function lineFiles(): LineFile[] {
  // A program that meets a line that does not parse exits with 1.
  const urls = corpora.flatMap(({ read }) => read()).filter((url) => canParse(url));
  return [
    { name: 'those of all corpora', line: (index) => urls[index % urls.length] ?? '' },
    {
      name: 'hosts in mixed case',
      line: (index) =>
        `https://www.Host${index % 1_000}.example/a/b${index}?q=${index}&utm_source=x`,
    },
    {
      name: 'non-ASCII paths',
      line: (index) => `https://www.host${index % 1_000}.example/größe/b${index}?q=${index}`,
    },
    {
      name: 'links of a page',
      line: (index) => `../a${index % 1_000}/b${index}?q=${index}`,
      base: 'https://www.example.org/path/to/page.html',
    },
  ];
}

function* linesOf({ line }: LineFile): Generator<string> {
  for (let index = 0; index < lineCount; index++) yield `${line(index)}\n`;
}

/** Runs a program over a file, and returns seconds and the most memory it had, in MB, as time(1) measures them. */
async function measure(command: readonly string[], input: string): Promise<[number, number]> {
  const script = 'exec /usr/bin/time -f "%e %M" -o "$0.time" "$@" <"$0" >/dev/null';
  await run('sh', ['-c', script, input, ...command]);
  const report = readFileSync(`${input}.time`, 'utf8');
  const [seconds = 0, kilobytes = 0] = report.split(' ').map(Number);
  return [seconds, kilobytes / 1_000];
}

async function contenders(python: string, folder: string): Promise<Contender[]> {
  const manifest = join(import.meta.dirname, 'rust/Cargo.toml');
  await run('cargo', ['build', '-qr', '--manifest-path', manifest, '--target-dir', folder]);
  const urlkit = (jobs: number, ...args: string[]): Contender => ({
    name: `urlkit ${args.join(' ')}, ${jobs === 1 ? 'one thread' : `${jobs} threads`}`,
    command: [process.execPath, cli, ...args, '--jobs', `${jobs}`],
  });
  const threads = availableParallelism();
  return [
    { ...urlkit(1, 'get', '{href}'), baseOption: ['--base'] },
    urlkit(1, 'key', '--profile', 'surt'),
    urlkit(threads, 'key', '--profile', 'surt'),
    { name: 'Rust, url', command: [join(folder, 'release/href-lines')], baseOption: [] },
    {
      name: `Rust, url and rayon, ${threads} threads`,
      command: [join(folder, 'release/href-lines-in-threads')],
      baseOption: [],
    },
    { name: 'Python, ada-url', command: [python, join(import.meta.dirname, 'lines.py')] },
  ];
}

const environment = ['command', join(import.meta.dirname, 'requirements.txt')] as const;
await runWherePossible(
  ['python3', 'cargo'],
  environment,
  'measuring the command',
  async (python) => {
    const folder = temporaryFolder();
    const input = join(folder, 'urls.txt');
    const programs = await contenders(python, folder);
    const rows: string[][] = [];
    for (const file of lineFiles()) {
      await pipeline(linesOf(file), createWriteStream(input));
      for (const { name, command, baseOption } of programs) {
        if (file.base !== undefined && baseOption === undefined) continue;
        const base = file.base === undefined ? [] : [...(baseOption ?? []), file.base];
        const [seconds, megabytes] = await measure([...command, ...base], input);
        const figures = [lineCount / seconds, seconds, megabytes].map(formatNumber);
        rows.push([file.name, name, ...figures]);
      }
    }
    const heads = ['lines', 'program', 'lines a second', 'seconds', 'MB'];
    const table = markdownTable(heads, rows);
    console.log(table);
    if (values.write) writePage({ command: table });
  },
);
