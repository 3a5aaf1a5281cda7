// Terms, parsing and fragment-escape: one test for each requirement, under its id.

import {
  fragmentEscape,
  isAbsoluteURL,
  isAuthorityBasedURL,
  isHierarchicalURL,
  isValidNonEmptyURLSurroundedBySpaces,
  isValidURL,
  isValidURLSurroundedBySpaces,
  type ParsedURL,
  parseURL,
  reservedURLs,
  resolveURL,
  stripWhitespace,
} from '@urlkit/url-editions/html-2011';
import test from 'ava';

const ascii = Array.from({ length: 0x80 }, (_, codePoint) => String.fromCharCode(codePoint));

function parse(url: string): ParsedURL {
  const parsed = parseURL(url);
  if (parsed === null) throw new Error(`${url} does not parse`);
  return parsed;
}

test('004-01: a string that is not a URI may be a URL', (t) => {
  t.is(parse('a b').path, 'a b');
  t.is(resolveURL('a b', 'http://h/'), 'http://h/a%20b');
});

test('004-02: valid URLs are references, to URIs, or to IRIs with conditions', (t) => {
  t.true(isValidURL('http://h/é', 'windows-1252'));
  t.true(isValidURL('http://h/?é'));
  t.false(isValidURL('http://h/?é', 'windows-1252'));
  t.false(isValidURL('http://h/a b'));
});

test('004-03: spaces may surround valid URLs', (t) => {
  t.true(isValidURLSurroundedBySpaces(' http://h/ '));
  t.true(isValidNonEmptyURLSurroundedBySpaces(' http://h/ '));
  t.false(isValidNonEmptyURLSurroundedBySpaces(' '));
});

test('004-04: two URLs are reserved', (t) => {
  t.deepEqual(reservedURLs, ['about:legacy-compat', 'about:srcdoc']);
});

test('004-05: absolute, hierarchical and authority-based URLs', (t) => {
  const classes = (url: string) =>
    [isAbsoluteURL(url), isHierarchicalURL(url), isAuthorityBasedURL(url)].map(Number).join('');
  t.is(classes('http://h'), '111');
  t.is(classes('file:/x'), '110');
  t.is(classes('data:,x'), '100');
  t.is(classes('//h'), '000');
  t.is(classes('http://a_b/'), '000');
  t.is(classes('1:'), '000');
});

test('004-06: there are five space characters', (t) => {
  t.is(ascii.filter((c) => stripWhitespace(c) === '').join(''), '\t\n\f\r ');
});

test('004-10: space characters are stripped', (t) => {
  t.is(parse(' http://h/\n').host, 'h');
  t.is(parse('\0/').path, '\0/');
});

test('004-11: everything else is as in RFC 3986', (t) => {
  t.like(parse('s://u@h:8/p?q#f'), {
    scheme: 's',
    userinfo: 'u',
    host: 'h',
    port: '8',
    path: '/p',
  });
  t.is(parse('//[::1]').host, '[::1]');
});

test('004-12: controls, spaces and characters outside ASCII are unreserved', (t) => {
  for (const c of ['\0', ' ', '\x7F', 'é', '\u{10FFFF}', '\uD800']) {
    t.is(parse(`http://h/a${c}b`).path, `/a${c}b`);
    t.is(parse(`http://a${c}b/`).host, `a${c}b`);
  }
});

test('004-13: characters that URIs cannot contain are unreserved', (t) => {
  for (const c of '"<>[\\]^`{|}') {
    t.is(parse(`http://h/a${c}b`).path, `/a${c}b`);
    t.is(parse(`//a${c}b`).host, `a${c}b`);
  }
  t.like(parse('http:\\\\h\\p'), { scheme: 'http', host: null, path: '\\\\h\\p' });
});

test('004-14: a lone percent sign is allowed, except in a host name', (t) => {
  t.is(parse('/%zz').path, '/%zz');
  t.is(parse('//%@h').userinfo, '%');
  t.is(parseURL('http://a%zz/'), null);
});

test('004-15: fragments may contain number signs', (t) => {
  t.is(parse('a#b#c').fragment, 'b#c');
});

test('004-16: a string that does not match does not parse', (t) => {
  for (const url of ['http://h:8a/', '1a:b', ':', '//a@b@c', '//a:b:c']) t.is(parseURL(url), null);
});

test('004-20: the scheme', (t) => {
  t.is(parse('HTTP:x').scheme, 'HTTP');
  t.is(parse('x').scheme, null);
});

test('004-21: the host', (t) => {
  t.is(parse('//u@H:8').host, 'H');
  t.is(parse('x:').host, null);
});

test('004-22: the port', (t) => {
  t.is(parse('//h:08').port, '08');
  t.is(parse('//h:').port, '');
  t.is(parse('//h').port, null);
});

test('004-23: the hostport', (t) => {
  t.is(parse('http://u@h:8').hostport, 'h:8');
  t.is(parse('x:').hostport, null);
});

test('004-24: the path', (t) => {
  t.is(parse('http://h/a/../b?c').path, '/a/../b');
});

test('004-25: the query', (t) => {
  t.is(parse('?a?b#c').query, 'a?b');
  t.is(parse('?').query, '');
  t.is(parse('#?').query, null);
});

test('004-26: the fragment', (t) => {
  t.is(parse('#a?b').fragment, 'a?b');
  t.is(parse('').fragment, null);
});

test('004-27: the host-specific part', (t) => {
  t.is(parse(' //h/a ').hostSpecific, '/a');
});

test('004-28: the hostport has a port that is not the default one', (t) => {
  t.is(parse('http://h:80/').hostport, 'h');
  t.is(parse('HTTPS://h:443/').hostport, 'h');
  t.is(parse('http://h:8080/').hostport, 'h:8080');
  t.is(parse('//h:8080/').hostport, 'h');
  t.is(parse('http://h:/').hostport, 'h');
});

test('004-29: paths of all kinds', (t) => {
  const paths = { 'http://h': '', 'x:/a': '/a', 'a/b:c': 'a/b:c', 'x:a': 'a', '?': '' };
  for (const [url, path] of Object.entries(paths)) t.is(parse(url).path, path);
});

test('004-30: without an authority, everything is the host-specific part', (t) => {
  t.is(parse('http://h/a?b#c').hostSpecific, '/a?b#c');
  t.is(parse('mailto:x').hostSpecific, 'mailto:x');
});

test('004-31: only the authority contains the userinfo', (t) => {
  t.is(parse('http://u:p@h/').hostport, 'h');
  t.is(parse('http://u:p@h/').hostSpecific, '/');
});

test('004-55: fragment-escape', (t) => {
  t.is(fragmentEscape('a b#c%20'), 'a%20b%23c%2520');
  t.is(fragmentEscape('é`\x7F\u{1F600}'), 'é`\x7F\u{1F600}');
  const escaped = ascii.filter((c) => fragmentEscape(c) !== c);
  t.deepEqual(escaped, [...ascii.slice(0, 0x21), ...'"#%<>[\\]^{|}']);
  t.is(fragmentEscape('\n|'), '%0A%7C');
});
