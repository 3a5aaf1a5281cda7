import { serializeIPv6 } from '@urlkit/ipv6';
import {
  applyFixes,
  explainError,
  type HintName,
  relevantDiagnostics,
  validateIPv6,
} from '@urlkit/url-validation';
import test from 'ava';

const hinted: readonly (readonly [input: string, name: HintName, mark: string, fixed: string])[] = [
  ['[::1]', 'bracketed-ipv6', '[::1]', '::1'],
  ['[::1', 'bracketed-ipv6', '[::1', '::1'],
  ['2001:db8::1]', 'bracketed-ipv6', ']', '2001:db8::1'],
  ['[2001:DB8::1]:8080', 'bracketed-ipv6', '[2001:DB8::1]:8080', '2001:DB8::1'],
  ['fe80::1%eth0', 'ipv6-zone', '%eth0', 'fe80::1'],
  ['[fe80::1%25en0]:80', 'ipv6-zone', '%25en0', 'fe80::1'],
  ['fe80::1%', 'ipv6-zone', '%', 'fe80::1'],
  ['2001:db8::/32', 'address-range', '/32', '2001:db8::/32'],
];

for (const [input, name, mark, fixed] of hinted) {
  test(`${input} has the hint ${name}`, (t) => {
    const report = validateIPv6(input);
    t.is(report.address, null);
    const [hint, ...others] = report.hints;
    t.deepEqual(others, []);
    t.is(hint?.name, name);
    t.regex(hint?.message ?? '', /^[A-Z][^\n]*\.$/);
    t.is(input.slice(hint?.start, hint?.end), mark);
    t.is(applyFixes(input, report.hints), fixed);
    t.is(hint?.fix === null, fixed === input);
    t.deepEqual(relevantDiagnostics(report), []);
    t.true(report.diagnostics.some(({ fatal }) => fatal));
  });
}

test('an address has no hint, and its errors are explained', (t) => {
  const { address, diagnostics, hints } = validateIPv6('2001:0db8::192.0.2.1');
  t.is(address && serializeIPv6(address), '2001:db8::c000:201');
  t.deepEqual(hints, []);
  t.deepEqual(
    diagnostics.map(({ name, message }) => [name, message]),
    [['IPv6-piece-leading-zero', explainError('IPv6-piece-leading-zero').message]],
  );
});

test('the message names the character that is not allowed', (t) => {
  t.regex(
    validateIPv6('::g').diagnostics[0]?.message ?? '',
    /^`g` \(U\+0067\) is not allowed here\./,
  );
});

test('what is no address with anything around it has no hint', (t) => {
  const inputs = [
    '',
    '1:2:3',
    '[1:2:3]',
    '127.0.0.1',
    '[]',
    '%eth0',
    'example.org',
    '[::1]:x',
    'x[::1]',
    'g::1%eth0',
    '::1 ',
  ];
  for (const input of inputs) {
    const { address, diagnostics, hints } = validateIPv6(input);
    t.is(address, null, input);
    t.deepEqual(hints, [], input);
    t.is(diagnostics.filter(({ fatal }) => fatal).length, 1, input);
  }
  t.throws(() => validateIPv6(1 as never), { instanceOf: TypeError });
});
