// Completions, by the shells that are installed.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import test from 'ava';

const cli = fileURLToPath(new URL('../dist/cli.js', import.meta.url));

/** Words of command lines, the last of which is completed, and what it becomes. */
const cases: readonly (readonly [words: readonly string[], completed: readonly string[]])[] = [
  [['k'], ['key']],
  [['--col'], ['--color']],
  [['key', '--prof'], ['--profile']],
  [
    ['key', '--profile', 'urlcanon'],
    ['urlcanon-semantic', 'urlcanon-whatwg'],
  ],
  [['completion', 'z'], ['zsh']],
];

/** How a shell says what completes `$2…`, with the script in the file `$1`. */
const shells = {
  bash: `source "$1"; shift; COMP_WORDS=(urlkit "$@"); COMP_CWORD=$#; _urlkit; printf '%s\\n' "\${COMPREPLY[@]}"`,
  fish: `source $argv[1]; complete -C "urlkit $argv[2..]" | string split -f 1 \\t`,
  // Only what it says may come here: zsh itself chooses, on a terminal.
  zsh: `compdef() { }; _describe() { print -rl -- $commands }; _arguments() { print -rl -- "$@" }
    source "$1"; shift; words=(urlkit "$@"); CURRENT=$#words; _urlkit`,
} as const;

for (const [shell, script] of Object.entries(shells)) {
  const isInstalled = spawnSync(shell, ['--version']).status === 0;
  const run = isInstalled ? test : test.skip;
  run(
    `${shell} completes commands, options and values${isInstalled ? '' : ': not installed'}`,
    (t) => {
      const { stdout } = spawnSync(process.execPath, [cli, 'completion', shell]);
      const file = join(mkdtempSync(join(tmpdir(), 'urlkit-')), 'script');
      writeFileSync(file, stdout);
      for (const [words, expected] of cases) {
        const zero = shell === 'fish' ? [] : [shell];
        const args = ['-c', script, ...zero, file, ...words];
        const { stdout: output, stderr } = spawnSync(shell, args, { encoding: 'utf8' });
        t.is(stderr, '');
        if (shell === 'zsh') for (const word of expected) t.true(output.includes(word));
        else t.deepEqual(output.trimEnd().split('\n').sort(), [...expected]);
      }
    },
  );
}
