// Tests that the algebra of references agrees with the basic URL parser.

import assert from 'node:assert/strict';
import { parseURL } from '@urlkit/url-parser';
import { parseResolveAndNormalize, printReference, URLReference } from '@urlkit/url-reference';
import { serializeURL } from '@urlkit/url-serializer';
import test from 'ava';
import { grammarInput, mutationsOf, type ParserInput } from '../support/arbitraries.js';
import { checkProperty } from '../support/property.js';
import { pair } from '../support/reference-arbitraries.js';
import { readInputs, wpt } from '../support/wpt.js';

function hrefOfParser({ input, base }: ParserInput): string | null {
  const parsedBase = base === undefined ? null : parseURL(base);
  const url =
    base !== undefined && parsedBase === null ? null : parseURL(input, { base: parsedBase });
  return url && serializeURL(url);
}

function hrefOfAlgebra({ input, base }: ParserInput): string | null {
  const resolvedBase = base === undefined ? null : parseResolveAndNormalize(base);
  if (base !== undefined && resolvedBase === null) return null;
  const url = parseResolveAndNormalize(input, { base: resolvedBase });
  return url && printReference(url);
}

/** Whether an input parses; both readings agree on it. */
function checkAgreement(pair: ParserInput): boolean {
  const expected = hrefOfParser(pair);
  assert.equal(hrefOfAlgebra(pair), expected);
  return expected !== null;
}

test('inputs and bases by the grammar of references give the same URLs', (t) => {
  let parsed = 0;
  checkProperty(t, 5_000, pair, (input) => {
    if (checkAgreement(input)) parsed++;
  });
  t.true(parsed > 5_000 / 4);
});

function hrefOfClass({ input, base }: ParserInput): string | null {
  const from = base === undefined ? undefined : URLReference.parse(base);
  if (from === null) return null;
  const reference = URLReference.parse(input, { mode: from?.mode });
  return reference?.resolve(from)?.toString() ?? null;
}

test('URLReference gives the same URLs for bases that are not normal', (t) => {
  let notNormal = 0;
  checkProperty(t, 2_000, pair, ({ input, base }) => {
    const expected = hrefOfParser({ input, base });
    assert.equal(hrefOfClass({ input, base }), expected);
    if (base === undefined || expected === null) return;
    if (hrefOfParser({ input: base, base: undefined }) !== base) notNormal++;
  });
  t.true(notNormal > 2_000 / 4);
});

test('inputs and bases by the grammar of URLs give the same URLs', (t) => {
  let parsed = 0;
  checkProperty(t, 2_000, grammarInput, (input) => {
    if (checkAgreement(input)) parsed++;
  });
  t.true(parsed > 2_000 / 4);
});

const bases = [
  ...[undefined, 'http://u@h/a/b?q#f', 'file:///C:/a/b', 'file://h/a/b', 'file:///', 'foo:a'],
  ...['foo:/a/b', 'foo://h/a/b', 'foo://h'],
];

function* stringsOver(alphabet: readonly string[], length: number): Generator<string> {
  if (length === 0) {
    yield '';
    return;
  }
  for (const start of stringsOver(alphabet, length - 1)) {
    for (const character of alphabet) yield start + character;
  }
}

test('every string of up to four special characters gives the same URLs with nine bases', (t) => {
  let count = 0;
  const alphabet = Array.from('/\\.:|C?#@a');
  for (const length of [0, 1, 2, 3, 4]) {
    for (const input of stringsOver(alphabet, length)) {
      for (const base of bases) checkAgreement({ input, base });
      count++;
    }
  }
  t.is(count, 1 + 10 + 100 + 1000 + 10_000);
});

test('every path of up to four special segments after six starts gives the same URLs', (t) => {
  let count = 0;
  const segments = ['/', '/a', '/.', '/..', '/C|', '/d:'];
  for (const length of [0, 1, 2, 3, 4]) {
    for (const path of stringsOver(segments, length)) {
      for (const start of ['file:', 'file://h', 'file://', 'http:', 'foo:', 'foo://h']) {
        checkAgreement({ input: start + path, base: undefined });
        checkAgreement({ input: path, base: `${start}/x` });
        checkAgreement({ input: path.slice(1), base: `${start}/x/y` });
        count += 3;
      }
    }
  }
  t.is(count, 1555 * 18);
});

wpt.test('web-platform inputs give the same URLs with every web-platform base', (t) => {
  const inputs = readInputs();
  const bases = Array.from(new Set(inputs.map(({ base }) => base)));
  for (const { input } of inputs) for (const base of bases) checkAgreement({ input, base });
  t.true(inputs.length * bases.length > 40_000);
});

wpt.test('mutations of web-platform inputs give the same URLs', (t) => {
  let parsed = 0;
  checkProperty(t, 2_000, mutationsOf(readInputs()), (input) => {
    if (checkAgreement(input)) parsed++;
  });
  t.true(parsed > 2_000 / 4);
});
