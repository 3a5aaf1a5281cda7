// What functions make of the forms in which users pass URLs, of options, and of errors that somebody asks for.

import {
  apiParseURL,
  basicParseURL,
  canParse,
  componentRanges,
  documentBaseURL,
  hostOf,
  originOf,
  parse,
  parseAndSerialize,
  parseURL,
  parseURLHead,
  resolve,
  type StateOverride,
  set,
  setAttribute,
  type URLAttributeName,
  type URLValidationErrorSink,
} from '@urlkit/url-parser';
import type { URLRecord } from '@urlkit/url-record';
import { serializeURL } from '@urlkit/url-serializer';
import test from 'ava';
import * as oracle from 'whatwg-url';

function recordOf(href: string): URLRecord {
  const url = parseURL(href);
  if (url === null) throw new Error(`${href} does not parse`);
  return url;
}

/** Returns the errors that a function reports: the name, the range, and ! for a fatal one. */
function errorsOf(run: (onValidationError: URLValidationErrorSink) => unknown): string[] {
  const errors: string[] = [];
  run(({ name, start, end, fatal }) => {
    errors.push(`${name} ${start}-${end}${fatal ? '!' : ''}`);
  });
  return errors;
}

test('an origin is that of a text, of a URL object or of a record', (t) => {
  const origin = {
    kind: 'tuple',
    scheme: 'https',
    host: { kind: 'domain', value: 'h' },
    port: 8,
  } as const;
  t.deepEqual(originOf('https://h:8/a'), origin);
  t.deepEqual(originOf(new URL('https://h:8/a')), origin);
  t.deepEqual(originOf(recordOf('https://h:8/a')), origin);
  t.is(originOf('https://h:x/a'), null);
  t.throws(() => originOf(1 as never), { message: /^url must be / });
  t.deepEqual(originOf({ ...recordOf('https://h/'), host: null }), { kind: 'opaque' });
});

test('the host of a record is its member', (t) => {
  const host = { kind: 'domain', value: 'not serialized' } as const;
  t.is(hostOf({ ...recordOf('https://h/'), host }), host);
  t.is(hostOf('example.org:80/x'), null);
});

test('a base URL that has been parsed is taken as it is', (t) => {
  const base = parse('http://h/a/b?c#d');
  if (base.failure !== null) return t.fail();
  for (const reference of ['e', '/e', '//i', '?e', '#e', '', 'x:y']) {
    t.deepEqual(resolve(reference, base), resolve(reference, base.href), reference);
    t.true(canParse(reference, base), reference);
  }
  t.false(canParse('//', base));
  for (const wrong of [null, 1, {}, { href: 1 }]) {
    t.throws(() => resolve('e', wrong as never), { message: 'base must be a string' });
  }
  t.throws(() => canParse('e', 1 as never), { message: 'base must be a string' });
  t.throws(() => parseURL('e', { base: 1 as never }), { message: /^options\.base must be/ });
  t.throws(() => parseURLHead(1 as never), { message: /^url must be/ });
});

test('a component of a serialized URL is set as the URL class sets it', (t) => {
  const values = {
    pathname: ['/', '/a/b', '/a.html', 'a', '/a b', '/..', '/C:', ''],
    search: ['?a=b', 'a=b', '?', '', '?a b', '??'],
    hash: ['#a', 'a', '#', '', '#a b', '##'],
    port: ['8', '', '443', '65536', 'x'],
  } as const;
  for (const href of ['https://u:p@h:1/a?b#c', 'x://h', 'file:///C:/a', 'x:/a']) {
    for (const [attribute, texts] of Object.entries(values)) {
      for (const text of texts) {
        const url = parse(href);
        const expected = new oracle.URL(href);
        Reflect.set(expected, attribute, text);
        if (url.failure !== null) return t.fail();
        const changed = set(url, attribute as keyof typeof values, text);
        t.is((changed ?? url).href, expected.href, `${href} ${attribute} ${text}`);
        if (changed !== null) t.deepEqual({ ...changed, failure: null }, parse(changed.href));
      }
    }
  }
});

test('documentBaseURL says which argument is wrong, and looks at the start of the base URL', (t) => {
  t.throws(() => documentBaseURL(1 as never), { message: /^documentURL must be/ });
  t.throws(() => documentBaseURL('http://h/', { baseHref: 1 as never }), {
    message: 'options.baseHref must be a string or null',
  });
  t.is(documentBaseURL('http://h/', { baseHref: null }), 'http://h/');
  t.is(documentBaseURL('http://h/', { baseHref: '/?data:' }), 'http://h/?data:');
});

