import { formatDiagnostic, validateURL } from '@urlkit/url-validation';
import test from 'ava';
import stringWidth from 'string-width';
import { stepOf } from '../../../test/support/long-run.js';
import { show } from '../../../test/support/show.js';

/** Draws the first diagnostic of an input. */
function draw(input: string, options: { colors?: boolean; maxLength?: number } = {}): string[] {
  const { diagnostics, hints } = validateURL(input);
  const [first] = [...diagnostics, ...hints];
  return first === undefined ? [] : formatDiagnostic(input, first, options).split('\n');
}

test('a diagnostic is drawn with its sentence, the URL, marks, what to write, and a link', (t) => {
  t.deepEqual(draw('https://h:80x/').slice(1), [
    '  https://h:80x/',
    '            ^^^',
    '  see https://github.com/urlkit/urlkit/blob/main/docs/errors.md#port-invalid',
  ]);
  t.is(
    draw('https://h:80x/')[0],
    'error: The port `80x` is not a number. After the host and `:`, write only digits. (port-invalid, columns 11 to 13)',
  );
  t.is(draw('https://h/a b')[3], '  write: %20');
  t.is(draw('https://h/\t')[3], '  remove it');
});

test('a hint is drawn in the same way', (t) => {
  t.deepEqual(draw('localhost:3000').slice(1, 4), [
    '  localhost:3000',
    '  ^^^^^^^^^^^^^^',
    '  write: http://localhost:3000',
  ]);
  t.regex(draw('localhost:3000')[0] ?? '', /^hint: .*\(host-as-scheme, columns 1 to 14\)$/);
});

test('marks are below wide, combining and escaped characters', (t) => {
  for (const [input, before, marked] of [
    ['https://h/例え ', 'https://h/例え', 1],
    ['https://h/e\u0301 b', 'https://h/e\u0301', 1],
    ['https://h/😀 b', 'https://h/😀', 1],
    ['x:\u{202E}\u{1}', 'x:\\u{202E}', 5],
  ] as const) {
    const [, excerpt = '', carets = ''] = draw(input);
    t.true(excerpt.startsWith(`  ${before}`), show(input, before, marked));
    t.is(carets, ' '.repeat(2 + stringWidth(before)) + '^'.repeat(marked));
  }
});

test('all characters are as wide as in a terminal', (t) => {
  // Characters whose width is that of a cluster with others.
  const inClusters =
    /[\p{Mc}\u1160-\u11FF\uD7B0-\uD7FB\u{1F1E6}-\u{1F1FF}\u{1F3FB}-\u{1F3FF}\uFF9E\uFF9F]/u;
  const hidden = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
  const different: string[] = [];
  const [diagnostic] = validateURL('https://h:x').diagnostics;
  if (diagnostic === undefined) throw new Error('no diagnostic');
  let count = 0;
  for (let codePoint = 0x21; codePoint < 0x3fffe; codePoint += stepOf(3)) {
    const character = String.fromCodePoint(codePoint);
    if (hidden.test(character) || inClusters.test(character)) continue;
    count++;
    const range = { start: character.length, end: character.length + 1 };
    const drawn = formatDiagnostic(`${character}:`, { ...diagnostic, ...range });
    const width = (drawn.split('\n')[2]?.length ?? 0) - 3;
    if (width !== stringWidth(character)) different.push(codePoint.toString(16));
  }
  t.deepEqual(different, []);
  t.true(count > 99_000 / stepOf(3));
});

test('only the text around the range is shown of a long URL', (t) => {
  const input = `x:${'a'.repeat(500)} ${'b'.repeat(500)}`;
  t.deepEqual(draw(input).slice(1, 3), [
    `  …${'a'.repeat(40)} ${'b'.repeat(40)}…`,
    `  ${' '.repeat(41)}^`,
  ]);
  t.deepEqual(draw(input, { maxLength: 20 }).slice(1, 3), ['  …aaaaa bbbbb…', '        ^']);
  for (const line of draw(`https://h/${' '.repeat(1000)}a`, { maxLength: 20 }).slice(1, 3)) {
    t.true(line.length < 30, show(line));
  }
});

test('colors are ANSI escape sequences', (t) => {
  const [heading, , carets] = draw('https://h:x', { colors: true });
  t.true(heading?.startsWith('\u001B[31m\u001B[1merror\u001B[22m\u001B[39m: '));
  t.is(carets, `  \u001B[31m${' '.repeat(10)}^\u001B[39m`);
  t.false(draw('https://h:x').join('').includes('\u001B'));
});

test('the input may be a URL in any form, and wrong options are TypeErrors', (t) => {
  const [diagnostic] = validateURL('https://u@h/').diagnostics;
  if (diagnostic === undefined) throw new Error('no diagnostic');
  const text = formatDiagnostic('https://u@h/', diagnostic);
  t.is(formatDiagnostic(new URL('https://u@h/'), diagnostic), text);
  for (const options of [null, { input: '' }, { color: true }]) {
    t.throws(() => formatDiagnostic('', diagnostic, options as never), { instanceOf: TypeError });
  }
  t.throws(() => formatDiagnostic(diagnostic as never, '' as never), { instanceOf: TypeError });
  t.throws(() => formatDiagnostic('', diagnostic, { maxLength: 1 }), {
    message: 'options.maxLength must be a number of at least 4',
  });
});
