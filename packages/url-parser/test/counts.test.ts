// How often the parser asks an expression or searches a text: what one step knows, the next step does not look for again.

import test from 'ava';
import { loadParser } from '../../../test/support/portable-parser.js';

let parser: typeof import('@urlkit/url-parser');

test.before(async () => {
  parser = await loadParser();
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

/** A canonical path of a length in code units. */
const pathOf = (length: number): string => `/${'a/'.repeat(length)}`.slice(0, length);

const parsed: readonly (readonly [input: string, expressions: number, searches: number])[] = [
  // Canonical as a whole, or only without a path: the states do not run.
  ['https://example.org/', 1, 2],
  ['https://example.org/a/b?c=d#e', 1, 3],
  ['https://example.org', 1, 2],
  ['https://example.org:8080/a/b?c', 1, 5],
  ['https://192.168.1.1/a/b?c', 1, 4],
  ['file:///a/b', 1, 2],
  [' https://example.org/a ', 3, 5],
  // Up to where the question stopped, nothing is read again.
  ['https://example.org?c', 2, 3],
  ['https://example.org#c', 2, 3],
  ['https://example.org/a b/c?d', 4, 9],
  ['https://example.org/a?b c', 2, 8],
  ['https://example.org/a#b c', 2, 7],
  ['https://example.org/é/c', 3, 8],
  ['https://example.org\\a\\b', 4, 9],
  ['https://example.org/a/./b/../c', 8, 13],
  // The head is not canonical. What follows it is.
  ['HTTPS://example.org/a/b?c', 5, 7],
  ['https://EXAMPLE.org/a/b?c', 3, 5],
  ['https://EXAMPLE.org./a/b?c', 3, 5],
  ['https://user:password@example.org/a/b?c', 3, 5],
  ['https://example.org:443/a/b?c', 1, 5],
  ['https://[2001:db8::1]/a/b?c', 1, 4],
  ['https://192.168.1/a/b?c', 1, 4],
  ['https://[2001:DB8:0::1]:443', 1, 4],
  ['https://example.org:27017/a', 1, 4],
  ['https://user@EXAMPLE.org:443?c', 3, 6],
  ['https://Z.example/a', 3, 4],
  ['https://a~b.example/a/b?c', 4, 9],
  ['https://a~b.example/?', 1, 8],
  ['https://ex%61mple.org/a', 4, 11],
  // Dot segments that come first are a reference to what comes before them.
  ['https://example.org/a/../../b?c', 2, 3],
  ['https://192.168.1.1/a/../b?c', 2, 4],
  ['file:///a/../b', 3, 3],
  ['https://example.org/a./../b', 5, 11],
  ['redis://user:password@example.org:6379/0', 3, 2],
  ['redis://example.org:06379/0', 4, 7],
  ['redis://example.org:06379', 2, 3],
  ['redis://example.org/', 2, 2],
  ['mailto:user@example.org', 3, 5],
  // The expressions are not asked about more than 2,048 code units.
  [`https://example.org${pathOf(2048 - 19)}`, 1, 2],
  [`https://example.org${pathOf(2049 - 19)}`, 2, 2],
  [`https://EXAMPLE.org${pathOf(2048)}`, 3, 4],
];

for (const [input, expressions, searches] of parsed) {
  test.serial(
    `to parse ${input.slice(0, 50)} (${input.length}) takes as many calls as are needed`,
    (t) => {
      const hrefs: (string | null)[] = [];
      const counts = countCalls(() => hrefs.push(parser.parseAndSerialize(input)));
      t.deepEqual(hrefs, [new URL(input).href]);
      t.deepEqual(counts, { expressions, searches });
    },
  );
}

const references: readonly (readonly [
  input: string,
  expressions: number,
  searches: number,
  base?: string,
])[] = [
  ['../x?y', 1, 1],
  ['/x', 1, 0],
  ['//h/x', 1, 2],
  ['https://h/x', 1, 2],
  ['?y', 1, 1],
  ['#z', 1, 1],
  ['x y', 3, 6],
  ['../x?y', 2, 2, 'file:///a/b'],
];

for (const [input, expressions, searches, base = 'https://example.org/a/b'] of references) {
  test.serial(`to resolve ${input} against ${base} takes as many calls as are needed`, (t) => {
    // The parser keeps the last base URL that it was given twice.
    for (let i = 0; i < 2; i++) parser.parseAndSerialize('', { base });
    const hrefs: (string | null)[] = [];
    const counts = countCalls(() => hrefs.push(parser.parseAndSerialize(input, { base })));
    t.deepEqual(hrefs, [new URL(input, base).href]);
    t.deepEqual(counts, { expressions, searches });
  });
}

const assigned: readonly (readonly [
  attribute: 'pathname' | 'search' | 'hash',
  value: string,
  expressions: number,
  searches: number,
])[] = [
  ['pathname', '/x/y', 1, 0],
  ['pathname', pathOf(2048), 1, 0],
  ['pathname', pathOf(2049), 2, 4],
  ['search', '?y', 1, 0],
  ['search', 'y', 1, 0],
  ['search', 'y z', 2, 3],
  ['hash', '#z', 1, 0],
  ['hash', 'z', 1, 0],
  ['hash', 'y z', 2, 3],
];

for (const [attribute, value, expressions, searches] of assigned) {
  test.serial(
    `to set ${attribute} to ${value.slice(0, 9)} (${value.length}) takes few calls`,
    (t) => {
      const url = parser.parse('https://example.org/a?b#c');
      if (url.failure !== null) return t.fail();
      const expected = new URL(url.href);
      Reflect.set(expected, attribute, value);
      const hrefs: (string | undefined)[] = [];
      const counts = countCalls(() => hrefs.push(parser.set(url, attribute, value)?.href));
      t.deepEqual(hrefs, [expected.href]);
      t.deepEqual(counts, { expressions, searches });
    },
  );
}

// Nothing after the authority is read.
const checked: readonly (readonly [
  input: string,
  parses: boolean,
  expressions: number,
  searches: number,
])[] = [
  ['https://example.org/é/%2e/a b?é#é', true, 1, 0],
  ['file:///é', true, 1, 0],
  ['file://h/é', true, 1, 0],
  ['https://1.2.3.4/é', true, 1, 1],
  ['https://EXAMPLE.org:443/é', true, 1, 4],
  ['redis://h/é', true, 2, 0],
  ['data:é', true, 2, 4],
  ['', false, 2, 1],
  ['/path', false, 2, 1],
  ['https://', false, 2, 4],
  ['https://a b/', false, 1, 5],
  ['https://a:port/', false, 1, 4],
  ['https://1.2.3.256/', false, 1, 1],
  ['https://[1:2:3:4:5:6:7:8:9]/', false, 1, 1],
];

for (const [input, parses, expressions, searches] of checked) {
  test.serial(`to tell whether ${JSON.stringify(input)} parses takes few calls`, (t) => {
    let result = !parses;
    const counts = countCalls(() => {
      result = parser.canParse(input);
    });
    t.is(result, parses);
    t.deepEqual(counts, { expressions, searches });
  });
}
