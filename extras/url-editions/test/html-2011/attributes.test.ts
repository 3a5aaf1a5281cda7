// The decomposition attributes: one test for each requirement, under its id.

import assert from 'node:assert/strict';
import { parseURL, URLDecompositionAttributes } from '@urlkit/url-editions/html-2011';
import test from 'ava';
import fc from 'fast-check';
import { checkProperty } from '../../../../test/support/property.js';
import { checkAttribute, decompositionAttributes } from '../support/decomposition-attributes.js';
import { holding } from '../support/holder.js';

const accessors = holding(URLDecompositionAttributes);
const { Holder, get, set } = accessors;

test('004-60: attributes of a URL that is not absolute are empty', (t) => {
  for (const url of ['//h:8/a?b#c', 'http://a_b:8/a?b#c', '']) {
    for (const attribute of decompositionAttributes) t.is(get(url, attribute), '');
  }
});

test('004-61: setters run the action, even if they replace nothing', (t) => {
  const holder = new Holder('//h/');
  holder.host = 'x';
  t.is(holder.url, '//h/');
  holder.hash = 'x';
  t.is(holder.actions, 2);
  t.is(set('http://h/', 'pathname', 'a b'), 'http://h/a b');
  t.is(set('http://h/', 'protocol', 'a b'), 'a%20b://h/');
});

test('004-61 the edition reads every URL that setting the hostname makes', (t) => {
  t.is(set('http://h:80/p', 'hostname', '[a'), 'http://[a:80/p');
  const unit = fc.constantFrom(...'[]:/@%a1 é');
  checkProperty(t, 2000, fc.string({ unit, minLength: 1 }), (value) => {
    for (const url of ['http://h:80/p', 'http://u@h/', 'foo://h']) {
      assert(parseURL(set(url, 'hostname', value)), `${url} ${value}`);
    }
  });
});

test('004-62: the prefix of an empty component stays', (t) => {
  t.is(set('http://h/?a', 'search', ''), 'http://h/?');
  t.is(set('http://h/#a', 'hash', ''), 'http://h/#');
});

test('004-63: the examples of search', (t) => {
  const examples = { '': '', '?': '?', '?test': '?test', '?test#': '?test' };
  for (const [end, search] of Object.entries(examples)) {
    t.is(get(`http://example.com/${end}`, 'search'), search);
  }
});

test('004-64: the table of values', (t) => {
  t.like(new Holder('http://example.com/carrot#question%3f'), {
    ...{ protocol: 'http:', host: 'example.com', hostname: 'example.com', port: '' },
    ...{ pathname: '/carrot', search: '', hash: '#question%3f' },
  });
  t.like(new Holder('https://www.example.com:4443?'), {
    ...{ protocol: 'https:', host: 'www.example.com:4443', hostname: 'www.example.com' },
    ...{ port: '4443', pathname: '/', search: '?', hash: '' },
  });
});

test('004-65: ports', (t) => {
  t.like(new Holder('http://h:80/'), { host: 'h', port: '80' });
  t.is(get('http://h/', 'port'), '');
  const values = { '80abc': '80', abc: '0', '0080': '80', 70000: '1', 0: '0', '': '0' };
  for (const [value, port] of Object.entries(values)) {
    t.is(set('http://h:1/', 'port', value), `http://h:${port}/`, value);
  }
});

test('004-66: other values are valid if they match the grammar with its exceptions', (t) => {
  t.is(set('http://h/', 'protocol', 'https:::'), 'https://h/');
  t.is(set('http://h/', 'hostname', '//x'), 'http://x/');
  t.is(set('http://h/', 'pathname', '?x'), 'http://h/%3Fx');
  t.is(set('http://h/', 'hash', '##x'), 'http://h/##x');
});

// Rows of the table. “The port part, if omitted, will be assumed to be the current scheme's default port” is in 004-71.
test('004-70: protocol', (t) => {
  checkAttribute(t, 2011, 'protocol', accessors);
});

test('004-71: host', (t) => {
  checkAttribute(t, 2011, 'host', accessors);
});

test('004-72: hostname', (t) => {
  checkAttribute(t, 2011, 'hostname', accessors);
});

test('004-73: port', (t) => {
  checkAttribute(t, 2011, 'port', accessors);
});

test('004-74: pathname', (t) => {
  checkAttribute(t, 2011, 'pathname', accessors);
});

test('004-75: search', (t) => {
  checkAttribute(t, 2011, 'search', accessors);
});

test('004-76: hash', (t) => {
  checkAttribute(t, 2011, 'hash', accessors);
});
