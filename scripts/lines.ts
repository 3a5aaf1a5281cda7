// npm run lines: counts the lines of code of each package, without comments, blank lines and generated tables. Exits with 1 if
// a package has more than its budget in line-budgets.json.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { root } from './run.js';
import { layers, readJSON } from './workspace.js';

interface Budget {
  readonly lines: number;
  /** To raise a budget takes an entry that says what the lines buy. */
  readonly raised?: readonly { readonly by: number; readonly buys: string }[];
}

/** `npm run generate:…` writes these files. */
const generated = /^(?:\/\/|\/\*!\n \*) Made (?:from|by) /;

function countLines(source: string): number {
  let code = source;
  for (const { start, end } of parseSync('module.ts', source).comments) {
    // Line ends stay, so that code before and after a comment does not get into one line.
    const blank = source.slice(start, end).replace(/[^\n]/g, ' ');
    code = code.slice(0, start) + blank + code.slice(end);
  }
  return code.split('\n').filter((line) => line.trim() !== '').length;
}

function linesOf(folder: string): number {
  const src = join(root, 'packages', folder, 'src');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' });
  const sources = files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(src, file), 'utf8'))
    .filter((source) => !generated.test(source));
  return sources.reduce((sum, source) => sum + countLines(source), 0);
}

const budgets = readJSON<Readonly<Record<string, Budget>>>(root, 'line-budgets.json');
let total = 0;
for (const folder of layers) {
  const lines = linesOf(folder);
  total += lines;
  const { lines: first = 0, raised = [] } = budgets[folder] ?? {};
  const budget = raised.reduce((sum, { by }) => sum + by, first);
  const vague = raised.some(({ buys }) => !/^[A-Z].{20,}\.$/.test(buys));
  if (vague) console.error(`line-budgets.json: ${folder}: "buys" must be a sentence`);
  if (lines > budget || vague) process.exitCode = 1;
  if (lines === budget) continue;
  const note = lines > budget ? 'over its budget of' : 'lower its budget of';
  console.log(`${folder.padEnd(24)}${String(lines).padStart(6)}  ${note} ${budget}`);
}
for (const folder of Object.keys(budgets)) {
  if (layers.includes(folder)) continue;
  console.error(`line-budgets.json: there is no package ${folder}`);
  process.exitCode = 1;
}
console.log(`${total} lines of code in ${layers.length} packages`);
