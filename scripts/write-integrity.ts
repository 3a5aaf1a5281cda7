// Writes size and integrity of the classic scripts into the README of @urlkit/url-api.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { classicScripts, rowOf } from './classic-script-table.js';
import { root } from './run.js';

const path = join(root, 'packages/url-api');
const readme = join(path, 'README.md');
let text = readFileSync(readme, 'utf8');
for (const name of classicScripts) {
  text = text
    .split('\n')
    .map((line) => (line.startsWith(`| \`dist/${name}\` |`) ? rowOf(path, name) : line))
    .join('\n');
}
writeFileSync(readme, text);
