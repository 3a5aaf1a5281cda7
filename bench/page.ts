// Writes docs/benchmarks.md and its picture.

import { readFileSync, writeFileSync } from 'node:fs';
import type { Figures } from './figures.js';
import { replaceBetweenMarkers } from './format.js';
import { workloadGoals } from './goals.js';
import { drawPicture, groupsOf } from './picture.js';
import * as tables from './tables.js';

const page = new URL('../docs/benchmarks.md', import.meta.url);
const picture = new URL('../docs/benchmarks.svg', import.meta.url);

export function writePage(figures: Figures): void {
  const sections: Readonly<Record<string, string>> = {
    environment: tables.environmentList(figures),
    ratios: tables.ratioTable(figures),
    times: tables.timeTable(figures),
    pieces: tables.pieceTable(figures),
    heap: tables.heapTable(figures),
    imports: tables.importTable(figures),
    growth: tables.growthTable(figures),
    corpora: tables.corpusTable(figures.environment),
  };
  let text = readFileSync(page, 'utf8');
  for (const [name, content] of Object.entries(sections)) {
    text = replaceBetweenMarkers(text, name, content);
  }
  writeFileSync(page, text);
  const pictured = workloadGoals.filter(({ inPicture }) => inPicture).map(({ name }) => name);
  const measured = tables.urlWorkloads(figures).filter((name) => pictured.includes(name));
  const versions = figures.nodes.map(({ node }) => node.versions['node']).join(' and ');
  const svg = drawPicture(
    'Speed: longer is faster',
    `Node ${versions} on ${figures.environment.processor}; packages in the Node where they do best.`,
    groupsOf(figures, measured),
  );
  writeFileSync(picture, svg);
}
