// Compares test/standard/definitions.tsv with the source of the standard, url.bs.

import { readFileSync } from 'node:fs';
import { findDefinitions, readDefinitions, rowOf } from './definitions.js';

const [file, ...others] = process.argv.slice(2);
if (file === undefined || others.length > 0) {
  throw new Error('Wanted: npm run check -- definitions FILE');
}

const known = new Set(readDefinitions().map(rowOf));
const found = new Set(findDefinitions(readFileSync(file, 'utf8')).map(rowOf));
const gone = Array.from(known).filter((row) => !found.has(row));
const added = Array.from(found).filter((row) => !known.has(row));
const isInOrder = Array.from(known).join('\n') === Array.from(found).join('\n');
for (const row of gone) console.log(`- ${row}`);
for (const row of added) console.log(`+ ${row}`);
console.log(`${found.size} definitions: ${isInOrder ? 'as listed' : 'not as listed'}`);
if (!isInOrder) process.exitCode = 1;
