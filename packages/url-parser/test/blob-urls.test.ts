import { basicParseURL, originOf, parseURL, setHash } from '@urlkit/url-parser';
import type { BlobURLEntry, Origin } from '@urlkit/url-record';
import { serializeOrigin, serializeURL } from '@urlkit/url-serializer';
import test, { type ExecutionContext } from 'ava';

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
  t.true(setHash(url, 'b'));
  t.is(serializeURL(url), 'blob:https://h/a#b');
  t.is(url.blobURLEntry, entry);
  t.is(basicParseURL('#c', { base: url })?.blobURLEntry, null);
});

test('without resolveBlobURL, and in the basic URL parser, there is no entry', (t) => {
  t.is(parseURL('blob:https://h/a')?.blobURLEntry, null);
  t.is(basicParseURL('blob:https://h/a')?.blobURLEntry, null);
});
