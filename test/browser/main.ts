// npm run check -- pages and npm run check -- site: run tests in Chromium. Without one they are left out, or fail if CI is true.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { needsShell, root, run } from '../../scripts/run.js';
import { findChromium } from './find-chromium.js';

if (findChromium() === null) {
  console.log(
    'The tests of pages are left out: no Chromium was found. Run npm run fetch -- browser, or set CHROMIUM to the path of one.',
  );
  process.exit(process.env['CI'] === 'true' ? 1 : 0);
}
if (!existsSync(join(root, 'test/browser/node_modules'))) {
  await run('npm', ['ci', '--prefix', 'test/browser', '--silent']);
}
await run('tsc', ['-p', 'test/browser']);
const args = [
  'scripts/run-tests.ts',
  ...['--config', 'ava.browser.config.js', ...process.argv.slice(2)],
];
const { status } = spawnSync('tsx', args, { cwd: root, stdio: 'inherit', shell: needsShell });
process.exitCode = status ?? 1;
