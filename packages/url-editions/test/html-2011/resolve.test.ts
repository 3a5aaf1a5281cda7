// Resolving: one test for each requirement, under its id.

import { getEncoding } from '@urlkit/percent-encoding/encodings';
import { html2011 } from '@urlkit/url-editions';
import {
  affectedAttribute,
  type BaseDocument,
  type BaseElement,
  documentBaseURL,
  elementBaseURL,
  type FailureReason,
  parseURL,
  resolveURL,
  urlEncoding,
} from '@urlkit/url-editions/html-2011';
import test from 'ava';

const base = 'http://h/a/b';

function element(
  localName: string,
  attributes: Readonly<Record<string, string>> = {},
  parentElement: BaseElement | null = null,
): BaseElement {
  const getAttribute = (name: string): string | null => attributes[name] ?? null;
  const hasAttribute = (name: string): boolean => getAttribute(name) !== null;
  return { localName, parentElement, getAttribute, hasAttribute };
}

function document(address: string, href?: string): BaseDocument {
  const bases =
    href === undefined ? [] : [element('base', { href }), element('base', { href: 'x' })];
  return { address, root: { querySelectorAll: () => bases } };
}

function reasonFor(url: string, baseURL: string | null = base): FailureReason | null {
  const reasons: FailureReason[] = [];
  const result = resolveURL(url, baseURL, { onFailure: (reason) => reasons.push(reason) });
  return result === null ? (reasons[0] ?? null) : null;
}

test('004-40: the encoding is that of the URL, the script or the document', (t) => {
  t.is(urlEncoding({ defined: 'a', script: 'b', document: 'c' }), 'a');
  t.is(urlEncoding({ script: 'b', document: 'c' }), 'b');
  t.is(urlEncoding({ document: 'c' }), 'c');
  t.is(urlEncoding({}), 'UTF-8');
});

test('004-41: UTF-16 is replaced by UTF-8', (t) => {
  for (const document of ['UTF-16', 'utf-16le', 'UTF-16BE'])
    t.is(urlEncoding({ document }), 'UTF-8');
});

test('004-42: the base is given, or comes from the element', (t) => {
  const section = element('section', { 'xml:base': 'c/' }, element('html', { 'xml:base': '/d/' }));
  t.is(elementBaseURL(element('a', {}, section), base), 'http://h/d/c/');
  t.is(elementBaseURL(element('a'), base), base);
  t.is(elementBaseURL(element('a', { 'xml:base': '//a_b/' }), base), base);
});

test('004-43: the document base URL', (t) => {
  t.is(documentBaseURL(document(base)), base);
  t.is(documentBaseURL(document(base, '../c/')), 'http://h/c/');
  t.is(documentBaseURL(document(base, '//a_b/')), base);
  const creator = document(base, '../c/');
  t.is(documentBaseURL({ ...document('about:blank'), creator }), 'http://h/c/');
  t.is(documentBaseURL({ ...document('about:blank', 'd'), creator }), 'http://h/c/d');
  t.is(documentBaseURL({ ...document('x:y'), creator }), 'x:y');
  t.is(documentBaseURL(document('about:blank')), 'about:blank');
  t.is(documentBaseURL({ ...document('about:srcdoc'), srcdocContainer: creator }), 'http://h/c/');
});

test('004-44: a URL that does not parse is not resolvable', (t) => {
  t.is(reasonFor('1:b'), 'invalid syntax');
  t.is(reasonFor('b', null), 'relative URL without an absolute base URL');
  t.is(reasonFor('b', 'c'), 'relative URL without an absolute base URL');
  t.is(resolveURL('1:b'), null);
});

test('004-45: hosts are percent-decoded and converted with ToASCII', (t) => {
  t.is(resolveURL('//b%C3%BCcher.de', base), 'http://xn--bcher-kva.de');
  t.is(resolveURL('//faß.de', base), 'http://fass.de');
  t.is(resolveURL('//EXAMPLE.Com.', base), 'http://EXAMPLE.Com.');
  t.is(resolveURL('//ü。de', base), 'http://xn--tda.de');
  t.is(resolveURL('//[::1]', base), 'http://[::1]');
  t.is(resolveURL('//', base), 'http://');
  const names = ['a_b', 'a..b', '-a', 'a-', '.', 'a b', 'a'.repeat(64), '%20', 'xn--ü', '\uFFFD'];
  for (const name of names) {
    t.is(reasonFor(`//${name}/`), 'ToASCII fails for the host', name);
  }
  t.is(resolveURL(`//${'a'.repeat(63)}/`, base), `http://${'a'.repeat(63)}/`);
  for (const name of ['%FF', '%C3', 'a%C3%A9%80']) {
    t.is(reasonFor(`//${name}/`), 'percent-encoded octets in the host that are not UTF-8');
  }
  t.is(reasonFor('//%EF%BF%BD/'), 'ToASCII fails for the host');
});

