import { parseURL } from '@urlkit/url-parser';
import {
  applyFixes,
  explainError,
  validateURL,
  validationErrorNames,
} from '@urlkit/url-validation';
import test from 'ava';
import { show } from '../../../test/support/show.js';

// The error types of the table in section 1.1 at commit 6ae8486, with that of whatwg/url pull request 925, in
// order.
const NAMES_OF_SECTION_1_1: readonly string[] = [
  'domain-to-ASCII',
  'domain-percent-encoded',
  'host-invalid-code-point',
  'IPv4-non-ASCII-input',
  'IPv4-empty-part',
  'IPv4-too-few-parts',
  'IPv4-too-many-parts',
  'IPv4-non-numeric-part',
  'IPv4-non-decimal-part',
  'IPv4-out-of-range-part',
  'IPv6-unclosed',
  'IPv6-invalid-compression',
  'IPv6-too-many-pieces',
  'IPv6-multiple-compression',
  'IPv6-invalid-code-point',
  'IPv6-too-few-pieces',
  'IPv6-piece-leading-zero',
  'IPv4-in-IPv6-too-many-pieces',
  'IPv4-in-IPv6-invalid-code-point',
  'IPv4-in-IPv6-out-of-range-part',
  'IPv4-in-IPv6-too-few-parts',
  'invalid-URL-unit',
  'special-scheme-missing-following-solidus',
  'missing-scheme-non-relative-URL',
  'invalid-reverse-solidus',
  'invalid-credentials',
  'host-missing',
  'port-out-of-range',
  'port-invalid',
  'file-invalid-Windows-drive-letter',
  'file-invalid-Windows-drive-letter-host',
];

/** An input, the same URL with fewer errors, and a base URL. */
const fixable: readonly (readonly [input: string, fixed: string, base?: string])[] = [
  [' https://h/ ', 'https://h/'],
  ['ht\ntps://h\t/\r\na', 'https://h/a'],
  ['https://h/a b?c d#e f', 'https://h/a%20b?c%20d#e%20f'],
  ['https://h/<\u{1FFFE}>', 'https://h/%3C%F0%9F%BF%BE%3E'],
  ['https://h/[|]%?`#{', 'https://h/[|]%?`#{'],
  ['foo:a b ?c', 'foo:a b%20?c'],
  ['foo://a"b/ ', 'foo://a"b/'],
  ['https:h', 'https://h'],
  ['https:/h', 'https://h'],
  ['https:////h', 'https://h'],
  ['https:\\/\\h\\a', 'https://h/a'],
  ['file:a', 'file:///a'],
  ['file:/a', 'file:///a'],
  ['file:\\/h/a', 'file://h/a'],
  ['file:\\\\\\a', 'file:///a'],
  ['https:a', 'a', 'https://h/'],
  ['https:a:b', './a:b', 'https://h/'],
  ['file:a', 'a', 'file:///'],
  ['file: ', '', 'file:///a?b'],
  ['file: a', './%20a', 'file:///b'],
  ['\\\\h\\a', '//h/a', 'https://g/'],
  ['C|/x', '/C:/x', 'file:///a'],
  ['file://C|/x', 'file:///C:/x'],
  ['https://exam%70le.org/', 'https://example.org/'],
  ['https://0x7f.1:8/', 'https://127.0.0.1:8/'],
  ['https://u@1.2.3.4./', 'https://u@1.2.3.4/'],
  ['https://①②⑦.0.0.1/', 'https://127.0.0.1/'],
  ['https://[::01:0002]/', 'https://[::1:2]/'],
  ['https://u@a_b/', 'https://u@a_b/'],
];

for (const [input, fixed, baseInput] of fixable) {
  test(`${JSON.stringify(input)} is fixed to ${JSON.stringify(fixed)}`, (t) => {
    const base = baseInput === undefined ? null : parseURL(baseInput);
    const report = validateURL(input, { base });
    t.is(applyFixes(input, report.diagnostics), fixed);
    const again = validateURL(fixed, { base });
    t.is(again.href, report.href);
    t.true(fixed === input || again.diagnostics.length < report.diagnostics.length);
  });
}

