// Tests that sizes of bundles are only in the tables of docs/sizes.md, which `npm run size -- --write` makes, and in two parts of the
// README, which say the same.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import test from 'ava';
import { readPackages } from '../../scripts/workspace.js';
import { rowsOf } from '../support/page-tables.js';

const top = fileURLToPath(new URL('../..', import.meta.url));

/** What npm run bench writes, and limits that others set. */
const others = ['benchmarks.md', 'benchmarks-made.md', 'keys-elsewhere.md'];
const pages = readdirSync(join(top, 'docs'), { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.md') && !others.includes(file),
);
const texts = [
  'README.md',
  ...readPackages().map(({ directory }) => `${directory}/README.md`),
  ...pages.map((file) => `docs/${file}`),
];

const size = /.*\d ?(?:[kK]B|kilobytes?)\b.*/g;

function sizesIn(text: string): string[] {
  return text.replace(/<!-- (\w+) -->.*?<!-- \/\1 -->/gs, '').match(size) ?? [];
}

test('sizes are found', (t) => {
  t.deepEqual(sizesIn('a\nabout 18 kB more\n<!-- a -->\n1 kB\n<!-- /a -->\n| 0.4kB |'), [
    'about 18 kB more',
    '| 0.4kB |',
  ]);
});

test('no prose says sizes, which change with the code', (t) => {
  t.true(texts.length > readPackages().length + 10);
  for (const file of texts) t.deepEqual(sizesIn(readFileSync(join(top, file), 'utf8')), [], file);
});

/** Figures of a part of the README, such as `20.7 kB` and `1.47 times`, that a page does not have between these two texts. */
function unknownFigures(unit: string, page: string, before: string, after: string): string[] {
  const text = readFileSync(join(top, 'docs', page), 'utf8');
  const figures = Array.from(
    readFileSync(join(top, 'README.md'), 'utf8').matchAll(new RegExp(`([\\d.]+) ${unit}`, 'g')),
    ([, figure = '']) => figure,
  );
  return figures.filter((figure) => {
    const escaped = figure.replace('.', '\\.');
    return !new RegExp(`${before}${escaped}(?![\\d.])${after}`).test(text);
  });
}

test('the README has the sizes of docs/sizes.md, and the speeds of docs/benchmarks.md', (t) => {
  // The column after this one has limits.
  t.deepEqual(unknownFigures('kB', 'sizes.md', '\\n\\| [^|]+ \\| ', ' \\|'), []);
  t.deepEqual(unknownFigures('MB', 'sizes.md', '\\| ', ' \\|'), []);
  for (const unit of ['times', '×']) {
    t.deepEqual(unknownFigures(unit, 'benchmarks.md', '[ *]', ''), []);
  }
  // A figure of another row may be the same by chance.
  const benchmarks = rowsOf(readFileSync(join(top, 'docs/benchmarks.md'), 'utf8'));
  const readme = readFileSync(join(top, 'README.md'), 'utf8');
  for (const [row, start, end] of [
    ['server: path of a request', ' is ', ' times as fast'],
    ['*What programs do, on every corpus: median*', 'operations: ', ' times'],
    ['*What programs do, on every corpus: median*', 'none \\| ', ' ×'],
  ]) {
    const cells = benchmarks.find(({ job, workload }) => (job ?? workload) === row);
    const [oldest = '', newest = ''] = ['Node 20', 'Node 26'].map(
      (node) => /[\d.]+/.exec(cells?.[node] ?? '')?.[0],
    );
    t.regex(readme, new RegExp(`${start}(?=${oldest}${end})[^.|]*\\.[^|]*?${newest} `), row);
  }
  t.true(unknownFigures('kB', 'benchmarks.md', '\\| ', ' kB').length > 0);
});