test('004-46: paths are escaped, except for percent signs', (t) => {
  t.is(
    resolveURL('//example.com/a^b☺c%FFd%z/?e', base),
    'http://example.com/a%5Eb%E2%98%BAc%FFd%z/?e',
  );
  t.is(resolveURL('/\uD800', base), 'http://h/%EF%BF%BD');
});

test('004-47: queries are escaped in their encoding', (t) => {
  const encoding = getEncoding('windows-1252');
  t.is(resolveURL('?é', base, { encoding }), 'http://h/a/b?%E9');
  t.is(resolveURL('?☺é%', base, { encoding }), 'http://h/a/b??%E9%');
  t.is(resolveURL('?é "', base), 'http://h/a/b?%C3%A9%20%22');
});

test('004-48: resolution then follows RFC 3986, 5.2', (t) => {
  t.is(resolveURL('../g', 'http://a/b/c/d;p?q'), 'http://a/b/g');
  t.is(resolveURL('http:g', 'http://a/b/c/d;p?q'), 'http:g');
});

test('004-49: restrictions of the scheme are kept', (t) => {
  t.is(reasonFor('data://h/'), 'an authority, which the scheme forbids');
  t.is(reasonFor('MAILTO://h/'), 'an authority, which the scheme forbids');
  t.is(resolveURL('data:,x'), 'data:,x');
});

test('004-50: backslashes become slashes; by the words, only those that step 7 has left', (t) => {
  t.is(resolveURL('http://h/a\\b#c\\d'), 'http://h/a%5Cb#c/d');
  t.is(resolveURL('http://h/a\\b#c\\d', null, { reading: 'intent' }), 'http://h/a/b#c/d');
  t.is(resolveURL('http:\\\\h\\a', null, { reading: 'intent' }), 'http://h/a');
  t.is(resolveURL('http:\\\\h\\a'), 'http:%5C%5Ch%5Ca');
  t.is(resolveURL('http://a\\@h/'), 'http://a/@h/');
  t.is(resolveURL('foo://h/#\\'), 'foo://h/#\\');
});

test('004-51: fragments and userinfos are not escaped', (t) => {
  t.is(resolveURL('//ü @h/#a b', base), 'http://ü @h/#a b');
});

test('004-52: a base URL change affects elements with URLs', (t) => {
  t.is(affectedAttribute(element('a', { href: '' })), 'href');
  t.is(affectedAttribute(element('base', { href: '' })), null);
});

test('004-53: hyperlinks and citations are affected', (t) => {
  for (const name of ['a', 'area', 'link']) {
    t.is(affectedAttribute(element(name, { href: '' })), 'href');
    t.is(affectedAttribute(element(name)), null);
  }
  for (const name of ['q', 'blockquote', 'section', 'article', 'ins', 'del']) {
    t.is(affectedAttribute(element(name, { cite: '' })), 'cite');
    t.is(affectedAttribute(element(name)), null);
  }
  t.is(affectedAttribute(element('img', { src: '', cite: '' })), null);
});

test('the edition interprets the resolved URL', (t) => {
  t.deepEqual(html2011.interpret('//u:p@H:8?q#f', 'http://x'), {
    ...{ kind: 'url', href: 'http://u:p@H:8?q#f', origin: 'http://h:8', protocol: 'http:' },
    ...{ username: 'u', password: 'p', host: 'H:8', hostname: 'H', port: '8' },
    ...{ pathname: '/', search: '?q', hash: '#f' },
  });
  t.like(html2011.interpret('http://a\\@b/'), { hostname: 'a', pathname: '/@b/' });
  t.like(html2011.interpret('http:g'), { href: 'http:g', hostname: '', pathname: '' });
  t.deepEqual(html2011.parse('b', base), parseURL('http://h/a/b'));
  t.is(html2011.parse('b'), null);
  t.like(html2011.interpret('b', 'c'), {
    reason: 'base URL: relative URL without an absolute base URL',
  });
  t.like(html2011.interpret('http://a:b\\@h/'), {
    reason: 'invalid syntax after backslashes were replaced by slashes',
  });
});
