// Tests that the algebra of references agrees with the basic URL parser.

import assert from 'node:assert/strict';
import { parseURL } from '@urlkit/url-parser';
import { parseResolveAndNormalize, printReference, URLReference } from '@urlkit/url-reference';
import { serializeURL } from '@urlkit/url-serializer';
import test from 'ava';
import { grammarInput, mutationsOf, type ParserInput } from '../support/arbitraries.js';
import { sample, stepOf } from '../support/long-run.js';
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
  assert.equal(hrefOfAlgebra(pair), expected, JSON.stringify(pair));
  return expected !== null;
}

test('inputs and bases by the grammar of references give the same URLs', (t) => {
  let parsed = 0;
  const count = checkProperty(t, 1_250, pair, (input) => {
    if (checkAgreement(input)) parsed++;
  });
  t.true(parsed > count / 4);
});

function hrefOfClass({ input, base }: ParserInput): string | null {
  const from = base === undefined ? undefined : URLReference.parse(base);
  if (from === null) return null;
  const reference = URLReference.parse(input, { mode: from?.mode });
  return reference?.resolve(from)?.toString() ?? null;
}

test('URLReference gives the same URLs for bases that are not normal', (t) => {
  let notNormal = 0;
  const count = checkProperty(t, 500, pair, ({ input, base }) => {
    const expected = hrefOfParser({ input, base });
    assert.equal(hrefOfClass({ input, base }), expected, JSON.stringify({ input, base }));
    if (base === undefined || expected === null) return;
    if (hrefOfParser({ input: base, base: undefined }) !== base) notNormal++;
  });
  t.true(notNormal > count / 4);
});

test('inputs and bases by the grammar of URLs give the same URLs', (t) => {
  let parsed = 0;
  const count = checkProperty(t, 500, grammarInput, (input) => {
    if (checkAgreement(input)) parsed++;
  });
  t.true(parsed > count / 4);
});

const bases = [
  ...[undefined, 'http://u@h/a/b?q#f', 'file:///C:/a/b', 'file://h/a/b', 'file:///', 'foo:a'],
  ...['foo:/a/b', 'foo://h/a/b', 'foo://h'],
];

function stringsOver(alphabet: readonly string[], length: number): readonly string[] {
  if (length === 0) return [''];
  return stringsOver(alphabet, length - 1).flatMap((start) =>
    alphabet.map((character) => start + character),
  );
}

/** All strings of up to three items, and a sample of those of four. */
function shortStrings(alphabet: readonly string[]): readonly string[] {
  const shorter = [0, 1, 2, 3].flatMap((length) => stringsOver(alphabet, length));
  return [...shorter, ...sample(stringsOver(alphabet, 4), 7)];
}

test('strings of up to four special characters give the same URLs with nine bases', (t) => {
  const inputs = shortStrings(Array.from('/\\.:|C?#@a'));
  for (const input of inputs) {
    for (const base of bases) checkAgreement({ input, base });
  }
  t.is(inputs.length, 1 + 10 + 100 + 1000 + Math.ceil(10_000 / stepOf(7)));
});

test('paths of up to four special segments after six starts give the same URLs', (t) => {
  const paths = shortStrings(['/', '/a', '/.', '/..', '/C|', '/d:']);
  for (const path of paths) {
    for (const start of ['file:', 'file://h', 'file://', 'http:', 'foo:', 'foo://h']) {
      checkAgreement({ input: start + path, base: undefined });
      checkAgreement({ input: path, base: `${start}/x` });
      checkAgreement({ input: path.slice(1), base: `${start}/x/y` });
    }
  }
  t.is(paths.length, 1 + 6 + 36 + 216 + Math.ceil(1_296 / stepOf(7)));
});

wpt.test('web-platform inputs give the same URLs with every web-platform base', (t) => {
  const all = readInputs();
  const inputs = sample(all, 5);
  const bases = Array.from(new Set(all.map(({ base }) => base)));
  for (const { input } of inputs) for (const base of bases) checkAgreement({ input, base });
  t.true(inputs.length * bases.length > 40_000 / stepOf(5));
});

wpt.test('mutations of web-platform inputs give the same URLs', (t) => {
  let parsed = 0;
  const count = checkProperty(t, 500, mutationsOf(readInputs()), (input) => {
    if (checkAgreement(input)) parsed++;
  });
  t.true(parsed > count / 4);
});
