// Sections 2, 3.1 and 3.2 of the text: one test for each requirement, under its id.

import {
  findHost,
  findScheme,
  isAbsoluteURL,
  isAuthorityBasedURL,
  isHierarchicalURL,
  isValidNonEmptyURL,
  isValidNonEmptyURLSurroundedBySpaces,
  isValidURL,
  isValidURLSurroundedBySpaces,
  type ParsedURL,
  parseURL,
  resolveURL,
  serializeURL,
  stripWhitespace,
  URL,
} from '@urlkit/url-editions/w3c-2012';
import test from 'ava';

function parse(url: string): ParsedURL {
  const parsed = parseURL(url);
  if (parsed === null) throw new Error(`${url} does not parse`);
  return parsed;
}

function resolve(relativeURL: string, base = 'http://h:8/a/b?q#f'): string | null {
  const url = resolveURL(relativeURL, parse(base));
  return url && serializeURL(url);
}

test('000-01: the interface has a constructor and a stringifier', (t) => {
  const url = new URL('http://h/a');
  t.is(String(url), url.href);
  t.is(Object.prototype.toString.call(url), '[object URL]');
  t.is(URL.name, 'URL');
  t.is(new URL('b', 'http://h/a').href, 'http://h/b');
});

test('000-02: a parsed URL is a record', (t) => {
  t.deepEqual(parse('a:b'), {
    ...{ scheme: 'a', slashes: 0, authority: null, userInfo: null, username: null },
    ...{ password: null, host: null, port: null, path: 'b', query: null, fragment: null },
  });
});

test('000-03: absolute URLs do not depend on a base', (t) => {
  for (const url of ['http://h/', 'mailto:a@b']) {
    t.true(isAbsoluteURL(url));
    t.is(resolve(url), resolve(url, 'x://y'));
  }
  for (const url of ['/x', 'x', '', 'a b:c', '1:x']) t.false(isAbsoluteURL(url), url);
});

test('000-04: a slash follows the scheme of hierarchical URLs', (t) => {
  t.true(isHierarchicalURL('http://h'));
  t.true(isHierarchicalURL('file:/x'));
  t.false(isHierarchicalURL('mailto:a@b'));
  t.false(isHierarchicalURL('/x'));
});

test('000-05: two slashes follow the scheme of authority-based URLs', (t) => {
  t.true(isAuthorityBasedURL('http://h'));
  t.false(isAuthorityBasedURL('file:/x'));
  t.false(isAuthorityBasedURL('//h'));
});

test('000-06: valid URLs are references, to URIs, or to IRIs with conditions', (t) => {
  t.true(isValidURL('http://h/a?b#c'));
  t.true(isValidURL('http://h/é', 'windows-1252'));
  t.true(isValidURL('http://h/é?e', 'windows-1252'));
  t.false(isValidURL('http://h/?é', 'windows-1252'));
  for (const encoding of ['UTF-8', 'utf-16', 'UTF-16LE', 'utf-16be']) {
    t.true(isValidURL('http://h/?é', encoding));
  }
  t.true(isValidURL('?\uE000'));
  for (const url of ['/\uE000', 'a b', '/\uFFFE', '/\u{1FFFE}', '#\u0080', '/\uD800']) {
    t.false(isValidURL(url), url);
  }
});

test('000-07: the empty URL is a valid URL, but not a valid non-empty URL', (t) => {
  t.true(isValidURL(''));
  t.false(isValidNonEmptyURL(''));
  t.true(isValidNonEmptyURL('a'));
});

test('000-08: spaces may surround a valid URL', (t) => {
  t.true(isValidURLSurroundedBySpaces(' http://h/\n'));
  t.true(isValidURLSurroundedBySpaces('  '));
  t.false(isValidURLSurroundedBySpaces(' a b '));
});

test('000-09: spaces may surround a valid non-empty URL', (t) => {
  t.true(isValidNonEmptyURLSurroundedBySpaces(' a '));
  t.false(isValidNonEmptyURLSurroundedBySpaces('  '));
});

test('000-10: whitespace is stripped at both ends only', (t) => {
  t.is(stripWhitespace('\ta b\f'), 'a b');
  t.is(stripWhitespace(' \n'), '');
});

test('000-11: there are five space characters', (t) => {
  const all = Array.from({ length: 0x3000 }, (_, codePoint) => String.fromCharCode(codePoint));
  t.deepEqual(
    all.filter((c) => stripWhitespace(c) === ''),
    ['\t', '\n', '\f', '\r', ' '],
  );
});

