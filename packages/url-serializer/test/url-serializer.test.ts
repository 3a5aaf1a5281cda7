import { emptyHost } from '@urlkit/host';
import { createURLRecord, type URLRecord } from '@urlkit/url-record';
import {
  componentOffsets,
  deserializeURL,
  locateBorders,
  replacePart,
  serializeOrigin,
  serializePath,
  serializeURL,
  type URLInput,
  urlStringOf,
} from '@urlkit/url-serializer';
import test from 'ava';
import { show } from '../../../test/support/show.js';

// [href, username, password, host, port, pathname, search, hash] as slices between the offsets.
const urls: readonly (readonly [href: string, ...components: string[]])[] = [
  ['https://h/', '', '', 'h', '', '/', '', ''],
  ['https://u@h/', 'u', '', 'h', '', '/', '', ''],
  ['https://:p@h/', '', 'p', 'h', '', '/', '', ''],
  ['https://u:p@h:8/a/b?q#f', 'u', 'p', 'h', '8', '/a/b', '?q', '#f'],
  ['https://u:p:q@h/', 'u', 'p:q', 'h', '', '/', '', ''],
  ['https://1.2.3.4/', '', '', '1.2.3.4', '', '/', '', ''],
  ['https://[::1]/', '', '', '[::1]', '', '/', '', ''],
  ['https://u:p@[::1]:8/', 'u', 'p', '[::1]', '8', '/', '', ''],
  ['https://h/?', '', '', 'h', '', '/', '?', ''],
  ['https://h/#', '', '', 'h', '', '/', '', '#'],
  ['https://h/?#', '', '', 'h', '', '/', '?', '#'],
  ['https://h/#a?b', '', '', 'h', '', '/', '', '#a?b'],
  ['https://h/@:b?@:#@:', '', '', 'h', '', '/@:b', '?@:', '#@:'],
  ['x://h', '', '', 'h', '', '', '', ''],
  ['x://h?a/b', '', '', 'h', '', '', '?a/b', ''],
  ['x://', '', '', '', '', '', '', ''],
  ['x:///a', '', '', '', '', '/a', '', ''],
  ['x:////', '', '', '', '', '//', '', ''],
  ['x:/a', '', '', '', '', '/a', '', ''],
  ['x:/.//a', '', '', '', '', '//a', '', ''],
  ['x:', '', '', '', '', '', '', ''],
  ['x:a/b', '', '', '', '', 'a/b', '', ''],
  ['x:80', '', '', '', '', '80', '', ''],
  ['x:/80', '', '', '', '', '/80', '', ''],
  ['http://8o/', '', '', '8o', '', '/', '', ''],
  ['x://h:80@1/', 'h', '80', '1', '', '/', '', ''],
  ['x://1@80/', '1', '', '80', '', '/', '', ''],
  ['mailto:a@b:c?d#e', '', '', '', '', 'a@b:c', '?d', '#e'],
  ['file:///C:/x', '', '', '', '', '/C:/x', '', ''],
  ['file://h/C|/x', '', '', 'h', '', '/C|/x', '', ''],
];

for (const [href, ...components] of urls) {
  test(`the components of ${href} are found`, (t) => {
    const at = componentOffsets(href);
    t.deepEqual(
      [
        href.slice(at.usernameStart, at.usernameEnd),
        href.slice(at.usernameEnd + 1, at.userinfoEnd),
        href.slice(at.hostStart, at.hostEnd),
        href.slice(at.hostEnd + 1, at.authorityEnd),
        href.slice(at.pathStart, at.searchStart),
        href.slice(at.searchStart, at.hashStart),
        href.slice(at.hashStart),
      ],
      components,
    );
    const offsets = Object.values(at);
    t.deepEqual(
      offsets,
      offsets.toSorted((a, b) => a - b),
    );
    const url = deserializeURL(href);
    t.is(serializeURL(url), href);
    t.is(serializePath(url), components[4] ?? '');
    t.is(serializeURL(url, { excludeFragment: true }), href.slice(0, at.hashStart));
  });
}

test('parts are replaced, and the borders after them move', (t) => {
  const url = locateBorders('https://u@h:8/a/b?q#f');
  const texts = ['https://u@', 'h:8', '/a/b', '?q', '#f'];
  for (const [index, part] of (
    ['beforeHost', 'host', 'path', 'search', 'hash'] as const
  ).entries()) {
    for (const text of ['', 'longer than before']) {
      const replaced = texts.with(index, text);
      const [hostStart, pathStart, searchStart, hashStart] = [1, 2, 3, 4].map(
        (end) => replaced.slice(0, end).join('').length,
      );
      t.deepEqual(
        replacePart(url, part, text) as unknown,
        { href: replaced.join(''), hostStart, pathStart, searchStart, hashStart },
        show(part, text),
      );
    }
  }
});

test('records that the parser cannot return are serialized as the standard says', (t) => {
  const serialize = (components: Partial<URLRecord>): string =>
    serializeURL({ ...createURLRecord(), scheme: 'x', ...components });
  t.is(serialize({ path: [''] }), 'x:/');
  t.is(serialize({ path: ['', 'a'] }), 'x:/.//a');
  t.is(serialize({ path: ['a', ''] }), 'x:/a/');
  t.is(serialize({ path: '/' }), 'x:/');
});

test('a URL is given as a string, an object with an href, or a record', (t) => {
  const href = 'https://h/?a#b';
  for (const url of [href, { href }, new URL(href), deserializeURL(href)]) {
    t.is(urlStringOf(url), href, show(url));
  }
  for (const value of [null, undefined, 1, {}, [href]]) {
    const message = 'url must be a string, a URL object or a URL record';
    t.throws(() => urlStringOf(value as unknown as URLInput), { message }, show(value));
  }
});

test('functions of records refuse everything else', (t) => {
  const functions = [serializeURL, serializePath] as const;
  for (const serialize of functions) {
    for (const value of ['https://h/', null, undefined, { path: 1 }]) {
      const call = () => serialize(value as unknown as URLRecord);
      t.throws(call, { message: /^url must be a URL record/ }, `${serialize.name} ${show(value)}`);
    }
  }
  const unknown = { excludeFragments: true } as never;
  t.throws(() => serializeURL(createURLRecord(), unknown), { message: /excludeFragments/ });
});

test('deserializeURL returns the complete record', (t) => {
  t.deepEqual(deserializeURL('x:?'), { ...createURLRecord(), scheme: 'x', path: '', query: '' });
  t.deepEqual(deserializeURL('x:///?#'), {
    ...createURLRecord(),
    scheme: 'x',
    host: emptyHost,
    path: [''],
    query: '',
    fragment: '',
  });
  t.deepEqual(deserializeURL('http://u@127.0.0.1:8/a//b'), {
    ...createURLRecord(),
    scheme: 'http',
    username: 'u',
    host: { kind: 'ipv4', value: 0x7f000001 },
    port: 8,
    path: ['a', '', 'b'],
  });
});

test('a Windows drive letter that is not normalized stays as it is', (t) => {
  t.deepEqual(deserializeURL('file://h/C|/x').path, ['C|', 'x']);
});

test('origins are serialized', (t) => {
  const host = { kind: 'domain', value: 'h' } as const;
  t.is(serializeOrigin({ kind: 'opaque' }), 'null');
  t.is(serializeOrigin({ kind: 'tuple', scheme: 'https', host, port: null }), 'https://h');
  t.is(serializeOrigin({ kind: 'tuple', scheme: 'https', host, port: 8 }), 'https://h:8');
});
