// Paths of files and their URLs, beside those of Node for the platform of the test.

import { sep } from 'node:path';
import * as node from 'node:url';
import { type FilePathOptions, fileURLToPath, pathToFileURL } from '@urlkit/url-reference';
import test from 'ava';
import fc from 'fast-check';
import { anyText } from '../../../test/support/arbitraries.js';
import { checkProperty } from '../../../test/support/property.js';

type Pair = readonly [platform: FilePathOptions['platform'], path: string, url: string | null];

/** Paths and URLs that lead back to them. */
const pairs: readonly Pair[] = [
  ['posix', '/', 'file:///'],
  ['posix', '/a b/é#1?.txt', 'file:///a%20b/%C3%A9%231%3F.txt'],
  ['posix', '/100%/%41%2F', 'file:///100%25/%2541%252F'],
  ['posix', '/a\\b/', 'file:///a%5Cb/'],
  ['posix', '/a\tb\nc\r', 'file:///a%09b%0Ac%0D'],
  ['posix', '/C:/a', 'file:///C:/a'],
  ['posix', '/C|/a', 'file:///C%7C/a'],
  ['posix', '/%2e%2e/a', 'file:///%252e%252e/a'],
  ['posix', '/\u{1F600}\uFFFD', 'file:///%F0%9F%98%80%EF%BF%BD'],
  ['windows', 'C:\\', 'file:///C:/'],
  ['windows', 'c:\\a b\\é#1.txt', 'file:///c:/a%20b/%C3%A9%231.txt'],
  ['windows', 'C:\\100%\\%41', 'file:///C:/100%25/%2541'],
  ['windows', '\\\\server\\share', 'file://server/share'],
  ['windows', '\\\\server\\My Documents\\a.doc', 'file://server/My%20Documents/a.doc'],
  ['windows', '\\\\127.0.0.1\\c$\\a', 'file://127.0.0.1/c$/a'],
  ['windows', '\\\\bücher.example\\a', 'file://xn--bcher-kva.example/a'],
];

for (const [platform, path, url] of pairs) {
  test(`${platform}: ${JSON.stringify(path)} and ${url} are the same file`, (t) => {
    t.is(pathToFileURL(path, { platform }), url);
    t.is(fileURLToPath(url ?? '', { platform }), path);
  });
}

const toURLs: readonly Pair[] = [
  ['posix', '/a/./b/../c//d/..', 'file:///a/c/'],
  ['posix', '/C:/../a', 'file:///a'],
  ['posix', '/../..', 'file:///'],
  ['posix', '//a', 'file:///a'],
  ['windows', 'C:/a/b', 'file:///C:/a/b'],
  ['windows', 'C:\\..\\..\\a', 'file:///C:/a'],
  ['windows', '\\\\server\\share\\..\\a', 'file://server/share/a'],
  ['windows', '//server/share/a', 'file://server/share/a'],
  ['windows', '\\\\?\\C:\\a', 'file:///C:/a'],
  ['windows', '\\\\?\\UNC\\server\\share\\a#', 'file://server/share/a%23'],
  ['windows', '\\\\SERVER\\share', 'file://server/share'],
];

for (const [platform, path, url] of toURLs) {
  test(`${platform}: ${JSON.stringify(path)} is ${url}`, (t) => {
    t.is(pathToFileURL(path, { platform }), url);
  });
}

const noPaths: readonly (readonly [platform: FilePathOptions['platform'], path: string])[] = [
  ...['', 'a', './a', '../a', '~/a', 'C:\\a', '/a\0', '/\uD800', 'file:///a'].map(
    (path) => ['posix', path] as const,
  ),
  // Relative to a drive or to a folder of it.
  ...['', 'a', '\\a', '/a', 'C:', 'C:a', '1:\\a', 'C|\\a', 'C:\\a\0', 'C:\\\uDC00'].map(
    (path) => ['windows', path] as const,
  ),
  // Devices, volumes, and what Windows does not read after its prefix.
  ...[
    '\\\\.\\C:\\a',
    '\\\\.\\pipe\\a',
    '\\\\?\\Volume{1}\\a',
    '//?/C:/a',
    '\\\\?\\C:\\a/b',
    '\\\\?\\C:\\a\\..\\b',
  ].map((path) => ['windows', path] as const),
  // Hosts that a URL does not have, or has as another one.
  ...[
    '\\\\localhost\\c$',
    '\\\\LOCALHOST\\c$',
    '\\\\1\\a',
    '\\\\a%62\\c',
    '\\\\a b\\c',
    '\\\\a@b\\c',
    '\\\\::1\\a',
    '\\\\server',
  ].map((path) => ['windows', path] as const),
  ...[
    '\\\\server\\',
    '\\\\server\\..\\a',
    '\\\\\\a\\b',
    '\\\\..\\a\\b',
    '\\\\a#b\\c',
    '\\\\a?b\\c',
  ].map((path) => ['windows', path] as const),
];

