import { getEncoding } from '@urlkit/percent-encoding/encodings';
import {
  apiParseURL,
  basicParseURL,
  canParse,
  originOf,
  parseAndSerialize,
  parseURL,
  type StateOverride,
  setAttribute,
  setThePassword,
  setTheUsername,
} from '@urlkit/url-parser';
import { type BlobURLEntry, createURLRecord, type Origin } from '@urlkit/url-record';
import { deserializeURL, serializeOrigin, serializeURL } from '@urlkit/url-serializer';
import test, { type ExecutionContext } from 'ava';

test('apiParseURL parses a URL with a base URL that is a string', (t) => {
  const cases: readonly (readonly [input: string, base: string | null, href: string | null])[] = [
    ['../c', 'https://H/a/b', 'https://h/c'],
    ['#a', 'x:b', 'x:b#a'],
    ['https://h', 'y', null],
    ['https://h', null, 'https://h/'],
    ['a', null, null],
    ['', '', null],
  ];
  for (const [input, base, href] of cases) {
    const url = apiParseURL(input, base);
    t.is(url && serializeURL(url), href, input);
  }
  t.deepEqual(apiParseURL('https://u:p@h/a?b#c'), parseURL('https://u:p@h/a?b#c'));
});

test('what looks usual, and is not', (t) => {
  const inputs = ['ws://:80/', 'ws://:', 'https://:443', 'http://?', 'https:///', 'ws://a:/', 'b'];
  for (const input of inputs) {
    t.is(canParse(input), parseURL(input) !== null, input);
  }
  const references = [
    'b',
    '../b',
    './',
    '?b',
    '#b',
    '',
    '/b',
    '//b',
    '/\\b',
    '..',
    'B:',
    'b|',
    'C|/',
  ];
  const bases = [
    'a://',
    'a://h',
    'a:/p',
    'http://h/p/q?r#s',
    'file:///C:/p',
    'file://h/p',
    'file:',
  ];
  for (const base of bases) {
    for (const reference of references) {
      const url = parseURL(reference, { base });
      t.is(parseAndSerialize(reference, { base }), url && serializeURL(url), base + reference);
    }
  }
});

test('tabs and newlines are removed wherever they are', (t) => {
  const encoding = getEncoding('windows-1252');
  const hrefOf = (url: string): string | null => parseAndSerialize(url, { encoding });
  const url = 'https://u:p@ex.org:80/a/../é?é#é';
  const href = 'https://u:p@ex.org:80/%C3%A9?%E9#%C3%A9';
  t.is(hrefOf(url), href);
  for (let at = 0; at <= url.length; at++) {
    const input = `${url.slice(0, at)}\t\r\n${url.slice(at)}`;
    t.is(hrefOf(input), href, JSON.stringify(input));
    t.true(canParse(input), JSON.stringify(input));
  }
});

test('credentials end at the last U+0040 (@), and have one U+003A (:)', (t) => {
  for (const [credentials, expected] of [
    ['a', 'a@'],
    ['a@b', 'a%40b@'],
    ['a:b@c', 'a:b%40c@'],
    ['@a:b', '%40a:b@'],
    ['a:b:c', 'a:b%3Ac@'],
    ['a:', 'a@'],
    [':a', ':a@'],
    [':', ''],
    ['', ''],
  ] as const) {
    for (const scheme of ['https', 'a']) {
      const href = `${scheme}://${expected}h/`;
      t.is(parseAndSerialize(`${scheme}://${credentials}@h/`), href, credentials);
    }
  }
});

test('a long path without dot segments stays as it is, but for what is encoded', (t) => {
  const long = 'a/'.repeat(2_000);
  t.is(parseAndSerialize(`https://ex.org/${long}\\é`), `https://ex.org/${long}/%C3%A9`);
  t.is(parseAndSerialize(`file:///C|/${long}`), `file:///C:/${long}`);
  t.is(
    parseAndSerialize(`é/${'../'.repeat(3)}x`, { base: `https://ex.org/${long}` }),
    `https://ex.org/${long.slice(0, -4)}x`,
  );
});

test('a record as base is not parsed again', (t) => {
  const base = deserializeURL('file:///C|/x');
  t.is(parseAndSerialize('y', { base }), 'file:///C|/y');
  t.is(parseURL('y', { base })?.path[0], 'C|');
});