test('a report has the URL, and the diagnostics in source order with their explanations', (t) => {
  const { url, href, diagnostics } = validateURL('https://u@1.2.3/ \n');
  t.is(href, 'https://u@1.2.3/'.replace('1.2.3', '1.2.0.3'));
  t.is(url?.username, 'u');
  t.deepEqual(
    diagnostics.map(({ name, start, end, fatal }) => [name, start, end, fatal]),
    [
      ['invalid-credentials', 8, 10, false],
      ['IPv4-too-few-parts', 10, 15, false],
      ['invalid-URL-unit', 16, 18, false],
    ],
  );
  for (const diagnostic of diagnostics) {
    const { link, reference } = explainError(diagnostic.name);
    t.is(diagnostic.link, link);
    t.is(diagnostic.reference, reference);
  }
});

test('each run of removed characters has its own diagnostic', (t) => {
  const { diagnostics } = validateURL('  ht\ttps://h/\n\r ');
  t.deepEqual(
    diagnostics.map(({ start, end }) => [start, end]),
    [
      [0, 2],
      [4, 5],
      [13, 16],
    ],
  );
});

test('input that does not parse has no URL, a fatal diagnostic, and no fixes except removals', (t) => {
  const { url, href, diagnostics } = validateURL(' https:\\h:x');
  t.is(url, null);
  t.is(href, null);
  t.deepEqual(
    diagnostics.filter(({ fatal }) => fatal).map(({ name }) => name),
    ['port-invalid'],
  );
  t.is(applyFixes(' https:\\h:x', diagnostics), 'https:\\h:x');
});

test('only diagnostics can be applied', (t) => {
  for (const items of [[1], [null], [{}]]) {
    t.throws(() => applyFixes('x', items as never), {
      instanceOf: TypeError,
      message: /^diagnostics/,
    });
  }
});

test('valid input has no diagnostics', (t) => {
  for (const input of ['https://example.com/a?b#c', 'file:///C:/', 'mailto:a@b', 'foo://h']) {
    t.deepEqual(validateURL(input).diagnostics, []);
  }
});

test('two lone surrogates do not become a pair', (t) => {
  const input = 'https://h/\uD83D\n\uDE00';
  const { href, diagnostics } = validateURL(input);
  t.is(validateURL(applyFixes(input, diagnostics)).href, href);
});