test('000-12: only ASCII letters are compared case-insensitively', (t) => {
  t.is(resolve('HTTP:y', 'http://h/'), 'http://h/y');
  t.is(resolve('\u212A:y', 'k://h/'), 'k://h/\u212A:y');
});

test('000-13: control characters are those up to the space', (t) => {
  for (let codePoint = 0; codePoint < 0x100; codePoint++) {
    const c = String.fromCharCode(codePoint);
    t.is(parse(`a:b${c}`).path === 'b', codePoint <= 0x20);
  }
});

test('000-14: both slashes are slash characters', (t) => {
  t.is(parse('x:\\/\\h\\p').host, 'h');
  t.is(parse('x:\\/\\h\\p').path, '\\p');
});

test('000-15: four characters terminate an authority', (t) => {
  for (let codePoint = 0x21; codePoint < 0x7f; codePoint++) {
    const c = String.fromCharCode(codePoint);
    t.is(parse(`http://a${c}b`).authority === 'a', '/\\?#;'.includes(c), c);
  }
});

test('000-16: characters that are not consumed remain', (t) => {
  t.deepEqual(findScheme('a:b:c'), { scheme: 'a', afterScheme: 'b:c' });
});

test('000-17: there are several UTF-16 encodings', (t) => {
  for (const encoding of ['UTF-16', 'UTF-16LE', 'UTF-16BE']) t.true(isValidURL('?é', encoding));
  t.false(isValidURL('?é', 'UTF-32'));
});

test('000-18: the text disagrees with RFC 3986 in two points', (t) => {
  t.is(parse('http:///example.com/').host, 'example.com');
  t.is(parse('http://example.com;').host, 'example.com');
});

test('000-20: control characters at both ends are consumed', (t) => {
  t.is(serializeURL(parse('\0 http://h/ ')), 'http://h/');
});

test('000-21: without a scheme a URL is invalid', (t) => {
  t.is(parseURL('foo'), null);
  t.is(parseURL(''), null);
});

test('000-22: drives, file: and mailto: have no rules of their own', (t) => {
  t.like(parse('C:\\x\\y'), { scheme: 'C', host: 'x', path: '\\y' });
  t.like(parse('file:///x/y'), { host: 'x', path: '/y' });
  t.like(parse('mailto:a@b'), { host: null, path: 'a@b' });
});

test('000-23: in a URL that is not hierarchical, everything is the path', (t) => {
  t.like(parse('mailto:a@b?x#y'), { path: 'a@b?x#y', query: null, fragment: null });
  t.like(parse('http:foo'), { path: 'foo', authority: null });
  const { scheme, userInfo, username, password, host, port, path, query, fragment } = parse(
    '  http://user:pass@host:80/p;x?q#f ',
  );
  t.deepEqual([scheme, userInfo, username, password], ['http', 'user:pass', 'user', 'pass']);
  t.deepEqual([host, port, path, query, fragment], ['host', '80', '/p;x', 'q', 'f']);
});

test('000-24: the scheme ends at the first colon', (t) => {
  t.is(findScheme('a'), null);
  t.deepEqual(findScheme('a:b:c'), { scheme: 'a', afterScheme: 'b:c' });
  t.deepEqual(findScheme(':'), { scheme: '', afterScheme: '' });
});

test('000-25: any number of slashes is consumed', (t) => {
  for (const slashes of ['/', '//', '\\/', '/////\\']) t.is(parse(`http:${slashes}h/p`).host, 'h');
});

test('000-26: the authority ends at a terminating character, or at the end', (t) => {
  t.is(parse('http:///example.com/').authority, 'example.com');
  t.like(parse('http://example.com;'), { authority: 'example.com', path: ';' });
  t.like(parse('http://h'), { authority: 'h', path: null });
  t.like(parse('http://'), { authority: '', path: null });
});

test('000-27: the path ends at a question mark or a number sign', (t) => {
  t.is(parse('http://h/p;x?q#f').path, '/p;x');
  t.is(parse('http://h/p;x').path, '/p;x');
  t.is(parse('http://h?q').path, '');
});

test('000-28: the query ends at a number sign', (t) => {
  t.is(parse('http://h/?q?r#f').query, 'q?r');
  t.is(parse('http://h/?').query, '');
  t.is(parse('http://h/#a?b').query, null);
});

