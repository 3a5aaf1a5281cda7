// How often the parser asks an expression or searches a text: what one step knows, the next step does not look for again.

import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { specialSchemes } from '@urlkit/url-record';
import test from 'ava';

// The file for Node keeps the methods of strings when it is loaded, so nobody can count their calls.
const modules = pathToFileURL(resolve('packages/url-parser/dist/index.js')).href;
let parser: typeof import('@urlkit/url-parser');

test.before(async () => {
  parser = await import(modules);
});

interface Counts {
  expressions: number;
  searches: number;
}

/** Counts the calls of expressions, and of methods that search a string. */
function countCalls(run: () => unknown): Counts {
  const counts = { expressions: 0, searches: 0 };
  const count = <Prototype extends object>(
    prototype: Prototype,
    names: readonly (keyof Prototype & string)[],
    what: keyof Counts,
  ): (() => void)[] =>
    names.map((name) => {
      const original = prototype[name] as (...parameters: unknown[]) => unknown;
      const replacement = function (this: unknown, ...parameters: unknown[]): unknown {
        counts[what]++;
        return Reflect.apply(original, this, parameters);
      };
      Object.defineProperty(prototype, name, { value: replacement });
      return () => Object.defineProperty(prototype, name, { value: original });
    });
  const restore = [
    // `test` calls `exec`.
    ...count(RegExp.prototype, ['exec'], 'expressions'),
    ...count(String.prototype, ['indexOf', 'includes', 'search', 'replace', 'split'], 'searches'),
  ];
  try {
    run();
  } finally {
    for (const one of restore) one();
  }
  return counts;
}

const parsed: readonly (readonly [input: string, calls: Counts])[] = [
  ['https://example.org/', { expressions: 0, searches: 0 }],
  ['https://example.org/a/b?c=d#e', { expressions: 1, searches: 1 }],
  ['https://example.org', { expressions: 0, searches: 0 }],
  [' https://example.org/a ', { expressions: 1, searches: 0 }],
  ['HTTPS://example.org/a/b?c', { expressions: 1, searches: 1 }],
  ['https://EXAMPLE.org/a/b?c', { expressions: 1, searches: 1 }],
  ['https://user:password@example.org/a/b?c', { expressions: 1, searches: 1 }],
  ['https://example.org:8080/a/b?c', { expressions: 1, searches: 1 }],
  ['https://example.org:443/a/b?c', { expressions: 1, searches: 1 }],
  ['https://[2001:db8::1]/a/b?c', { expressions: 1, searches: 2 }],
  ['https://[2001:DB8::1]:8080/a/b?c', { expressions: 1, searches: 2 }],
  ['https://192.168.1.1/a/b?c', { expressions: 1, searches: 1 }],
  ['https://192.168.1/a/b?c', { expressions: 1, searches: 1 }],
  ['https://example.org/a b/c?d', { expressions: 2, searches: 2 }],
  ['https://example.org/a?b c', { expressions: 1, searches: 3 }],
  ['https://example.org/é/c', { expressions: 2, searches: 2 }],
  ['https://example.org/a/./b/../c', { expressions: 3, searches: 2 }],
  ['https://example.org\\a\\b', { expressions: 2, searches: 2 }],
  ['redis://example.org:6379/0', { expressions: 1, searches: 0 }],
  ['mailto:user@example.org', { expressions: 1, searches: 0 }],
];

for (const [input, calls] of parsed) {
  test.serial(`to parse ${input} takes as many calls as are needed`, (t) => {
    const hrefs: (string | null)[] = [];
    const counts = countCalls(() => hrefs.push(parser.parseAndSerialize(input)));
    t.deepEqual(hrefs, [new URL(input).href]);
    t.deepEqual(counts, calls);
  });
}

const invalid: readonly (readonly [input: string, calls: Counts])[] = [
  ['', { expressions: 0, searches: 0 }],
  ['/path', { expressions: 0, searches: 0 }],
  ['example.org', { expressions: 0, searches: 0 }],
  ['https://', { expressions: 0, searches: 0 }],
  ['https://a b/', { expressions: 0, searches: 0 }],
  ['https://a<b/', { expressions: 0, searches: 0 }],
  ['https://a:port/', { expressions: 0, searches: 0 }],
  ['https://a:65536/', { expressions: 0, searches: 0 }],
  ['https://1.2.3.256/', { expressions: 0, searches: 0 }],
  ['https://[1:2:3:4:5:6:7:8:9]/', { expressions: 1, searches: 1 }],
  ['https://[1', { expressions: 0, searches: 1 }],
];

for (const [input, calls] of invalid) {
  test.serial(`to refuse ${JSON.stringify(input)} takes as many calls as are needed`, (t) => {
    let parses = true;
    const counts = countCalls(() => {
      parses = parser.canParseURL(input);
    });
    t.false(parses);
    t.deepEqual(counts, calls);
  });
}

// Nothing after the authority is read.
const valid = [
  'https://example.org/é/%2e/a b?é#é',
  'https://EXAMPLE.org:443/é',
  'https://1.2.3.4/é',
  'file:///é',
  'file://h/é',
  'redis://h/é',
  'data:é',
];

for (const input of valid) {
  test.serial(`to tell that ${input} parses takes no call`, (t) => {
    let parses = false;
    const counts = countCalls(() => {
      parses = parser.canParseURL(input);
    });
    t.true(parses);
    t.deepEqual(counts, { expressions: 0, searches: 0 });
  });
}

for (const input of ['file:/é', 'file:é', 'foo:/é', 'é', '?é', '/é', '#é']) {
  test.serial(`to tell that ${input} parses only takes a search for tabs and newlines`, (t) => {
    let parses = false;
    const counts = countCalls(() => {
      parses = parser.canParseURL(input, { base: 'file:///a' });
    });
    t.true(parses);
    t.is(counts.searches, 3);
  });
}

test('the length and the first letter tell special schemes apart, and five bits for each letter fit into a number', (t) => {
  const keys = specialSchemes.map((scheme) => `${scheme.length} ${scheme.charAt(0)}`);
  t.is(new Set(keys).size, specialSchemes.length);
  t.true(specialSchemes.every(({ length }) => length <= 6));
});
