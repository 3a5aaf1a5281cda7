// The URLs in which lint looks for no problem: it would find none.

import assert from 'node:assert/strict';
import { parseURL } from '@urlkit/url-parser';
import { validateURL } from '@urlkit/url-validation';
import test from 'ava';
import fc from 'fast-check';
import { checkProperty } from '../../../test/support/property.js';
import { findProblems, isFaultless } from '../src/lint/problems.js';
import { ruleNames } from '../src/lint/rules.js';
import { hasTemplateSyntax } from '../src/lint/templates.js';

const rules = Object.fromEntries(ruleNames.map((name) => [name, 'error' as const]));

/** Words of usual URLs, and others that something is wrong with, somewhere. */
const usual = [
  'a',
  'example',
  'www',
  'index',
  'html',
  '1',
  '007',
  '8080',
  'A',
  'b-c',
  'id',
  'key',
  'mail',
];
const values = [
  'undefined',
  'NaN',
  'null',
  'None',
  'nil',
  'localhost',
  'home',
  'port',
  'host',
  'tel',
  'amp',
];
const schemes = ['http', 'https', 'ftp', 'file', 'mailto', 'jdbc', 'curl', 'xxx', '2x', 'API_URL'];
const marks = [
  'xn--a',
  'a--b',
  '-a',
  'a-',
  '',
  '_',
  '-',
  '~',
  'd_e',
  '~f',
  'user@h',
  '@a',
  '@NAME@',
  '$a',
];
const long = ['a'.repeat(63), 'a'.repeat(64), `${'a.'.repeat(125)}a`];
const word = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...usual) },
  { weight: 2, arbitrary: fc.constantFrom(...values) },
  { weight: 2, arbitrary: fc.constantFrom(...schemes) },
  { weight: 2, arbitrary: fc.constantFrom(...marks) },
  { weight: 1, arbitrary: fc.constantFrom(...long) },
);
const joined = (separator: string, maxLength: number) =>
  fc.array(word, { minLength: 1, maxLength }).map((words) => words.join(separator));
const field = fc.tuple(word, joined('.', 2)).map((parts) => parts.join('='));
const url = fc
  .tuple(
    fc.constantFrom(
      'https://',
      'http://',
      'https://',
      'HTTP://',
      'http:/',
      'https:',
      'ftp://',
      '//',
      '',
    ),
    joined('.', 4),
    fc.constantFrom('.org', '.com', '.org', '.x', '.1', '.', ''),
    fc.array(fc.oneof(word, joined('.', 3)), { maxLength: 4 }),
    fc.constantFrom('', '/', '.', '...'),
    fc.oneof(
      fc.constant(''),
      fc.array(field, { maxLength: 3 }).map((fields) => `?${fields.join('&')}`),
      fc.tuple(joined('/', 3), fc.constantFrom('', '.', '...')).map(([a, b]) => `#${a}${b}`),
    ),
  )
  .map(([scheme, host, suffix, path, end, rest]) =>
    [scheme, host, suffix, ...path.map((segment) => `/${segment}`), end, rest].join(''),
  );

test('a faultless URL has no problem of any rule, no hint and no placeholder', (t) => {
  let count = 0;
  const tried = checkProperty(t, 30_000, url, (text) => {
    if (!isFaultless(text)) return;
    count++;
    for (const base of [null, parseURL('https://user@h/a?b#c')]) {
      const { diagnostics, hints } = validateURL(text, { base });
      assert.deepEqual([diagnostics, hints], [[], []]);
      assert.deepEqual(findProblems(text, base, { rules }), []);
    }
    assert.ok(!hasTemplateSyntax(text));
  });
  t.true(count > tried / 200, `${count} of ${tried}`);
});

test('usual links are faultless, and others are not', (t) => {
  const links = [
    'https://example.org',
    'http://www.a-b.co.uk/a/b_c/index.html?a=b&c=1.2',
    'HTTPS://EXAMPLE.ORG/~Ann/@v2/#L1.2/a',
  ];
  for (const text of links) t.true(isFaultless(text), text);
  const others = [
    'https://example',
    'http://1.2.3.4/',
    'https://xn--a.org/',
    'https://a.org/undefined/',
  ];
  for (const text of others) t.false(isFaultless(text), text);
});