for (const [platform, path] of noPaths) {
  test(`${platform}: there is no URL for ${JSON.stringify(path)}`, (t) => {
    t.is(pathToFileURL(path, { platform }), null);
  });
}

const toPaths: readonly (readonly [url: string, posix: string | null, windows: string | null])[] = [
  ['file:///a?q#f', '/a', null],
  ['FILE:/C|/a', '/C:/a', 'C:\\a'],
  ['file:///c%3A/a', '/c:/a', 'c:\\a'],
  ['file:///c%7Ca', '/c|a', null],
  ['file://localhost/C:/a', '/C:/a', 'C:\\a'],
  ['file:///C:', '/C:', 'C:\\'],
  ['file://server/share', null, '\\\\server\\share'],
  ['file://server/', null, null],
  ['file://[::1]/a', null, null],
  ['file:////server/share', '//server/share', null],
  // What would be several names, another one, or none.
  ['file:///C:/a%2Fb', null, null],
  ['file:///C:/a%5Cb', '/C:/a\\b', null],
  ['file:///C:/..%5C..%5Cb', '/C:/..\\..\\b', null],
  ['file:///C:/%2e%2e/b', '/C:/b', 'C:\\b'],
  ['file:///C:/.%20/...', '/C:/. /...', null],
  ['file:///C:/a%00', null, null],
  ['file:///C:/%FF', null, null],
  ['file:///C:/%C3', null, null],
  ['https://h/a', null, null],
  ['/a', null, null],
  ['file', null, null],
];

for (const [url, posix, windows] of toPaths) {
  test(`the paths of ${url} are ${posix} and ${windows}`, (t) => {
    t.is(fileURLToPath(url, { platform: 'posix' }), posix);
    t.is(fileURLToPath({ href: url }, { platform: 'windows' }), windows);
  });
}

const platform = sep === '/' ? 'posix' : 'windows';

/** Returns what a function returns; null if it throws. */
function orNull(run: () => string): string | null {
  try {
    return run();
  } catch {
    return null;
  }
}

const piece = fc.constantFrom(
  'a',
  '/',
  '\\',
  '%',
  '%2F',
  '#',
  '?',
  ' ',
  'é',
  '|',
  'C:',
  '~',
  '\n',
  '"',
  '[',
  '..',
  '.',
  '{',
  '^',
);
const text = fc.oneof(
  anyText(),
  fc.array(piece).map((pieces) => pieces.join('')),
);

test('URLs of paths are those of Node, or mean the same to it', (t) => {
  const root = platform === 'posix' ? '/' : 'C:\\';
  let count = 0;
  const tried = checkProperty(t, 2000, text, (rest) => {
    const path = root + rest;
    const url = pathToFileURL(path, { platform });
    // The URL parser of some versions of Node removes these.
    if (url === null || /[\0- ]$/.test(path)) return;
    count++;
    const expected = node.fileURLToPath(node.pathToFileURL(path));
    const found = node.fileURLToPath(url);
    if (found.replace(/(?<=.)[/\\]$/, '') !== expected.replace(/(?<=.)[/\\]$/, '')) {
      throw new Error(`${JSON.stringify(path)}: ${url}`);
    }
  });
  t.true(count > tried / 2);
});

test('paths of URLs are those of Node, or none', (t) => {
  let count = 0;
  const tried = checkProperty(t, 2000, text, (rest) => {
    const url = `file:///${rest}`;
    const path = fileURLToPath(url, { platform });
    const expected = orNull(() => node.fileURLToPath(url));
    if (path !== null) count++;
    // Node refuses a percent sign that encodes nothing, and the URL standard does not.
    const isMalformed = /%(?![\dA-Fa-f]{2})/.test(url);
    const isStricter = path === null && /\0/.test(expected ?? '');
    if (path !== expected && !isMalformed && !isStricter)
      throw new Error(`${url}: ${path}, ${expected}`);
  });
  t.true(count > tried / 4);
});

for (const other of ['posix', 'windows'] as const) {
  test(`${other}: each URL of a path leads to a path that has the same URL`, (t) => {
    const roots = other === 'posix' ? ['/', '//'] : ['C:\\', '\\\\server\\share\\', '\\\\?\\C:\\'];
    checkProperty(t, 2000, fc.tuple(fc.constantFrom(...roots), text), ([root, rest]) => {
      const url = pathToFileURL(root + rest, { platform: other });
      const path = url && fileURLToPath(url, { platform: other });
      if (url === null || path === null) return;
      if (pathToFileURL(path, { platform: other }) !== url) throw new Error(`${url}: ${path}`);
    });
  });
}

test('there is no default platform', (t) => {
  for (const options of [undefined, {}, { platform: 'linux' }, { windows: true }]) {
    t.throws(() => pathToFileURL('/a', options as FilePathOptions), { instanceOf: TypeError });
    t.throws(() => fileURLToPath('file:///a', options as FilePathOptions), {
      instanceOf: TypeError,
    });
  }
});
