// Tests URLUtils in an element of another DOM implementation.

import { baseURL, parsedURL, setInput, URLUtils, updateSteps } from '@urlkit/url-api';
import test from 'ava';
import { Window } from 'happy-dom';

function openDocument() {
  const { document, customElements, HTMLElement } = new Window({ url: 'https://example.org/a/b' });

  class AnchorElement extends URLUtils(HTMLElement) {
    static override observedAttributes = ['href'];

    override get [baseURL](): string {
      return this.ownerDocument.baseURI;
    }

    override [updateSteps](): void {
      this.setAttribute('href', this.href);
    }

    override attributeChangedCallback(
      _name: string,
      _old: string | null,
      value: string | null,
    ): void {
      if (this[parsedURL] === null || value !== this.href) this[setInput](value ?? '');
    }
  }
  customElements.define('url-anchor', AnchorElement);
  return { document, AnchorElement };
}

test('the attribute in the markup is the input', (t) => {
  const { document, AnchorElement } = openDocument();
  document.body.innerHTML = '<p><url-anchor href="../c?q=1#top">link</url-anchor></p>';
  const anchor = document.querySelector('url-anchor');
  if (!(anchor instanceof AnchorElement)) return t.fail();
  t.is(anchor.href, 'https://example.org/c?q=1#top');
  t.is(anchor.host, 'example.org');
  t.is(anchor.query?.get('q'), '1');
  t.is(anchor.getAttribute('href'), '../c?q=1#top');
});

test('the attribute follows the URL', (t) => {
  const { document, AnchorElement } = openDocument();
  const anchor = new AnchorElement();
  document.body.append(anchor);
  anchor.href = 'd';
  t.is(anchor.getAttribute('href'), 'https://example.org/a/d');
  anchor.protocol = 'http';
  anchor.port = '8080';
  const { query } = anchor;
  query?.append('x', 'y z');
  t.is(query, anchor.query);
  t.is(
    document.body.innerHTML,
    '<url-anchor href="http://example.org:8080/a/d?x=y+z"></url-anchor>',
  );
});

test('the URL follows the attribute', (t) => {
  const { document, AnchorElement } = openDocument();
  const anchor = new AnchorElement();
  document.body.append(anchor);
  anchor.setAttribute('href', '//example.net:443/');
  t.is(anchor.origin, 'https://example.net');
  anchor.setAttribute('href', 'https://[');
  t.deepEqual(
    [anchor.href, anchor.protocol, anchor.host, anchor.query],
    ['https://[', ':', '', null],
  );
  anchor.removeAttribute('href');
  t.is(anchor.pathname, '/a/b');
});

test('a base element is the base of relative URLs', (t) => {
  const { document, AnchorElement } = openDocument();
  document.head.innerHTML = '<base href="https://example.net/x/y">';
  const anchor = new AnchorElement();
  anchor.setAttribute('href', 'z');
  t.is(anchor.href, 'https://example.net/x/z');
});
