import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import test from 'ava';

const run = promisify(execFile);
const manifest = createRequire(import.meta.url).resolve('typescript/package.json');
const compiler = join(dirname(manifest), 'bin', 'tsc');

for (const globals of ['dom', 'node']) {
  test(`the types fit those of URL and URLSearchParams in ${globals}`, async (t) => {
    const project = fileURLToPath(new URL(`tsconfig.${globals}.json`, import.meta.url));
    const { stdout } = await run(process.execPath, [compiler, '-p', project, '--listFiles']).catch(
      (error: { stdout: string }) => error,
    );
    t.regex(stdout, globals === 'dom' ? /lib\.dom\.d\.ts/ : /@types\/node\/url\.d\.ts/);
    t.notRegex(stdout, / error TS/);
  });
}
