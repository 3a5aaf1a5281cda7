// Tests that the diagrams in docs/pictures show what the tables say.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { arrowsBetweenStates, chartFiles, inputs } from '../../scripts/charts.js';
import { root } from '../../scripts/run.js';
import { rowsOf } from '../support/page-tables.js';
import { readInputs } from '../support/wpt-cases.js';
import { findData } from '../support/wpt-data.js';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

test('diagrams are those of the tables', async (t) => {
  const files = await chartFiles();
  for (const [path, content] of files) {
    t.true(read(path) === content, `${path} is not up to date: npm run write -- charts`);
    t.regex(content, /<title id="title">[^<]+<\/title>/, path);
    t.regex(content, /prefers-color-scheme: dark/, path);
    t.notRegex(content, /NaN|undefined/, path);
    // Phones show them at this size, and cut wider ones.
    t.regex(content, /font: 12px/, path);
    const width = Number(/viewBox="\S+ \S+ (\S+)/.exec(content)?.[1]);
    if (/jobs|packages/.test(path)) t.true(width <= 312, `${path}: ${width}`);
  }
});

test('tables are read as they are written', (t) => {
  const text =
    'a\n\n| a | b | c |\n| --- | --- | --- |\n| 1 | x \\| y | **2** |\n\n| c |\n|---|\n| 3 |\n';
  t.deepEqual(rowsOf(text), [{ a: '1', b: 'x | y', c: '**2**' }, { c: '3' }]);
});

test('the diagram has every state, and every way between two that web-platform-tests take', (t) => {
  const arrows = arrowsBetweenStates(inputs());
  const states = rowsOf(read('docs/architecture.md'))
    .flatMap((row) => row['state of the standard'] ?? [])
    .filter((state) => state !== 'hostname');
  t.true(states.length >= 20);
  for (const state of states) {
    t.true(
      Array.from(arrows).some((arrow) => arrow.includes(`"${state}" ->`)),
      state,
    );
  }
  const cases = findData() === null ? [] : readInputs();
  const others = arrowsBetweenStates(
    cases.map(({ input, base }) => (base === undefined ? [input] : [input, base])),
  );
  t.deepEqual(
    Array.from(others).filter((arrow) => !arrows.has(arrow)),
    [],
  );
});

test('the README has at most 150 lines', (t) => {
  const lines = read('README.md').trimEnd().split('\n').length;
  t.true(lines <= 150, `${lines} lines`);
});

test('figures of jobs and operations have the same number of decimals', (t) => {
  const rows = rowsOf(read('docs/benchmarks.md')).filter(
    (row) =>
      'Node 26' in row &&
      ('job' in row || Object.keys(row).length === 3) &&
      !/goal|: new|: parse|: get|registrable/.test(Object.values(row)[0] ?? ''),
  );
  t.true(rows.length > 100);
  for (const row of rows) {
    for (const cell of Object.values(row).slice(1))
      t.regex(cell, /^\**\d+\.\d\d\**(?: \(≥ [\d.]+\))?$/);
  }
});
