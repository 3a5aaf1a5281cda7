// Text from a stranger never throws: whatever takes a string takes every string.

import test from 'ava';
import fc from 'fast-check';
import { anyText, text } from '../support/arbitraries.js';
import { checkProperty } from '../support/property.js';
import { textTakers } from './text-takers.js';

/** What throws for some texts, and why. */
const exceptions: readonly (readonly [reason: string, name: RegExp])[] = [
  [
    'A program writes the members of a percent-encode set.',
    /^@urlkit\/percent-encoding extendPercentEncodeSet 1$/,
  ],
  [
    'A list without rules would make every domain a site of its own.',
    /^@urlkit\/public-suffix parsePublicSuffixList 0$/,
  ],
  [
    'Who passes a URL in place of a query would get a parameter that contains all of it.',
    /^@urlkit\/form-urlencoded QueryEditor\(\)\.constructor$/,
  ],
  [
    'Their result is always a reference. URLReference.parse returns null for a text that is none.',
    /^@urlkit\/url-reference URLReference\(\)\.(?:constructor|rebase)$/,
  ],
  ['Ajv wants an error.', /^@urlkit\/uri\/resolver uriResolver\.resolve$/],
];

/** Values of headers and parameters as they arrive, and texts that some parser or other stumbles over. */
const arriving: readonly string[] = [
  ...['', ' ', 'null', 'undefined', 'x y', 'localhost:1', 'localhost', 'https://a b/', 'a, b'],
  ...['https://a.example, https://b.example', 'example.org:80', 'example.org:99999', 'h:'],
  ...['[::1]', '[::1]:80', '::1', 'fe80::1%eth0', '1.2.3.256', '0x7f.1', '[', ':', '//', '/', '\\'],
  ...['https://', 'https://h:99999/', '?', '#', '%', '%zz', '*', '*.example.org', '@', '.', '..'],
  ...['\0', '\t', '\ud800', 'é', 'xn--', 'xn--a.b', 'a'.repeat(300), 'constructor', '__proto__'],
  ...['javascript:0', 'data:,', 'blob:x', 'mailto:a@b', 'file:///C|/x', '../..', '\uffff', '10/8'],
];

const texts = fc.oneof(fc.constantFrom(...arriving), text(12), anyText(12));

const thrownFor = (run: (text: string) => unknown, input: string): unknown => {
  try {
    run(input);
    return undefined;
  } catch (error) {
    return error;
  }
};

const isException = (name: string): boolean => exceptions.some(([, names]) => names.test(name));

test('what takes text is found in the declarations', (t) => {
  const names = new Set(textTakers.map(({ name }) => name));
  t.true(names.size > 230, `${names.size}`);
  for (const name of [
    '@urlkit/host-policy addressClass 0',
    '@urlkit/host-policy matches 1',
    '@urlkit/host-policy hostPatterns().find',
    '@urlkit/host-policy hostPatterns().findPossible',
    '@urlkit/host-policy parseNoProxy().bypasses',
    '@urlkit/public-suffix registrableDomain 0',
    '@urlkit/public-suffix domainMatch 1',
    '@urlkit/url-parser urlEquals 1',
    '@urlkit/url-parser isSameOrigin 0',
    '@urlkit/url-reference URLReference().resolve',
    '@urlkit/url-editions living.interpret',
  ]) {
    t.true(names.has(name), name);
  }
});

test('texts that arrive throw nowhere', (t) => {
  const thrown = textTakers.flatMap(({ name, run }) =>
    arriving.flatMap((input) => {
      const error = thrownFor(run, input);
      return error === undefined
        ? []
        : [{ name, what: `${name} ${JSON.stringify(input)}: ${error}` }];
    }),
  );
  t.deepEqual(
    thrown.filter(({ name }) => !isException(name)).map(({ what }) => what),
    [],
  );
  for (const [reason, names] of exceptions) {
    t.true(
      thrown.some(({ name }) => names.test(name)),
      reason,
    );
  }
});

test('random texts throw nowhere', (t) => {
  const takers = textTakers.filter(({ name }) => !isException(name));
  checkProperty(t, 100, texts, (input) => {
    for (const { run } of takers) run(input);
  });
});