test('basicParseURL says which option is wrong', (t) => {
  const url = recordOf('http://h/');
  const state: StateOverride = 'host';
  for (const [options, message] of [
    [{ base: 'http://h/' as never }, /^options\.base must be/],
    [{ url }, /^options\.url needs/],
    [{ stateOverride: state }, /^options\.stateOverride needs/],
    [{ url, stateOverride: state, encoding: 1 as never }, /^options\.encoding must be/],
  ] as const) {
    t.throws(() => basicParseURL('x', options), { message, instanceOf: TypeError });
  }
});

test('functions say that an encoding, or a base URL, has the wrong type', (t) => {
  for (const run of [parseURL, parseAndSerialize]) {
    t.throws(() => run('x', { encoding: 1 as never }), { message: /^options\.encoding must be/ });
  }
  t.throws(() => apiParseURL('x', 1 as never), { message: /^base must be/ });
});

test('a URL without a host gets no port, whatever it is', (t) => {
  const url = recordOf('a:/b');
  for (const port of ['8', '70000', 'x']) {
    t.is(basicParseURL(port, { url, stateOverride: 'port' }), url, port);
    t.is(serializeURL(url), 'a:/b');
  }
});

test('only a whole drive letter of a base URL stays', (t) => {
  const bases = [
    '/C:',
    '/C:/',
    '/C:/a/b',
    '/C:x',
    '/C:x/y',
    '/C',
    '/ab',
    '/ab/c',
    '/C?q',
    '/C:?q',
    '/CC/',
    '/',
  ];
  const references = [
    '..',
    '../..',
    '../x',
    '/',
    '/x',
    'x',
    '?y',
    '#z',
    '/D:',
    'D:',
    '/..',
    '//',
    '',
    '.',
    '/.',
  ];
  for (const path of bases) {
    for (const reference of references) {
      const base = `file://${path}`;
      const expected = oracle.basicURLParse(reference, {
        baseURL: oracle.parseURL(base) ?? undefined,
      });
      const href = expected && oracle.serializeURL(expected);
      t.is(parseAndSerialize(reference, { base }), href, `${reference} ${base}`);
      const url = parseURL(reference, { base, onValidationError() {} });
      t.is(url && serializeURL(url), href, `${reference} ${base}`);
    }
  }
});

test('a long reference is read to its end', (t) => {
  const spaces = ' '.repeat(3000);
  for (const [reference, href] of [
    [`a?${spaces}x`, `http://h/a?${'%20'.repeat(3000)}x`],
    [`a#${spaces}x`, `http://h/a#${'%20'.repeat(3000)}x`],
  ] as const) {
    t.is(parseAndSerialize(reference, { base: 'http://h/' }), href);
  }
});

test('state overrides report the errors of the component, and of nothing else', (t) => {
  const cases: readonly (readonly [StateOverride, string, readonly string[]])[] = [
    ['query', ' a', ['invalid-URL-unit 0-1']],
    ['fragment', 'a"', ['invalid-URL-unit 1-2']],
    ['pathStart', '/a"', ['invalid-URL-unit 2-3']],
    ['host', 'a:80"?#"', []],
    ['host', '1.2:8', ['IPv4-too-few-parts 0-3']],
    ['host', 'a@b', ['domain-to-ASCII 0-3!']],
    ['hostname', '1.2:8', []],
    ['host', '', ['host-missing 0-0!']],
    ['host', 'g:70000', ['port-out-of-range 2-7!']],
    ['hostname', '1.2', ['IPv4-too-few-parts 0-3']],
    ['port', '70000', ['port-out-of-range 0-5!']],
    ['port', '8"', []],
    ['schemeStart', 'ftp:"', []],
  ];
  for (const [stateOverride, input, expected] of cases) {
    const url = recordOf('http://h:8/a');
    const errors = errorsOf((onValidationError) =>
      basicParseURL(input, { url, stateOverride, onValidationError }),
    );
    t.deepEqual(errors, expected, `${stateOverride} ${input}`);
  }
});

