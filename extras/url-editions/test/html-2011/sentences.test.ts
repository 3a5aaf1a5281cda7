// Sentences of the text that are easy to miss, each with its test.

import { fileURLToPath } from 'node:url';
import { getEncoding } from '@urlkit/percent-encoding/encodings';
import { html2011 } from '@urlkit/url-editions';
import {
  type BaseDocument,
  type BaseElement,
  commonSetterAction,
  documentBaseURL,
  type FailureReason,
  input,
  isAbsoluteURL,
  parseURL,
  resolveURL,
  URLDecompositionAttributes,
} from '@urlkit/url-editions/html-2011';
import test from 'ava';
import { range, testedIds } from '../support/requirement-ids.js';

class Holder extends URLDecompositionAttributes(Object) {
  href: string;

  constructor(href: string) {
    super();
    this.href = href;
  }

  override get [input](): string {
    return this.href;
  }

  override [commonSetterAction](output: string): void {
    this.href = output;
  }
}

function reasonFor(url: string): FailureReason | null {
  const reasons: FailureReason[] = [];
  const result = resolveURL(url, {
    base: 'http://h/',
    onFailure: (reason) => reasons.push(reason),
  });
  return result === null ? (reasons[0] ?? null) : null;
}

function documentWithBase(href: string): BaseDocument {
  const base: BaseElement = {
    ...{ localName: 'base', parentElement: null },
    getAttribute: () => href,
    hasAttribute: () => true,
  };
  return { address: 'http://h/a', root: { querySelectorAll: () => [base] } };
}

// “Apply the IDNA ToASCII algorithm to the matching substring, with both the AllowUnassigned and
// UseSTD3ASCIIRules flags set. […] If ToASCII fails to convert one of the components of the string,
// e.g. because it is too long or because it contains invalid characters, then return an error”
test('004-45 hosts are converted with ToASCII of RFC 3490', (t) => {
  for (const host of [
    '-é',
    'é-',
    'א1',
    'a\u2061b',
    'é_',
    'xn--é',
    '%5B',
    '[',
    '[abc',
    '[é]',
    '[]',
  ]) {
    t.is(reasonFor(`//${host}/`), 'ToASCII fails for the host', host);
  }
  t.is(resolveURL('//a\u0378b/', { base: 'http://h/' }), 'http://xn--ab-g4b/');
  t.is(resolveURL('//א1א/', { base: 'http://h/' }), 'http://xn--1-zhcb/');
  t.is(resolveURL('//[V1.a:]:8/', { base: 'http://h/' }), 'http://[V1.a:]:8/');
  t.false(isAbsoluteURL('http://['));
  t.is(documentBaseURL(documentWithBase('http://[')), 'http://h/a');
});

// “If any percent-encoded octets in that component are not valid UTF-8 sequences, then return an
// error”
test('004-45 no host is exempt from percent-decoding', (t) => {
  t.is(reasonFor('//[%FF]/'), 'percent-encoded octets in the host that are not UTF-8');
});

// “Parse url in the manner defined by RFC 3986, with the following exceptions”: characters that are added to
// unreserved are also added to IPvFuture.
test('004-13 a bracket that nothing closes is a character of a name', (t) => {
  t.like(parseURL('//[a:80/'), { host: '[a', port: '80', path: '/' });
  t.like(parseURL('http://u@[:'), { userinfo: 'u', host: '[', port: '' });
});

test('004-13 addresses of future versions have the unreserved characters of the grammar', (t) => {
  t.like(parseURL('http://[v1.é:]/'), { host: '[v1.é:]', port: null, path: '/' });
  t.like(parseURL('http://[v1.[a]b:c]:8'), { host: '[v1.[a]b:c]', port: '8' });
  t.is(parseURL('http://[v1.%41:]/'), null);
  t.is(parseURL('http://[vg.:]/'), null);
  t.is(reasonFor('http://[v1.é:]/'), 'ToASCII fails for the host');
});

