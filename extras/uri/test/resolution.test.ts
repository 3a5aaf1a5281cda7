// Tests resolution and normalization: the examples of RFC 3986, section 5.4, its steps, and section 3.3.

import assert from 'node:assert/strict';
import {
  areEquivalent,
  normalizationLevels,
  normalizeURI,
  parseIRIReference,
  parseURIReference,
  recompose,
  removeDotSegments,
  resolveReference,
  resolveURI,
  splitURIReference,
  type URIReference,
} from '@urlkit/uri';
import test from 'ava';
import fc from 'fast-check';
import fastURI from 'fast-uri';
import { checkProperty } from '../../../test/support/property.js';

const base = 'http://a/b/c/d;p?q';

// 5.4.1
const normalExamples = [
  ['g:h', 'g:h'],
  ['g', 'http://a/b/c/g'],
  ['./g', 'http://a/b/c/g'],
  ['g/', 'http://a/b/c/g/'],
  ['/g', 'http://a/g'],
  ['//g', 'http://g'],
  ['?y', 'http://a/b/c/d;p?y'],
  ['g?y', 'http://a/b/c/g?y'],
  ['#s', 'http://a/b/c/d;p?q#s'],
  ['g#s', 'http://a/b/c/g#s'],
  ['g?y#s', 'http://a/b/c/g?y#s'],
  [';x', 'http://a/b/c/;x'],
  ['g;x', 'http://a/b/c/g;x'],
  ['g;x?y#s', 'http://a/b/c/g;x?y#s'],
  ['', 'http://a/b/c/d;p?q'],
  ['.', 'http://a/b/c/'],
  ['./', 'http://a/b/c/'],
  ['..', 'http://a/b/'],
  ['../', 'http://a/b/'],
  ['../g', 'http://a/b/g'],
  ['../..', 'http://a/'],
  ['../../', 'http://a/'],
  ['../../g', 'http://a/g'],
] as const;

// 5.4.2
const abnormalExamples = [
  ['../../../g', 'http://a/g'],
  ['../../../../g', 'http://a/g'],
  ['/./g', 'http://a/g'],
  ['/../g', 'http://a/g'],
  ['g.', 'http://a/b/c/g.'],
  ['.g', 'http://a/b/c/.g'],
  ['g..', 'http://a/b/c/g..'],
  ['..g', 'http://a/b/c/..g'],
  ['./../g', 'http://a/b/g'],
  ['./g/.', 'http://a/b/c/g/'],
  ['g/./h', 'http://a/b/c/g/h'],
  ['g/../h', 'http://a/b/c/h'],
  ['g;x=1/./y', 'http://a/b/c/g;x=1/y'],
  ['g;x=1/../y', 'http://a/b/c/y'],
  ['g?y/./x', 'http://a/b/c/g?y/./x'],
  ['g?y/../x', 'http://a/b/c/g?y/../x'],
  ['g#s/./x', 'http://a/b/c/g#s/./x'],
  ['g#s/../x', 'http://a/b/c/g#s/../x'],
  ['http:g', 'http:g'],
] as const;

function parse(input: string): URIReference {
  const uri = parseURIReference(input);
  if (uri === null) throw new Error(`${input} does not parse`);
  return uri;
}

function resolve(reference: string, strict?: boolean): string | null {
  return resolveURI(reference, base, { strict });
}

test('5.4.1: the normal examples hold', (t) => {
  t.is(normalExamples.length, 23);
  for (const [reference, target] of normalExamples) t.is(resolve(reference), target, reference);
});

test('5.4.2: the abnormal examples hold', (t) => {
  t.is(abnormalExamples.length, 19);
  for (const [reference, target] of abnormalExamples) t.is(resolve(reference), target, reference);
  t.is(resolve('http:g', false), 'http://a/b/c/g');
});

test('fast-uri resolves like section 5.4', (t) => {
  for (const [reference, target] of [...normalExamples, ...abnormalExamples]) {
    // fast-uri requires a host.
    if (reference === 'http:g') continue;
    t.is(fastURI.resolve(base, reference), target);
  }
});