test('setAttribute reports errors with their ranges in the value, and says whether it failed', (t) => {
  const cases: readonly (readonly [URLAttributeName, string, boolean, readonly string[]])[] = [
    ['search', '?a"', true, ['invalid-URL-unit 2-3']],
    ['search', 'a"', true, ['invalid-URL-unit 1-2']],
    ['search', ' a', true, ['invalid-URL-unit 0-1']],
    ['hash', '#\tb"', true, ['invalid-URL-unit 1-2', 'invalid-URL-unit 3-4']],
    ['search', 'a|', true, ['invalid-URL-unit 1-2']],
    ['hash', 'a|', true, ['invalid-URL-unit 1-2']],
    ['pathname', '/ab|', true, ['invalid-URL-unit 3-4']],
    ['port', '70000', false, ['port-out-of-range 0-5!']],
    ['hostname', 'a b', false, ['domain-to-ASCII 0-3!']],
    ['username', 'x', true, []],
  ];
  for (const [attribute, value, expected, errors] of cases) {
    const results: boolean[] = [];
    const reported = errorsOf((onValidationError) => {
      const url = recordOf('http://h:8/a');
      results.push(setAttribute(url, attribute, value, { onValidationError }));
    });
    t.deepEqual(reported, errors, `${attribute} ${value}`);
    t.deepEqual(results, [expected], `${attribute} ${value}`);
    t.is(setAttribute(recordOf('http://h:8/a'), attribute, value), expected);
  }
  const url = recordOf('http://h/a#b');
  const { path } = url;
  setAttribute(url, 'hash', 'b');
  t.is(url.path, path, 'without a change, the record stays as it is');
  t.throws(() => setAttribute(url, 'hash', 'b', { encoding: 1 as never }), {
    message: /^options\.encoding must be/,
  });
  t.throws(() => setAttribute(url, 'hash', 'b', { onValidationError: 1 as never }), {
    message: /^options\.onValidationError must be/,
  });
});

test('the components of a URL that does not parse are those before the error', (t) => {
  const userinfos = [
    [' http://u:p@h/ ', { start: 8, end: 12 }],
    ['http://u@h:x/', { start: 7, end: 9 }],
    ['http://h/@', null],
    ['a:b', null],
  ] as const;
  for (const [input, userinfo] of userinfos) {
    t.deepEqual(componentRanges(input)?.userinfo, userinfo, input);
  }
  const ranges = componentRanges('http://u@h:x/');
  t.deepEqual(ranges?.authority, { start: 7, end: 12 });
  t.deepEqual(ranges?.port, { start: 11, end: 12 });
  t.is(ranges?.path, null);
  t.is(componentRanges('/a', { base: 'x' }), null);
});

test('components that are not in a text have no range', (t) => {
  t.deepEqual(componentRanges('a:b'), {
    scheme: { start: 0, end: 1 },
    authority: null,
    userinfo: null,
    username: null,
    password: null,
    host: null,
    port: null,
    path: { start: 2, end: 3 },
    query: null,
    fragment: null,
  });
});

test('a failure has the name of the error and its range in the URL, or in the base URL', (t) => {
  const failureOf = (result: ReturnType<typeof parse>) =>
    result.failure && { ...result.failure, findRange: result.failure.findRange() };
  const name = 'port-invalid';
  const findRange = { start: 11, end: 12 };
  t.deepEqual(failureOf(parse(' http://h\t:x/ ')), { name, isBase: false, findRange });
  t.deepEqual(failureOf(resolve('a', ' http://h\t:x/ ')), { name, isBase: true, findRange });
  t.deepEqual(failureOf(resolve(' http://h\t:x/ ', 'http://h/')), {
    name,
    isBase: false,
    findRange,
  });
  // Without the base URL, another error would be found, or none.
  const references = [
    ['//h:x/', 'port-invalid', 4],
    ['http:\\\\h:x/', 'port-invalid', 9],
    ['///[', 'IPv6-unclosed', 3],
  ] as const;
  for (const [reference, name, start] of references) {
    const { failure } = resolve(reference, 'https://example.org/a');
    const found = failure && [failure.name, failure.findRange().start];
    t.deepEqual(found, [name, start], reference);
  }
});

test('a lone surrogate is no URL unit, and U+FFFD is one', (t) => {
  for (const [input, expected] of [
    ['http://h/\uD800', ['invalid-URL-unit 9-10']],
    ['http://h/\uFFFD', []],
    ['http://h/\t\na', ['invalid-URL-unit 9-11']],
    ['http://h/\t\uD800', ['invalid-URL-unit 9-10', 'invalid-URL-unit 10-11']],
    ['http://h/\t\uFFFD', ['invalid-URL-unit 9-10']],
    ['http://h/\uFFFD\t\uD800', ['invalid-URL-unit 10-11', 'invalid-URL-unit 11-12']],
  ] as const) {
    const errors = errorsOf((onValidationError) => parseURL(input, { onValidationError }));
    t.deepEqual(errors, expected, JSON.stringify(input));
  }
  t.is(serializeURL(recordOf('http://h/\t\uD800')), 'http://h/%EF%BF%BD');
});
