import { localReference } from '@urlkit/host-policy';
import { parseURL } from '@urlkit/url-parser';
import test from 'ava';

const base = 'https://app.example.org/login?next=1';

test('a reference to the same origin is returned as the URL that was checked', (t) => {
  const references: readonly (readonly [string, string])[] = [
    ['/home', 'https://app.example.org/home'],
    ['', 'https://app.example.org/login?next=1'],
    ['?q#f', 'https://app.example.org/login?q#f'],
    ['https://APP.example.org:443/a/../b', 'https://app.example.org/b'],
    ['//app.example.org/x', 'https://app.example.org/x'],
    ['\\a\\b', 'https://app.example.org/a/b'],
    ['/%2f/evil.com', 'https://app.example.org/%2f/evil.com'],
    [' \t/h\nome ', 'https://app.example.org/home'],
    ['@evil.com', 'https://app.example.org/@evil.com'],
    ['https:evil.com', 'https://app.example.org/evil.com'],
    ['https:\\evil.com', 'https://app.example.org/evil.com'],
    ['javascript%3aalert(1)', 'https://app.example.org/javascript%3aalert(1)'],
  ];
  for (const [input, href] of references) {
    t.deepEqual(localReference(input, base), { href, reason: null }, input);
    const again = localReference(href, base);
    t.is(again.href, href);
  }
});

test('a reference to another place is refused', (t) => {
  const references = {
    'other-origin': [
      ...[
        '//evil.com',
        '\\\\evil.com',
        '/\\evil.com',
        '/\t/evil.com',
        'https://evil.com',
        '///evil.com',
      ],
      ...[
        'https://app.example.org.evil.com',
        'https://app.example.org:444',
        'http://app.example.org/',
      ],
      ...['https:/\\/evil.com', '\\/evil.com', 'https://evil.com\\@app.example.org'],
      ...[
        '//\u{3002}evil.com'.replace('\u{3002}', 'a\u{3002}'),
        '//①②⑦.0.0.1',
        '\0//evil.com',
        'https://app。example。com',
      ],
    ],
    'scheme-not-allowed': [
      'javascript:alert(1)',
      'data:text/html,x',
      'java\tscript:x',
      'ftp://app.example.org/',
      'blob:https://app.example.org/1',
      'file:///x',
      'about:blank',
      'wss://app.example.org',
    ],
    credentials: [
      'https://a@app.example.org/',
      '//app.example.org:b@app.example.org/',
      'https://evil.com@app.example.org',
    ],
    'two-slashes': [
      ...['/.//evil.com', './/evil.com', '/..//evil.com', '/a/..//evil.com', '/%2e//evil.com'],
      ...['https://app.example.org//evil.com', '/./\\evil.com', '/.//'],
    ],
    unparsable: ['https://', '//', 'http://[', '//a b', 'https://evil.com:x', '////'],
  } as const;
  for (const [reason, inputs] of Object.entries(references)) {
    for (const input of inputs)
      t.deepEqual(localReference(input, base), { href: null, reason }, input);
  }
});

test('what is not a URL is refused', (t) => {
  const values = [undefined, null, [], ['/home'], ['/a', '/b'], {}, { a: '/home' }, 1, true];
  for (const value of [
    ...values,
    () => '/home',
    Symbol('a'),
    new Map(),
    Promise.resolve('/home'),
  ]) {
    t.deepEqual(localReference(value, base), { href: null, reason: 'not-a-url' });
  }
});

test('other origins and schemes can be allowed', (t) => {
  const options = { origins: ['https://cdn.example.org', 'http://localhost:8080'] };
  t.is(localReference('//cdn.example.org/a', base, options).href, 'https://cdn.example.org/a');
  t.is(localReference('http://LOCALHOST:8080', base, options).href, 'http://localhost:8080/');
  t.is(localReference('http://localhost', base, options).reason, 'other-origin');
  t.is(localReference('/a', base, options).href, 'https://app.example.org/a');
  t.is(localReference('/a', base, { schemes: ['http'] }).reason, 'scheme-not-allowed');
  t.is(
    localReference('wss://app.example.org/a', 'wss://app.example.org', { schemes: ['wss'] }).href,
    'wss://app.example.org/a',
  );
});

test('an opaque origin is never the same', (t) => {
  const schemes = ['data', 'file', 'foo', 'about'];
  for (const url of ['data:,x', 'file:///x', 'foo://a/b', 'about:blank']) {
    t.is(localReference(url, url, { schemes }).reason, 'other-origin');
  }
});

test('the base may be a string, a URL or a record', (t) => {
  const expected = { href: 'https://app.example.org/a', reason: null };
  t.deepEqual(localReference('/a', new URL(base)), expected);
  t.deepEqual(localReference('/a', parseURL(base) ?? base), expected);
  t.deepEqual(localReference('/a', 'nonsense'), { href: null, reason: 'base-unparsable' });
});

test('a wrong type is a TypeError that names the argument', (t) => {
  const throws = (message: RegExp, ...args: readonly unknown[]) =>
    t.throws(() => Reflect.apply(localReference, null, args), { instanceOf: TypeError, message });
  throws(/base/, '/a');
  throws(/base/, '/a', null);
  throws(/options/, '/a', base, 1);
  throws(/scheme/, '/a', base, { scheme: ['https'] });
  throws(/schemes/, '/a', base, { schemes: 'https' });
  for (const scheme of ['', 'https:', 'HTTPS', '1']) {
    throws(/options\.schemes\[1\]/, '/a', base, { schemes: ['https', scheme] });
  }
  for (const origin of [
    'example.org',
    'https://a.org/x',
    'https://u@a.org',
    'data:,',
    'https://a.org?q',
  ]) {
    throws(/origins\[1\]/, '/a', base, { origins: ['https://a.org', origin] });
  }
});
