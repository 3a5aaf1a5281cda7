// Section 7 of the text: one test for each requirement, under its id.

import { type CharacterEncoding, percentEncodeAfterEncoding } from '@urlkit/percent-encoding';
import { getEncoding } from '@urlkit/percent-encoding/encodings';
import {
  baseURL,
  parsedURL,
  queryEncoding,
  setInput,
  type URL as URLToday,
  updateSteps,
} from '@urlkit/url-api';
import {
  parseForm,
  serializeForm,
  URL,
  URLQuery,
  URLUtils,
} from '@urlkit/url-editions/whatwg-2012';
import test from 'ava';
import { show } from '../../../../test/support/show.js';

class Holder extends URLUtils(Object) {
  updates = 0;
  encoding = 'utf-8';

  override get [baseURL](): string {
    return 'about:blank';
  }

  override get [queryEncoding]() {
    return getEncoding(this.encoding);
  }

  override [updateSteps](): void {
    this.updates++;
  }
}

function hold(input: string): Holder {
  const holder = new Holder();
  holder[setInput](input);
  return holder;
}

/** Sets an attribute. Returns it, the href, and how often the update steps ran. */
function set(input: string, attribute: keyof URLToday, value: string): [unknown, string, number] {
  const holder = hold(input);
  Reflect.set(holder, attribute, value);
  return [Reflect.get(holder, attribute), holder.href, holder.updates];
}

function thrownBy(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
}

test('002-70: a new object has its initial state', (t) => {
  const empty = new Holder();
  t.is(empty[parsedURL], null);
  t.is(empty.query, null);
  const relative = hold('http://h/?a=1');
  t.is(relative.query?.get('a'), '1');
  t.is(hold('http://h/').query?.size, 0);
  t.is(hold('mailto:x?a=1').query, null);
  t.is(relative.updates, 0);
  relative.hash = 'f';
  t.is(relative.updates, 1);
});

test('002-71: the constructor', (t) => {
  t.is(new URL('http://h/a').href, 'http://h/a');
  t.is(new URL('b', 'http://h/a').href, 'http://h/b');
  t.is(new URL('b', new URL('http://h/a')).href, 'http://h/b');
  t.is(new URL('//g', 'gopher://h').href, 'gopher://g/');
  for (const args of [
    ['b'],
    ['#b'],
    ['http://h:x'],
    ['http://h/', 'a'],
    ['http://h/', ''],
  ] as const) {
    const error = thrownBy(() => Reflect.construct(URL, args));
    t.true(error instanceof Error && error.name === 'SyntaxError', show(args));
    t.is(Reflect.get(Object(error), 'code'), 12);
    t.false(String(error).includes('h:x'), show(args));
  }
  const failed = new URL('http://h/');
  failed.href = '';
  t.is(failed.href, '');
  t.throws(() => new URL('b', failed));
  t.is(new URL('http:b', failed).href, 'http://b/');
  const later = new URL('b', 'http://h/a');
  later.href = 'c/d';
  t.is(later.href, 'http://h/c/d');
});

test('002-72: href', (t) => {
  t.deepEqual(set('http://h/', 'href', 'http://G/a b'), ['http://g/a%20b', 'http://g/a%20b', 1]);
  t.deepEqual(set('http://h/', 'href', ' garbage '), [' garbage ', ' garbage ', 1]);
  const holder = hold('http://h/?a=1');
  const { query } = holder;
  holder.href = 'mailto:x?a';
  t.is(holder.query, null);
  holder.href = 'http://h/?b=2';
  t.not(holder.query, query);
  t.is(holder.query?.get('b'), '2');
  holder.encoding = 'windows-1252';
  holder.href = 'http://h/é?é';
  t.is(`${holder}`, 'http://h/%C3%A9?%E9');
});

test('002-73: origin', (t) => {
  const origins = [
    ['http://xn--r8jz45g.jp:80/', 'http://例え.jp'],
    ['http://u:p@EXAMPLE.com:8080/a', 'http://example.com:8080'],
    ['gopher://h:70', 'gopher://h'],
    ['https://[::1]:1/', 'https://[::1]:1'],
    ['http://', 'http://'],
    ['mailto:x', 'null'],
    ['blob:http://h/x', 'null'],
    ['file://h/', 'null'],
    ['garbage', ''],
  ] as const;
  for (const [input, origin] of origins) t.is(hold(input).origin, origin);
  const changed = hold('http://h:443/');
  changed.protocol = 'https';
  t.is(changed.origin, 'https://h');
  changed.protocol = 'foo';
  t.is(changed.origin, 'null');
  t.false(Reflect.set(changed, 'origin', 'x'));
});

