// Writes what main.ts reads of two files of Unicode, confusables.txt and
// IdentifierStatus.txt, from the data of ICU4J. Maven fetches the library, and Java 17 runs it.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../../../scripts/run.js';

const [folder, ...others] = process.argv.slice(2);
if (folder === undefined || others.length > 0) {
  throw new Error('Wanted: npm run write:unicode-files -- FOLDER');
}

/** The versions of ICU4J that have Unicode 16 and 17. */
const sources = { 'IdentifierStatus.txt': '76.1', 'confusables.txt': '78.1' };

const cache = join(root, '.cache/icu4j');
const program = join(import.meta.dirname, 'UnicodeFile.java');

mkdirSync(folder, { recursive: true });
for (const [name, version] of Object.entries(sources)) {
  const artifact = `com.ibm.icu:icu4j:${version}`;
  await run('mvn', [
    ...['--quiet', 'dependency:copy', `-Dartifact=${artifact}`, `-DoutputDirectory=${cache}`],
  ]);
  const library = join(cache, `icu4j-${version}.jar`);
  writeFileSync(join(folder, name), await run('java', ['-cp', library, program, name]));
}