test('setTheUsername and setThePassword work on any URL', (t) => {
  const url = { ...createURLRecord(), scheme: 'x', path: 'y' };
  t.false(setAttribute(url, 'username', 'a'));
  t.false(setAttribute(url, 'password', 'a'));
  setTheUsername(url, 'a:@\uD800%');
  setThePassword(url, 'ü');
  t.is(url.username, 'a%3A%40%EF%BF%BD%');
  t.is(url.password, '%C3%BC');
  setTheUsername(url, '');
  t.is(url.username, '');
});

const id = 'd0360e2f-caee-469f-9a2f-87d5b0456f6f';
const entry: BlobURLEntry = { object: {}, environment: { origin: { kind: 'opaque' } } };

function serializedOriginOf(t: ExecutionContext, input: string): string {
  const url = parseURL(input);
  if (url === null) return t.fail(input) as never;
  return serializeOrigin(originOf(url));
}

test('the origin of a special URL is a tuple', (t) => {
  for (const scheme of ['ftp', 'http', 'https', 'ws', 'wss']) {
    t.is(serializedOriginOf(t, `${scheme}://u:p@h:8/a?b#c`), `${scheme}://h:8`);
  }
});

test('the origin of a blob: URL without an entry is in its path', (t) => {
  const origins = {
    [`blob:https://whatwg.org/${id}`]: 'https://whatwg.org',
    'blob:http://H:80/x': 'http://h',
    'blob:https://h?a': 'https://h',
    'blob:  https://h': 'https://h',
    'blob:': 'null',
    'blob:/a': 'null',
    'blob://h/a': 'null',
    'blob:ftp://h/': 'null',
    'blob:ws://h/': 'null',
    'blob:file:///a': 'null',
    'blob:blob:https://h/': 'null',
  };
  for (const [input, origin] of Object.entries(origins)) {
    t.is(serializedOriginOf(t, input), origin, input);
  }
});

test('each opaque origin is new', (t) => {
  for (const input of ['data:,a', 'file:///a', 'x://h', 'blob:', 'blob:file:///a']) {
    const url = parseURL(input);
    if (url === null) return t.fail();
    const origins: readonly Origin[] = [originOf(url), originOf(url)];
    t.deepEqual(origins[0], { kind: 'opaque' });
    t.not(origins[0], origins[1]);
  }
});

test('only blob: URLs are resolved, with their fragment', (t) => {
  const seen: string[] = [];
  const resolveBlobURL = (url: Parameters<typeof serializeURL>[0]): BlobURLEntry | null => {
    seen.push(serializeURL(url));
    return url.query === null ? entry : null;
  };
  const entryOf = (input: string): unknown => parseURL(input, { resolveBlobURL })?.blobURLEntry;
  t.is(entryOf(`BLOB:https://h/${id}#a`), entry);
  t.is(entryOf('blob:https://h/?a'), null);
  t.is(entryOf('https://h/'), null);
  t.is(entryOf('blob://h:x'), undefined);
  t.deepEqual(seen, [`blob:https://h/${id}#a`, 'blob:https://h/?a']);
});

test('the origin of a blob: URL with an entry is that of its environment', (t) => {
  const url = parseURL('blob:https://h/a', { resolveBlobURL: () => entry });
  t.is(url && originOf(url), entry.environment.origin);
});

test('the entry stays when the URL changes, but is not inherited from a base', (t) => {
  const url = parseURL('blob:https://h/a', { resolveBlobURL: () => entry });
  if (url === null) return t.fail();
  t.true(setAttribute(url, 'hash', 'b'));
  t.is(serializeURL(url), 'blob:https://h/a#b');
  t.is(url.blobURLEntry, entry);
  t.is(basicParseURL('#c', { base: url })?.blobURLEntry, null);
});

test('without resolveBlobURL, and in the basic URL parser, there is no entry', (t) => {
  t.is(parseURL('blob:https://h/a')?.blobURLEntry, null);
  t.is(basicParseURL('blob:https://h/a')?.blobURLEntry, null);
});

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
  setAttribute(url, 'hash', 'b');
  t.deepEqual([url.path, url.query, url.fragment], [[], 'a', 'b']);
});
