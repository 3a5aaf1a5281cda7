import { userinfoPercentEncodeSet, utf8PercentEncode } from '@urlkit/percent-encoding';
import { parseURL } from '@urlkit/url-parser';
import { redact } from '@urlkit/url-text';
import test from 'ava';
import fc from 'fast-check';
import { findGrowth, repeated } from '../../../test/attack/growth.js';
import { checkProperty } from '../../../test/support/property.js';
import { publicNames, secretNames, webhooks } from '../../../test/support/secrets.js';

const cases: readonly (readonly [text: string, redacted: string])[] = [
  ['GET /a?token=abc&x=1 HTTP/1.1', 'GET /a?token=REDACTED&x=1 HTTP/1.1'],
  [
    'https://u:p@h/a?b=1&API-Key=z#access_token=q',
    'https://REDACTED@h/a?b=1&API-Key=REDACTED#access_token=REDACTED',
  ],
  ['see (https://user:p@h.example/), ok', 'see (https://REDACTED@h.example/), ok'],
  ['{"url":"https://u:p@h/?sig=a%2Fb&b"}', '{"url":"https://REDACTED@h/?sig=REDACTED&b"}'],
  ['http:u:p@h https:/u:p@h //u:p@h/x', 'http:REDACTED@h https:/REDACTED@h //REDACTED@h/x'],
  ['redis://:p@h:1 https://u@h', 'redis://REDACTED@h:1 https://REDACTED@h'],
  // A shell would read @ after the backslash.
  ['http://u:p@a@h\\@x', 'http://REDACTED\\@x'],
  ['a=https://u:p@h,https://u:p@h', 'a=https://REDACTED@h,https://REDACTED@h'],
  // Where a password ends is not known.
  ['mysql://root:pa/ss@h/db x@y', 'mysql://REDACTED@h/db x@y'],
  ['https://u:p#w@h/', 'https://REDACTED@h/'],
  ['/a?token=b;c?d&e', '/a?token=REDACTED&e'],
  // Values that hold URLs.
  ['/a?next=https%3A%2F%2Fu%3Ap%40h%2F&b', '/a?next=REDACTED&b'],
  ['/a?next=https%253A%252F%252Fh%252F%253Ftoken%253D1', '/a?next=REDACTED'],
  ['/a?url=https://x/?token=1&y', '/a?url=https://x/?token=REDACTED&y'],
  ['/a?x=%2525252541', '/a?x=REDACTED'],
  ['/a;jsessionid=12', '/a;jsessionid=REDACTED'],
  ['/a?user[password]=x&%74oken=y', '/a?user[password]=REDACTED&%74oken=REDACTED'],
];

for (const [text, redacted] of cases) {
  test(text, (t) => t.is(redact(text), redacted));
}

const unchanged: readonly string[] = [
  ...['', 'a@b.c', 'https://medium.com/@user', 'a//pkg@1', 'file:///home/a@b', 'mailto:a@b.c'],
  ...['git@h:a/b.git', '/a?token=&monkey=1&q=100%25', 'token=abc', 'https://h/a?b=c%20d#e=f'],
];

for (const text of unchanged) {
  test(`unchanged: ${text}`, (t) => t.is(redact(text), text));
}

test('the names are an option, in any spelling', (t) => {
  const url = '/?private=1&Pri_vate=2&token=3';
  t.is(redact(url, { parameters: ['pri-vate'] }), '/?private=REDACTED&Pri_vate=REDACTED&token=3');
  t.is(redact(url, { parameters: [] }), url);
});

