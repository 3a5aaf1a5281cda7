// Tests that CONTRIBUTING.md names what npm can run, and that each of these is there.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { root } from '../../scripts/run.js';
import { readJSON } from '../../scripts/workspace.js';

type Commands = Readonly<Record<string, string>>;

const { scripts } = readJSON<{ readonly scripts: Commands }>(root, 'package.json');
const tasks = readJSON<Readonly<Record<string, Commands>>>(root, 'scripts/tasks.json');
const page = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');

/** The first word in the first cells of the table after a sentence. */
function namesAfter(sentence: string): string[] {
  const [, rest = ''] = page.split(sentence);
  const [table = ''] = /^\|.*(?:\n\|.*)*/m.exec(rest) ?? [];
  return Array.from(table.matchAll(/^\| `([\w-]+)[^`]*` \|/gm), ([, name = '']) => name);
}

test('there are at most 18 scripts, and CONTRIBUTING.md names each', (t) => {
  t.true(Object.keys(scripts).length <= 18);
  const named = Array.from(page.matchAll(/^\| `npm (?:run )?([\w:-]+)/gm), ([, name]) => name);
  t.deepEqual(named.sort(), Object.keys(scripts).sort());
});

for (const [kind, sentence] of [
  ['check', 'Checks, as in'],
  ['fetch', 'What `npm run fetch` downloads'],
  ['write', 'What `npm run write` writes'],
] as const) {
  test(`CONTRIBUTING.md names each task of npm run ${kind}`, (t) => {
    t.deepEqual(namesAfter(sentence), Object.keys(tasks[kind] ?? {}).sort());
  });
}

test('the files that scripts and tasks run are there', (t) => {
  const commands = [scripts, ...Object.values(tasks)].flatMap((one) => Object.values(one));
  let count = 0;
  for (const command of commands) {
    for (const [, file = ''] of command.matchAll(/(?:tsx|python3|tsc -p) ([\w./-]+)/g)) {
      t.true(existsSync(join(root, file)), `${command}: ${file}`);
      count++;
    }
  }
  t.true(count > 40);
});

test('workflows, documents and messages name scripts and tasks that there are', (t) => {
  const files = ['.ci/run', 'README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/architecture.md'];
  const workflows = ['test', 'nightly', 'weekly', 'release', 'docs', 'public-suffix-list'];
  let count = 0;
  for (const file of [...files, ...workflows.map((name) => `.github/workflows/${name}.yml`)]) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const [use, script = '', name] of text.matchAll(
      /npm run (?:--silent )?([\w:-]+)(?: -- ([a-z][\w-]*))?/g,
    )) {
      count++;
      t.true(script in scripts, `${file}: ${use}`);
      if (script in tasks && name) t.true(name in (tasks[script] ?? {}), `${file}: ${use}`);
    }
  }
  t.true(count > 60);
});
