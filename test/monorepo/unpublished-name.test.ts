// Until the name is published, `npx urlkit` would run whatever somebody else publishes under it.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import test from 'ava';

const top = fileURLToPath(new URL('../..', import.meta.url));
const list = execFileSync(
  'git',
  ['grep', '--files-with-matches', '-I', 'urlkit', '--', ':!.changeset', ':!test', ':!*/test/*'],
  { cwd: top, encoding: 'utf8' },
);

/** Commands of package managers that install or run a package of this name. */
const USE =
  /\b(?:npx|bunx|(?:npm|pnpm) (?:exec|i|install|add)|(?:pnpm|yarn) dlx|yarn (?:global )?add|bun add)(?: --?[\w-]+)* urlkit\b/;

test('a page that installs or runs the command says since when it is not published', (t) => {
  let count = 0;
  for (const name of list.trimEnd().split('\n')) {
    const text = readFileSync(join(top, name), 'utf8');
    const use = text.search(USE);
    if (use === -1) continue;
    const note = text.search(
      /As of \d+ [A-Z]\w+ 20\d\d, the (?:command|name) is not published yet/,
    );
    t.true(note !== -1 && note < use, name);
    count++;
  }
  t.true(count >= 3);
});
