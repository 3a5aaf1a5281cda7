// Resolving: one test for each requirement, under its id.

import { getEncoding } from '@urlkit/percent-encoding/encodings';
import { html2011 } from '@urlkit/url-editions';
import {
  affectedAttribute,
  affectedElements,
  type BaseDocument,
  type BaseElement,
  documentBaseURL,
  elementBaseURL,
  type FailureReason,
  fragmentEscape,
  isAbsoluteURL,
  isAuthorityBasedURL,
  isHierarchicalURL,
  isValidNonEmptyURLSurroundedBySpaces,
  isValidURL,
  isValidURLSurroundedBySpaces,
  type ParsedURL,
  parseURL,
  reservedURLs,
  resolveURL,
  stripWhitespace,
  urlEncoding,
} from '@urlkit/url-editions/html-2011';
import test from 'ava';
import { Window } from 'happy-dom';
import { ascii } from '../../../../test/support/characters.js';

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
  const result = resolveURL(url, { base: baseURL, onFailure: (reason) => reasons.push(reason) });
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
  t.is(resolveURL('//b%C3%BCcher.de', { base }), 'http://xn--bcher-kva.de');
  t.is(resolveURL('//faß.de', { base }), 'http://fass.de');
  t.is(resolveURL('//EXAMPLE.Com.', { base }), 'http://EXAMPLE.Com.');
  t.is(resolveURL('//ü。de', { base }), 'http://xn--tda.de');
  t.is(resolveURL('//[::1]', { base }), 'http://[::1]');
  t.is(resolveURL('//', { base }), 'http://');
  const names = ['a_b', 'a..b', '-a', 'a-', '.', 'a b', 'a'.repeat(64), '%20', 'xn--ü', '\uFFFD'];
  for (const name of names) {
    t.is(reasonFor(`//${name}/`), 'ToASCII fails for the host', name);
  }
  t.is(resolveURL(`//${'a'.repeat(63)}/`, { base }), `http://${'a'.repeat(63)}/`);
  for (const name of ['%FF', '%C3', 'a%C3%A9%80']) {
    t.is(reasonFor(`//${name}/`), 'percent-encoded octets in the host that are not UTF-8');
  }
  t.is(reasonFor('//%EF%BF%BD/'), 'ToASCII fails for the host');
});

test('004-46: paths are escaped, except for percent signs', (t) => {
  t.is(
    resolveURL('//example.com/a^b☺c%FFd%z/?e', { base }),
    'http://example.com/a%5Eb%E2%98%BAc%FFd%z/?e',
  );
  t.is(resolveURL('/\uD800', { base }), 'http://h/%EF%BF%BD');
});

test('004-47: queries are escaped in their encoding', (t) => {
  const encoding = getEncoding('windows-1252');
  t.is(resolveURL('?é', { base, encoding }), 'http://h/a/b?%E9');
  t.is(resolveURL('?☺é%', { base, encoding }), 'http://h/a/b??%E9%');
  for (const document of ['windows-1252', 'UTF-16LE', undefined]) {
    const found = getEncoding(urlEncoding({ document }));
    const resolved = document === 'windows-1252' ? 'http://h/a/b?%E9' : 'http://h/a/b?%C3%A9';
    t.is(resolveURL('?é', { base, encoding: found }), resolved);
  }
  t.is(resolveURL('?é "', { base }), 'http://h/a/b?%C3%A9%20%22');
});

test('004-48: resolution then follows RFC 3986, 5.2', (t) => {
  t.is(resolveURL('../g', { base: 'http://a/b/c/d;p?q' }), 'http://a/b/g');
  t.is(resolveURL('http:g', { base: 'http://a/b/c/d;p?q' }), 'http:g');
});

test('004-49: restrictions of the scheme are kept', (t) => {
  t.is(reasonFor('data://h/'), 'an authority, which the scheme forbids');
  t.is(reasonFor('MAILTO://h/'), 'an authority, which the scheme forbids');
  t.is(resolveURL('data:,x'), 'data:,x');
});

