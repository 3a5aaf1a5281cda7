import { explainError, groupDiagnostics, validateURL } from '@urlkit/url-validation';
import test from 'ava';
import fc from 'fast-check';
import { checkProperty } from '../../../test/support/property.js';

function messagesOf(input: string, base?: string): readonly string[] {
  const { diagnostics } = validateURL(input, { base });
  return groupDiagnostics(input, diagnostics).map(({ message }) => message);
}

test('one sentence names the characters of all places', (t) => {
  t.deepEqual(messagesOf('https://h.example/a[b][c]'), [
    '`[` (U+005B) and `]` (U+005D) are not allowed here. Write %5B and %5D.',
  ]);
  t.deepEqual(messagesOf('https://h.example/a b c d'), ['A space is not allowed here. Write %20.']);
  t.deepEqual(messagesOf('https://h.example/a%b^c%d'), [
    '`%` (U+0025) must be followed by two hexadecimal digits. Write %25 for the sign itself.',
    '`^` (U+005E) is not allowed here. Write %5E.',
  ]);
});

test('other sentences stay as they are', (t) => {
  t.deepEqual(messagesOf(' ^a{', 'https://h.example/'), [
    'A space is ignored here. Remove it.',
    '`^` (U+005E) and `{` (U+007B) are not allowed here. Write %5E and %7B.',
  ]);
  for (const input of [' https://a_b.example/%\tc%', 'https://256.1.1.1/', 'https://u@-/']) {
    const messages = validateURL(input).diagnostics.map(({ message }) => message);
    t.deepEqual(messagesOf(input), Array.from(new Set(messages)), input);
  }
  const input = 'https://h.example/a^b';
  const { message } = explainError('invalid-URL-unit');
  const general = validateURL(input).diagnostics.map((one) => ({ ...one, message }));
  t.is(groupDiagnostics(input, general)[0]?.message, message);
});

test('only diagnostics can be grouped', (t) => {
  for (const wrong of [null, {}, [1], [null]]) {
    t.throws(() => groupDiagnostics('a', wrong as never), { message: /^diagnostics must be/ });
  }
});

test('passwords are not in the sentence', (t) => {
  for (const message of messagesOf('https://u:a^b|c@h.example/d{e')) {
    t.notRegex(message, /\^|\|/);
  }
});

test('each diagnostic is in one group, and each group has another sentence', (t) => {
  const unit = fc.constantFrom(...'a%[]|^ \\\t{}<>"é\u{1F600}?#/');
  const inputs = fc
    .array(unit, { maxLength: 12 })
    .map((units) => `https://h.example/${units.join('')}`);
  checkProperty(t, 500, inputs, (input) => {
    const { diagnostics } = validateURL(input);
    const groups = groupDiagnostics(input, diagnostics);
    const grouped = groups.flatMap((group) => group.diagnostics);
    t.true(diagnostics.every((one) => grouped.includes(one)));
    t.is(grouped.length, diagnostics.length);
    t.is(new Set(groups.map(({ message }) => message)).size, groups.length);
    for (const { message, diagnostics: ofGroup } of groups) {
      if (ofGroup.length === 1) t.is(message, ofGroup[0].message);
    }
  });
});