test('002-74: protocol', (t) => {
  t.deepEqual(set('http://h/', 'protocol', 'HTTPS:foo'), ['https:', 'https://h/', 1]);
  t.deepEqual(set('http://h/', 'protocol', '1'), ['http:', 'http://h/', 1]);
  t.deepEqual(set('mailto:x', 'protocol', 'http'), ['http:', 'http:x', 1]);
  t.deepEqual(set('garbage', 'protocol', 'http'), [':', 'garbage', 0]);
});

test('002-75: username', (t) => {
  t.deepEqual(set('http://h/', 'username', 'é:'), ['%C3%A9%3A', 'http://%C3%A9%3A@h/', 1]);
  t.deepEqual(set('http://u@h/', 'username', ''), ['', 'http://h/', 1]);
  t.deepEqual(set('file:///', 'username', 'u'), ['u', 'file://u@/', 1]);
  t.deepEqual(set('mailto:x', 'username', 'u'), ['', 'mailto:x', 0]);
  t.deepEqual(set('garbage', 'username', 'u'), ['', 'garbage', 0]);
});

test('002-76: password', (t) => {
  t.deepEqual(set('http://h/', 'password', 'é:@'), ['%C3%A9:%40', 'http://:%C3%A9:%40@h/', 1]);
  t.deepEqual(set('http://u:p@h/', 'password', ''), ['', 'http://u@h/', 1]);
  t.is(hold('http://u:@h/').password, '');
  t.deepEqual(set('mailto:x', 'password', 'p'), ['', 'mailto:x', 0]);
  t.deepEqual(set('garbage', 'password', 'p'), ['', 'garbage', 0]);
});

test('002-77: host', (t) => {
  t.is(hold('http://h:8/').host, 'h:8');
  t.is(hold('http://[::1]').host, '[::1]');
  t.deepEqual(set('http://h:8/', 'host', 'g:9'), ['g:9', 'http://g:9/', 1]);
  t.deepEqual(set('http://h:8/', 'host', '['), ['h:8', 'http://h:8/', 1]);
  t.deepEqual(set('file:///a', 'host', 'g:9'), ['g:9', 'file://g:9/a', 1]);
  t.deepEqual(set('mailto:x', 'host', 'g'), ['', 'mailto:x', 0]);
  t.deepEqual(set('garbage', 'host', 'g'), ['', 'garbage', 0]);
});

test('002-78: hostname', (t) => {
  t.is(hold('http://h:8/').hostname, 'h');
  t.deepEqual(set('http://h:8/', 'hostname', 'g:9'), ['g', 'http://g:8/', 1]);
  t.deepEqual(set('mailto:x', 'hostname', 'g'), ['', 'mailto:x', 0]);
  t.deepEqual(set('garbage', 'hostname', 'g'), ['', 'garbage', 0]);
});

test('002-79: port', (t) => {
  t.deepEqual(set('http://h/', 'port', '8'), ['8', 'http://h:8/', 1]);
  t.deepEqual(set('file://h/', 'port', '8'), ['', 'file://h/', 0]);
  t.deepEqual(set('mailto:x', 'port', '8'), ['', 'mailto:x', 0]);
  t.deepEqual(set('garbage', 'port', '8'), ['', 'garbage', 0]);
});

test('002-80: pathname', (t) => {
  t.is(hold('mailto:x?y').pathname, 'x');
  t.is(hold('http://h').pathname, '/');
  t.deepEqual(set('http://h/a', 'pathname', 'b/./c'), ['/b/c', 'http://h/b/c', 1]);
  t.deepEqual(set('mailto:x', 'pathname', 'y'), ['x', 'mailto:x', 0]);
  t.deepEqual(set('garbage', 'pathname', 'y'), ['', 'garbage', 0]);
});

test('002-81: search', (t) => {
  const holder = hold('http://h/?a=1');
  const { query } = holder;
  holder.search = '?b=\t2&é';
  t.deepEqual([holder.search, holder.query, query?.get('b')], ['?b=2&%C3%A9', query, '\t2']);
  holder.search = '';
  t.deepEqual([holder.href, query?.size, holder.updates], ['http://h/', 0, 2]);
  holder.encoding = 'windows-1252';
  holder.search = 'é∑';
  t.deepEqual([holder.search, query?.has('é∑')], ['?%E9?', true]);
  t.is(hold('http://h/?').search, '');
  t.is(hold('mailto:x?y').search, '?y');
  t.deepEqual(set('mailto:x?y', 'search', 'z'), ['?y', 'mailto:x?y', 0]);
  t.deepEqual(set('garbage', 'search', 'z'), ['', 'garbage', 0]);
});

