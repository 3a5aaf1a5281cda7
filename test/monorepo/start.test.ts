import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import test from 'ava';
import { needsShell } from '../../scripts/run.js';

const top = fileURLToPath(new URL('../..', import.meta.url));

test('the first command of the README prints the components of the URL', (t) => {
  const url = 'https://user:pw@BÜCHER.example:443/a/../b?q=1#top';
  const stdout = execFileSync('npm', ['start', '--silent', '--', 'parse', url], {
    cwd: top,
    encoding: 'utf8',
    shell: needsShell,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  t.regex(stdout, /^href +https:\/\/user:pw@xn--bcher-kva\.example\/b\?q=1#top$/m);
});
