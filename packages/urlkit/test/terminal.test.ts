// What a terminal shows, by script(1) of util-linux.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import test, { type ExecutionContext } from 'ava';

const cli = fileURLToPath(new URL('../dist/cli.js', import.meta.url));
const hasTerminals = spawnSync('script', ['--version']).stdout?.includes('util-linux') ?? false;

/** Runs a shell command on a terminal, with `$NODE` and `$CLI`, and returns what the terminal gets. */
function onTerminal(command: string): string {
  const env = { ...process.env, SHELL: '/bin/sh', NODE: process.execPath, CLI: cli };
  return spawnSync('script', ['-qfc', command, '/dev/null'], { env, input: '' }).stdout.toString();
}

// Takes some megabytes now and then, so that the command is not done before it shows a bar.
const reader = '{ for i in 1 2 3 4 5 6 7 8; do head -c 2000000; sleep 0.4; done; cat; } >/dev/null';

function fileOf(lines: readonly string[]): string {
  const file = join(mkdtempSync(join(tmpdir(), 'urlkit-')), 'urls');
  writeFileSync(file, lines.join('\n'));
  return file;
}

function check(title: string, run: (t: ExecutionContext) => void): void {
  if (hasTerminals) test(title, run);
  else test.skip(`${title}: there is no script of util-linux`, run);
}

check('a bar on standard error, which makes room for messages and goes away', (t) => {
  const lines = Array.from({ length: 500_000 }, (_, i) => `https://example.org/${i}`);
  lines[490_000] = 'x';
  const shown = onTerminal(`$NODE $CLI get '{href}' --file ${fileOf(lines)} | ${reader}`);
  t.regex(shown, /={2,}-+ \d+% {2}[\d,]+ lines {2}\d+:\d\d left/);
  t.regex(shown, /\x1B\[2Kurlkit: line 490001 of \S+ does not parse: [^\x1B]*\r\n/);
  t.true(shown.endsWith('\x1B[2K'));
});

check('a note if standard input is the terminal', (t) => {
  const shown = onTerminal(`$NODE $CLI get '{href}'`);
  t.regex(shown, /urlkit: reading standard input from the terminal; Ctrl-D ends it\r\n/);
  t.notRegex(onTerminal(`$NODE $CLI get '{href}' http://h`), /standard input/);
});

check('no bar beside answers on the same terminal', (t) => {
  const shown = onTerminal(`$NODE $CLI get '{href}' --file ${fileOf(['http://a', 'http://b'])}`);
  t.is(shown, 'http://a/\r\nhttp://b/\r\n');
});