test('000-29: the rest is the fragment', (t) => {
  t.is(parse('http://h/#a#b').fragment, 'a#b');
  t.is(parse('http://h/').fragment, null);
});

test('000-30: the user-info ends at the last @', (t) => {
  t.like(findHost('a@b@c'), { userInfo: 'a@b', host: 'c' });
  t.like(findHost('c'), { userInfo: null, host: 'c' });
});

test('000-31: the host ends at the last colon, unless that is in brackets', (t) => {
  t.like(findHost('[::1]'), { host: '[::1]', port: null });
  t.like(findHost('[::1]:80'), { host: '[::1]', port: '80' });
  t.like(findHost('h:1:2'), { host: 'h:1', port: '2' });
  t.like(findHost('[a:b'), { host: '[a', port: 'b' });
  t.like(findHost('h'), { host: 'h', port: null });
});

test('000-32: the rest is the port', (t) => {
  t.is(findHost('h:').port, '');
  t.is(findHost('h:x y').port, 'x y');
});

test('000-33: the username ends at the first colon', (t) => {
  t.like(findHost('u@h'), { username: 'u', password: null });
  t.like(findHost(':p@h'), { username: '', password: 'p' });
});

test('000-34: the rest is the password', (t) => {
  t.is(findHost('u:p:q@h').password, 'p:q');
});

test('000-40: resolving finds a scheme without trimming before', (t) => {
  t.is(resolve('x:y'), 'x:y');
  t.is(resolve(' x:y'), 'http://h:8/a/ x:y');
});

test('000-41: without a scheme a URL is relative', (t) => {
  t.is(resolve('y'), 'http://h:8/a/y');
});

test('000-42: if a scheme cannot contain a character, the URL is relative', (t) => {
  t.is(resolve('a b:c'), 'http://h:8/a/a b:c');
  t.is(resolve('a+-.1:c'), 'a+-.1:c');
});

test('000-43: the text after the scheme of the base is relative', (t) => {
  t.is(resolve('HTTP:y'), 'http://h:8/a/y');
  t.is(resolve('http:///y'), 'http://y');
  t.is(resolve('mailto:c', 'mailto:a@b'), 'mailto:c');
});

test('000-44: other URLs are absolute', (t) => {
  t.is(resolve('https:x'), 'https:x');
});

test('000-45: a base that is not hierarchical resolves nothing', (t) => {
  t.is(resolve('x', 'mailto:a@b'), null);
  t.is(resolve('', 'mailto:a@b'), null);
});

test('000-46: the empty URL is the base without its fragment', (t) => {
  t.is(resolve(''), 'http://h:8/a/b?q');
});

test('000-47: two slash characters are relative to the scheme, one to the authority', (t) => {
  t.is(resolve('//x/y'), 'http://x/y');
  t.is(resolve('\\\\x'), 'http://x');
  t.is(resolve('/y'), 'http://h:8/y');
  t.is(resolve('\\y'), 'http://h:8\\y');
});

test('000-48: the first character distinguishes query, fragment and path', (t) => {
  t.is(resolve('?#'), 'http://h:8/a/b?#');
  t.is(resolve('#?'), 'http://h:8/a/b?q#?');
  t.is(resolve(';?'), 'http://h:8/a/;?');
});

test('000-49: a scheme-relative URL takes the scheme', (t) => {
  t.is(resolve('//x/y', 'HTTP://h'), 'HTTP://x/y');
});

test('000-50: an authority-relative URL takes the authority', (t) => {
  t.is(resolve('/y', 'http://u@h:8?q'), 'http://u@h:8/y');
});

test('000-51: a path-relative URL takes the path up to its last slash', (t) => {
  t.is(resolve('y'), 'http://h:8/a/y');
  t.is(resolve('../y'), 'http://h:8/a/../y');
  t.is(resolve('y', 'http://h\\a\\b'), 'http://h\\a\\y');
  t.is(resolve('y', 'http://h'), 'http://h/y');
});

test('000-52: a query-relative URL takes the path', (t) => {
  t.is(resolve('?z'), 'http://h:8/a/b?z');
});

test('000-53: a fragment-relative URL takes path and query, or a question mark', (t) => {
  t.is(resolve('#z'), 'http://h:8/a/b?q#z');
  t.is(resolve('#z', 'http://h/p'), 'http://h/p?#z');
});