test('002-82: query', (t) => {
  const holder = hold('http://h/?a=1');
  const other = hold('http://g/?b=2');
  const free = new URLQuery('c=3');
  const old = holder.query;
  holder.query = free;
  t.is(holder.query, free);
  t.is(holder.href, 'http://h/?c=3');
  old?.set('a', '2');
  t.is(holder.href, 'http://h/?c=3');
  t.is(holder.updates, 1);
  holder.query = other.query;
  t.not(holder.query, other.query);
  t.is(holder.href, 'http://h/?b=2');
  Reflect.set(holder, 'query', null);
  t.is(holder.href, 'http://h/?b=2');
  const opaque = hold('mailto:x');
  opaque.query = new URLQuery('a');
  t.deepEqual([opaque.query, opaque.href, opaque.updates], [null, 'mailto:x', 0]);
});

test('002-83: hash', (t) => {
  t.deepEqual(set('http://h/', 'hash', '#a b'), ['#a b', 'http://h/#a b', 1]);
  t.deepEqual(set('http://h/#a', 'hash', ''), ['', 'http://h/', 1]);
  t.deepEqual(set('mailto:x', 'hash', 'a'), ['#a', 'mailto:x#a', 1]);
  t.deepEqual(set('javascript:x', 'hash', 'a'), ['', 'javascript:x', 0]);
  t.deepEqual(set('garbage', 'hash', 'a'), ['', 'garbage', 0]);
  t.is(hold('http://h/#').hash, '');
});

test('002-90: a URLQuery has a list and belongs to one object or none, and is in UTF-8', (t) => {
  const holder = new Holder();
  holder.encoding = 'windows-1252';
  holder.href = 'http://h/?é=1';
  const { query } = holder;
  t.is(query?.get('\uFFFD'), '1');
  query?.set('é', '2');
  t.is(holder.search, '?%EF%BF%BD=1&%C3%A9=2');
  holder.href = 'http://h/';
  query?.set('a', '3');
  t.is(holder.href, 'http://h/');
});

test('002-91: a URLQuery is created from a string, another one, a record or nothing', (t) => {
  t.is(new URLQuery().size, 0);
  t.is(new URLQuery(null).size, 0);
  t.is(new URLQuery('').size, 0);
  t.is(new URLQuery('?a=1').get('?a'), '1');
  const query = new URLQuery('a=1&a=2');
  const copy = new URLQuery(query);
  query.delete('a');
  t.deepEqual(copy.getAll('a'), ['1', '2']);
  t.is(new URLQuery({ a: '1', b: '2' }).get('b'), '2');
});

test('002-92: the update steps of a URLQuery', (t) => {
  const holder = hold('http://h/?a=1#f');
  holder.query?.append('b c', '&');
  t.is(holder.href, 'http://h/?a=1&b+c=%26#f');
  holder.query?.delete('a');
  holder.query?.delete('b c');
  t.is(holder.href, 'http://h/?#f');
  t.is(holder.updates, 3);
});

test('002-93: get, getAll, has and size', (t) => {
  const query = new URLQuery('a=1&b=2&a=3');
  t.deepEqual([query.get('a'), query.get('c')], ['1', null]);
  t.deepEqual([query.getAll('a'), query.getAll('c')], [['1', '3'], []]);
  t.deepEqual([query.has('a'), query.has('c')], [true, false]);
  t.is(query.size, 3);
});

test('002-94: set', (t) => {
  const holder = hold('http://h/?a=1&a=2');
  holder.query?.set('a', '3');
  t.is(holder.search, '?a=3&a=2');
  holder.query?.set('b', '4');
  t.is(holder.search, '?a=3&a=2&b=4');
  t.is(holder.updates, 2);
});

test('002-95: append and delete', (t) => {
  const holder = hold('http://h/?a=1&a=2&b=3');
  holder.query?.append('a', '4');
  t.is(holder.search, '?a=1&a=2&b=3&a=4');
  holder.query?.delete('a');
  t.is(holder.search, '?b=3');
  holder.query?.delete('none');
  t.is(holder.updates, 3);
});

test('the interface object URL', (t) => {
  t.is(URL.name, 'URL');
  t.is(Object.prototype.toString.call(new URL('x:')), '[object URL]');
  t.deepEqual(Object.getOwnPropertyNames(URL).sort(), ['length', 'name', 'prototype']);
});

// Section 6 of the text: one test for each requirement, under its id.

test('002-60: the parser takes an encoding and two flags, and splits at ampersands', (t) => {
  t.deepEqual(parseForm('a=%E9&b=2', { encoding: 'windows-1252' }), [
    ['a', 'é'],
    ['b', '2'],
  ]);
  t.deepEqual(parseForm('x&_charset_=latin1&y=%E9', { useCharset: true, isindex: true }), [
    ['', 'x'],
    ['_charset_', 'latin1'],
    ['y', 'é'],
  ]);
  t.deepEqual(parseForm('a;b'), [['a;b', '']]);
});