test('004-50: backslashes become slashes; by the words, only those that step 7 has left', (t) => {
  t.is(resolveURL('http://h/a\\b#c\\d'), 'http://h/a%5Cb#c/d');
  t.is(resolveURL('http://h/a\\b#c\\d', { reading: 'intent' }), 'http://h/a/b#c/d');
  t.is(resolveURL('http:\\\\h\\a', { reading: 'intent' }), 'http://h/a');
  t.is(resolveURL('http:\\\\h\\a'), 'http:%5C%5Ch%5Ca');
  t.is(resolveURL('http://a\\@h/'), 'http://a/@h/');
  t.is(resolveURL('foo://h/#\\'), 'foo://h/#\\');
});

test('004-51: fragments and userinfos are not escaped', (t) => {
  t.is(resolveURL('//ü @h/#a b', { base }), 'http://ü @h/#a b');
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
  t.deepEqual(html2011.interpret('//u:p@H:8?q#f', { base: 'http://x' }), {
    ...{ kind: 'url', href: 'http://u:p@H:8?q#f', origin: 'http://h:8', protocol: 'http:' },
    ...{ username: 'u', password: 'p', host: 'H:8', hostname: 'H', port: '8' },
    ...{ pathname: '/', search: '?q', hash: '#f' },
  });
  t.like(html2011.interpret('http://a\\@b/'), { hostname: 'a', pathname: '/@b/' });
  t.like(html2011.interpret('http:g'), { href: 'http:g', hostname: '', pathname: '' });
  t.deepEqual(html2011.parse('b', { base }), parseURL('http://h/a/b'));
  t.is(html2011.parse('b'), null);
  t.like(html2011.interpret('b', { base: 'c' }), {
    reason: 'base URL: relative URL without an absolute base URL',
  });
  t.like(html2011.interpret('http://a:b\\@h/'), {
    reason: 'invalid syntax after backslashes were replaced by slashes',
  });
});

// Tests base URLs of html-2011 in the DOM of another library.

function openDocument(address: string, body: string, head = '') {
  const { document } = new Window({ url: address });
  document.head.innerHTML = head;
  document.body.innerHTML = body;
  const described: BaseDocument = { address, root: document };
  return { document, described };
}

test('the first base element with href is the base', (t) => {
  const head = '<base target=x><base href="../c/"><base href="/d/">';
  t.is(documentBaseURL(openDocument('http://h/a/b', '', head).described), 'http://h/c/');
  t.is(documentBaseURL(openDocument('http://h/a/b', '').described), 'http://h/a/b');
});

test('about:blank and iframe srcdoc documents take the base of another document', (t) => {
  const outer = openDocument('http://h/a/b', '', '<base href="/c/">').described;
  const inner = openDocument('about:blank', '', '<base href="d">');
  t.is(documentBaseURL({ ...inner.described, creator: outer }), 'http://h/c/d');
  const srcdoc = { ...openDocument('about:srcdoc', '').described, srcdocContainer: outer };
  t.is(documentBaseURL(srcdoc), 'http://h/c/');
});

test('xml:base attributes change the base of an element', (t) => {
  const { document, described } = openDocument(
    'http://h/a/b',
    '<section xml:base="c/"><p xml:base="d/"><a href="e">e</a></p></section>',
  );
  const link = document.querySelector('a');
  if (link === null) return t.fail();
  t.is(elementBaseURL(link, documentBaseURL(described)), 'http://h/a/c/d/');
});

