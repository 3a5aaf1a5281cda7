// What is drawn or written from the tables of docs.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.js';
import { comparisonTable } from './comparison.js';
import * as graphs from './graphs.js';
import * as plots from './plots.js';

const drawings: Readonly<Record<string, () => string | Promise<string>>> = {
  speed: plots.speedChart,
  sizes: plots.sizeChart,
  growth: plots.growthChart,
  readings: plots.readingsChart,
  editions: plots.editionsChart,
  packages: graphs.packagesDiagram,
  states: graphs.statesDiagram,
  jobs: graphs.jobsDiagram,
};

/** README.md with the table that compares packages. */
function readmeWithComparison(): string {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const [before, , after] = readme.split(/(?<=<!-- comparison -->)|(?=<!-- \/comparison -->)/);
  if (after === undefined) throw new Error('README.md has no <!-- comparison -->');
  return `${before}\n\n${comparisonTable()}\n\n${after}`;
}

/** The files that follow from the tables, by their paths, with what they must contain. */
export async function chartFiles(): Promise<ReadonlyMap<string, string>> {
  const files = new Map([['README.md', readmeWithComparison()]]);
  for (const [name, draw] of Object.entries(drawings)) {
    files.set(`docs/pictures/${name}.svg`, await draw());
  }
  return files;
}

export async function writeCharts(): Promise<void> {
  for (const [path, content] of await chartFiles()) writeFileSync(join(root, path), content);
}
