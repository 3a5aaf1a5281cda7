import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import test from 'ava';

const packages = fileURLToPath(new URL('../../packages', import.meta.url));
const script = fileURLToPath(new URL('./export-names.cjs', import.meta.url));

const names = readdirSync(packages)
  .map((folder) => JSON.parse(readFileSync(join(packages, folder, 'package.json'), 'utf8')))
  .filter((manifest) => '.' in manifest.exports)
  .map((manifest): string => manifest.name);

test('the workspace has packages', (t) => {
  t.true(names.length > 0);
});

for (const name of names) {
  test(`require('${name}') gives what import() gives`, async (t) => {
    const required: string[] = JSON.parse(
      execFileSync(process.execPath, [script, name], { encoding: 'utf8', stdio: 'pipe' }),
    );
    t.deepEqual(required, Object.keys(await import(name)));
    t.not(required.length, 0);
  });
}
