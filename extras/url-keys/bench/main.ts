// Compares the speed of keys with the Python packages and a Rust program over the crate `url`. With
// --write, writes the table into docs/benchmarks.md.

import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createURLKey, type KeyProfileName, keyProfiles } from '@urlkit/url-keys';
import { corpora } from '../../../apps/bench/corpora.js';
import { formatNumber, markdownTable, writePage } from '../../../apps/bench/format.js';
import { root, run } from '../../../scripts/run.js';
import { runWherePossible } from '../../../test/support/python-environment.js';
import { environment } from '../test/originals/originals.js';

const ROUNDS = 7;

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });

/** Returns the time of the fastest round, in nanoseconds a URL. */
function measure(profile: KeyProfileName, urls: readonly string[]): number {
  const keyOf = createURLKey({ profile });
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const start = process.hrtime.bigint();
    for (const url of urls) keyOf(url);
    best = Math.min(best, Number(process.hrtime.bigint() - start) / urls.length);
  }
  return best;
}

async function measureOriginals(
  python: string,
  urls: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const input = urls.map((url) => `${url}\n`).join('');
  const script = join(import.meta.dirname, 'measure.py');
  const inPython: Record<string, number> = JSON.parse(await run(python, [script], { input }));
  const manifest = join(import.meta.dirname, 'rust/Cargo.toml');
  const target = ['--target-dir', join(root, '.cache/rust')];
  const cargo = ['run', '-qr', '--manifest-path', manifest, ...target];
  return new Map([
    ...Object.entries(inPython),
    ['href', Number(await run('cargo', cargo, { input }))],
  ]);
}

async function tableRows(python: string): Promise<string[][]> {
  const rows: string[][] = [];
  for (const { name: corpus, read } of corpora) {
    const urls = read();
    const originals = await measureOriginals(python, urls);
    for (const { name } of keyProfiles) {
      const ours = measure(name, urls);
      const original = originals.get(name);
      const times =
        original === undefined ? ['–', '–'] : [original, original / ours].map(formatNumber);
      rows.push([corpus, name, formatNumber(ours), ...times]);
    }
  }
  return rows;
}

await runWherePossible(['python3', 'cargo'], environment, 'measuring keys', async (python) => {
  const heads = ['URLs', 'profile', 'urlkit', 'original', 'times as fast'];
  const table = markdownTable(heads, await tableRows(python));
  console.log(table);
  if (values.write) writePage({ keys: table });
});
