// Sentences of the text that are easy to miss, each with its test.

import {
  canonicalizeHost,
  canonicalizeURL,
  defineURL,
  isAuthorityBasedURL,
  parseURL,
  resolveURL,
  serializeURL,
  URL,
} from '@urlkit/url-editions/w3c-2012';
import test from 'ava';

function set(href: string, attribute: keyof URL, value: string): string {
  const url = new URL(href);
  Reflect.set(url, attribute, value);
  return url.href;
}

function canonicalize(href: string): string | null {
  const url = parseURL(href);
  return url && canonicalizeURL(url);
}

// “A user agent must also be a conforming implementation of the IDL fragments in this
// specification, as described in the Web IDL specification.”
test('000-01 the interface is one of Web IDL', (t) => {
  for (const Interface of [URL, defineURL('intent')]) {
    t.is(Interface.length, 1);
    t.throws(() => Reflect.construct(Interface, []), { instanceOf: TypeError });
    t.throws(() => Reflect.apply(Object(Interface), undefined, ['http://h/']), {
      instanceOf: TypeError,
    });
    const url = new Interface('http://h/?a=1');
    const lengths = { getParameterNames: 0, getParameterValues: 1, hasParameter: 1 };
    const more = { getParameter: 1, setParameter: 2, addParameter: 2, removeParameter: 1 };
    for (const [name, length] of Object.entries({ ...lengths, ...more, clearParameters: 0 })) {
      const method: unknown = Reflect.get(url, name);
      t.is(Reflect.get(Object(method), 'length'), length, name);
      if (length === 0) continue;
      const tooFew = new Array<string>(length - 1).fill('a');
      t.throws(() => Reflect.apply(Object(method), url, tooFew), { instanceOf: TypeError }, name);
      const enough = new Array<string>(length).fill('b');
      t.throws(() => Reflect.apply(Object(method), {}, enough), { instanceOf: TypeError }, name);
    }
    const members = Object.entries(Object.getOwnPropertyDescriptors(Interface.prototype));
    const hidden = members.filter(([, { enumerable }]) => !enumerable).map(([name]) => name);
    t.deepEqual(hidden, ['constructor']);
    t.deepEqual(Object.getOwnPropertyDescriptor(Interface.prototype, Symbol.toStringTag), {
      ...{ value: 'URL', writable: false, enumerable: false, configurable: true },
    });
    t.is(new Interface('http://h/', undefined).href, 'http://h/');
    t.throws(() => Reflect.construct(Interface, [Symbol('x')]), { instanceOf: TypeError });
  }
});

// “A slash character is either U+002F ("/") or U+005C ("\").”
test('000-05 backslashes make a URL authority-based, as in the parser', (t) => {
  t.true(isAuthorityBasedURL('http:\\\\h'));
  t.is(new URL('http:\\\\h\\p').hostname, 'h');
});

// The table of 4.2 leaves the row of href empty.
test('000-96 href has two slashes for two or more slash characters', (t) => {
  t.is(new URL('http:////h/p').href, 'http://h/p');
  t.is(new URL('http:\\\\h/p').href, 'http://h/p');
  t.is(new URL('http:\\h/p').href, 'http:/h/p');
});

// “If the user-info is non-empty: Output the canonicalized user-info. Output "@".”
test('000-61 user-info that is not empty keeps its @', (t) => {
  t.is(canonicalize('http://:@h/'), 'http://@h/');
  t.is(canonicalize('http://@h/'), 'http://h/');
  t.is(canonicalize('http://u:@h/'), 'http://u@h/');
});

// “Output result of applying the IDNA to-ascii algorithm to the unicode-host.”
test('000-66 hosts are converted with ToASCII without other changes', (t) => {
  t.is(canonicalizeHost('é b'), 'xn--%20b-9oa');
  t.is(canonicalizeHost('[é'), 'xn--[-bga');
  t.is(canonicalizeHost('[é]'), 'xn--[]-bja');
  t.is(canonicalizeHost('[::1]'), '[::1]');
  t.is(canonicalizeHost('א1'), null);
});

// “Comparing two strings in an ASCII case-insensitive manner”
test('000-12 schemes are compared in ASCII', (t) => {
  const base = parseURL('\u212A://h/a');
  if (base === null) return t.fail();
  const url = resolveURL('k:b', base);
  t.is(url && serializeURL(url), 'k:b');
});

// 4.9: “Replace the stored URL's query component with serialized-parameters.” 3.1, step 7, finds no
// query in a URL that is not hierarchical.
test('000-110: a URL that is not hierarchical has no query to replace, and one fragment', (t) => {
  const url = new URL('mailto:a?b#c');
  url.setParameter('d', 'e');
  url.addParameter('d', 'e');
  url.removeParameter('b');
  url.clearParameters();
  t.is(url.href, 'mailto:a?b#c');
  t.deepEqual(url.getParameterNames(), []);
  url.hash = 'x';
  url.hash = 'y';
  t.is(url.href, 'mailto:a?b#y');
  t.is(url.hash, '');
});

// 4.3: “Notice that pathname must contain at least one U+002F SOLIDUS (/) character.”
test('000-111: a pathname without a slash is a filename', (t) => {
  const url = new URL('http://h;a');
  t.deepEqual([url.pathname, url.filename], [';a', ';a']);
  url.filename = 'b';
  t.is(url.href, 'http://h/b');
});

// “make a new string output by replacing the component of the URL given by the "component" column
// in the input URL with the new value”
test('000-112: setters replace only their component', (t) => {
  for (const [href, attribute, value, output] of [
    ['http://u:@h:/', 'port', '8', 'http://u:@h:8/'],
    ['http://:@h/', 'port', '8', 'http://:@h:8/'],
    ['http://@h/', 'hostname', 'x', 'http://@x/'],
    ['http://u:@h/', 'hostname', 'x', 'http://u:@x/'],
    ['http://@h/', 'host', 'x', 'http://@x/'],
    ['http://h:80/', 'host', 'x', 'http://x:80/'],
    ['http://h:/', 'host', 'x', 'http://x:/'],
    ['http://h:8/', 'host', 'x', 'http://x/'],
    ['http://h:80/', 'host', 'x:9', 'http://x:9/'],
    ['http://h/', 'hostname', 'x:9', 'http://x%3A9/'],
    ['http://h/', 'hostname', '[::1]', 'http://[::1]/'],
    ['http://u:@h/', 'username', 'x', 'http://x:@h/'],
    ['http://u:p@h/', 'username', '', 'http://:p@h/'],
    ['http://u@h/', 'username', '', 'http://@h/'],
    ['http://h/', 'username', '', 'http://h/'],
    ['http://u@h/', 'password', '', 'http://u@h/'],
    ['http://@h/', 'password', 'p', 'http://:p@h/'],
  ] as const) {
    t.is(set(href, attribute, value), output, `${attribute} of ${href}: ${value}`);
  }
});

// 4.4: “the stored URL's origin”, whose port is a number (RFC 6454, 4)
test('004-93 ports are compared as numbers', (t) => {
  t.is(new URL('http://h:080/').host, 'h');
  t.is(new URL('http://h:080/').origin, 'http://h');
  t.is(new URL('http://h:081/').origin, 'http://h:81');
  t.is(new URL('http://h:x/').origin, 'null');
  t.is(canonicalize('http://h:080/'), 'http://h/');
  t.is(canonicalize('http://h:081/'), 'http://h:081/');
});
