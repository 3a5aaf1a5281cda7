import { deserializeURL, serializeURL } from '@urlkit/url-serializer';
import {
  AUTHORITY,
  authorityEndOf,
  FRONT,
  HASH,
  hasCredentials,
  hasHost,
  hasOpaquePath,
  hostEndOf,
  locate,
  PATH,
  recordOf,
  replacePart,
  SEARCH,
  type SerializedURL,
  schemeEndOf,
  serializeCredentials,
  usernameEndOf,
  usernameStartOf,
} from '@urlkit/url-serializer/serialized-url';
import test from 'ava';

const hrefs = [
  ...[
    'http://h/',
    'https://user:pass@example.com:1234/foo/bar?baz#quux',
    'http://u@h/',
    'ws://:p@h/',
  ],
  ...['http://[::1]/', 'http://[::1]:80/?#', 'file:///C:/a', 'file://h/', 'a://h', 'a:///', 'a:/b'],
  ...['a:/.//b?c', 'mailto:a@b?c:d#e', 'a:', 'a:b/c#?', 'a:?q', 'http://h/@:?@:#@:', 'a://u@h:1'],
];

/** The parts between the borders, whose concatenation is the URL. */
function partsOf(url: SerializedURL): readonly string[] {
  const { href, hostStart, pathStart, searchStart, hashStart } = url;
  const borders = [0, hostStart, pathStart, searchStart, hashStart, href.length];
  return borders.slice(1).map((end, part) => href.slice(borders[part], end));
}

for (const href of hrefs) {
  test(`the borders of ${href} are those of its record`, (t) => {
    const url = locate(href);
    const record = deserializeURL(href);
    t.deepEqual(recordOf(url), record);
    t.is(serializeURL(recordOf(url)), href);
    t.is(href.slice(0, schemeEndOf(url)), record.scheme);
    t.is(href.slice(usernameStartOf(url), usernameEndOf(url)), record.username);
    t.is(hasCredentials(url), `${record.username}${record.password}` !== '');
    t.is(hasHost(url), record.host !== null);
    t.is(hasOpaquePath(url), typeof record.path === 'string');
    const port = record.port === null ? '' : `:${record.port}`;
    t.is(href.slice(hostEndOf(url), authorityEndOf(url)), port);
    const credentials = serializeCredentials(record.username, record.password);
    t.is(href.slice(usernameStartOf(url), url.hostStart), credentials);
  });

  test(`the borders of ${href} move with a part`, (t) => {
    const url = locate(href);
    const parts = partsOf(url);
    for (const part of [FRONT, AUTHORITY, PATH, SEARCH, HASH] as const) {
      const same = parts[part] ?? '';
      t.deepEqual(replacePart(url, part, same), url);
      const changed = replacePart(url, part, `${same}${same}x`);
      t.deepEqual(
        partsOf(changed),
        parts.map((text, at) => (at === part ? `${same}${same}x` : text)),
      );
    }
  });
}

test('what is replaced is found again', (t) => {
  const url = locate('https://u@h:1/a?b#c');
  const texts = [
    [FRONT, 'ftp://name:pass@'],
    [AUTHORITY, '[::2]'],
    [PATH, '/'],
    [SEARCH, ''],
    [HASH, '#a?b/c:d@e'],
  ] as const;
  for (const [part, text] of texts) {
    const changed = replacePart(url, part, text);
    t.deepEqual(changed, locate(changed.href));
  }
});
