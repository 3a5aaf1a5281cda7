// RFC 3987, sections 3 and 4.

import assert from 'node:assert/strict';
import { domainToASCII } from '@urlkit/idna';
import {
  areEquivalent,
  followsBidiRules,
  iriToURI,
  parseIRIReference,
  parseURIReference,
  splitURIReference,
  uriToIRI,
} from '@urlkit/uri';
import test from 'ava';
import fc from 'fast-check';
import { checkProperty } from '../../../test/support/property.js';

test('3.1: an IRI becomes a URI', (t) => {
  t.is(
    iriToURI('http://www.example.org/red%09ros\u00E9#red'),
    'http://www.example.org/red%09ros%C3%A9#red',
  );
  t.is(
    iriToURI('http://example.com/\u{10300}\u{10301}\u{10302}'),
    'http://example.com/%F0%90%8C%80%F0%90%8C%81%F0%90%8C%82',
  );
  t.is(iriToURI('http://r\u00E9sum\u00E9.example.org'), 'http://r%C3%A9sum%C3%A9.example.org');
  t.is(iriToURI('ü?ü#ü'), '%C3%BC?%C3%BC#%C3%BC');
  t.is(iriToURI('a b'), null);
  t.is(iriToURI('\uD800'), null);
  t.is(iriToURI(splitURIReference('\uD800')), null);
});

test('3.1: hosts can be converted by IDNA', (t) => {
  const options = { domainToASCII };
  t.is(
    iriToURI('http://r\u00E9sum\u00E9.example.org/é', options),
    'http://xn--rsum-bpad.example.org/%C3%A9',
  );
  t.is(iriToURI('http://h/é', options), 'http://h/%C3%A9');
  t.is(iriToURI('/é', options), '/%C3%A9');
  t.is(iriToURI('http://a\u200Db/', options), null);
  t.is(iriToURI('http://é/', { domainToASCII: () => 'a/b' }), null);
  t.is(iriToURI('http://é/', { domainToASCII: () => 'a:80' }), null);
  t.throws(() => iriToURI('http://é/', { domainToASCII: () => 1 as never }), {
    message: 'the result of options.domainToASCII must be a string or null',
  });
});

test('3.2: the examples of the RFC', (t) => {
  const examples = [
    ['http://www.example.org/D%C3%BCrst', 'http://www.example.org/Dürst'],
    ['http://www.example.org/D%FCrst', 'http://www.example.org/D%FCrst'],
    ['http://xn--99zt52a.example.org/%e2%80%ae', 'http://xn--99zt52a.example.org/%e2%80%ae'],
  ] as const;
  for (const [uri, iri] of examples) t.is(uriToIRI(uri), iri);
});

test('3.2: what must stay encoded stays', (t) => {
  for (const octets of [
    '%2F',
    '%25',
    '%3A',
    '%40',
    '%20',
    '%00',
    '%7F',
    '%80',
    '%C0%80',
    '%C1%BF',
    '%E0%80%80',
    '%ED%A0%80',
    '%F0%80%80%80',
    '%F4%90%80%80',
    '%F5%80%80%80',
    '%C3',
    '%E2%82',
    '%EF%BF%BF',
    '%EF%B7%90',
    '%C2%80',
    '%E2%80%8E',
    '%E2%81%A6',
    '%EE%80%80',
    '%F3%A0%80%81',
  ]) {
    t.is(uriToIRI(`http://h/${octets}`), `http://h/${octets}`);
  }
  t.is(uriToIRI('?%EE%80%80'), '?\uE000');
  t.is(uriToIRI('http://%C3%BC/'), 'http://ü/');
  t.is(uriToIRI('http://%C3%BC@h'), 'http://ü@h');
  t.is(uriToIRI('%41%2D%2e%5F%7e%30#%F0%9F%98%80'), 'A-._~0#\u{1F600}');
  t.is(uriToIRI('%E2%82%C3%BC'), '%E2%82ü');
  t.is(uriToIRI('ü'), null);
});

test('both ways lead to an equivalent reference', (t) => {
  const pieces = [
    'a',
    '/',
    '?',
    '#',
    '//',
    ':',
    '%C3%BC',
    'é',
    '%41',
    '%2F',
    '%e2%80%ae',
    '\u{1F600}',
    '\uE000',
    '.',
    'x:',
  ];
  let count = 0;
  const tried = checkProperty(
    t,
    5000,
    fc.array(fc.constantFrom(...pieces), { maxLength: 8 }),
    (parts) => {
      const uri = iriToURI(parts.join(''));
      if (uri === null) return;
      count++;
      assert(parseURIReference(uri));
      const iri = uriToIRI(uri) ?? ' ';
      assert(parseIRIReference(iri), iri);
      assert(areEquivalent(iriToURI(iri) ?? ' ', uri, { level: 'percent-encoding' }));
    },
  );
  t.true(count > tried / 5);
});

test('section 4: bidirectional IRIs', (t) => {
  const valid = [
    'http://ab.\u05D0\u05D1.\u05D2/\u05D0\u05D1?\u05D0=1',
    'a/b',
    '\u05D0\u05D11\u05D2',
    '\u0627\u0645',
  ];
  const invalid = [
    'http://\u05D0a.example/',
    '/a\u05D0',
    '/\u05D01',
    '/1\u05D0',
    '?-\u05D0',
    '/\u200Ea',
    '#\u202Ea',
    'a b',
  ];
  for (const iri of valid) t.true(followsBidiRules(iri), iri);
  for (const iri of invalid) t.false(followsBidiRules(iri), iri);
});