// 5.2.4, step by step
function removeDotSegmentsByTheBook(path: string): string {
  let input = path;
  let output = '';
  while (input !== '') {
    if (/^\.\.?\//.test(input)) input = input.replace(/^\.\.?\//, '');
    else if (/^\/\.(\/|$)/.test(input)) input = input.replace(/^\/\.\/?/, '/');
    else if (/^\/\.\.(\/|$)/.test(input)) {
      input = input.replace(/^\/\.\.\/?/, '/');
      output = output.replace(/\/?[^/]*$/, '');
    } else if (input === '.' || input === '..') input = '';
    else {
      const segment = /^\/?[^/]*/.exec(input)?.[0] ?? '';
      output += segment;
      input = input.slice(segment.length);
    }
  }
  return output;
}

test('5.2.4: dot segments of all short paths are removed like in the steps', (t) => {
  let count = 0;
  for (let length = 0; length <= 9; length++) {
    for (let number = 0; number < 3 ** length; number++) {
      const digits = length === 0 ? '' : number.toString(3).padStart(length, '0');
      const path = digits.replace(/\d/g, (digit) => './a'.charAt(Number(digit)));
      if (removeDotSegments(path) !== removeDotSegmentsByTheBook(path)) t.fail(path);
      count++;
    }
  }
  t.is(count, 29524);
  t.is(removeDotSegments('/a/b/c/./../../g'), '/a/g');
  t.is(removeDotSegments('mid/content=5/../6'), 'mid/6');
});

test('5.3: a parsed URI recomposes to itself', (t) => {
  for (const uri of ['a://u:p@h:8/p?q#f', '//@h:', 'a:', '?', '#', '', 'a:b?#', '//']) {
    t.is(recompose(parse(uri)), uri);
    t.deepEqual(splitURIReference(uri), parse(uri));
  }
});

test('5.3: components that their string would not have are a TypeError, or get a dot segment', (t) => {
  const none = { scheme: null, userinfo: null, host: null, port: null, path: '' };
  const empty: URIReference = { ...none, query: null, fragment: null };
  t.is(recompose({ ...empty, path: '//evil/x' }), '/.//evil/x');
  t.is(recompose({ ...empty, scheme: 'foo', path: '//evil/x' }), 'foo:/.//evil/x');
  t.is(recompose({ ...empty, path: 'a:b' }), './a:b');
  const message = 'reference.userinfo would be read back as another one';
  t.throws(() => recompose({ ...empty, host: 'u@h' }), { instanceOf: TypeError, message });
});

const component = fc.string({ unit: fc.constantFrom(...':/?#@[].%a1\u00E9\uD800'), maxLength: 4 });
const componentOrNull = fc.option(component, { freq: 3 });
const anyReference: fc.Arbitrary<URIReference> = fc.record(
  {
    scheme: fc.oneof(componentOrNull, fc.constant('a')),
    userinfo: componentOrNull,
    host: componentOrNull,
    port: fc.oneof(componentOrNull, fc.constant('1')),
    path: component,
    query: componentOrNull,
    fragment: componentOrNull,
  },
  { noNullPrototype: true },
);

test('what is recomposed is read as what was given, or it is a TypeError', (t) => {
  let count = 0;
  const tried = checkProperty(t, 20_000, anyReference, (reference) => {
    const text = attempt(() => recompose(reference));
    if (text === null) return;
    count++;
    const read = splitURIReference(text);
    assert.deepEqual({ ...read, path: reference.path }, reference);
    const { path } = reference;
    assert([path, ...(path.startsWith('//') ? [`/.${path}`] : [`./${path}`])].includes(read.path));
  });
  t.true(count > tried / 160);
});

test('every string is recomposed from its parts', (t) => {
  checkProperty(t, 5000, fc.string({ unit: fc.constantFrom(...':/?#@[].%a1\u00E9') }), (text) => {
    assert.equal(recompose(splitURIReference(text)), text);
  });
});

function attempt(call: () => string): string | null {
  try {
    return call();
  } catch (error) {
    assert(error instanceof TypeError);
    return null;
  }
}

test('appendix B splits strings that do not match the grammar', (t) => {
  const { userinfo, host, port, path } = splitURIReference('http://a@b c@[::1]x:80/ü\\');
  t.deepEqual([userinfo, host, port, path], ['a@b c', '[::1]x', '80', '/ü\\']);
});

test('a base must be a URI', (t) => {
  t.is(resolveURI('a', '//h/'), null);
  t.is(resolveURI('a', 'a b'), null);
  t.is(resolveURI('a b', base), null);
  t.is(resolveURI('a', 'b:c#d e'), null);
  t.is(resolveURI('', 'b:c?d#e'), 'b:c?d');
});

// Section 3.3: “If a URI does not contain an authority component, then the path cannot begin with two slash characters”.

test('3.3: removing dot segments turns no path into an authority', (t) => {
  t.is(resolveURI('..//h/p', 'foo:a/b'), 'foo:/.//h/p');
  t.is(resolveURI('/.//h/p', 'foo:a/b'), 'foo:/.//h/p');
  t.is(resolveURI('foo:/.//h', 'foo://a/b'), 'foo:/.//h');
  t.is(normalizeURI('foo:/.//h/x'), 'foo:/.//h/x');
  t.is(normalizeURI('foo:/%2E//h/x'), 'foo:/.//h/x');
  t.is(normalizeURI('foo:a/..//h/x'), 'foo:/.//h/x');
  t.false(areEquivalent('foo:/.//evil.example/x', 'foo://evil.example/x'));
  t.true(areEquivalent('foo:/.//h', 'foo:/a/..//h'));
  t.is(resolveURI('.//x', 'foo://h/a'), 'foo://h//x');
});

test('6.2.2.3: only a relative path keeps its dot segments', (t) => {
  for (const dots of ['..', '%2E%2E', '.%2e']) {
    t.is(normalizeURI(`/foo/${dots}/bar`), '/bar');
    t.is(normalizeURI(`//h/foo/${dots}/bar`), '//h/bar');
    t.is(normalizeURI(`${dots}/a`), '../a');
    t.is(normalizeURI(`a/${dots}/b`), 'a/../b');
  }
  t.is(normalizeURI('/a/..//h'), '/.//h');
  t.is(normalizeURI('/foo/%2E%2E/bar', { level: 'percent-encoding' }), '/foo/../bar');
});

test('4.2: a reference resolved against one without a scheme does not get a scheme', (t) => {
  t.is(recompose(resolveReference(parse('./a:b'), parse('c'))), './a:b');
  t.is(recompose(resolveReference(parse('../a:b'), parse('c/d'))), '/a:b');
  t.is(recompose(resolveReference(parse('d'), parse('./a:b/c'))), './a:b/d');
});

const pieces = [
  'a',
  'b',
  '.',
  '..',
  '/',
  '//',
  ':',
  '@',
  '?',
  '#',
  '%2e',
  '%2F',
  'a:',
  '[::1]',
  'é',
];

const texts = fc
  .array(fc.constantFrom(...pieces), { maxLength: 12 })
  .map((parts) => parts.join(''));

test('a reference with a root is normalized like a URI with this path', (t) => {
  let count = 0;
  const tried = checkProperty(t, 5000, texts, (text) => {
    const reference = parseURIReference(`/${text}`);
    if (reference?.host !== null) return;
    count++;
    const uri = normalizeURI({ ...reference, scheme: 'foo' }) ?? '';
    assert.equal(normalizeURI(reference), uri.slice('foo:'.length));
  });
  t.true(count > tried / 40);
});

test('recomposing and parsing gives the same components, whatever made them', (t) => {
  let count = 0;
  const tried = checkProperty(
    t,
    5000,
    fc.tuple(texts, texts, fc.constantFrom('', 'foo:')),
    ([a, b, scheme]) => {
      const reference = parseIRIReference(a);
      const against = parseIRIReference(scheme + b);
      if (reference === null || against === null) return;
      count++;
      const target = resolveReference(reference, against);
      assert.deepEqual(parseIRIReference(recompose(target)), target);
      for (const level of normalizationLevels) {
        const normalized = parseIRIReference(normalizeURI(target, { level }) ?? ' ');
        assert(normalized);
        assert.equal(normalized.host === null, target.host === null);
        assert.equal(normalized.scheme, target.scheme?.toLowerCase() ?? null);
        assert.equal(normalizeURI(normalized, { level }), recompose(normalized));
        assert(areEquivalent(target, normalized, { level }));
      }
    },
  );
  t.true(count > tried / 40);
});