test('a base URL change affects hyperlinks and citations, in the order of the tree', (t) => {
  const { document } = openDocument(
    'http://h/',
    '<q cite="a"><a href="b"><img src="c"></a><a>no link</a></q><del cite="d"></del><p cite="e">',
    '<link href="f" rel="next">',
  );
  const attributes = affectedElements(document).map(
    ({ element, attribute }) => `${element.localName} ${element.getAttribute(attribute)}`,
  );
  t.deepEqual(attributes, ['link f', 'q a', 'a b', 'del d']);
  const quote = document.querySelector('q');
  if (quote === null) return t.fail();
  t.deepEqual(
    affectedElements(quote).map(({ attribute }) => attribute),
    ['cite', 'href'],
  );
});

// Terms, parsing and fragment-escape: one test for each requirement, under its id.

function parse(url: string): ParsedURL {
  const parsed = parseURL(url);
  if (parsed === null) throw new Error(`${url} does not parse`);
  return parsed;
}

test('004-01: a string that is not a URI may be a URL', (t) => {
  t.is(parse('a b').path, 'a b');
  t.is(resolveURL('a b', { base: 'http://h/' }), 'http://h/a%20b');
});

test('004-02: valid URLs are references, to URIs, or to IRIs with conditions', (t) => {
  t.true(isValidURL('http://h/é', 'windows-1252'));
  t.true(isValidURL('http://h/?é'));
  t.false(isValidURL('http://h/?é', 'windows-1252'));
  t.false(isValidURL('http://h/a b'));
});

test('004-03: spaces may surround valid URLs', (t) => {
  t.true(isValidURLSurroundedBySpaces(' http://h/ '));
  t.true(isValidNonEmptyURLSurroundedBySpaces(' http://h/ '));
  t.false(isValidNonEmptyURLSurroundedBySpaces(' '));
});

test('004-04: two URLs are reserved', (t) => {
  t.deepEqual(reservedURLs, ['about:legacy-compat', 'about:srcdoc']);
});

test('004-05: absolute, hierarchical and authority-based URLs', (t) => {
  const classes = (url: string) =>
    [isAbsoluteURL(url), isHierarchicalURL(url), isAuthorityBasedURL(url)].map(Number).join('');
  t.is(classes('http://h'), '111');
  t.is(classes('file:/x'), '110');
  t.is(classes('data:,x'), '100');
  t.is(classes('//h'), '000');
  t.is(classes('http://a_b/'), '000');
  t.is(classes('1:'), '000');
});

test('004-06: there are five space characters', (t) => {
  t.is(ascii.filter((c) => stripWhitespace(c) === '').join(''), '\t\n\f\r ');
});

test('004-10: space characters are stripped', (t) => {
  t.is(parse(' http://h/\n').host, 'h');
  t.is(parse('\0/').path, '\0/');
});

test('004-11: everything else is as in RFC 3986', (t) => {
  t.like(parse('s://u@h:8/p?q#f'), {
    scheme: 's',
    userinfo: 'u',
    host: 'h',
    port: '8',
    path: '/p',
  });
  t.is(parse('//[::1]').host, '[::1]');
});

test('004-12: controls, spaces and characters outside ASCII are unreserved', (t) => {
  for (const c of ['\0', ' ', '\x7F', 'é', '\u{10FFFF}', '\uD800']) {
    t.is(parse(`http://h/a${c}b`).path, `/a${c}b`);
    t.is(parse(`http://a${c}b/`).host, `a${c}b`);
  }
});

test('004-13: characters that URIs cannot contain are unreserved', (t) => {
  for (const c of '"<>[\\]^`{|}') {
    t.is(parse(`http://h/a${c}b`).path, `/a${c}b`);
    t.is(parse(`//a${c}b`).host, `a${c}b`);
  }
  t.like(parse('http:\\\\h\\p'), { scheme: 'http', host: null, path: '\\\\h\\p' });
});

test('004-14: a lone percent sign is allowed, except in a host name', (t) => {
  t.is(parse('/%zz').path, '/%zz');
  t.is(parse('//%@h').userinfo, '%');
  t.is(parseURL('http://a%zz/'), null);
});

