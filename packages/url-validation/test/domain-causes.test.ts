// Tests that each reason for which a host is not a valid domain has a cause, with the range of what is at fault.

import { parseURL } from '@urlkit/url-parser';
import {
  causeNames,
  type Diagnostic,
  type DomainCauseName,
  explainCause,
  validateURL,
} from '@urlkit/url-validation';
import test from 'ava';
import { encode } from 'punycode/punycode.es6.js';
import { stepOf } from '../../../test/support/long-run.js';
import { show } from '../../../test/support/show.js';
import { randomDomains } from '../../idna/test/random-domains.js';

function domainErrors(input: string): readonly Diagnostic[] {
  return validateURL(input).diagnostics.filter(({ name }) => name === 'domain-to-ASCII');
}

/** A host, its cause, and what is at fault. The other hosts are `-` at this place. */
const fatal: readonly (readonly [host: string, name: DomainCauseName, atFault: string])[] = [
  ['a b.c', 'forbidden-character', ' '],
  ['c.a<b', 'forbidden-character', '<'],
  ['a\u007Fb', 'forbidden-character', '\u007F'],
  ['ex%2Fample', 'forbidden-character', '%2F'],
  ['ex%20ample', 'forbidden-character', '%20'],
  ['a%zz', 'forbidden-character', '%'],
  ['\u2100.a', 'forbidden-character', '\u2100'],
  ['a\uFF0Fb', 'forbidden-character', '\uFF0F'],
  ['例え .jp', 'forbidden-character', ' '],
  ['a<\u0338b c', 'forbidden-character', ' '],
  ['%E4%BE%8B%20', 'forbidden-character', '%20'],
  ['a\uE000b', 'disallowed-character', '\uE000'],
  ['a%EE%80%80b', 'disallowed-character', '%EE%80%80'],
  ['a\uD800b', 'disallowed-character', '\uD800'],
  ['é.xn--a', 'disallowed-character', 'xn--a'],
  ['a\u200Eb', 'hidden-character', '\u200E'],
  ['a\u202Eb', 'hidden-character', '\u202E'],
  ['a\u2028b', 'hidden-character', '\u2028'],
  ['a%EF%BF%BDb', 'disallowed-character', '%EF%BF%BD'],
  ['a%FFb', 'not-utf-8', '%FF'],
  ['a%E2%82b', 'not-utf-8', '%E2%82'],
  ['a\u200Db', 'misplaced-joiner', '\u200D'],
  ['a.b\u200Cc', 'misplaced-joiner', '\u200C'],
  ['a%E2%80%8Db', 'misplaced-joiner', '%E2%80%8D'],
  ['a.\u0301b', 'leading-mark', '\u0301'],
  ['אa.com', 'mixed-directions', 'a'],
  ['a\u05D0.com', 'mixed-directions', '\u05D0'],
  ['1a.א', 'mixed-directions', '1'],
  ['א-.com', 'mixed-directions', '-'],
  ['é.xn--ascii-', 'invalid-punycode', 'xn--ascii-'],
  ['é.xn--', 'invalid-punycode', 'xn--'],
  [`é.xn--${encode('e\u0301')}`, 'not-normalized', `xn--${encode('e\u0301')}`],
  ['\u00AD', 'nothing-left', '\u00AD'],
  ['%C2%AD', 'nothing-left', '%C2%AD'],
  [`\u{1F600}${'a'.repeat(50_000)}`, 'long-label', `\u{1F600}${'a'.repeat(50_000)}`],
];

const notFatal: typeof fatal = [
  ['a..b', 'empty-label', '..'],
  ['.a', 'empty-label', '.'],
  ['a.', 'empty-label', '.'],
  ['a。.b', 'empty-label', '。.'],
  ['a_b', 'non-ldh-character', '_'],
  ['a,b.c', 'non-ldh-character', ','],
  ['{a}.b', 'non-ldh-character', '{'],
  ['b.-a', 'misplaced-hyphen', '-'],
  ['b.a-', 'misplaced-hyphen', '-'],
  ['ab--c', 'misplaced-hyphen', '--'],
  ['a'.repeat(64), 'long-label', 'a'.repeat(64)],
  [`${'a.'.repeat(130)}b`, 'long-domain', `${'a.'.repeat(130)}b`],
  ['xn--a', 'disallowed-character', 'xn--a'],
  ['xn--ascii-', 'invalid-punycode', 'xn--ascii-'],
];

