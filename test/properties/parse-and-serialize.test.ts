// Tests that all functions that parse agree, with and without short cuts. Also compares with whatwg-url, which is
// slow, so it gets only a sample of the inputs.

import assert from 'node:assert/strict';
import { URL } from '@urlkit/url-api';
import { canParse, parseAndSerialize, parseURL } from '@urlkit/url-parser';
import type { URLRecord } from '@urlkit/url-record';
import { serializeURL } from '@urlkit/url-serializer';
import test, { type ExecutionContext } from 'ava';
import type { Arbitrary } from 'fast-check';
import { URL as OracleURL } from 'whatwg-url';
import { grammarInput, mutationsOf, type ParserInput } from '../support/arbitraries.js';
import { editsOf, someCharacters } from '../support/characters.js';
import { corpora, corpusSizes } from '../support/corpora.js';
import { sample, stepOf } from '../support/long-run.js';
import { nullForTypeError } from '../support/oracle.js';
import { checkProperty } from '../support/property.js';
import { show } from '../support/show.js';
import { readInputs, wpt } from '../support/wpt.js';

const mutated = 500;
// A prime, so that each character comes before, after and in the place of others.
const sampling = 23;

const parsedBases = new Map<string | undefined, URLRecord | null>([[undefined, null]]);

/** Many inputs have the same base. */
function parsedBase(base: string | undefined): URLRecord | null {
  const known = parsedBases.get(base);
  if (known !== undefined || base === undefined) return known ?? null;
  const url = parseURL(base);
  parsedBases.set(base, url);
  return url;
}

/** Compares our answers with one another; returns the URL, serialized. */
function checkAnswers({ input, base }: ParserInput): string | null {
  const message = `${input} against ${base}`;
  const href = parseAndSerialize(input, { base });
  assert.equal(canParse(input, base), href !== null, message);
  assert.equal(URL.parse(input, base)?.href ?? null, href, message);
  const baseURL = parsedBase(base);
  if (base !== undefined && baseURL === null) {
    assert.equal(href, null, message);
    return null;
  }
  // With onValidationError, no short cut is taken.
  for (const onValidationError of [undefined, () => {}]) {
    const url = parseURL(input, { base: baseURL, onValidationError });
    assert.equal(url && serializeURL(url), href, message);
  }
  return href;
}

/** Also compares our answers with that of whatwg-url; returns whether the input parses. */
function checkWithOracle({ input, base }: ParserInput): boolean {
  const href = checkAnswers({ input, base });
  const expected = nullForTypeError(() => new OracleURL(input, base).href);
  assert.equal(href, expected, JSON.stringify({ input, base }));
  return href !== null;
}

/** Compares all answers, and a sample of them with whatwg-url; returns how many inputs parse. */
function countParsed(inputs: readonly ParserInput[]): number {
  return inputs.filter((input, index) =>
    index % sampling === 0 ? checkWithOracle(input) : checkAnswers(input) !== null,
  ).length;
}

/** Compares our answers for random inputs, and those of a sample with whatwg-url. */
function checkRandom(t: ExecutionContext, count: number, inputs: Arbitrary<ParserInput>): void {
  let index = 0;
  checkProperty(t, count, inputs, (input) => {
    if (index++ % sampling === 0) checkWithOracle(input);
    else checkAnswers(input);
  });
}

for (const [file, size] of corpusSizes) {
  corpora.test(`${file} and its mutations give the same answers`, (t) => {
    const lines = corpora.readLines(file);
    t.is(lines.length, size);
    const inputs = sample(lines, 8).map((input) => ({ input, base: undefined }));
    t.is(countParsed(inputs), inputs.length);
    checkRandom(t, mutated, mutationsOf(inputs));
  });
}

wpt.test('web-platform inputs and their mutations give the same answers', (t) => {
  const inputs = readInputs();
  t.true(inputs.filter(checkWithOracle).length > 500);
  checkRandom(t, mutated, mutationsOf(inputs));
});

test('inputs by the grammar of URLs give the same answers', (t) => {
  checkRandom(t, 2 * mutated, grammarInput);
});

const bases = [
  'http://a.b/',
  'https://example.com:8080/a/..b/.c?d=%e#f',
  'wss://u:p@[::1]:99//',
  'ftp://0.1.2.255/%2e%2e./x',
  'HTTP://EXAMPLE.com:80/a b/../c/d/?q',
  'https://example.com',
  'file:///C:/a/b',
  'non-special://h/a/b',
];
const edited = [
  ...bases,
  'wss://a-b_c.1.a/',
  'ws://h:59999/a//b/?',
  'file:///c|/a/.%2ex#',
  'https://EXAMPLE.com:443?a#b',
];
const references = [
  '../../x/../y?q#f',
  '/a//b',
  '//h.i:443/p',
  '?q',
  '#f',
  'x:y',
  '../',
  '\\x',
  '',
];

for (const input of edited) {
  test(`every edit of one character of ${input} gives the same answers`, (t) => {
    const inputs = Array.from(editsOf(input), (edit) => ({ input: edit, base: undefined }));
    t.is(inputs.length, (input.length + 1) * (2 * someCharacters.length + 1));
    t.true(countParsed(inputs) > input.length);
  });
}

for (const [turn, base] of bases.entries()) {
  test(`every edit of one character of references with the base ${base} gives the same answers`, (t) => {
    for (const reference of references) {
      const step = stepOf(3);
      const edits = Array.from(editsOf(reference), (input) => ({ input, base }));
      // Each base takes a part of them, so that several bases take each.
      const inputs = edits.filter((_, index) => index % step === turn % step);
      t.true(countParsed(inputs) > 0, show(reference));
    }
  });
}
