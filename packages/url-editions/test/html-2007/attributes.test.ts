// One test for each requirement, under its id.

import { fileURLToPath } from 'node:url';
import { html2007 } from '@urlkit/url-editions';
import { hostport, URIDecompositionAttributes } from '@urlkit/url-editions/html-2007';
import test from 'ava';
import { holding } from '../support/holder.js';
import { range, testedIds } from '../support/requirement-ids.js';

const { Holder, get, set } = holding(URIDecompositionAttributes);

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
  t.is(get('http://h/', 'protocol'), 'http:');
  t.is(get('//h/', 'protocol'), '');
  t.is(set('http://h/', 'protocol', 'https::'), 'https://h/');
  t.is(set('http://h/', 'protocol', ':'), 'http://h/');
  t.is(set('http://h/', 'protocol', 'a b'), 'a%20b://h/');
});

test('003-11: host', (t) => {
  t.is(set('http://h:8/', 'host', 'x:81'), 'http://x:81/');
  t.is(set('http://h:8/', 'host', ''), 'http:///');
  t.is(set('http://h:8/', 'host', 'a/b@ü'), 'http://a%2Fb%40ü/');
  t.is(set('mailto:x', 'host', 'h'), 'mailto:x');
});

test('003-12: hostname', (t) => {
  t.is(set('http://h:8/', 'hostname', '//x'), 'http://x:8/');
  t.is(set('http://h:8/', 'hostname', '[::1]'), 'http://[::1]:8/');
  t.is(set('http://h:8/', 'hostname', '[a]:'), 'http://%5Ba%5D%3A:8/');
  t.is(set('http://h:8/', 'hostname', ''), 'http://:8/');
  t.is(set('mailto:x', 'hostname', 'h'), 'mailto:x');
});

test('003-13: port', (t) => {
  t.is(get('http://h:80/', 'port'), '80');
  t.is(get('http://h/', 'port'), '');
  t.is(get('file:/x', 'port'), '');
  const values = { '8a0b': ':80', abc: ':1', '080': ':080', 99999: ':99999' };
  for (const [value, port] of Object.entries(values)) {
    t.is(set('http://h:1/', 'port', value), `http://h${port}/`);
  }
  t.is(set('file:/x', 'port', '1'), 'file:/x');
});

test('003-14: pathname', (t) => {
  t.is(get('http://h', 'pathname'), '');
  t.is(set('http://h', 'pathname', 'a'), 'http://h/a');
  t.is(set('mailto:x', 'pathname', 'a'), 'mailto:x');
});

test('003-15: search, which has no prefix without a query', (t) => {
  t.is(get('http://h/p', 'search'), '');
  t.is(get('http://h/p?', 'search'), '?');
  t.is(get('http://h/p?a', 'search'), '?a');
  t.is(get('mailto:x?y', 'search'), '');
  t.is(set('http://h/p', 'search', '??a'), 'http://h/p??a');
});

test('003-16: hash', (t) => {
  t.is(get('http://h/#', 'hash'), '');
  t.is(get('mailto:x#y', 'hash'), '#y');
  t.is(set('http://h/', 'hash', '##x'), 'http://h/#%23x');
});

test('003-17: invalid characters are escaped', (t) => {
  t.is(set('http://h/', 'pathname', '?x'), 'http://h/%3Fx');
  t.is(set('http://h/', 'search', 'a#b'), 'http://h/?a%23b');
  t.is(set('http://h/', 'hash', 'a b%4%41é'), 'http://h/#a%20b%254%41é');
});

test('003-18: the prefix of an empty component stays', (t) => {
  t.is(set('http://h/?a', 'search', ''), 'http://h/?');
  t.is(set('http://h/#a', 'hash', ''), 'http://h/#');
});
