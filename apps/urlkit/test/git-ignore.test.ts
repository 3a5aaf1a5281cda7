// The patterns of .gitignore, compared with git.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'ava';
import { leastOf, startProcessorTime } from '../../../test/support/processor-time.js';
import { readIgnoreRules } from '../src/lint/git-ignore.js';

const paths = [
  ...[
    'a',
    'b',
    'a/b',
    'a/b/c',
    'b/a',
    'c/a/b',
    'ab',
    'abc',
    'a.md',
    'x/a.md',
    'x/y/a.md',
    '#a',
    '!a',
  ],
  ...['a b', 'a[b', 'a-b', 'a*b', 'A', 'x/b/c/d', 'foo/bar/baz', 'bar/foo', 'x/foo/bar', 'a]'],
];

const patterns = [
  ...[
    'a',
    '/a',
    'a/',
    'a/b',
    'a/*',
    'a/**',
    '**/a',
    '**/a/b',
    'a/**/c',
    '*',
    '*.md',
    '/*.md',
    '**',
  ],
  ...[
    'x/*.md',
    'x/**/*.md',
    '\\#a',
    '#a',
    '\\!a',
    'a?',
    'a[bx]',
    'a[!b]b',
    'a[a-c]',
    'a\\*b',
    'a b',
    'a  ',
  ],
  ...[
    'foo/bar',
    '/foo',
    'foo/',
    '**/foo/**',
    '?.md',
    'a[',
    'a[[]b',
    'a]',
    '*a*',
    '***',
    'a***c',
    '/',
    '',
  ],
  ...['*\n!a', '*\n!*/\n!a.md', 'a\n!a/b', '*.md\n!x/y/a.md', '!a', '/*\n!/a', 'a/*\n!a/b'],
];

/** The paths that git ignores; null if there is no git. */
function ignoredByGit(pattern: string): string[] | null {
  const folder = mkdtempSync(join(tmpdir(), 'urlkit-'));
  if (spawnSync('git', ['init', '-q', folder]).status !== 0) return null;
  writeFileSync(join(folder, '.gitignore'), pattern);
  const { stdout } = spawnSync(
    'git',
    [
      '-c',
      'core.quotePath=false',
      '-c',
      'core.ignoreCase=false',
      'check-ignore',
      '--stdin',
      '-z',
      '--no-index',
    ],
    {
      cwd: folder,
      input: paths.join('\0'),
      encoding: 'utf8',
    },
  );
  return stdout.split('\0').filter((path) => path !== '');
}

test('patterns match what they match in git', (t) => {
  for (const pattern of patterns) {
    const expected = ignoredByGit(pattern);
    if (expected === null) return t.log('there is no git');
    const rules = readIgnoreRules(pattern.split('\n'));
    t.deepEqual(
      paths.filter((path) => rules(path) === true),
      expected,
      pattern,
    );
  }
  t.pass();
});

test('many asterisks take no time', async (t) => {
  const rules = readIgnoreRules([
    `${'a*'.repeat(100)}b`,
    `${'**/a*/'.repeat(20)}b`,
    '['.repeat(1_000),
  ]);
  const time = await leastOf(() => {
    const timeSince = startProcessorTime();
    t.is(rules(`${'a'.repeat(2_000)}/${'a/'.repeat(50)}a`), null);
    return timeSince();
  }, 1000);
  t.true(time < 1000, `${time} ms`);
});