test('every name is explained in one sentence, and the references are anchors of the standard', (t) => {
  t.deepEqual(validationErrorNames, NAMES_OF_SECTION_1_1);
  t.throws(() => explainError('constructor' as never), { instanceOf: TypeError });
  for (const name of validationErrorNames) {
    const { message, link, reference } = explainError(name);
    t.regex(message, /^[A-Z][^\n]*\.$/);
    t.true(link.endsWith(`/docs/errors.md#${name.toLowerCase()}`), show(name));
    t.regex(reference ?? '', /^https:\/\/url\.spec\.whatwg\.org\/#[a-z\d-]+$/);
  }
});

test('characters in a row with the same fix are one diagnostic', (t) => {
  const rangesOf = (input: string): unknown =>
    validateURL(input).diagnostics.map(({ start, end, fix }) => [start, end, fix?.replacement]);
  t.deepEqual(rangesOf('https://h/a  <b'), [[11, 14, '%20%20%3C']]);
  t.deepEqual(rangesOf('https://h/a[]b'), [[11, 13, undefined]]);
  t.deepEqual(rangesOf('https://h/a <[b'), [
    [11, 13, '%20%3C'],
    [13, 14, undefined],
  ]);
  t.deepEqual(rangesOf('https://h/a\\\\b'), [[11, 13, '//']]);
  t.deepEqual(rangesOf('foo:a  ?c'), [
    [5, 6, undefined],
    [6, 7, '%20'],
  ]);
});

test('a report has at most as many diagnostics as its limit, including the fatal one', (t) => {
  const input = `https://h/${'a b'.repeat(5000)}`;
  t.is(validateURL(input).diagnostics.length, 1000);
  t.is(validateURL(input).omitted, 4000);
  t.is(validateURL(input, { limit: 2 }).diagnostics.length, 2);
  t.is(validateURL(input, { limit: 0 }).omitted, 5000);
  t.is(validateURL(input, { limit: Number.POSITIVE_INFINITY }).diagnostics.length, 5000);
  const failed = validateURL(`https://u@${'h\t'.repeat(50)}:x/`, { limit: 3 });
  t.deepEqual(
    failed.diagnostics.map(({ name }) => name),
    ['invalid-credentials', 'invalid-URL-unit', 'invalid-URL-unit', 'port-invalid'],
  );
  t.is(failed.omitted, 48);
});

test('what touches is one diagnostic with one fix', (t) => {
  for (const [input, start, end, replacement] of [
    ['http:/x', 5, 6, '//'],
    ['http:\\\\\\x', 5, 8, '//'],
    ['http:////x', 7, 9, ''],
    ['http://u:p@x@h/', 7, 13, undefined],
    ['https://h/%%', 10, 12, undefined],
  ] as const) {
    t.deepEqual(
      validateURL(input).diagnostics.map((found) => [
        found.start,
        found.end,
        found.fix?.replacement,
      ]),
      [[start, end, replacement]],
      input,
    );
  }
});

const messages: readonly (readonly [input: string, message: string])[] = [
  ['https://h/a b', 'A space is not allowed here. Write %20.'],
  ['https://h/{', '`{` (U+007B) is not allowed here. Write %7B.'],
  ['https://h/a {', 'A space and `{` (U+007B) are not allowed here. Write %20 and %7B.'],
  [
    'https://h/ "<>',
    'A space, `"` (U+0022), `<` (U+003C) and other characters are not allowed here. Percent-encode them.',
  ],
  ['https://h/\u0001\u0001?', 'The control character U+0001 is not allowed here. Write %01.'],
  ['https://h/\uFFFF', 'The noncharacter U+FFFF is not allowed here. Write %EF%BF%BF.'],
  [
    'https://h/%zz',
    '`%` (U+0025) must be followed by two hexadecimal digits. Write %25 for the sign itself.',
  ],
  [' https://h/', 'A space is ignored here. Remove it.'],
  ['https://h/\t\n', 'A tab and a newline are ignored here. Remove them.'],
  ['https://h/\t\tx', 'A tab is ignored here. Remove it.'],
  [
    'https://h:word/',
    'The port `word` is not a number. After the host and `:`, write only digits.',
  ],
  ['mysql://u:word/x@h', 'This port is not a number. After the host and `:`, write only digits.'],
  ['https://10.0.0.256/', '256 is larger than 255. Write four numbers, each 0 to 255.'],
  ['https://h/\na', 'A newline is ignored here. Remove it.'],
  ['x://a^b', 'A host cannot contain `^` (U+005E). Remove it.'],
  [
    'https://[::g]/',
    '`g` (U+0067) is not allowed here. Write groups of one to four digits (0 to 9, a to f), with colons between them.',
  ],
];

for (const [input, message] of messages) {
  test(`${JSON.stringify(input)}: ${message}`, (t) => {
    t.is(validateURL(input).diagnostics[0]?.message, message);
  });
}

test('no code point of a userinfo is named', (t) => {
  for (const input of ['https://u\ts@h/', 'https://u:p\ts@[/', 'https://u:p s<>@h/']) {
    for (const { message } of validateURL(input).diagnostics) t.notRegex(message, /tab|space|U\+/);
  }
});
