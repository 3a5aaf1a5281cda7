// Sentences of URL Specification 0.9.0 that are easy to miss.

import {
  createAuthority,
  createReference,
  emptyReference,
  force,
  fromComponents,
  normalizeReference,
  parseAuthority,
  parseReference,
  parseResolveAndNormalize,
  preprocess,
  printReference,
  type Reference,
  URLReference,
  whatwgResolve,
} from '@urlkit/url-reference';
import test from 'ava';

function resolve(input: string, base: string): string | null {
  return new URLReference(input).resolve(base)?.toString() ?? null;
}

// 001-104: “force resolve url1 against base; normalise and percent encode the result”, where base is a result of
// the same operation.
test('001-104 URLReference resolves and normalizes its base', (t) => {
  for (const [input, base, href] of [
    ['x', 'http:h', 'http://h/x'],
    ['c', 'http://h/a/b/..', 'http://h/a/c'],
    ['', 'HTTP://H:80/./a#f', 'http://h/a'],
    ['x', 'http:///H/a', 'http://h/x'],
    ['?q', 'file:///C|/../x', 'file:///C:/x?q'],
    ['#f', 'foo:a b ', 'foo:a b#f'],
    ['x', 'http:', null],
    ['http://h/', 'a/b', null],
  ] as const) {
    t.is(resolve(input, base), href, `${input} against ${base}`);
    const from = parseResolveAndNormalize(base);
    const url = from && parseResolveAndNormalize(input, { base: from });
    t.is(url && printReference(url), href);
  }
});

// 001-50: “Remove all u+9 (tab), u+A (line-feed) and u+D (carriage-return) characters from input.”
// A string is a sequence of code points, so two surrogates cannot become a code point.
test('001-50 surrogates separated by white space do not become one code point', (t) => {
  t.is(preprocess('a\ud800\t\n\udc00'), 'a\ufffd\udc00');
  t.is(preprocess('\ud800\ta\udc00'), '\ud800a\udc00');
  t.is(resolve('\ud800\t\udc00', 'http://h'), 'http://h/%EF%BF%BD%EF%BF%BD');
});

// “Specifically, the auth-path rule, the authority rule and the s rule have different versions for
// different parser-modes.” In generic-mode, \ is not a slash.
test('001-57 all ways to print use the mode', (t) => {
  const generic = new URLReference('a\\b', { mode: 'generic' });
  t.is(String(generic), 'a\\b');
  t.is(generic.pathname, 'a\\b');
  t.is(generic.toUnicodeString(), 'a\\b');
  t.is(new URLReference(createReference({ file: 'a\\b' })).pathname, 'a%5Cb');
});

// 001-31: “Let auth be the value of component parsed as an Authority […]. If the value cannot be
// parsed as an Authority then fail.” 001-57: “uchar := url-char \ s \ { #, ?, : }”, “pchar :=
// url-char \ s \ { #, ? }”.
test('001-31, 001-56 credentials must match the grammar', (t) => {
  for (const input of ['a/b@h', '\\u@h', 'a?b@h', 'a#@h', 'u:p/@h', 'u:?@h', 'a\t@h', 'u:\n@h']) {
    t.is(parseAuthority(input), null, input);
    t.is(force(createReference({ scheme: 'http', dirs: [input] })), null, input);
  }
  t.is(parseAuthority('\\u@h', 'generic')?.username, '\\u');
  t.like(parseAuthority('a@b:c:d@h'), { username: 'a@b', password: 'c:d' });
});

// 001-14: “The scheme of an URL is a string […]. For all other components present, the components'
// values are strings.”
test('001-14 values must have their types', (t) => {
  const host = { kind: 'opaque', value: 'h' };
  const wrong: readonly object[] = [
    ...[{ file: 7 }, { scheme: 7 }, { query: {} }, { fragment: true }, { file: undefined }],
    ...[{ drive: ['C', ':'] }, { drive: 7 }, { dirs: 'ab' }, { dirs: [7] }, { dirs: null }],
    ...[{ authority: 'h' }, { authority: { host: 'h' } }, { authority: { host, username: 7 } }],
    ...[{ authority: { host, username: '', password: 7 } }, { authority: { host, port: '8' } }],
    ...[{ authority: { host: { kind: 'opaque', value: 7 } } }, { path: 'a' }, { toString: 'a' }],
    ...[{ authority: { host: { kind: 'empty', value: '' } } }],
    ...[{ authority: { host: { kind: 'ipv4', value: 2 ** 32 } } }],
    ...[{ authority: { host: { kind: 'ipv6', value: [0, 0, 0, 0, 0, 0, 0] } } }],
    ...[{ authority: { host: { kind: 'ipv6', value: [0, 0, 0, 0, 0, 0, 0, 65536] } } }],
  ];
  for (const parts of wrong) {
    t.throws(() => Reflect.apply(createReference, null, [parts]), { instanceOf: TypeError });
    const data = { ...emptyReference, ...parts };
    t.throws(() => Reflect.construct(URLReference, [data]), { instanceOf: TypeError });
  }
  for (const parts of [null, undefined, 7]) {
    t.throws(() => Reflect.apply(createReference, null, [parts]), { instanceOf: TypeError });
    t.throws(() => Reflect.apply(createAuthority, null, [parts]), { instanceOf: TypeError });
  }
  const reference = new URLReference('//h/a');
  for (const change of [{ pathname: 'a' }, { file: 7 }, { host: 7 }, { dirs: 7 }, { dirs: 'a' }]) {
    t.throws(() => Reflect.apply(reference.with, reference, [change]), { instanceOf: TypeError });
  }
  const unknown = [{ type: 'secret', value: '' }];
  const error = t.throws(() => Reflect.apply(fromComponents, null, [unknown]), {
    instanceOf: TypeError,
  });
  t.notRegex(error.message, /secret/);
  const resolved: Reference | null = parseResolveAndNormalize('http://[::1]/');
  t.deepEqual(resolved && createReference(resolved), resolved);
});

test('a URLReference copies the plain data it is made of', (t) => {
  const dirs = ['a'];
  const reference = new URLReference(createReference({ dirs }));
  dirs.push('b');
  t.deepEqual(reference.dirs, ['a']);
});

// 001-30: “If otherwise the authority of url has a username or a port then fail.” 001-77 to 001-79
// remove an empty password, an empty username and an empty port.
test('001-30 forcing fails for components that normalization would remove', (t) => {
  for (const [input, href] of [
    ['file://hh:/', 'file://hh/'],
    ['file://@h/', 'file://h/'],
    ['file://:@h/', 'file://h/'],
  ] as const) {
    const url = parseReference(input) ?? emptyReference;
    t.is(whatwgResolve(url), null);
    t.is(new URLReference(input).resolve(), null);
    const resolved = whatwgResolve(normalizeReference(url));
    t.is(resolved && printReference(resolved), href);
  }
});
