// Texts without a scheme, as people write them in forms, lists and configurations.

import { canParse, withDefaultScheme } from '@urlkit/url-parser';
import test from 'ava';
import fc from 'fast-check';
import { findGrowth, repeated } from '../../../test/attack/growth.js';
import { anyText } from '../../../test/support/arbitraries.js';
import { checkProperty } from '../../../test/support/property.js';

const hosts = [
  ...[
    'example.org',
    'EXAMPLE.org',
    'www.example.org',
    'example.org.',
    'a.b.c.example',
    'bücher.example',
  ],
  ...[
    '例え.テスト',
    '_dmarc.example.org',
    'xn--bcher-kva.example',
    'localhost',
    '127.0.0.1',
    '192.168.100.200',
    '[::1]',
  ],
  ...[
    'x-1.example.museum',
    'example.xn--p1ai',
    'docs.js.example',
    'www.php.net',
    'a.json-ld.example',
  ],
];
const rests = [
  '',
  '/',
  '/a b',
  '?q',
  '#top',
  '/a:b',
  '/a@b',
  ':8080',
  ':8080/a',
  ':8/a',
  ':8?q',
  ':8#top',
  ':8\\a',
  ':',
  '?u=https://h/',
  '\\a',
];

for (const host of hosts) {
  test(`${host} is a host without a scheme`, (t) => {
    for (const rest of rests) {
      t.is(withDefaultScheme(host + rest), `https://${host}${rest}`);
      t.is(withDefaultScheme(` \n//${host}${rest} `, 'http'), `http://${host}${rest}`);
      t.is(withDefaultScheme(`me@${host}/${rest}`), `https://me@${host}/${rest}`);
    }
    t.is(withDefaultScheme(`a+b.c@${host}`), `mailto:a+b.c@${host}`);
    t.is(withDefaultScheme(`me@${host}:22`, 'ssh'), `ssh://me@${host}:22`);
  });
}

const others = [
  // Paths.
  ...[
    '',
    ' ',
    '/',
    '/a',
    '/example.org',
    './example.org',
    '../a.example',
    '.',
    '..',
    '...',
    '~/a.b',
    'a',
    'a/b',
  ],
  ...[
    'docs/readme.md',
    'docs/example.org',
    '\\a',
    '\\\\server\\share',
    'C:\\a.txt',
    'c:/a',
    'C:',
    '.htaccess',
    '.org',
  ],
  ...[
    'index.html',
    'index.html?q',
    'a.b.js',
    'package.json',
    'a.PNG',
    'archive.tar.gz',
    '*.txt',
    '?a',
    '#a',
    '///a',
  ],
  // Versions and numbers.
  ...[
    '1.2',
    '1.2.3',
    '1.2.3.4.5',
    '1.2.3.4x',
    '0x1.2.3.4',
    '0001.2.3.4',
    'v1.2',
    '10.5',
    '3.14/2',
    '256.1.1.1',
    '1',
    'e.g.',
    'i.e.',
    'main.c',
  ],
  // What is neither a host nor an address.
  ...['see example.org', 'a b@example.org', 'git@github.com:a/b', '@example.org', 'example..org'],
  ...[
    'a@b@example.org',
    'example.org:99999',
    '[::1',
    '[1]',
    'exa<mple.org',
    'a@exa<mple.org',
    'xlocalhost',
    'localhostx',
    'localhost..',
    'example.org-',
    'example.com_a',
    '-',
    '::1',
    ':80',
    '//',
    'a@',
  ],
];

for (const text of others) {
  test(`${JSON.stringify(text)} is not a URL without a scheme`, (t) => {
    t.is(withDefaultScheme(text), null);
  });
}

const urls = [
  ...[
    'https://h/',
    'HTTP:h',
    'mailto:a@example.org',
    'tel:123',
    'about:blank',
    'ssh://git@h/',
    'node:fs',
    'a+b:c',
  ],
  ...[
    'view-source:https://h/',
    ' https://h/ ',
    'data:,a',
    'urn:isbn:1',
    'javascript:alert(1)',
    'router:8080',
  ],
  ...['com.example.app:/callback', 'com.example.app://a', 'example.org:a'],
];

for (const url of urls)
  test(`${JSON.stringify(url)} has a scheme`, (t) => t.is(withDefaultScheme(url), url));

test('after two slashes, every host is one', (t) => {
  for (const host of ['intranet', 'index.html', 'a_b', '1.2', 'localhostx']) {
    t.is(withDefaultScheme(`//${host}/a`), `https://${host}/a`);
    t.is(withDefaultScheme(`${host}/a`), null);
  }
});

test('what has a scheme, but does not parse, is not a URL', (t) => {
  for (const url of ['https://', 'http://h:port/', 'https://exa mple.org']) {
    t.is(withDefaultScheme(url), null);
  }
});

test('every result parses, and is the text after a scheme', (t) => {
  const first = fc.constantFrom('', '//', 'a@', 'h.example', 'localhost', '[::1]', '127.0.0.1');
  const piece = fc.constantFrom(
    'a',
    '.',
    ':',
    '/',
    '@',
    '[',
    ']',
    '1',
    'example.org',
    '\\',
    ' ',
    '%',
    'é',
  );
  const text = fc.oneof(
    anyText(),
    fc.tuple(first, fc.array(piece)).map(([start, rest]) => start + rest.join('')),
  );
  let count = 0;
  const tried = checkProperty(t, 2000, text, (input) => {
    const url = withDefaultScheme(input);
    if (url === null) return;
    count++;
    if (!canParse(url)) throw new Error(url);
    const rest = url === input ? '' : input.replace(/^[\0- ]+|[\0- ]+$/g, '').replace(/^\/\//, '');
    if (!url.replace(/%25/g, '%').endsWith(rest)) throw new Error(`${url} for ${input}`);
  });
  t.true(count > tried / 40);
});

test('a scheme is needed, and a string', (t) => {
  for (const scheme of ['', 'https:', 'https://', '1a', 1, ['https'], null]) {
    t.throws(() => withDefaultScheme('h.example', scheme as string), { instanceOf: TypeError });
  }
  t.throws(() => withDefaultScheme(1 as unknown as string), { instanceOf: TypeError });
});

test('long texts take linear time', (t) => {
  for (const part of ['a.', '@', ':', ' ', 'a-', '[', '1.']) {
    const text = (length: number): string => repeated('a', part, '!', length);
    t.is(findGrowth(withDefaultScheme, text, 2 ** 18, 100), null, part);
  }
});
