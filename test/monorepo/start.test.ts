import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import test from 'ava';
import { needsShell } from '../../scripts/run.js';
import { drawInspect, NARROW } from '../browser/terminal-picture.js';

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

const folder = new URL('../../docs/pictures/', import.meta.url);

test('the pictures of the command are up to date: npm run write -- pictures', (t) => {
  t.is(readFileSync(new URL('inspect.svg', folder), 'utf8'), drawInspect());
  t.is(readFileSync(new URL('inspect-narrow.svg', folder), 'utf8'), drawInspect(NARROW));
});

test('the pictures are small', (t) => {
  for (const name of ['inspect.svg', 'live-page.webp']) {
    t.true(statSync(fileURLToPath(new URL(name, folder))).size < 100_000, name);
  }
});
