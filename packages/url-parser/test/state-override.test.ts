import { basicParseURL, parseURL, type StateOverride, setHash } from '@urlkit/url-parser';
import { createURLRecord } from '@urlkit/url-record';
import { serializeURL } from '@urlkit/url-serializer';
import test from 'ava';

type Case = readonly [href: string, value: string, expected: string | null];

// The results of each state override. Null is failure, which may have changed the URL.
const cases: Readonly<Record<StateOverride, readonly Case[]>> = {
  schemeStart: [
    ['http://h/', 'https:', 'https://h/'],
    ['http://h:443/', 'HTTPS:x', 'https://h/'],
    ['http://h/', 'x:', 'http://h/'],
    ['x://h', 'http:', 'x://h'],
    ['http://u@h/', 'file:', 'http://u@h/'],
    ['http://h:8/', 'file:', 'http://h:8/'],
    ['http://h/C|/', 'file:', 'file://h/C|/'],
    ['file:///', 'http:', 'file:///'],
    ['file://h/', 'http:', 'http://h/'],
    ['http://h/', '1:', null],
    ['http://h/', 'https', null],
  ],
  host: [
    ['http://h:8/', 'g', 'http://g:8/'],
    ['http://h:8/', 'g:9', 'http://g:9/'],
    ['http://h:8/', 'g:', null],
    ['http://h:8/', 'g:70000', null],
    ['http://h/', 'g/a?b', 'http://g/'],
    ['http://h/', '', null],
    ['http://h/', 'a b', null],
    ['http://h/', '[::1]:9', 'http://[::1]:9/'],
    ['x://h', '', 'x://'],
    ['x://u@h', '', null],
    ['x://h:8', '', null],
    ['file://h/', 'g', 'file://g/'],
    ['file://h/', 'localhost', 'file:///'],
    ['file://h/', '', 'file:///'],
    ['file://h/', 'C:', null],
    ['foo:bar', 'h', 'foo:bar'],
  ],
  hostname: [
    ['foo:bar', 'h', 'foo:bar'],
    ['http://h:8/', 'g', 'http://g:8/'],
    ['http://h:8/', 'g:9', null],
  ],
  port: [
    ['foo:bar', '80', 'foo:bar'],
    ['foo:/p', '80', 'foo:/p'],
    ['http://h/', '8', 'http://h:8/'],
    ['http://h:8/', '80', 'http://h/'],
    ['http://h/', '8a', 'http://h:8/'],
    ['http://h/', '0065535', 'http://h:65535/'],
    ['http://h/', '65536', null],
    ['http://h/', 'a8', null],
    ['http://h/', '', null],
  ],
  pathStart: [
    ['http://h/', 'a?b#c', 'http://h/a%3Fb%23c'],
    ['http://h/', 'a\\..\\b', 'http://h/b'],
    ['x://h', 'a', 'x://h/a'],
    ['x://h', '', 'x://h'],
    ['x:/', '', 'x:/'],
    ['x:/', '//a', 'x:/.//a'],
  ],
  query: [
    ['http://h/', "a'#", 'http://h/?a%27%23'],
    ['x://h', "a'#", "x://h?a'%23"],
  ],
  fragment: [['http://h/', 'a#`', 'http://h/#a#%60']],
};

for (const [state, rows] of Object.entries(cases)) {
  for (const [href, value, expected] of rows) {
    test(`${state}: ${href} with ${JSON.stringify(value)}`, (t) => {
      const url = parseURL(href);
      if (url === null) return t.fail();
      // The setters of the standard also do this before they call the parser.
      if (state === 'pathStart') url.path = [];
      const result = basicParseURL(value, { url, stateOverride: state as StateOverride });
      t.is(result && serializeURL(result), expected);
      if (result !== null) t.is(result, url);
    });
  }
}

test('changes before a failure remain, as in the standard', (t) => {
  const url = parseURL('http://h:8/');
  if (url === null) return t.fail();
  t.is(basicParseURL('g:70000', { url, stateOverride: 'host' }), null);
  t.is(serializeURL(url), 'http://g:8/');
});

test('only the states that standards use are state overrides', (t) => {
  const url = parseURL('http://h/') ?? undefined;
  for (const name of ['constructor', 'Host', 'scheme start', '', 'path', 'authority']) {
    const stateOverride = name as StateOverride;
    t.throws(() => basicParseURL('x', { url, stateOverride }), {
      instanceOf: TypeError,
      message: /schemeStart, host, hostname, port, pathStart, query, fragment/,
    });
  }
});

test('a URL and a state override require each other', (t) => {
  const url = parseURL('http://h/') ?? undefined;
  t.throws(() => basicParseURL('x', { url }), { instanceOf: TypeError });
  t.throws(() => basicParseURL('x', { stateOverride: 'host' }), { instanceOf: TypeError });
});

test('path, query and fragment are appended to the component', (t) => {
  const url = parseURL('http://h/a?b#c');
  if (url === null) return t.fail();
  basicParseURL('../d', { url, stateOverride: 'pathStart' });
  basicParseURL('e', { url, stateOverride: 'query' });
  basicParseURL('f', { url, stateOverride: 'fragment' });
  t.is(serializeURL(url), 'http://h/d?be#cf');
});

test('input for a state override is not trimmed, but tabs and newlines are removed', (t) => {
  const url = parseURL('http://h/');
  if (url === null) return t.fail();
  url.path = [];
  basicParseURL(' a\tb\n ', { url, stateOverride: 'pathStart' });
  t.is(serializeURL(url), 'http://h/%20ab%20');
});

test('a record without a host keeps an empty list of segments', (t) => {
  const url = { ...createURLRecord(), scheme: 'x' };
  basicParseURL('a', { url, stateOverride: 'query' });
  setHash(url, 'b');
  t.deepEqual([url.path, url.query, url.fragment], [[], 'a', 'b']);
});
