// isSerializedURL says yes only to what parses to a URL that serializes to it.

import assert from 'node:assert/strict';
import { isSerializedURL, parseURL } from '@urlkit/url-parser';
import { serializeURL } from '@urlkit/url-serializer';
import test from 'ava';
import { absoluteURL, mutationsOf } from '../support/arbitraries.js';
import { ascii, beyondASCII } from '../support/characters.js';
import { corpora, corpusSizes } from '../support/corpora.js';
import { checkProperty } from '../support/property.js';
import { readInputs, wpt } from '../support/wpt.js';

const characters = [...ascii, ...beyondASCII];
const mutated = 20_000;

/** Whether an input is recognized; then that is right. */
function checkRecognized(input: string): boolean {
  if (!isSerializedURL(input)) return false;
  const url = parseURL(input);
  assert(url !== null, `recognized, but does not parse: ${JSON.stringify(input)}`);
  assert.equal(serializeURL(url), input);
  return true;
}

function countRecognized(inputs: readonly string[]): number {
  return inputs.filter(checkRecognized).length;
}

/** Each character of a string deleted, replaced by any, and any inserted before it. */
function* editsOf(url: string): Generator<string> {
  for (let at = 0; at <= url.length; at++) {
    const before = url.slice(0, at);
    yield before + url.slice(at + 1);
    for (const character of characters) {
      yield before + character + url.slice(at);
      yield before + character + url.slice(at + 1);
    }
  }
}

for (const [file, size] of corpusSizes) {
  corpora.test(`most URLs of ${file} are recognized`, (t) => {
    const urls = corpora.readLines(file);
    t.is(urls.length, size);
    t.log(`${countRecognized(urls)} of ${size}`);
    t.true(countRecognized(urls) > size * 0.7);
  });

  corpora.test(`mutations of ${file}`, (t) => {
    const inputs = corpora.readLines(file).map((input) => ({ input, base: undefined }));
    let recognized = 0;
    checkProperty(t, mutated, mutationsOf(inputs), ({ input }) => {
      if (checkRecognized(input)) recognized++;
    });
    t.true(recognized > mutated / 10);
  });
}

wpt.test('web-platform inputs, what they serialize to, and mutations of both', (t) => {
  const inputs = readInputs().flatMap(({ input }) => {
    const url = parseURL(input);
    return url === null ? [input] : [input, serializeURL(url)];
  });
  t.true(countRecognized(inputs) > 100);
  const parserInputs = inputs.map((input) => ({ input, base: undefined }));
  checkProperty(t, mutated, mutationsOf(parserInputs), ({ input }) => checkRecognized(input));
});

test('inputs by the grammar of URLs', (t) => {
  checkProperty(t, mutated, absoluteURL, checkRecognized);
});

const edited = [
  'http://a.b/',
  'https://example.com:8080/a/..b/.c?d=%e#f',
  'ftp://0.1.2.255/%2e%2e./x',
  'wss://a-b_c.1.a/',
  'ws://h:59999/a//b/?',
  'file:///C:/a/b',
  'file:///c|a/.%2ex#',
];

for (const url of edited) {
  test(`every edit of one character of ${url}`, (t) => {
    t.true(checkRecognized(url));
    const inputs = Array.from(editsOf(url));
    t.is(inputs.length, (url.length + 1) * (2 * characters.length + 1));
    t.true(countRecognized(inputs) > url.length);
  });
}
