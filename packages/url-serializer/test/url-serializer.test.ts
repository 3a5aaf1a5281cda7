import { emptyHost } from '@urlkit/host';
import { createURLRecord } from '@urlkit/url-record';
import {
  componentOffsets,
  deserializeURL,
  serializeOrigin,
  serializePath,
  serializeURL,
  urlEquals,
} from '@urlkit/url-serializer';
import test from 'ava';

// [href, username, password, host, port, pathname, search, hash] as slices between the offsets.
const urls: readonly (readonly [href: string, ...components: string[]])[] = [
  ['https://h/', '', '', 'h', '', '/', '', ''],
  ['https://u@h/', 'u', '', 'h', '', '/', '', ''],
  ['https://:p@h/', '', 'p', 'h', '', '/', '', ''],
  ['https://u:p@h:8/a/b?q#f', 'u', 'p', 'h', '8', '/a/b', '?q', '#f'],
  ['https://u:p:q@h/', 'u', 'p:q', 'h', '', '/', '', ''],
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
    const url = deserializeURL(href);
    t.is(serializeURL(url), href);
    t.is(serializePath(url), components[4] ?? '');
    t.is(serializeURL(url, { excludeFragment: true }), href.slice(0, at.hashStart));
  });
}

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

test('equivalence can ignore fragments', (t) => {
  const [a, b, c] = ['https://h/#a', 'https://h/#b', 'https://h/?'].map(deserializeURL);
  if (!a || !b || !c) return t.fail();
  t.true(urlEquals(a, a));
  t.false(urlEquals(a, b));
  t.true(urlEquals(a, b, { excludeFragments: true }));
  t.false(urlEquals(a, c, { excludeFragments: true }));
});