for (const [hosts, isFatal] of [
  [fatal, true],
  [notFatal, false],
] as const) {
  for (const [host, name, atFault] of hosts) {
    test(`${JSON.stringify(host.slice(0, 70))} has the cause ${name}`, (t) => {
      for (const start of ['https://', 'https://user:pw@', ' https:\t//']) {
        const input = `${start}${host}/`;
        const [error, ...others] = domainErrors(input);
        t.deepEqual(others, []);
        t.is(error?.fatal, isFatal);
        t.is(error?.cause?.name, name);
        t.is(error?.cause && input.slice(error.cause.start, error.cause.end), atFault);
        t.is(error?.message, error?.cause?.message);
        t.regex(error?.message ?? '', /^[A-Z`][^\n]*\.$/);
      }
    });
  }
}

test('the range of a cause is right through tabs and newlines', (t) => {
  const input = 'https://e\nx%2\tF\ra/';
  t.deepEqual(
    domainErrors(input).map(({ cause }) => cause && input.slice(cause.start, cause.end)),
    ['%2\tF'],
  );
});

const sentences: readonly (readonly [host: string, message: string])[] = [
  ['a b', 'A host cannot contain a space. Remove it.'],
  ['a<b', 'A host cannot contain `<` (U+003C). Remove it.'],
  ['ex%2Fample', '`%2F` is a slash; a host cannot contain one. Write `/` if the path begins here.'],
  [
    '\u2100',
    '`\u2100` (U+2100) is converted to text with `/` (U+002F), and a host cannot contain that. Remove it.',
  ],
  [
    '\uFF0F',
    '`\uFF0F` (U+FF0F) is converted to `/` (U+002F), and a host cannot contain that. Remove it.',
  ],
  ['a..b', 'There should be a name between these dots, or only one dot.'],
  [
    'a'.repeat(64),
    'This name is too long: it has 64 characters in its ASCII form. Use at most 63.',
  ],
  ['a\u200Db', 'A zero-width joiner (U+200D) joins nothing here. Remove it.'],
  [
    'a\u200Eb',
    'A host cannot contain a left-to-right mark (U+200E), which cannot be seen. Remove it.',
  ],
];

for (const [host, message] of sentences) {
  test(`${JSON.stringify(host)}: ${message}`, (t) => {
    t.is(domainErrors(`https://${host}/`)[0]?.message, message);
  });
}

test('every cause is explained in sentences, and has an example', (t) => {
  t.throws(() => explainCause('constructor' as never), { instanceOf: TypeError });
  for (const name of causeNames) {
    const { message, link } = explainCause(name);
    t.regex(message, /^[A-Z][^\n]*\.$/);
    t.true(link.endsWith(`/docs/errors.md#${name}`), show(name));
    // Only a program without the tables of IDNA has the last one.
    t.true(
      name === 'not-ascii' || [...fatal, ...notFatal].some((example) => example[1] === name),
      show(name),
    );
  }
});

test('each error of a domain has a cause in or next to its range, however random', (t) => {
  let count = 0;
  for (const domain of randomDomains(7)) {
    if (count >= 9_000 / stepOf(3)) break;
    const input = `https://${domain.replace(/[\t\n\r/?#\\:@]/g, '')}/`;
    for (const { start, end, fatal: isFatal, cause } of domainErrors(input)) {
      count++;
      t.truthy(cause, JSON.stringify(input));
      if (cause === null) continue;
      t.true(start - 1 <= cause.start && cause.start < cause.end && cause.end <= end + 1, input);
      if (isFatal) t.is(parseURL(input), null);
    }
  }
});
