// What two URLs differ in, one difference at a time and several together.

import { isSameURL, type URLDifference, urlDifferences } from '@urlkit/url-keys';
import test from 'ava';
import fc from 'fast-check';
import { checkProperty } from '../../../test/support/property.js';

const pairs: readonly (readonly [
  a: string,
  b: string,
  differences: readonly URLDifference[] | null,
])[] = [
  ['https://h/', 'HTTPS://H:443', []],
  ['https://x.com', 'https://x.com/', []],
  ['https://h/a/../b', 'https://h/b', []],
  ['https://h/', 'http://h/', ['scheme']],
  ['https://h/', 'https://u@h/', ['credentials']],
  ['https://h/', 'https://:p@h/', ['credentials']],
  ['https://www.example.org/', 'https://example.org/', ['www']],
  ['https://www.org/', 'https://org/', ['host']],
  ['https://www.www.example.org/', 'https://example.org/', ['host']],
  ['https://www2.example.org/', 'https://example.org/', ['host']],
  ['https://h/', 'https://h:8443/', ['port']],
  ['https://h:80/', 'http://h/', ['scheme', 'port']],
  ['https://h/a', 'https://h/a/', ['trailing-slash']],
  ['https://h/a/', 'https://h/a//', ['path']],
  ['https://h/a', 'https://h/A', ['path']],
  ['https://h/a%2Fb', 'https://h/a/b', ['path']],
  ['https://h/%7Ea', 'https://h/~a', ['percent-encoding']],
  ['https://h/%c3%bc', 'https://h/ü', ['percent-encoding']],
  ['https://h/%7Ea/', 'https://h/~a', ['percent-encoding', 'trailing-slash']],
  ['https://h/?a=1&b=2', 'https://h/?b=2&a=1', ['parameter-order']],
  // The order of values of one parameter is its value.
  ['https://h/?a=1&a=2', 'https://h/?a=2&a=1', ['query']],
  ['https://h/?a=1', 'https://h/?a=1&a=1', ['query']],
  ['https://h/?a=b+c', 'https://h/?a=b%20c', ['percent-encoding']],
  ['https://h/?a=b%2Bc', 'https://h/?a=b+c', ['query']],
  ['https://h/?a=%26b', 'https://h/?a=&b', ['query']],
  ['https://h/?a', 'https://h/?a=', ['percent-encoding']],
  ['https://h/', 'https://h/?', []],
  ['https://h/?a', 'https://h/?utm_source=x&a&fbclid=y', ['trackers']],
  ['https://h/', 'https://h/?gclid=1', ['trackers']],
  ['https://h/?utm_id=1', 'https://h/?utm_id=2', ['trackers']],
  ['https://h/?a=1&b=2', 'https://h/?b=2&utm_id=2&a=1', ['trackers', 'parameter-order']],
  ['https://h/?a=1', 'https://h/?a=2&utm_id=2', ['query']],
  ['https://h/', 'https://h/#', []],
  ['https://h/#a', 'https://h/#b', ['fragment']],
  ['https://h/#!/a', 'https://h/', ['fragment']],
  [
    'http://www.example.org/a?a=1&b=2#top',
    'https://example.org/a/?b=2&a=1&utm_source=x',
    ['scheme', 'www', 'trailing-slash', 'trackers', 'parameter-order', 'fragment'],
  ],
  ['mailto:a@h', 'mailto:A@h', ['path']],
  ['https://', 'https://h/', null],
  ['https://h/', '/a', null],
];

for (const [a, b, differences] of pairs) {
  test(`${a} and ${b} differ in ${differences}`, (t) => {
    t.deepEqual(urlDifferences(a, b), differences);
    t.deepEqual(urlDifferences({ href: b }, { href: a }), differences);
    t.is(isSameURL(a, b), differences?.length === 0);
    t.is(isSameURL(a, b, differences ?? []), differences !== null);
    for (const one of differences ?? []) {
      t.false(
        isSameURL(
          a,
          b,
          differences?.filter((other) => other !== one),
        ),
      );
    }
  });
}

/** Changes of a URL, each of which is one difference. */
const changes: ReadonlyMap<URLDifference, (url: URL) => void> = new Map([
  [
    'scheme',
    (url: URL) => {
      url.protocol = 'http';
    },
  ],
  [
    'www',
    (url: URL) => {
      url.hostname = `www.${url.hostname}`;
    },
  ],
  [
    'port',
    (url: URL) => {
      url.port = '81';
    },
  ],
  [
    'trailing-slash',
    (url: URL) => {
      url.pathname += '/';
    },
  ],
  ['trackers', (url: URL) => url.searchParams.append('utm_source', 'x')],
  ['parameter-order', (url: URL) => url.searchParams.sort()],
  [
    'fragment',
    (url: URL) => {
      url.hash = 'x';
    },
  ],
]);

test('any changes together are their differences', (t) => {
  checkProperty(t, 300, fc.subarray([...changes.keys()]), (chosen) => {
    const url = new URL('https://example.org/a?b=2&a=1');
    for (const change of chosen) changes.get(change)?.(url);
    t.deepEqual(
      urlDifferences('https://example.org/a?b=2&a=1', url.href)?.toSorted(),
      chosen.toSorted(),
    );
  });
});

test('a difference that does not exist is a TypeError', (t) => {
  for (const butFor of [['hash'], 'fragment', null, {}]) {
    t.throws(() => isSameURL('https://h/', 'https://h/', butFor as URLDifference[]), {
      instanceOf: TypeError,
    });
  }
});
