import {
  apiParseURL,
  parseAndSerialize,
  parseURL,
  setPassword,
  setThePassword,
  setTheUsername,
  setUsername,
} from '@urlkit/url-parser';
import { createURLRecord } from '@urlkit/url-record';
import { deserializeURL, serializeURL } from '@urlkit/url-serializer';
import test from 'ava';

test('apiParseURL parses a URL with a base URL that is a string', (t) => {
  const cases: readonly (readonly [input: string, base: string | null, href: string | null])[] = [
    ['../c', 'https://H/a/b', 'https://h/c'],
    ['#a', 'x:b', 'x:b#a'],
    ['https://h', 'y', null],
    ['https://h', null, 'https://h/'],
    ['a', null, null],
    ['', '', null],
  ];
  for (const [input, base, href] of cases) {
    const url = apiParseURL(input, base);
    t.is(url && serializeURL(url), href, input);
  }
  t.deepEqual(apiParseURL('https://u:p@h/a?b#c'), parseURL('https://u:p@h/a?b#c'));
});

test('a record as base is not parsed again', (t) => {
  const base = deserializeURL('file:///C|/x');
  t.is(parseAndSerialize('y', base), 'file:///C|/y');
  t.is(parseURL('y', { base })?.path[0], 'C|');
});

test('setTheUsername and setThePassword work on any URL', (t) => {
  const url = { ...createURLRecord(), scheme: 'x', path: 'y' };
  t.false(setUsername(url, 'a'));
  t.false(setPassword(url, 'a'));
  setTheUsername(url, 'a:@\uD800%');
  setThePassword(url, 'ü');
  t.is(url.username, 'a%3A%40%EF%BF%BD%');
  t.is(url.password, '%C3%BC');
  setTheUsername(url, '');
  t.is(url.username, '');
});
