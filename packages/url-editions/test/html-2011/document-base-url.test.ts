// Tests base URLs of html-2011 in the DOM of another library.

import {
  affectedElements,
  type BaseDocument,
  documentBaseURL,
  elementBaseURL,
} from '@urlkit/url-editions/html-2011';
import test from 'ava';
import { Window } from 'happy-dom';

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
