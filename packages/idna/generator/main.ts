import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFromICU } from './icu.js';
import { compareWithNewest } from './newest-version.js';

const data = {
  combiningClasses: await listFromICU('combining-classes'),
  compositions: await listFromICU('compositions'),
};
const file = join(import.meta.dirname, 'normalization.json');
writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`);

// They read the file.
const { generateTables, tablesFile } = await import('./tables.js');
writeFileSync(tablesFile, generateTables());
await compareWithNewest();

async function listFromICU(name: 'combining-classes' | 'compositions'): Promise<string> {
  return (await readFromICU(name)).map((fields) => fields.join(' ')).join(', ');
}