test('004-15: fragments may contain number signs', (t) => {
  t.is(parse('a#b#c').fragment, 'b#c');
});

test('004-16: a string that does not match does not parse', (t) => {
  for (const url of ['http://h:8a/', '1a:b', ':', '//a@b@c', '//a:b:c']) t.is(parseURL(url), null);
});

test('004-20: the scheme', (t) => {
  t.is(parse('HTTP:x').scheme, 'HTTP');
  t.is(parse('x').scheme, null);
});

test('004-21: the host', (t) => {
  t.is(parse('//u@H:8').host, 'H');
  t.is(parse('x:').host, null);
});

test('004-22: the port', (t) => {
  t.is(parse('//h:08').port, '08');
  t.is(parse('//h:').port, '');
  t.is(parse('//h').port, null);
});

test('004-23: the hostport', (t) => {
  t.is(parse('http://u@h:8').hostport, 'h:8');
  t.is(parse('x:').hostport, null);
});

test('004-24: the path', (t) => {
  t.is(parse('http://h/a/../b?c').path, '/a/../b');
});

test('004-25: the query', (t) => {
  t.is(parse('?a?b#c').query, 'a?b');
  t.is(parse('?').query, '');
  t.is(parse('#?').query, null);
});

test('004-26: the fragment', (t) => {
  t.is(parse('#a?b').fragment, 'a?b');
  t.is(parse('').fragment, null);
});

test('004-27: the host-specific part', (t) => {
  t.is(parse(' //h/a ').hostSpecific, '/a');
});

test('004-28: the hostport has a port that is not the default one', (t) => {
  t.is(parse('http://h:80/').hostport, 'h');
  t.is(parse('HTTPS://h:443/').hostport, 'h');
  t.is(parse('http://h:8080/').hostport, 'h:8080');
  t.is(parse('//h:8080/').hostport, 'h');
  t.is(parse('http://h:/').hostport, 'h');
});

test('004-29: paths of all kinds', (t) => {
  const paths = { 'http://h': '', 'x:/a': '/a', 'a/b:c': 'a/b:c', 'x:a': 'a', '?': '' };
  for (const [url, path] of Object.entries(paths)) t.is(parse(url).path, path);
});

test('004-30: without an authority, everything is the host-specific part', (t) => {
  t.is(parse('http://h/a?b#c').hostSpecific, '/a?b#c');
  t.is(parse('mailto:x').hostSpecific, 'mailto:x');
});

test('004-31: only the authority contains the userinfo', (t) => {
  t.is(parse('http://u:p@h/').hostport, 'h');
  t.is(parse('http://u:p@h/').hostSpecific, '/');
});

test('004-55: fragment-escape', (t) => {
  t.is(fragmentEscape('a b#c%20'), 'a%20b%23c%2520');
  t.is(fragmentEscape('é`\x7F\u{1F600}'), 'é`\x7F\u{1F600}');
  const escaped = ascii.filter((c) => fragmentEscape(c) !== c);
  t.deepEqual(escaped, [...ascii.slice(0, 0x21), ...'"#%<>[\\]^{|}']);
  t.is(fragmentEscape('\n|'), '%0A%7C');
});

test('labels of UTF-8 and UTF-16 need no tables, and other labels are refused', (t) => {
  const labels = ['utf-8', 'UTF8', ' utf-16\t', 'UTF-16BE', 'utf-16le', 'unicode', 'ucs-2'];
  for (const encoding of labels) {
    t.is(resolveURL('?é', { base, encoding }), 'http://h/a/b?%C3%A9');
    t.is(urlEncoding({ document: encoding }), 'UTF-8');
  }
  for (const encoding of ['windows-1252', 'utf-7', 'none', '', '\u00a0utf-8']) {
    const error = { instanceOf: TypeError, message: /^options\.encoding .*getEncoding/ };
    t.throws(() => resolveURL('?', { base, encoding }), error, encoding);
  }
});
