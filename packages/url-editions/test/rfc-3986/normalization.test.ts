// RFC 3986, section 6.2: the ladder.

import {
  areEquivalent,
  normalizationLevels,
  normalizeURI,
  parseURIReference,
  recompose,
  type URIReference,
} from '@urlkit/url-editions/rfc-3986';
import test from 'ava';

function parse(input: string): URIReference {
  const uri = parseURIReference(input);
  if (uri === null) throw new Error(`${input} does not parse`);
  return uri;
}

// The result of each rung for an input; the lowest changes nothing.
const ladder = [
  ['HTTP://WWW.EXAMPLE.com/', 'case', 'http://www.example.com/'],
  ['http://h/%3a%c3%bC?%3a#%3a', 'case', 'http://h/%3A%C3%BC?%3A#%3A'],
  ['a://%41b/%7Euser/%2f?%7e#%7e', 'percent-encoding', 'a://ab/~user/%2F?~#~'],
  ['eXAMPLE://a/./b/../b/%63/%7bfoo%7d', 'path-segment', 'example://a/b/c/%7Bfoo%7D'],
  ['http://example.com', 'scheme', 'http://example.com/'],
  ['http://example.com:/', 'scheme', 'http://example.com/'],
  ['http://example.com:80/', 'scheme', 'http://example.com/'],
] as const;

test('6.2: each example is normalized on its rung, and not below', (t) => {
  t.is(ladder.length, 7);
  for (const [input, level, expected] of ladder) {
    t.is(recompose(normalizeURI(parse(input), level)), expected);
    const below = normalizationLevels[normalizationLevels.indexOf(level) - 1];
    t.not(recompose(normalizeURI(parse(input), below)), expected);
    t.true(areEquivalent(parse(input), parse(expected)));
    t.false(areEquivalent(parse(input), parse(expected), 'simple'));
  }
});

test('6.2.2: the example of all syntax-based normalizations', (t) => {
  const [a, b] = [parse('example://a/b/c/%7Bfoo%7D'), parse('eXAMPLE://a/./b/../b/%63/%7bfoo%7d')];
  t.true(areEquivalent(a, b, 'path-segment'));
  t.false(areEquivalent(a, b, 'percent-encoding'));
});

test('6.2.2.3: relative references keep their dots', (t) => {
  t.is(recompose(normalizeURI(parse('../a'))), '../a');
});

test('6.2.3: anything that the scheme does not define stays', (t) => {
  for (const uri of ['foo://h', 'http://h:81/', 'http:g', 'http://h/?', 'http://h/#']) {
    t.is(recompose(normalizeURI(parse(uri))), uri);
  }
  t.is(recompose(normalizeURI(parse('foo://h:'))), 'foo://h');
});

test('the rungs are in order', (t) => {
  t.deepEqual(normalizationLevels, [
    'simple',
    'case',
    'percent-encoding',
    'path-segment',
    'scheme',
  ]);
});
