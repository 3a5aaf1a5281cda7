// The examples of RFC 9309, of the threads about it, and patterns beside a matcher that tries everything.

import { allowedByRobots, matchesRobotsPath } from '@urlkit/url-keys';
import test from 'ava';
import fc from 'fast-check';
import { findGrowth, repeated } from '../../../test/attack/growth.js';
import { checkProperty } from '../../../test/support/property.js';

type Rows = readonly (readonly [
  path: string,
  matching: readonly string[],
  others: readonly string[],
])[];

const rows: Rows = [
  // RFC 9309, section 2.2.2, with erratum 7995: https://www.rfc-editor.org/errata/rfc9309
  [
    '/foo/bar?baz=quz',
    ['/foo/bar?baz=quz', '/foo/bar?baz=quz&a'],
    ['/foo/bar', '/foo/bar?baz=Quz'],
  ],
  [
    '/foo/bar?baz=https://foo.bar',
    [
      '/foo/bar?baz=https://foo.bar',
      '/foo/bar?baz=https%3A%2F%2Ffoo.bar',
      '/foo/bar?baz=https%3a%2f%2ffoo.bar/a',
    ],
    ['/foo/bar?baz=http://foo.bar'],
  ],
  ['/foo/bar?baz=https%3A%2F%2Ffoo.bar', ['/foo/bar?baz=https://foo.bar'], []],
  [
    '/foo/bar/ツ',
    ['/foo/bar/ツ', '/foo/bar/%E3%83%84', '/foo/bar/%e3%83%84'],
    ['/foo/bar/%E3%83%85'],
  ],
  ['/foo/bar/%E3%83%84', ['/foo/bar/ツ', '/foo/bar/%e3%83%84'], []],
  ['/foo/bar/%62%61%7A', ['/foo/bar/baz', '/foo/bar/%62az'], ['/foo/bar/BAZ']],
  // Section 2.2.3.
  [
    '/path/file-with-a-%2A.html',
    ['/path/file-with-a-*.html', '/path/file-with-a-%2A.html'],
    ['/path/file-with-a-b.html'],
  ],
  ['/path/foo-%24', ['/path/foo-$', '/path/foo-%24', '/path/foo-$a'], ['/path/foo-']],
  [
    '/this/*/exactly',
    ['/this/path/exactly', '/this//exactly/a', '/this/a/b/exactly'],
    ['/this/exactly', '/a/this/b/exactly'],
  ],
  ['*.gif$', ['/a.gif', '/a.gif.gif'], ['/a.gif?q', '/a.gifs']],
  // A delimiter that is encoded is none.
  ['/*%2F*', ['/a%2Fb', '/a%2fb/c'], ['/a/b']],
  ['/a/b', ['/a/b'], ['/a%2Fb']],
  ['/a%3Fb', ['/a%3fb'], ['/a?b']],
  ['/?a%26b', ['/?a%26b'], ['/?a&b']],
  ['/a=b', ['/a=b', '/a%3Db'], []],
  ['/%', ['/%', '/%zz'], ['/a']],
  ['/*?', ['/?', '/search?q=1'], ['/search', '/search%3Fq']],
  ['/a$b', ['/a$b', '/a$bc'], ['/a']],
  ['/a*$', ['/a', '/ab'], ['/b']],
  ['/a*b*c$', ['/abc', '/a-b-b-c-c'], ['/acb', '/abcd']],
  ['/ab*ba$', ['/abba', '/ab-ba'], ['/aba']],
  [
    '/fish',
    ['/fish', '/fish.html', '/fishheads/a', '/fish?id'],
    ['/Fish.asp', '/catfish', '/desert/fish'],
  ],
  ['/fish/', ['/fish/', '/fish/?id'], ['/fish', '/fish.html']],
  ['/$', ['/'], ['/a', '/?']],
  [' /a ', ['/a'], []],
  ['', [], ['/', '/a']],
  ['a', [], ['/a', '/']],
  ['$', [], ['/']],
];

for (const [path, matching, others] of rows) {
  test(`${JSON.stringify(path)} matches what RFC 9309 says`, (t) => {
    for (const url of matching) t.true(matchesRobotsPath(path, `https://h${url}`), url);
    for (const url of others) t.false(matchesRobotsPath(path, `https://h${url}`), url);
  });
}

test('the longest path decides, and then what is allowed', (t) => {
  const rules = {
    allow: ['/private/*/public', '/a/b', '/p', '/same'],
    disallow: ['/private', '/a', '/a/b/c', '/*.htm', '/same', ''],
  };
  for (const [path, isAllowed] of [
    ['/', true],
    ['/private/x', false],
    ['/private/x/public', true],
    ['/a', false],
    ['/a/b', true],
    ['/a/b/c', false],
    ['/page.htm', false],
    ['/same', true],
    ['/robots.txt', true],
  ] as const) {
    t.is(allowedByRobots(rules, `https://h${path}`), isAllowed, path);
  }
  t.true(allowedByRobots({}, 'https://h/'));
  t.true(allowedByRobots({ disallow: [''] }, 'https://h/'));
  t.true(allowedByRobots({ disallow: ['/'] }, 'https://h/robots.txt'));
  t.false(allowedByRobots({ disallow: ['/'] }, 'https://h/robots.txt?q'));
  t.false(allowedByRobots({}, 'https://'));
  t.false(allowedByRobots({}, '/a'));
});

test('an octet counts once for the length of a path, however it is written', (t) => {
  t.true(allowedByRobots({ allow: ['/ab'], disallow: ['/%61'] }, 'https://h/ab'));
  t.false(allowedByRobots({ allow: ['/%61'], disallow: ['/ab'] }, 'https://h/ab'));
});

/** Whether a pattern of `a`, `b`, `*` and `$` at the end matches, by a regular expression. */
function matchesBySearch(path: string, target: string): boolean {
  const source = path.replace(/\*/g, '.*');
  return new RegExp(`^${source}`).test(target);
}

test('asterisks match as in a regular expression', (t) => {
  const text = (...characters: string[]) =>
    fc.array(fc.constantFrom(...characters), { maxLength: 8 }).map((all) => all.join(''));
  const pattern = fc
    .tuple(text('a', 'b', '*'), fc.constantFrom('', '$'))
    .map(([start, end]) => `/${start}${end}`);
  let count = 0;
  const tried = checkProperty(t, 3000, fc.tuple(pattern, text('a', 'b')), ([path, rest]) => {
    const isMatch = matchesBySearch(path, `/${rest}`);
    if (isMatch) count++;
    if (matchesRobotsPath(path, `https://h/${rest}`) !== isMatch)
      throw new Error(`${path} /${rest}`);
  });
  t.true(count > tried / 10);
});

test('arguments of other types are refused', (t) => {
  t.throws(() => matchesRobotsPath(1 as unknown as string, 'https://h/'), {
    instanceOf: TypeError,
  });
  t.throws(() => allowedByRobots({ disallow: '/' as unknown as string[] }, 'https://h/'), {
    instanceOf: TypeError,
  });
  t.throws(() => allowedByRobots({ Disallow: ['/'] } as object, 'https://h/'), {
    instanceOf: TypeError,
  });
});

test('long URLs take linear time', (t) => {
  const match = (url: string): boolean => matchesRobotsPath('/*a*b*c*d$', url);
  for (const unit of ['a', 'abc', '%61', 'é']) {
    t.is(
      findGrowth(match, (length) => repeated('https://h/', unit, '', length), 2 ** 18, 100),
      null,
      unit,
    );
  }
});
