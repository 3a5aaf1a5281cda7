// Tests that a change of the query changes searchParams, and the other way round.

import { URL } from '@urlkit/url-api';
import test from 'ava';
import { runCases } from '../../../test/support/run-cases.js';

const cases: readonly (readonly [
  what: string,
  href: string,
  edit: (url: URL) => void,
  expectedHref: string,
  expectedPairs: readonly (readonly [string, string])[],
])[] = [
  [
    'append',
    'a://b?c=d#e',
    (url) => url.searchParams.append('f', 'g'),
    'a://b?c=d&f=g#e',
    [
      ['c', 'd'],
      ['f', 'g'],
    ],
  ],
  ['append to none', 'a://b', (url) => url.searchParams.append('', ''), 'a://b?=', [['', '']]],
  ['set', 'a://b?c=d&c=e', (url) => url.searchParams.set('c', 'f'), 'a://b?c=f', [['c', 'f']]],
  [
    'deleting the last pair makes the query null',
    'a://b?c=d#e',
    (url) => url.searchParams.delete('c'),
    'a://b#e',
    [],
  ],
  [
    'deleting nothing serializes the list',
    'a://b?c=~',
    (url) => url.searchParams.delete('x'),
    'a://b?c=%7E',
    [['c', '~']],
  ],
  [
    'deleting nothing of an empty query makes it null',
    'a://b?',
    (url) => url.searchParams.delete('x'),
    'a://b',
    [],
  ],
  [
    'sorting',
    'a://b?d&c',
    (url) => url.searchParams.sort(),
    'a://b?c=&d=',
    [
      ['c', ''],
      ['d', ''],
    ],
  ],
  [
    'sorting an empty query makes it null',
    'a://b?#c',
    (url) => url.searchParams.sort(),
    'a://b#c',
    [],
  ],
  [
    'reading changes nothing',
    'a://b?%zz=+',
    (url) => void [...url.searchParams, url.searchParams.has('a'), url.searchParams.size],
    'a://b?%zz=+',
    [['%zz', ' ']],
  ],
  [
    'the space before a query that goes',
    'a:b   ?c#d',
    (url) => url.searchParams.delete('c'),
    'a:b  %20#d',
    [],
  ],
  [
    'a path that looks like an authority',
    'a:/.//b?c',
    (url) => url.searchParams.delete('c'),
    'a:/.//b',
    [],
  ],
  [
    'search',
    'a://b?c=d',
    (url) => {
      url.search = 'e=f&g';
    },
    'a://b?e=f&g',
    [
      ['e', 'f'],
      ['g', ''],
    ],
  ],
  [
    'search with its question mark',
    'a://b',
    (url) => {
      url.search = '?c=d';
    },
    'a://b?c=d',
    [['c', 'd']],
  ],
  [
    'search with two question marks',
    'a://b',
    (url) => {
      url.search = '??c=d';
    },
    'a://b??c=d',
    [['?c', 'd']],
  ],
  [
    'an empty search',
    'a://b?c=d#e',
    (url) => {
      url.search = '';
    },
    'a://b#e',
    [],
  ],
  [
    'a search of one question mark',
    'a://b?c=d',
    (url) => {
      url.search = '?';
    },
    'a://b?',
    [],
  ],
  [
    'a search that is encoded',
    'https://b',
    (url) => {
      url.search = "é '#";
    },
    'https://b/?%C3%A9%20%27%23',
    [["é '#", '']],
  ],
  [
    'a search with tabs and newlines',
    'https://b',
    (url) => {
      url.search = 'c\td=e\nf';
    },
    'https://b/?cd=ef',
    [['c\td', 'e\nf']],
  ],
  [
    'a search of tabs alone',
    'https://b',
    (url) => {
      url.search = '\t';
    },
    'https://b/?',
    [['\t', '']],
  ],
  [
    'editing after such a search',
    'https://b',
    (url) => {
      url.search = 'c\td';
      url.searchParams.append('e', '');
    },
    'https://b/?c%09d=&e=',
    [
      ['c\td', ''],
      ['e', ''],
    ],
  ],
  [
    'href after such a search',
    'https://b',
    (url) => {
      url.search = 'c\td';
      url.href = 'https://b/?cd';
    },
    'https://b/?cd',
    [['cd', '']],
  ],
  [
    'hash after such a search',
    'https://b',
    (url) => {
      url.search = 'c\td';
      url.hash = 'e';
    },
    'https://b/?cd#e',
    [['c\td', '']],
  ],
  [
    'a lone surrogate',
    'https://b',
    (url) => {
      url.search = '\ud83d';
    },
    'https://b/?%EF%BF%BD',
    [['\ufffd', '']],
  ],
  [
    'href',
    'a://b?c',
    (url) => {
      url.href = 'd://e?f=g';
    },
    'd://e?f=g',
    [['f', 'g']],
  ],
  [
    'a href without a query',
    'a://b?c',
    (url) => {
      url.href = 'd://e';
    },
    'd://e',
    [],
  ],
  [
    'an href that fails',
    'a://b?c',
    (url) => {
      try {
        url.href = 'd';
      } catch {}
    },
    'a://b?c',
    [['c', '']],
  ],
  [
    'other setters',
    'https://a/b?c#d',
    (url) => {
      url.protocol = 'http';
      url.host = 'e:1';
      url.pathname = 'f';
      url.hash = '';
    },
    'http://e:1/f?c',
    [['c', '']],
  ],
  [
    'a pathname with a question mark',
    'https://a/?b',
    (url) => {
      url.pathname = '/c?d';
    },
    'https://a/c%3Fd?b',
    [['b', '']],
  ],
];

for (const opened of ['before', 'after']) {
  test(`query and searchParams agree if searchParams is read ${opened} the edit`, (t) => {
    runCases(t, 28, cases, ([, href, edit, expectedHref, expectedPairs]) => {
      const url = new URL(href);
      const before = opened === 'before' ? url.searchParams : undefined;
      edit(url);
      const after = url.searchParams;
      return [
        [url.href, Array.from(after), before ?? after],
        [expectedHref, expectedPairs, after],
      ];
    });
  });
}

test('searchParams always returns the same object', (t) => {
  const url = new URL('https://example.com/?a');
  const { searchParams } = url;
  url.search = '?b';
  url.href = 'https://example.com/?c';
  url.searchParams.append('d', '');
  t.is(url.searchParams, searchParams);
  t.is(String(searchParams), 'c=&d=');
  t.not(new URL(url).searchParams, searchParams);
});

test('searchParams keeps its URL alive, and a copy has no URL', (t) => {
  const url = new URL('https://example.com/?a');
  const copy = new URL(url);
  copy.searchParams.append('b', '');
  t.is(url.search, '?a');
  t.is(copy.search, '?a=&b=');
});
