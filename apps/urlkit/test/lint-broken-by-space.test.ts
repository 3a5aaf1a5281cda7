// URLs in a text that a space breaks are reported, and ordinary text after a URL is not.

import assert from 'node:assert/strict';
import test from 'ava';
import fc from 'fast-check';
import { checkProperty } from '../../../test/support/property.js';
import { createDocumentChecker } from '../src/lint/document-checker.js';

const kinds = ['text', 'asciidoc', 'markdown'] as const;

const checkers = await Promise.all(
  kinds.map(async (kind) => await createDocumentChecker(kind, null, { rules: {} })),
);

/** Returns what each kind of document reports. */
function reported(text: string): string[][] {
  return checkers.map(({ check }) =>
    check(text).flatMap(({ url, problems }) => problems.map(({ name }) => `${name} ${url}`)),
  );
}

const scheme = fc.constantFrom('http', 'https');
/** No ending begins like this. */
const label = fc.stringMatching(/^zq[a-z]{4,7}$/);
const host = fc
  .tuple(fc.constantFrom('', 'www.', 'docs.'), label, fc.constantFrom('org', 'com', 'example'))
  .map(([before, name, ending]) => `${before}${name}.${ending}`);
const segment = fc.stringMatching(/^[a-z]{3,7}[-_][a-z]{2,6}$/);
const before = fc.constantFrom('', 'See ', '- ', 'the docs (in French) at ', 'a: ', '見 ');
const after = fc.constantFrom(
  '',
  ' for more.',
  ', and so on',
  '.',
  ').',
  '\nnext line',
  ' (in French)',
);

/** URLs in two parts, with a space between them. */
const broken = fc
  .tuple(scheme, host, segment, segment, fc.nat())
  .map(([name, site, first, second, place]) => {
    const half = site.lastIndexOf('.') - 2;
    const places = [
      `${name} ://${site}/${first}`,
      `${name}: //${site}/${first}`,
      `${name}:// ${site}/${first}`,
      `${name}://${site.slice(0, half)} ${site.slice(half)}/${first}`,
      `${name}://${site.replace(/\.(?=[a-z]+$)/, '. ')}/${first}`,
      `${name}://${site}/${first} ${second}/${first}`,
      `${name}://${site}/${first} x/${second}.html#top`,
      `${name}://${site}/${first} ?a=${second}`,
      `${name}://${site}/?b=${first} &a=${second}`,
    ];
    return places[place % places.length] ?? '';
  });

test('a space that breaks a bare URL is reported, once, whatever is around it', (t) => {
  checkProperty(t, 3000, fc.tuple(before, broken, after), ([start, url, end]) => {
    for (const found of reported(start + url + end)) {
      assert.deepEqual(found, [`not-a-link ${url}`]);
    }
  });
});

/** Text that follows a URL and does not belong to it. */
const next = fc.oneof(
  fc.constantFrom(
    'and/or b',
    'read/write',
    '24/7',
    '1/2/2026',
    'HTTP/1.1',
    'Mozilla/5.0',
    'a',
    '/',
  ),
  fc.constantFrom(
    'application/x-tar',
    'text/x-y.z',
    './a_b/c',
    '/a_b/c',
    '../a',
    '-- a_b',
    '- a/b',
  ),
  fc.constantFrom('src/a_b.ts:12:3', '#1', '& b', '? No', '?', '(see a_b/c)', '.net', '. See a.'),
  fc.constantFrom('Ж/Ы', '見/た', 'und/oder'),
  fc.tuple(host, segment).map(([site, path]) => `${site}/${path}`),
  fc.tuple(scheme, host, segment).map(([name, site, path]) => `${name}://${site}/${path}`),
);

test('ordinary text after a URL is not reported', (t) => {
  const url = fc
    .tuple(scheme, host, fc.oneof(fc.constant(''), segment, fc.constant('x_y/')))
    .map(([name, site, path]) => `${name}://${site}/${path}`);
  checkProperty(t, 3000, fc.tuple(before, url, next, after), ([start, first, second, end]) => {
    assert.deepEqual(
      reported(`${start}${first} ${second}${end}`),
      kinds.map(() => []),
    );
  });
  const others = [
    ...['$ git clone https://h.example/a_b.git lib/a_b', 'svn co https://h.example/trunk my/a_b'],
    ...['deb http://h.example/debian-security a-security/updates_b main', 'http:// and https://'],
    ...['http://localhost/ is. a/b', 'http://server is here/there', 'case https: // a_b/c'],
    ...['https://h.example/a.zip dir/a_b', 'https://h.example. In/on a_b/c', 'https:// a_b c'],
  ];
  for (const text of others) {
    t.deepEqual(
      reported(text),
      kinds.map(() => []),
      text,
    );
  }
});
