// What is drawn or written from the tables of docs.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.js';
import { comparisonTable, figuresList } from './comparison.js';
import * as graphs from './graphs.js';
import * as plots from './plots.js';

const drawings: Readonly<Record<string, () => string | Promise<string>>> = {
  speed: plots.speedChart,
  sizes: plots.sizeChart,
  growth: plots.growthChart,
  readings: plots.readingsChart,
  editions: plots.editionsChart,
  packages: graphs.packagesDiagram,
  extras: graphs.extrasDiagram,
  states: graphs.statesDiagram,
  jobs: graphs.jobsDiagram,
};

/** README.md with the figures of the project, and the table that compares packages. */
function readmeWithFigures(): string {
  const parts = { figures: figuresList(), comparison: comparisonTable() };
  return Object.entries(parts).reduce(
    (readme, [name, part]) => {
      const [before, , after] = readme.split(
        new RegExp(`(?<=<!-- ${name} -->)|(?=<!-- /${name} -->)`),
      );
      if (after === undefined) throw new Error(`README.md has no <!-- ${name} -->`);
      return `${before}\n\n${part}\n\n${after}`;
    },
    readFileSync(join(root, 'README.md'), 'utf8'),
  );
}

/** The files that follow from the tables, by their paths, with what they must contain. */
export async function chartFiles(): Promise<ReadonlyMap<string, string>> {
  const files = new Map([['README.md', readmeWithFigures()]]);
  for (const [name, draw] of Object.entries(drawings)) {
    files.set(`docs/pictures/${name}.svg`, await draw());
  }
  return files;
}

export async function writeCharts(): Promise<void> {
  for (const [path, content] of await chartFiles()) writeFileSync(join(root, path), content);
}
