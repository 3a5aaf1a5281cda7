// What a terminal shows, by script(1) of util-linux.

import { spawnSync } from 'node:child_process';
import test, { type ExecutionContext } from 'ava';
import { isLongRun } from '../../../test/support/long-run.js';
import { visible, visibleJSON } from '../src/output/visible-text.js';
import { cli, fileOf } from './run-command.js';

const hasTerminals = spawnSync('script', ['--version']).stdout?.includes('util-linux') ?? false;

/** Runs a shell command on a terminal, with `$NODE` and `$CLI`, and returns what the terminal gets. */
function onTerminal(command: string): string {
  const env = { ...process.env, SHELL: '/bin/sh', NODE: process.execPath, CLI: cli };
  return spawnSync('script', ['-qfc', command, '/dev/null'], {
    env,
    input: '',
    maxBuffer: 2 ** 28,
  }).stdout.toString();
}

// Takes some megabytes now and then, so that the command is not done before it shows a bar.
const reader = '{ for i in 1 2 3 4 5 6 7 8; do head -c 2000000; sleep 0.4; done; cat; } >/dev/null';

// Linting them takes longer than a bar waits, and not much longer.
const GOOD_LINES = isLongRun ? 100_000 : 10_000;

function check(title: string, run: (t: ExecutionContext) => void): void {
  if (hasTerminals) test(title, run);
  else test.skip(`${title}: there is no script of util-linux`, run);
}

check('a bar on standard error, which makes room for messages and goes away', (t) => {
  const lines = Array.from({ length: 500_000 }, (_, i) => `https://example.org/${i}`);
  lines[490_000] = 'x';
  const shown = onTerminal(
    `"$NODE" "$CLI" get '{href}' --file ${fileOf(lines.join('\n'))} | ${reader}`,
  );
  t.regex(shown, /={2,}-+ \d+% {2}[\d,]+ lines {2}\d+:\d\d left/);
  t.regex(shown, /\x1B\[2Kurlkit: line 490001 of \S+ does not parse: [^\x1B]*\r\n/);
  t.true(shown.endsWith('\x1B[2K'));
});

check('a note if standard input is the terminal', (t) => {
  const shown = onTerminal(`"$NODE" "$CLI" get '{href}'`);
  t.regex(shown, /urlkit: reading standard input from the terminal; Ctrl-D ends it\r\n/);
  t.notRegex(onTerminal(`"$NODE" "$CLI" get '{href}' http://h`), /standard input/);
});

check('no bar beside answers on the same terminal', (t) => {
  const shown = onTerminal(`"$NODE" "$CLI" get '{href}' --file ${fileOf('http://a\nhttp://b')}`);
  t.is(shown, 'http://a/\r\nhttp://b/\r\n');
});

check('lint shows a bar while it finds nothing, and no bar while it finds much', (t) => {
  const options = '--format text --color never --rule invalid-URL-unit=off -e lines';
  const lint = (text: string, pipe = ''): string =>
    onTerminal(`"$NODE" "$CLI" lint ${options} ${fileOf(text)}${pipe}`);
  const found = 'https://u@h.example/\n';
  const good = 'https://h.example/?a={b}\n'.repeat(GOOD_LINES);
  const shown = lint(found + good + found);
  const [first = '', ...rest] = shown.split('\r\n');
  t.regex(first, /^\S+:1:9 warning invalid-credentials /);
  const bars = rest.join('\n');
  t.regex(bars, /={2,}-+ \d+%/);
  const last = `:${GOOD_LINES + 2}:9 warning invalid-credentials `;
  t.true(bars.slice(bars.lastIndexOf('\x1B[2K')).includes(last));
  const problems = lint(found.repeat(GOOD_LINES / 4)).split('\r\n');
  t.is(problems.length, GOOD_LINES / 4 + 1);
  t.is(
    problems.find((line) => line.includes('\x1B')),
    undefined,
  );
  if (isLongRun) t.is(lint(good, ' 2>&1 | cat'), '');
});

const invisible: readonly (readonly [character: string, escape: string, inJSON: string])[] = [
  ['\x1b', '\\u{1B}', '\\u001b'],
  ['\x7f', '\\u{7F}', '\\u007f'],
  ['\x9b', '\\u{9B}', '\\u009b'],
  ['\n', '\\u{A}', '\\n'],
  ['\u00ad', '\\u{AD}', '\\u00ad'],
  ['\u034f', '\\u{34F}', '\\u034f'],
  ['\u115f', '\\u{115F}', '\\u115f'],
  ['\u180b', '\\u{180B}', '\\u180b'],
  ['\u200d', '\\u{200D}', '\\u200d'],
  ['\u2028', '\\u{2028}', '\\u2028'],
  ['\u202e', '\\u{202E}', '\\u202e'],
  ['\u2066', '\\u{2066}', '\\u2066'],
  ['\u3164', '\\u{3164}', '\\u3164'],
  ['\ufe0f', '\\u{FE0F}', '\\ufe0f'],
  ['\uffa0', '\\u{FFA0}', '\\uffa0'],
  ['\ud800', '\\u{D800}', '\\ud800'],
  ['\u{e0041}', '\\u{E0041}', '\\udb40\\udc41'],
  ['\u{e0100}', '\\u{E0100}', '\\udb40\\udd00'],
];

for (const [character, escaped, inJSON] of invisible) {
  test(`${escaped} is escaped`, (t) => {
    t.is(visible(`a${character}b`), `a${escaped}b`);
    const value = { [`a${character}`]: [character] };
    const json = visibleJSON(value);
    t.true(json.includes(`"a${inJSON}"`));
    t.true(json.includes(`["${inJSON}"]`));
    t.deepEqual(JSON.parse(json), value);
  });
}

test('visible characters are not escaped', (t) => {
  t.is(visible('https://bücher.example/💩 x'), 'https://bücher.example/💩 x');
  t.is(visibleJSON({ a: ['é', '💩', 1, null] }), '{"a":["é","💩",1,null]}');
});
