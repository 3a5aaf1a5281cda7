// Writes docs/benchmarks.md and its picture.

import { readFileSync, writeFileSync } from 'node:fs';
import type { Figures } from './figures.js';
import { replaceBetweenMarkers } from './format.js';
import { drawPicture } from './picture.js';
import * as tables from './tables.js';

const page = new URL('../docs/benchmarks.md', import.meta.url);
const picture = new URL('../docs/benchmarks.svg', import.meta.url);

export function writePage(figures: Figures): void {
  const sections: Readonly<Record<string, string>> = {
    environment: tables.environmentList(figures),
    speed: tables.speedTable(figures),
    peers: tables.peerTable(figures),
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
  writeFileSync(picture, drawPicture(figures));
}
