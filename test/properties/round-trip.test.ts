// Tests parsing, serializing and getters.

import assert from 'node:assert/strict';
import { URL } from '@urlkit/url-api';
import { parseURL, urlEquals } from '@urlkit/url-parser';
import { serializeURL } from '@urlkit/url-serializer';
import test from 'ava';
import { grammarInput, mutationsOf, type ParserInput } from '../support/arbitraries.js';
import { attributesOf, readAttributes } from '../support/attributes.js';
import { checkInvariants, checkRecordInvariants } from '../support/check-invariants.js';
import { corpora, corpusSizes } from '../support/corpora.js';
import { sample } from '../support/long-run.js';
import { checkProperty } from '../support/property.js';
import { checkInput } from '../support/run-cases.js';
import { readInputs, wpt } from '../support/wpt.js';

/** Checks that all results for an input agree; returns whether it parses. */
function checkRoundTrip({ input, base }: ParserInput): boolean {
  const parsedBase = base === undefined ? null : parseURL(base);
  const isBaseFailure = parsedBase === null && base !== undefined;
  const record = isBaseFailure ? null : parseURL(input, { base: parsedBase });
  const url = URL.parse(input, base);
  assert.equal(url === null, record === null);
  if (url === null || record === null) return false;

  checkRecordInvariants(record);
  checkInvariants(url);
  assert.deepEqual(readAttributes(url), attributesOf(record));
  assert(urlEquals(record, parseURL(serializeURL(record)) ?? assert.fail()));
  assert.equal(new URL(url.href).href, url.href);
  return true;
}

for (const [file, size] of corpusSizes) {
  corpora.test(`the URLs of ${file} give the same results in all ways`, (t) => {
    const urls = corpora.readLines(file);
    t.is(urls.length, size);
    const failing = sample(urls, 8).filter(
      (input) => !checkInput({ input, base: undefined }, checkRoundTrip),
    );
    t.deepEqual(failing, []);
  });
}

test('inputs by the grammar of URLs give the same results in all ways', (t) => {
  let parsed = 0;
  const count = checkProperty(t, 750, grammarInput, (input) => {
    if (checkRoundTrip(input)) parsed++;
  });
  t.true(parsed > count / 4);
});

wpt.test('mutations of web-platform inputs give the same results in all ways', (t) => {
  let parsed = 0;
  const count = checkProperty(t, 750, mutationsOf(readInputs()), (input) => {
    if (checkRoundTrip(input)) parsed++;
  });
  t.true(parsed > count / 4);
});
