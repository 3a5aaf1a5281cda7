// Until the name is published, `npx urlkit` would run whatever somebody else publishes under it.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import test from 'ava';

const top = fileURLToPath(new URL('../..', import.meta.url));
const list = execFileSync('git', ['ls-files', '--', '*.md'], { cwd: top, encoding: 'utf8' });

test('a page that installs or runs the command says since when it is not published', (t) => {
  const pages = list.split('\n').filter((name) => name !== '' && !name.startsWith('.changeset/'));
  let count = 0;
  for (const name of pages) {
    const text = readFileSync(join(top, name), 'utf8');
    const use = text.search(/npx (?:--?\w+ )*urlkit\b|npm i(?:nstall)? (?:-g|--global) urlkit\b/);
    if (use === -1) continue;
    const note = text.search(
      /As of \d+ [A-Z]\w+ 20\d\d, the (?:command|name) is not published yet/,
    );
    t.true(note !== -1 && note < use, name);
    count++;
  }
  t.true(count >= 3);
});
