// npm run check -- shims-speed [-- --write]: compares packages with the interface of others with these, and with --write writes
// the table into docs/benchmarks.md.

import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { corpora } from './corpora.js';
import { formatNumber, markdownTable, writePage } from './format.js';

const ROUNDS = 7;

type Operation = (text: string) => unknown;

const require = createRequire(import.meta.url);

/** For each package that is replaced, what is measured, with the package as it is required. */
const operations: Readonly<
  Record<
    string,
    (required: Record<string, (...args: unknown[]) => never>) => Record<string, Operation>
  >
> = {
  'whatwg-url': ({ URL = fail, parseURL = fail, serializeURL = fail }) => ({
    'new URL': (text) => Reflect.construct(URL, [text]),
    parseURL: (text) => parseURL(text),
    'parseURL and serializeURL': (text) => serializeURL(parseURL(text)),
  }),
};

function fail(): never {
  throw new Error('There is no such export');
}

/** Returns the time of the fastest round, in nanoseconds a text. */
function measure(operation: Operation, texts: readonly string[]): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const start = process.hrtime.bigint();
    for (const text of texts) operation(text);
    best = Math.min(best, Number(process.hrtime.bigint() - start) / texts.length);
  }
  return best;
}

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const rows = Object.entries(operations).flatMap(([name, operationsOf]) => {
  const [theirs, ours] = [name, `@urlkit/${name}`].map((from) => operationsOf(require(from)));
  return Object.keys(ours ?? {}).flatMap((title) =>
    corpora.map((corpus) => {
      const texts = corpus.read().filter((text) => canRead(theirs?.[title], text));
      const [before, after] = [theirs, ours].map((all) => measure(all?.[title] ?? fail, texts));
      const times = [after ?? NaN, before ?? NaN, (before ?? NaN) / (after ?? NaN)];
      return [name, title, corpus.name, ...times.map(formatNumber)];
    }),
  );
});
const heads = ['package', 'call', 'URLs', 'urlkit', 'the original', 'times as fast'];
const table = markdownTable(heads, rows);
console.log(table);
if (values.write) writePage({ shims: table });

function canRead(operation: Operation = fail, text: string): boolean {
  try {
    operation(text);
    return true;
  } catch {
    return false;
  }
}
