import { extractOrigin, URL } from '@urlkit/url-api';
import { serializeOrigin } from '@urlkit/url-serializer';
import test from 'ava';

test('extractOrigin returns the origin that the attribute serializes', (t) => {
  for (const href of [
    ...['https://u:p@example.org:8/a', 'http://[::1]', 'ws://1.2.3.4:80', 'ftp://h'],
    ...['file:///a', 'data:,a', 'x://h', 'blob:https://h:8/a', 'blob:file:///a', 'blob:x'],
  ]) {
    const url = new URL(href);
    t.is(serializeOrigin(extractOrigin(url)), url.origin, href);
    t.deepEqual(extractOrigin(new globalThis.URL(href)), extractOrigin(url), href);
  }
});

test('two opaque origins are different', (t) => {
  const url = new URL('data:,a');
  t.not(extractOrigin(url), extractOrigin(url));
});

test('anything but a URL object throws a TypeError', (t) => {
  for (const value of [undefined, null, {}, 'https://h', 1]) {
    t.throws(() => extractOrigin(value as never), { instanceOf: TypeError });
  }
});
