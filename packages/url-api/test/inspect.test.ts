import { inspect } from 'node:util';
import { URL, URLSearchParams } from '@urlkit/url-api';
import test from 'ava';

test('a URL prints its attributes', (t) => {
  const url = new URL('https://user:pw@example.com:8080/a?b=c#d');
  t.is(
    inspect(url),
    `URL {
  href: 'https://user:pw@example.com:8080/a?b=c#d',
  origin: 'https://example.com:8080',
  protocol: 'https:',
  username: 'user',
  password: 'pw',
  host: 'example.com:8080',
  hostname: 'example.com',
  port: '8080',
  pathname: '/a',
  search: '?b=c',
  searchParams: URLSearchParams { 'b' => 'c' },
  hash: '#d'
}`,
  );
  t.is(inspect(url), inspect(new globalThis.URL(url.href)));
});

test('URLSearchParams prints its pairs', (t) => {
  for (const query of ['', 'a=1', "a=1&b=2&a='", 'a=\n']) {
    t.is(inspect(new URLSearchParams(query)), inspect(new globalThis.URLSearchParams(query)));
  }
  t.is(inspect(new URLSearchParams('a=1&b=2')), "URLSearchParams { 'a' => '1', 'b' => '2' }");
});

test('colours are passed on', (t) => {
  t.regex(inspect(new URLSearchParams('a=1'), { colors: true }), /\u{1b}\[32m'a'/u);
});

test('the method that prints is the only addition to the interfaces, and not enumerable', (t) => {
  const printing = Symbol.for('nodejs.util.inspect.custom');
  for (const { prototype } of [URL, URLSearchParams]) {
    t.like(Object.getOwnPropertyDescriptor(prototype, printing), { enumerable: false });
    const symbols = Object.getOwnPropertySymbols(prototype).map((symbol) => symbol.description);
    const iterator = prototype === URLSearchParams.prototype ? ['Symbol.iterator'] : [];
    t.deepEqual(
      symbols.sort(),
      [...iterator, 'Symbol.toStringTag', 'nodejs.util.inspect.custom'].sort(),
    );
  }
});
