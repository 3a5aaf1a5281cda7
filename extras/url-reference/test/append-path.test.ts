// Paths below a base, as HTTP clients and frameworks with a base path need them.

import { parseAndSerialize } from '@urlkit/url-parser';
import { appendPath, removeBasePath } from '@urlkit/url-reference';
import test from 'ava';
import fc from 'fast-check';
import { anyText } from '../../../test/support/arbitraries.js';
import { checkProperty } from '../../../test/support/property.js';

const appended: readonly (readonly [base: string, segments: (string | number)[], url: string])[] = [
  // What resolving loses: the last segment of the base, with and without a slash.
  ['https://h/v1', ['users'], 'https://h/v1/users'],
  ['https://h/v1/', ['users'], 'https://h/v1/users'],
  ['https://h/v1//', ['users'], 'https://h/v1//users'],
  ['https://h', ['a', 'b', 7], 'https://h/a/b/7'],
  ['HTTPS://H:443/a/../b', [], 'https://h/b'],
  // What belongs to the base stays: credentials, a query (as `api-version`), a fragment, what is encoded.
  ['https://u:p@h:8/v1?api-version=1#top', ['x'], 'https://u:p@h:8/v1/x?api-version=1#top'],
  ['https://h/a%2Fb/c%20d', ['e'], 'https://h/a%2Fb/c%20d/e'],
  // A segment is data, whatever is in it.
  ['https://h/', ['a/b', 'c?d#e', '%2F', 'é ü'], 'https://h/a%2Fb/c%3Fd%23e/%252F/%C3%A9%20%C3%BC'],
  [
    'https://h/',
    ['//evil.example', 'https://evil.example'],
    'https://h/%2F%2Fevil.example/https%3A%2F%2Fevil.example',
  ],
  ['https://h/', ['..;', '...', '%2e%2e', '\\', '\n'], 'https://h/..%3B/.../%252e%252e/%5C/%0A'],
  ['https://h/a', [''], 'https://h/a/'],
  ['https://h/a/', ['b', ''], 'https://h/a/b/'],
  ['/api', ['users', 1], '/api/users/1'],
  ['/api/?q#f', ['users'], '/api/users?q#f'],
  ['/', ['C|'], '/C%7C'],
  ['app://h', ['a'], 'app://h/a'],
  ['app:/', ['a'], 'app:/a'],
  ['file:///C:', ['a'], 'file:///C:/a'],
];

for (const [base, segments, url] of appended) {
  test(`${JSON.stringify(segments)} below ${base} is ${url}`, (t) => {
    t.is(appendPath(base, ...segments), url);
    if (!base.startsWith('/')) t.is(appendPath({ href: base }, ...segments), url);
  });
}

const notAppended: readonly (readonly [base: string, segments: string[]])[] = [
  ['https://h/', ['.']],
  ['https://h/', ['..']],
  ['https://h/', ['a', '..', 'b']],
  ['https://h/', ['', 'a']],
  ['mailto:a@h', ['a']],
  ['data:,a', []],
  ['api', ['a']],
  ['./api', ['a']],
  ['//h/api', ['a']],
  ['/\\h/api', ['a']],
  ['', ['a']],
  ['https://', ['a']],
];

for (const [base, segments] of notAppended) {
  test(`${JSON.stringify(segments)} cannot be appended to ${JSON.stringify(base)}`, (t) => {
    t.is(appendPath(base, ...segments), null);
  });
}

test('a segment that a program forgot is a TypeError', (t) => {
  for (const segment of [undefined, null, {}, ['a'], true]) {
    t.throws(() => appendPath('https://h/', segment as string), { instanceOf: TypeError });
  }
});

const removed: readonly (readonly [url: string, base: string, rest: string | null])[] = [
  ['https://h/v1/users?q#f', 'https://h/v1', '/users?q#f'],
  ['https://h/v1/users', 'https://h/v1/?api-version=1', '/users'],
  ['https://h/v1', 'https://h/v1/', '/'],
  ['https://h/v1/', 'https://h/v1', '/'],
  ['https://h/a/b', 'https://h', '/a/b'],
  ['https://u@h:443/a', 'HTTPS://H/', '/a'],
  ['/docs/a', '/docs', '/a'],
  ['/docs/a', '/', '/docs/a'],
  ['/docs/%7Ea', '/docs/~a', '/'],
  ['/caf%c3%a9/a', '/café', '/a'],
  // Not a whole segment, another case, or encoded slashes.
  ['https://h/apiary', 'https://h/api', null],
  ['/API/a', '/api', null],
  ['/a%2Fb/c', '/a/b', null],
  ['/a/b', '/a%2Fb', null],
  ['/%FF', '/%FE', null],
  // Another place.
  ['http://h/a', 'https://h/a', null],
  ['https://h:8/a', 'https://h/a', null],
  ['/a', 'https://h/a', null],
  ['https://h/a', '/a', null],
  ['mailto:a', 'mailto:a', null],
  ['//h/a', '/', null],
  ['/v1/../admin', '/v1', null],
  // The rest must not be read as a host.
  ['/docs//evil.example/', '/docs', '/.//evil.example/'],
  ['https://h/docs//evil.example', 'https://h/docs/', '/.//evil.example'],
];

for (const [url, base, rest] of removed) {
  test(`${url} without ${base} is ${rest}`, (t) => t.is(removeBasePath(url, base), rest));
}

test('what is appended can be removed again, and leads nowhere else', (t) => {
  const bases = [
    'https://h',
    'https://h/v1/',
    'https://h/a%2Fb//c?q#f',
    '/',
    '/api',
    'app://h/x',
    'file:///C:/a',
  ];
  const data = fc.tuple(fc.constantFrom(...bases), fc.array(anyText(), { minLength: 1 }));
  let count = 0;
  const tried = checkProperty(t, 1000, data, ([base, segments]) => {
    const url = appendPath(base, ...segments);
    if (url === null) return;
    count++;
    if (!base.startsWith('/') && parseAndSerialize(url) !== url) throw new Error(url);
    const root = base.startsWith('/')
      ? appendPath('/', ...segments)
      : appendPath('https://h', ...segments);
    const rest = removeBasePath(url, base)?.replace(/[?#].*$/s, '');
    if (rest !== root?.replace('https://h', ''))
      throw new Error(`${url} without ${base} is ${rest}`);
  });
  t.true(count > 0.3 * tried);
});