// “Resolve url relative to fallback base url”, where “the URL character encoding is the document's
// character encoding”
test('004-91: the base element is resolved in the encoding of its document', (t) => {
  const document = documentWithBase('?é');
  const encoding = getEncoding('windows-1252');
  t.is(documentBaseURL({ ...document, encoding }), 'http://h/a?%E9');
  t.is(documentBaseURL(document), 'http://h/a?%C3%A9');
  t.is(documentBaseURL({ ...document, encoding: null }), 'http://h/a?%C3%A9');
  const blank = { ...document, address: 'about:blank', creator: { ...document, encoding } };
  t.is(documentBaseURL(blank), 'http://h/a?%C3%A9');
});

// “Apply any relevant conformance criteria of RFC 3986 and RFC 3987, returning an error and
// aborting these steps if appropriate.” RFC 3986, 3.3: without an authority, “the path cannot begin
// with two slash characters”.
test('004-92: no path becomes an authority', (t) => {
  for (const url of ['data:/..//h/', 'web:/..//h/p', 'http:/.//h', 'x:a/..//b']) {
    t.is(reasonFor(url), 'no authority, and a path that begins with two slashes', url);
  }
  t.is(resolveURL('..//g', { base: 'web:/a/b' }), null);
  t.is(resolveURL('web:/a//b'), 'web:/a//b');
  t.is(resolveURL('http://h//a'), 'http://h//a');
});

// “If […] the port given by the <port> component is different than the default port defined for the
// protocol given by the <scheme> component”
test('004-93: ports are compared as numbers', (t) => {
  t.is(parseURL('http://h:080/')?.hostport, 'h');
  t.is(parseURL('https://h:0443/')?.hostport, 'h');
  t.is(parseURL('http://h:081/')?.hostport, 'h:081');
  t.is(new Holder('http://h:0080/').host, 'h');
  t.is(new Holder('http://h:0080/').port, '0080');
});

// “make a new string output by replacing the component of the URL given by the "component" column”
test('000-112 setting the host keeps a port that is not part of hostport', (t) => {
  const set = (href: string, host: string): string => {
    const holder = new Holder(href);
    holder.host = host;
    return holder.href;
  };
  t.is(set('http://h:80/', 'x'), 'http://x:80/');
  t.is(set('http://u:@h:/', 'x'), 'http://u:@x:/');
  t.is(set('http://h:8/', 'x'), 'http://x/');
  t.is(set('http://h:8/', 'x:9'), 'http://x:9/');
  t.is(set('http://h:80/', '[::1]'), 'http://[::1]:80/');
  // Taken literally, the result is http://x:9:80/, which is not a URL.
  t.is(set('http://h:80/', 'x:9'), 'http://x:9/');
});

test('all-01 the common form has the values of the attributes', (t) => {
  const names = ['protocol', 'host', 'hostname', 'port', 'pathname', 'search', 'hash'] as const;
  for (const url of ['http://h:80/#', 'http://h:8?', 'HTTP://h:080', 'mailto:a?b#c', 'file:/x#']) {
    const components = html2011.interpret(url);
    const holder = new Holder(url);
    for (const name of names)
      t.is(Reflect.get(components, name), holder[name], `${name} of ${url}`);
  }
  t.like(html2011.interpret('http://h:80/#'), { host: 'h', hash: '', href: 'http://h:80/#' });
});

// Each requirement has one test whose title begins with its id.

const ids = [
  ...[...range(1, 6), ...range(10, 16), ...range(20, 31), ...range(40, 53), 55],
  ...[...range(60, 66), ...range(70, 76), ...range(91, 93)],
].map((number) => `004-${String(number).padStart(2, '0')}`);

test('the requirements 004-01 to 004-93 have a test each', (t) => {
  t.is(ids.length, 57);
  t.deepEqual(testedIds(fileURLToPath(new URL('.', import.meta.url))), ids);
});
