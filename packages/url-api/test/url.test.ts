// Tests arguments, conversions and errors of URL.

import { type InvalidURLError, URL } from '@urlkit/url-api';
import { parseAndSerialize, parseURL } from '@urlkit/url-parser';
import test, { type ExecutionContext } from 'ava';
import { show } from '../../../test/support/show.js';

test('arguments are converted to strings in order', (t) => {
  const order: string[] = [];
  const spy = (name: string, value: string) => ({
    toString() {
      order.push(name);
      return value;
    },
  });
  const url = new URL(spy('url', 'b') as never, spy('base', 'a:/') as never);
  t.is(url.href, 'a:/b');
  t.deepEqual(order, ['url', 'base']);
});

test('an undefined base counts as missing, and any other is converted to a string', (t) => {
  t.is(new URL('a:b', undefined).href, 'a:b');
  t.is(URL.parse('a:b', undefined)?.href, 'a:b');
  t.true(URL.canParse('a:b', undefined));
  for (const base of [null, '', 'undefined', 0]) {
    t.throws(() => new URL('a:b', base as never), { instanceOf: TypeError });
    t.is(URL.parse('a:b', base as never), null);
    t.false(URL.canParse('a:b', base as never), show(base));
  }
  t.is(new URL(undefined as never, 'a:/').href, 'a:/undefined');
  t.is(new URL(null as never, 'a:/').href, 'a:/null');
});

test('URL objects are accepted wherever strings are', (t) => {
  const url = new URL('https://example.com/a?b');
  t.is(new URL(url).href, url.href);
  t.is(new URL('c', url).href, 'https://example.com/c');
  t.is(URL.parse('c', url)?.href, 'https://example.com/c');
  t.true(URL.canParse(url, url));
  t.is(`${url}`, url.href);
  t.is(url.toString(), url.href);
  t.is(JSON.stringify({ url }), '{"url":"https://example.com/a?b"}');
});

test('each reference is resolved against the base that was passed with it', (t) => {
  const bases = [
    'https://a.example/b/c',
    'https://a.example/b/d/',
    'not a URL',
    'c:d',
    'file:///e',
  ];
  // Each base follows itself and each other one.
  const passed = bases.flatMap((base) => bases.flatMap((next) => [base, base, next, undefined]));
  for (const reference of ['f', '#g', '//h', 'i:j', '']) {
    for (const base of passed) {
      // A base that is a record is not parsed.
      const record = base === undefined ? null : parseURL(base);
      const fails = base !== undefined && record === null;
      const href = fails ? null : parseAndSerialize(reference, { base: record });
      const message = `${reference} against ${base}`;
      t.is(parseAndSerialize(reference, { base: base ?? null }), href, message);
      t.is(URL.parse(reference, base)?.href ?? null, href, message);
      t.is(URL.canParse(reference, base), href !== null, message);
      if (href === null) t.throws(() => new URL(reference, base), undefined, message);
      else t.is(new URL(reference, base).href, href, message);
    }
  }
});

test('URL.parse returns a new object each time', (t) => {
  const [first, second] = [URL.parse('a:b'), URL.parse('a:b')];
  t.true(first instanceof URL && second instanceof URL);
  t.not(first, second);
});

test('attributes convert new values to strings', (t) => {
  const url = new URL('https://example.com:1/');
  url.port = 8080 as never;
  url.pathname = null as never;
  url.hash = undefined as never;
  url.search = ['a', 'b'] as never;
  url.username = '\ud800';
  t.is(url.href, 'https://%EF%BF%BD@example.com:8080/null?a,b#undefined');
});

test('setting a read-only attribute does nothing in sloppy code and throws in strict code', (t) => {
  const url = new URL('https://example.com/');
  t.false(Reflect.set(url, 'origin', 'https://other.example'));
  t.false(Reflect.set(url, 'searchParams', ''));
  t.throws(() => Object.assign(url, { origin: '' }), { instanceOf: TypeError });
  t.is(url.origin, 'https://example.com');
});

function invalidURLError(t: ExecutionContext, run: () => unknown): InvalidURLError {
  const error = t.throws(run, { instanceOf: TypeError, code: 'ERR_INVALID_URL' });
  return error as InvalidURLError;
}

test('the error has the validation error and its position, but not the input', (t) => {
  const input = 'https://user:secret@exa mple.com/';
  const error = invalidURLError(t, () => new URL(input));
  t.is(error.validationError.name, 'domain-to-ASCII');
  t.true(error.validationError.fatal);
  t.is(input.slice(error.validationError.start, error.validationError.end), 'exa mple');
  t.notRegex(`${error.message} ${error.stack}`, /secret|exa mple/);

  const setterError = invalidURLError(t, () => {
    new URL('a:b').href = 'secret';
  });
  t.is(setterError.validationError.name, 'missing-scheme-non-relative-URL');
  t.regex(setterError.message, /docs\/errors\.md#missing-scheme-non-relative-url$/);
  t.notRegex(setterError.message, /secret/);

  const baseError = invalidURLError(t, () => new URL('a:b', 'https://:1/'));
  t.is(baseError.validationError.name, 'host-missing');
  t.regex(baseError.message, /base/);
});

test('the error has the code of Node, and hides what was passed', (t) => {
  const hidden = (value: string) => ({
    value,
    ...{ writable: true, enumerable: false, configurable: true },
  });
  const missing = invalidURLError(t, () => new URL('a'));
  const host = invalidURLError(t, () => new URL('https://<', 'b:c'));
  const base = invalidURLError(t, () => new URL('d', 'e'));
  t.deepEqual(
    [missing, host, base].map((error) => [error.code, error.message.replace(/See .*/, '')]),
    [
      [
        'ERR_INVALID_URL',
        'Invalid URL: missing-scheme-non-relative-URL at character 1 (write https:// first, or pass a base URL). ',
      ],
      ['ERR_INVALID_URL', 'Invalid URL: domain-to-ASCII at character 9. '],
      [
        'ERR_INVALID_URL',
        'Invalid base URL: missing-scheme-non-relative-URL at character 1 (write https:// first, or pass a base URL). ',
      ],
    ],
  );
  const passed = (error: object) =>
    ['input', 'base'].map((name) => Object.getOwnPropertyDescriptor(error, name));
  t.deepEqual(passed(missing), [hidden('a'), undefined]);
  t.deepEqual(passed(host), [hidden('https://<'), hidden('b:c')]);
  t.deepEqual(passed(base), [hidden('d'), hidden('e')]);
});

test('only a blob URL has the origin of the URL in its path', (t) => {
  const entry = 'https://h.example/a';
  t.is(new URL(`blob:${entry}`).origin, 'https://h.example');
  for (const scheme of ['a', 'blobs', 'data', 'file', 'filesystem', 'javascript', 'view-source']) {
    t.is(new URL(`${scheme}:${entry}`).origin, 'null', scheme);
  }
});