test('no secret is left in what is a URL, and nothing else changes', (t) => {
  const word = fc.stringMatching(/^[\w%.!~-]{1,8}$/).filter((text) => !/REDACTED/.test(text));
  const schemes = fc.constantFrom('http', 'https', 'ws', 'ftp', 'redis', 'a.b+c');
  const arbitrary = fc.tuple(schemes, word, word, fc.constantFrom(...secretNames), word, word);
  checkProperty(t, 2_000, arbitrary, ([scheme, user, password, name, secret, before]) => {
    const rest = `h.example/p?a=1&${name}=`;
    const url = `${scheme}://${user}:${utf8PercentEncode(password, userinfoPercentEncodeSet)}@${rest}${secret}`;
    const text = `${before} ${url}&b=2 after`;
    const expected = `${before} ${scheme}://REDACTED@${rest}REDACTED&b=2 after`;
    t.is(redact(text), expected);
    t.is(redact(expected), expected);
    t.is(parseURL(redact(url))?.username, 'REDACTED');
  });
});

test('it takes time in proportion to the length', (t) => {
  for (const unit of ['?a=', '//a@', 'https://a@', '&token=', '?a=%25', '://a:b/', '=//']) {
    t.is(
      findGrowth(redact, (length) => repeated('', unit, '', length), 2 ** 17, 300),
      null,
      unit,
    );
  }
});

const secret = 's3cr3t';

test('the paths of webhooks are secret', (t) => {
  for (const [url, part] of webhooks) {
    const redacted = redact(`POST ${url} 200`);
    t.false(redacted.includes(part), redacted);
    t.regex(redacted, /^POST https:\/\/[\w.-]+\/.*REDACTED.* 200$/);
  }
});

// How URLs are written in a log, in JSON, in HTML and in code.
const escapedAs = (sequence: string) => (url: string) => url.replace(/&/g, sequence);
const wrappers: readonly ((url: string) => string)[] = [
  (url) => url,
  (url) => `GET ${url} HTTP/1.1`,
  (url) => `see (${url}), and then`,
  (url) => JSON.stringify({ url, id: 1 }),
  (url) => JSON.stringify({ url }).replace(/&/g, '\\u0026').replace(/@/g, '\\u0040'),
  (url) => JSON.stringify({ url }).replace(/=/g, '\\u003d').replace(/\//g, '\\/'),
  (url) => JSON.stringify(JSON.stringify({ url }).replace(/&/g, '\\u0026')),
  escapedAs('\\x26'),
  (url) => `<a href="${escapedAs('&amp;')(url)}">x</a>`,
  (url) => `<a href="${escapedAs('&#38;')(url)}">x</a>`,
  (url) => `curl '${url}'`,
  (url) => `[x](${url})`,
  (url) => `2026-01-01 <${url}> ok`,
];

const places: readonly ((name: string, value: string) => string)[] = [
  (name, value) => `https://h.example/a?${name}=${value}`,
  (name, value) => `https://h.example/a?b=1&${name}=${value}&c=2`,
  (name, value) => `https://h.example/a#${name}=${value}&c=2`,
  (name, value) => `https://h.example/a;${name}=${value}?c=2`,
  (name, value) => `/a?b=1&${name}=${value}`,
];

test('in each wrapper and place, what is secret goes, and nothing else', (t) => {
  for (const wrap of wrappers) {
    for (const place of places) {
      for (const name of secretNames) {
        const text = wrap(place(name, secret));
        t.is(redact(text), wrap(place(name, 'REDACTED')), text);
      }
      for (const name of publicNames) {
        const text = wrap(place(name, secret));
        t.is(redact(text), text);
      }
    }
  }
});

test('what the parser reads as a password is secret', (t) => {
  for (const password of [
    'pw',
    'p"w',
    'p<w',
    'p>w',
    'p`w',
    'p w',
    'p&w',
    "p'w",
    'p@w',
    'p:w',
    'p|w',
  ]) {
    for (const scheme of ['https', 'redis', 'ftp']) {
      const url = `${scheme}://user:${password}@h.example/a?b=1`;
      t.is(redact(`x ${url} y`), `x ${scheme}://REDACTED@h.example/a?b=1 y`);
    }
  }
});