test('002-61: with the isindex flag, a first sequence without a name is a value', (t) => {
  const isindex = true;
  t.deepEqual(parseForm('foo&bar=1', { isindex }), [
    ['', 'foo'],
    ['bar', '1'],
  ]);
  t.deepEqual(parseForm('', { isindex }), [['', '']]);
  t.deepEqual(parseForm('&a', { isindex }), [
    ['', ''],
    ['a', ''],
  ]);
  t.deepEqual(parseForm('a=b', { isindex }), [['a', 'b']]);
  t.deepEqual(parseForm('a%3Db', { isindex }), [['', 'a=b']]);
  t.deepEqual(parseForm('foo&bar=1'), [
    ['foo', ''],
    ['bar', '1'],
  ]);
});

test('002-62: empty sequences are skipped, names end at the first =, and + is a space', (t) => {
  t.deepEqual(parseForm('a&=b&c=d=e&+x=%2B'), [
    ['a', ''],
    ['', 'b'],
    ['c', 'd=e'],
    [' x', '+'],
  ]);
  t.deepEqual(parseForm('&&a&&'), [['a', '']]);
  t.deepEqual(parseForm(''), []);
});

test('002-63: with the use _charset_ flag, the first label is the encoding of the whole form', (t) => {
  const parse = (input: string): [string, string][] => parseForm(input, { useCharset: true });
  t.deepEqual(parse('a=%E9&_charset_=windows-1252'), [
    ['a', 'é'],
    ['_charset_', 'windows-1252'],
  ]);
  const [, , third] = parse('_charset_=bogus&_charset_=latin1&a=%E9');
  t.deepEqual(third, ['a', 'é']);
  t.deepEqual(parse('_charset_=latin1&_charset_=koi8-r&a=%E9')[2], ['a', 'é']);
  t.deepEqual(parse('_charset_=+LATIN1+&a=%E9')[1], ['a', 'é']);
  for (const data of [
    '%5Fcharset_=latin1',
    '_charset_=latin%31',
    '_CHARSET_=latin1',
    '_charset_',
  ]) {
    t.deepEqual(parse(`${data}&a=%E9`)[1], ['a', '\uFFFD']);
  }
  t.deepEqual(parseForm('_charset_=latin1&a=%E9')[1], ['a', '\uFFFD']);
  const overridden = { encoding: 'koi8-r', useCharset: true };
  t.deepEqual(parseForm('_charset_=latin1&a=%E9', overridden)[1], ['a', 'é']);
  t.deepEqual(parseForm('_charset_=&a=%E9', overridden)[1], ['a', 'И']);
});

test('002-64: names and values are percent-decoded, then decoded, and a BOM is kept', (t) => {
  t.deepEqual(parseForm('a=%zz'), [['a', '%zz']]);
  t.deepEqual(parseForm('a=%C3%28'), [['a', '\uFFFD(']]);
  t.deepEqual(parseForm('%EF%BB%BFa=%EF%BB%BF'), [['\uFEFFa', '\uFEFF']]);
  t.deepEqual(parseForm('é=é'), [['é', 'é']]);
  t.deepEqual(parseForm('a=é', { encoding: 'windows-1252' }), [['a', 'Ã©']]);
  t.deepEqual(parseForm('=%FF%FEa%00', { encoding: 'utf-16' }), [['', '\uFEFFa']]);
});

test('002-65: the bytes that the byte serializer keeps', (t) => {
  // An encoding of one byte for each code point up to U+00FF.
  const isomorphic: CharacterEncoding = {
    name: 'isomorphic',
    decode: (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1'),
    encodeOrFail: (input: string) => [{ bytes: Buffer.from(input, 'latin1'), error: null }],
    percentEncode: (input, set) => percentEncodeAfterEncoding(isomorphic, input, set),
  };
  for (let byte = 0; byte < 0x100; byte++) {
    const c = String.fromCharCode(byte);
    const encoded = `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    const expected = c === ' ' ? '+' : /[*\-.\dA-Z_a-z]/.test(c) ? c : encoded;
    t.is(serializeForm([['', c]], { encoding: isomorphic }), `=${expected}`);
    t.deepEqual(parseForm(`=${expected}`, { encoding: isomorphic }), [['', c]]);
  }
  t.is(serializeForm([['', 'a b*~']]), '=a+b*%7E');
});

test('002-66: a code point that the encoding lacks becomes a character reference', (t) => {
  t.is(serializeForm([['a', 'é∑']], { encoding: 'windows-1252' }), 'a=%E9%26%238721%3B');
  t.is(serializeForm([['∑', '\u{1F600}']], { encoding: 'gbk' }), '%A1%C6=%26%23128512%3B');
  t.is(serializeForm([['a', '']]), 'a=');
  t.is(serializeForm([]), '');
  t.is(
    serializeForm([
      ['a', 'é'],
      ['', '&='],
    ]),
    'a=%C3%A9&=%26%3D',
  );
});
