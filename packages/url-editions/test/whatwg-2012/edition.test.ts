import { type Edition, whatwg2012 } from '@urlkit/url-editions';
import {
  type ParsedURL,
  parseURL,
  whatwg2012 as same,
  URL,
} from '@urlkit/url-editions/whatwg-2012';
import test from 'ava';

const edition: Edition<ParsedURL> = whatwg2012;

test('it has a name, a title, a date and a source', (t) => {
  t.is(edition, same);
  t.is(edition.name, 'whatwg-2012');
  t.is(edition.date, '2012-12-28');
  t.regex(edition.title, /^URL/);
  t.is(parseURL(edition.source)?.scheme, 'https');
});

test('it parses with and without a base', (t) => {
  t.deepEqual(edition.parse('http://h/a'), parseURL('http://h/a'));
  t.deepEqual(edition.parse('b', 'http://h/a'), parseURL('http://h/b'));
  t.is(edition.parse('b'), null);
  t.is(edition.parse('http://h/', 'b'), null);
});

test('it interprets a URL like the attributes do', (t) => {
  for (const input of ['http://u:p@Ü:8/a?b#c', 'mailto:x?y#z', 'file:///C|/', 'http:///?#']) {
    const { kind, ...components } = { ...edition.interpret(input) };
    const url = new URL(input);
    t.is(kind, 'url');
    for (const [name, value] of Object.entries(components))
      t.is(value, Reflect.get(url, name), name);
    t.is(Object.keys(components).length, 11);
  }
});

test('it says why an input is not a URL, without repeating the input', (t) => {
  const relative = 'relative URL without a base URL to resolve it';
  const reasons = [
    ['a', undefined, relative],
    ['a', 'mailto:x', relative],
    ['a', 'b', `base URL: ${relative}`],
    ['http://[', undefined, 'invalid host'],
    ['file://a b', undefined, 'invalid host'],
    ['http://h:x', undefined, 'invalid port'],
    ['a', 'http://h:x', 'base URL: invalid port'],
  ] as const;
  for (const [input, base, reason] of reasons) {
    t.deepEqual(edition.interpret(input, base), { kind: 'failure', reason });
  }
});
