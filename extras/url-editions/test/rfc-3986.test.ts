// RFC 3986 as two editions. The tests of @urlkit/uri are about its grammar and its algorithms.

import { html2007, rfc3986, rfc3986AppendixB } from '@urlkit/url-editions';
import { resolveURL } from '@urlkit/url-editions/html-2011';
import test from 'ava';

test('the edition interprets URIs', (t) => {
  t.deepEqual(rfc3986.interpret('HTTP://u:p:q@H:80/%7e/../x?#'), {
    ...{ kind: 'url', href: 'HTTP://u:p:q@H:80/%7e/../x?#', origin: 'http://h', protocol: 'HTTP:' },
    ...{ username: 'u', password: 'p:q', host: 'H:80', hostname: 'H', port: '80' },
    ...{ pathname: '/%7e/../x', search: '?', hash: '#' },
  });
  t.like(rfc3986.interpret('../x', { base: 'http://h/a/b' }), { href: 'http://h/x' });
  const reason = 'not a URI reference: the rule path-noscheme does not match at offset 1';
  t.deepEqual(rfc3986.interpret('a b'), { kind: 'failure', reason });
  t.like(rfc3986.interpret('a'), { reason: 'relative reference without a base URL' });
  t.like(rfc3986.interpret('a', { base: 'b' }), {
    reason: 'base URL: not a URI: the rule scheme does not match at offset 0',
  });
  t.is(rfc3986.parse('a'), null);
});

test('appendix B interprets any string with a scheme', (t) => {
  t.like(rfc3986AppendixB.interpret('http://a\\@b/'), { hostname: 'b', username: 'a\\' });
  t.like(rfc3986AppendixB.interpret('b c', { base: 'http://a' }), { href: 'http://a/b c' });
  t.like(rfc3986AppendixB.interpret('b'), { kind: 'failure' });
  t.like(rfc3986AppendixB.interpret('b', { base: 'c' }), { kind: 'failure' });
});

test('3.3: without an authority, no path begins with two slashes', (t) => {
  for (const edition of [rfc3986, rfc3986AppendixB, html2007]) {
    t.like(edition.interpret('..//h/p', { base: 'foo:a/b' }), { href: 'foo:/.//h/p', host: '' });
    t.like(edition.interpret('/.//h/p', { base: 'foo:a/b' }), { href: 'foo:/.//h/p', host: '' });
  }
  t.is(resolveURL('..//h/p', { base: 'foo:a/b' }), null);
});
