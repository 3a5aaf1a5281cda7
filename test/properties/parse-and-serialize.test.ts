// parseAndSerialize takes shorter ways; parsing to a record, and serializing that, takes none.

import assert from 'node:assert/strict';
import { canParseURL, parseAndSerialize, parseURL } from '@urlkit/url-parser';
import { serializeURL } from '@urlkit/url-serializer';
import test from 'ava';
import { grammarInput, mutationsOf, type ParserInput } from '../support/arbitraries.js';
import { ascii, beyondASCII } from '../support/characters.js';
import { corpora, corpusSizes } from '../support/corpora.js';
import { checkProperty } from '../support/property.js';
import { readInputs, wpt } from '../support/wpt.js';

const characters = [...ascii, ...beyondASCII];
const mutated = 20_000;

function checkAnswers({ input, base }: ParserInput): boolean {
  const baseURL = base === undefined ? null : parseURL(base);
  const url = base === undefined || baseURL !== null ? parseURL(input, { base: baseURL }) : null;
  const href = url && serializeURL(url);
  assert.equal(parseAndSerialize(input, base), href, JSON.stringify({ input, base }));
  assert.equal(canParseURL(input, base), href !== null, JSON.stringify({ input, base }));
  return href !== null;
}

/** Each character of a string deleted, replaced by any, and any inserted before it. */
function* editsOf(text: string): Generator<string> {
  for (let at = 0; at <= text.length; at++) {
    const before = text.slice(0, at);
    yield before + text.slice(at + 1);
    for (const character of characters) {
      yield before + character + text.slice(at);
      yield before + character + text.slice(at + 1);
    }
  }
}

for (const [file, size] of corpusSizes) {
  corpora.test(`${file}, and mutations of it`, (t) => {
    const inputs = corpora.readLines(file).map((input) => ({ input, base: undefined }));
    t.is(inputs.filter(checkAnswers).length, size);
    checkProperty(t, mutated, mutationsOf(inputs), checkAnswers);
  });
}

wpt.test('web-platform inputs, and mutations of them', (t) => {
  const inputs = readInputs();
  t.true(inputs.filter(checkAnswers).length > 500);
  checkProperty(t, mutated, mutationsOf(inputs), checkAnswers);
});

test('inputs by the grammar of URLs', (t) => {
  checkProperty(t, 2 * mutated, grammarInput, checkAnswers);
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
  test(`every edit of one character of ${input}`, (t) => {
    const inputs = Array.from(editsOf(input));
    t.is(inputs.length, (input.length + 1) * (2 * characters.length + 1));
    t.true(
      inputs.filter((edit) => checkAnswers({ input: edit, base: undefined })).length > input.length,
    );
  });
}

for (const base of bases) {
  test(`every edit of one character of references, against ${base}`, (t) => {
    for (const reference of references) {
      const parsed = Array.from(editsOf(reference)).filter((input) =>
        checkAnswers({ input, base }),
      );
      t.true(parsed.length > 0);
    }
  });
}
