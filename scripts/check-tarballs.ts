import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkTarball } from './checks/tarball.js';
import { run, temporaryFolder } from './run.js';

const folder = temporaryFolder();
const options = ['--workspaces', '--json', '--ignore-scripts', '--pack-destination', folder];
const packed: { name: string; filename: string }[] = JSON.parse(
  await run('npm', ['pack', ...options]),
);

let count = 0;
for (const { name, filename } of packed) {
  const problems = await checkTarball(new Uint8Array(readFileSync(join(folder, filename))));
  for (const problem of problems) console.error(`${name}: ${problem}`);
  count += problems.length;
}
console.log(`check-tarballs: ${packed.length} tarballs, problems: ${count}`);
process.exitCode = count > 0 ? 1 : 0;
