import { readFileSync } from 'node:fs';
import { temporaryFolder } from '../../scripts/run.js';
import { packInto } from './pack.js';
import { checkTarball } from './tarball.js';

const tarballs = await packInto(temporaryFolder());

let count = 0;
for (const { name, path } of tarballs) {
  const problems = await checkTarball(new Uint8Array(readFileSync(path)));
  for (const problem of problems) console.error(`${name}: ${problem}`);
  count += problems.length;
}
console.log(`check tarballs: ${tarballs.length} tarballs, problems: ${count}`);
process.exitCode = count > 0 ? 1 : 0;
