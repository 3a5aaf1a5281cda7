import {
  authorityEndOf,
  deserializeURL,
  hasHost,
  hostEndOf,
  locateBorders,
  replacePart,
  type SerializedURL,
  schemeEndOf,
  serializeCredentials,
  serializeURL,
  usernameEndOf,
  usernameStartOf,
} from '@urlkit/url-serializer';
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

const partNames = ['beforeHost', 'host', 'path', 'search', 'hash'] as const;

/** The parts between the borders, whose concatenation is the URL. */
function partsOf(url: SerializedURL): readonly string[] {
  const { href, hostStart, pathStart, searchStart, hashStart } = url;
  const borders = [0, hostStart, pathStart, searchStart, hashStart, href.length];
  return borders.slice(1).map((end, part) => href.slice(borders[part], end));
}

for (const href of hrefs) {
  test(`the borders of ${href} are those of its record`, (t) => {
    const url = locateBorders(href);
    const record = deserializeURL(href);
    t.deepEqual(deserializeURL(url), record);
    t.is(serializeURL(record), href);
    t.is(href.slice(0, schemeEndOf(url)), record.scheme);
    t.is(href.slice(usernameStartOf(url), usernameEndOf(url)), record.username);
    t.is(hasHost(url), record.host !== null);
    const port = record.port === null ? '' : `:${record.port}`;
    t.is(href.slice(hostEndOf(url), authorityEndOf(url)), port);
    const credentials = serializeCredentials(record.username, record.password);
    t.is(href.slice(usernameStartOf(url), url.hostStart), credentials);
  });

  test(`the borders of ${href} move with a part`, (t) => {
    const url = locateBorders(href);
    const parts = partsOf(url);
    for (const [index, part] of partNames.entries()) {
      const same = parts[index] ?? '';
      t.deepEqual(replacePart(url, part, same), url);
      const changed = replacePart(url, part, `${same}${same}x`);
      t.deepEqual(
        partsOf(changed),
        parts.map((text, at) => (at === index ? `${same}${same}x` : text)),
      );
    }
  });
}

test('what is replaced is found again', (t) => {
  const url = locateBorders('https://u@h:1/a?b#c');
  const texts = [
    ['beforeHost', 'ftp://name:pass@'],
    ['host', '[::2]'],
    ['path', '/'],
    ['search', ''],
    ['hash', '#a?b/c:d@e'],
  ] as const;
  for (const [part, text] of texts) {
    const changed = replacePart(url, part, text);
    t.deepEqual(changed, locateBorders(changed.href));
  }
});
