// One test for each requirement, under its id.

import { fileURLToPath } from 'node:url';
import { html2007 } from '@urlkit/url-editions';
import { hostport, URIDecompositionAttributes } from '@urlkit/url-editions/html-2007';
import test from 'ava';
import { checkAttribute } from '../support/decomposition-attributes.js';
import { holding } from '../support/holder.js';
import { range, testedIds } from '../support/requirement-ids.js';

const accessors = holding(URIDecompositionAttributes);
const { Holder, get, set } = accessors;

test('003-01 to 003-18 have a test each', (t) => {
  const ids = [...range(1, 7), ...range(10, 18)].map((id) => `003-${String(id).padStart(2, '0')}`);
  t.is(ids.length, 16);
  t.deepEqual(testedIds(fileURLToPath(new URL('.', import.meta.url))), ids);
});

test('003-01: there are seven attributes', (t) => {
  const mixin = Object.getPrototypeOf(Holder.prototype);
  const names = ['hash', 'host', 'hostname', 'pathname', 'port', 'protocol', 'search'];
  const own = Object.getOwnPropertyNames(mixin).filter((name) => name !== 'constructor');
  t.deepEqual(own.sort(), names);
});

test('003-02: a class defines the input and the action', (t) => {
  class Plain extends URIDecompositionAttributes(Object) {}
  const plain = new Plain();
  plain.hash = 'x';
  t.is(plain.hash, '');
  t.is(set('http://h/', 'hash', 'x'), 'http://h/#x');
});

test('003-03: URIs may be relative', (t) => {
  t.is(get('x#y', 'hash'), '#y');
  t.is(get('//h/x', 'host'), '');
});

test('003-04: setters run the action, even if they replace nothing', (t) => {
  const location = new Holder('http://h/');
  location.protocol = ':';
  t.is(location.url, 'http://h/');
  t.is(location.actions, 1);
});

test('003-05: IRIs are parsed by their grammar', (t) => {
  t.is(get('http://ü/é', 'hostname'), 'ü');
  t.is(get('http://h/a b', 'protocol'), '');
  t.like(html2007.interpret('é?\uE000', { base: 'http://ü/x' }), { href: 'http://ü/é?\uE000' });
  t.like(html2007.interpret('é'), { reason: 'relative reference without a base URL' });
  t.like(html2007.interpret('é', { base: 'x' }), {
    reason: 'base URL: not an IRI: the rule scheme does not match at offset 0',
  });
  t.like(html2007.interpret('a b'), {
    reason: 'not an IRI reference: the rule ipath-noscheme does not match at offset 1',
  });
  t.is(html2007.parse('http://a@b@c/'), null);
});

test('003-06: slashes make a URI hierarchical or give it an authority', (t) => {
  t.is(get('mailto:x', 'pathname') + get('mailto:x', 'host'), '');
  t.deepEqual([get('file:/x', 'pathname'), get('file:/x', 'host')], ['/x', '']);
  t.deepEqual([get('foo://h/x', 'pathname'), get('foo://h/x', 'host')], ['/x', 'h']);
});

test('003-07: the hostport has a port that is not the default one', (t) => {
  const ports = { ':80': '', ':8080': ':8080', '': '', ':': '' };
  for (const [port, shown] of Object.entries(ports)) {
    t.is(get(`http://h${port}/`, 'host'), `h${shown}`);
  }
  t.is(hostport({ scheme: null, host: 'h', port: '8' }), 'h:8');
});

test('003-10: protocol', (t) => {
  checkAttribute(t, 2007, 'protocol', accessors);
  t.is(get('//h/', 'protocol'), '');
});

test('003-11: host', (t) => {
  checkAttribute(t, 2007, 'host', accessors);
});

test('003-12: hostname', (t) => {
  checkAttribute(t, 2007, 'hostname', accessors);
});

test('003-13: port', (t) => {
  checkAttribute(t, 2007, 'port', accessors);
  t.is(set('http://h:1/', 'port', '99999'), 'http://h:99999/');
});

test('003-14: pathname', (t) => {
  checkAttribute(t, 2007, 'pathname', accessors);
});

test('003-15: search, which has no prefix without a query', (t) => {
  checkAttribute(t, 2007, 'search', accessors);
});

test('003-16: hash', (t) => {
  checkAttribute(t, 2007, 'hash', accessors);
});

test('003-17: invalid characters are escaped', (t) => {
  const invalid = ['a b%4%41é', '[', '#'] as const;
  t.deepEqual(
    invalid.map((value) => set('http://h/', 'hash', value)),
    ['http://h/#a%20b%254%41é', 'http://h/#%5B', 'http://h/#'],
  );
});

test('003-18: the prefix of an empty component stays', (t) => {
  t.is(set('http://h/?a', 'search', ''), 'http://h/?');
  t.is(set('http://h/#a', 'hash', ''), 'http://h/#');
});
