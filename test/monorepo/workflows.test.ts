// Tests what an action or a dependency that was taken over could do in the workflows.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import test from 'ava';
import tasks from '../../scripts/tasks.json' with { type: 'json' };

const folder = new URL('../../.github/workflows/', import.meta.url);
const workflows = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(new URL(name, folder), 'utf8'),
}));

/** The texts of the jobs of a workflow. */
function jobsOf(text: string): string[] {
  const [, jobs = ''] = text.split(/^jobs:\n/m);
  return jobs.split(/^(?= {2}[\w-]+:$)/m).filter((job) => job.trim() !== '');
}

test('actions are pinned to commits', (t) => {
  let count = 0;
  for (const { name, text } of workflows) {
    for (const [line] of text.matchAll(/uses: .*/g)) {
      t.regex(line, /^uses: actions\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/, name);
      count++;
    }
  }
  t.true(count > 15);
});

test('jobs that run code of dependencies cannot write and have no secrets', (t) => {
  let count = 0;
  for (const { name, text } of workflows) {
    const isReadOnly = /^permissions:(?: \{\}|\n {2}contents: read)\n/m.test(text);
    t.true(isReadOnly, name);
    for (const job of jobsOf(text).filter((one) => /npm (?:ci|install|test|run)|npx/.test(one))) {
      t.notRegex(job, /: write|secrets\.|github\.token|id-token/, name);
      count++;
    }
  }
  t.true(count >= 8);
});

test('one job publishes, and has nothing but tarballs', (t) => {
  const publishing = workflows.flatMap(({ text }) =>
    jobsOf(text).filter((job) => job.includes('npm publish')),
  );
  t.is(publishing.length, 1);
  for (const job of publishing) {
    t.notRegex(job, /checkout|npm (?:ci|install|run)|contents: write/);
    t.regex(job, /id-token: write/);
  }
});

test('folders and tasks that workflows name exist', (t) => {
  const known: Readonly<Record<string, object>> = tasks;
  let count = 0;
  for (const { name, text } of workflows) {
    for (const [, folder = ''] of text.matchAll(/--prefix ([^\s$]+)/g)) {
      t.true(
        existsSync(new URL(`../../${folder}/package.json`, import.meta.url)),
        `${name} ${folder}`,
      );
      count++;
    }
    for (const [, kind = '', task = ''] of text.matchAll(/npm run (check|fetch|write) -- (\S+)/g)) {
      t.true(task in (known[kind] ?? {}), `${name} ${kind} ${task}`);
      count++;
    }
  }
  t.true(count > 20);
});
