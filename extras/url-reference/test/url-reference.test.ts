import {
  createReference,
  equivalenceLevels,
  normalizeReference,
  parseReference,
  parseResolveAndNormalize,
  printReference,
  type Reference,
  type ReferenceKind,
  URLReference,
  type URLReferenceChanges,
} from '@urlkit/url-reference';
import {
  createAuthority,
  emptyReference,
  force,
  fromComponents,
  parseAuthority,
  preprocess,
  whatwgResolve,
} from '@urlkit/url-reference/steps';
import test from 'ava';

test('a component that is missing is null', (t) => {
  const full = new URLReference('file://u:p@h:8/C:/a/b/c?q#f');
  const { scheme, username, password, host, port, drive, root, dirs, file, query, fragment } = full;
  t.deepEqual(
    { scheme, username, password, host, port, drive, root, dirs, file, query, fragment },
    {
      ...{
        scheme: 'file',
        username: 'u',
        password: 'p',
        host: 'h',
        port: 8,
        drive: 'C:',
        root: '/',
      },
      ...{ dirs: ['a', 'b'], file: 'c', query: 'q', fragment: 'f' },
    },
  );
  t.is(full.pathname, '/C:/a/b/c');
  t.is(full.mode, 'file');

  const empty = new URLReference('');
  for (const key of [
    ...(['scheme', 'username', 'password', 'host', 'port', 'drive', 'root'] as const),
    ...(['file', 'query', 'fragment'] as const),
  ]) {
    t.is(empty[key], null, key);
  }
  t.deepEqual(empty.dirs, []);
  t.is(empty.pathname, '');
  t.is(empty.mode, 'web');

  t.is(new URLReference('///x').host, '');
  t.is(new URLReference('//[::1]:').host, '[::1]');
  t.is(new URLReference('//[::1]:').port, '');
  t.is(new URLReference('a b/é').pathname, 'a%20b/%C3%A9');
});

test('parse returns null, and the constructor throws without repeating the input', (t) => {
  t.is(URLReference.parse('//secret:x'), null);
  t.is(URLReference.parse('../a')?.toString(), '../a');
  t.is(URLReference.parse(' a', { strict: true }), null);
  const error = t.throws(() => new URLReference('//secret:x'), { instanceOf: TypeError });
  t.notRegex(error.message, /secret/);
});

test('strings without a scheme are read in the given mode', (t) => {
  t.is(new URLReference('C|\\x', { mode: 'file' }).drive, 'C|');
  t.is(new URLReference('C|\\x', { mode: 'web' }).dirs[0], 'C|');
  t.is(new URLReference('C|\\x', { mode: 'generic' }).file, 'C|\\x');
  t.is(new URLReference('foo:', { mode: 'file' }).mode, 'generic');
  t.is(String(new URLReference('\\x', { mode: 'generic' })), '\\x');
  t.is(String(new URLReference('./C|/x', { mode: 'file' }).normalize()), './C|/x');
  const generic = new URLReference('\\x', { mode: 'generic' });
  t.true(generic.equals('\\x'));
  t.false(generic.equals('%5Cx', 'percent-coding'));
  t.is(String(generic.resolve('foo:/a/b')), 'foo:/a/\\x');
  t.is(String(generic.rebase('\\/y')), '\\/\\x');
  t.is(new URLReference('x', { mode: 'file' }).rebase('C|/y').drive, 'C|');
});

test('a reference is immutable', (t) => {
  const reference = new URLReference('//u@h/a/b');
  t.throws(() => Object.assign(reference, { scheme: 'x' }), { instanceOf: TypeError });
  t.throws(() => Object.assign(reference, { mode: 'file' }), { instanceOf: TypeError });
  t.throws(() => Object.assign(reference.dirs, ['x']), { instanceOf: TypeError });
  t.throws(() => Object.assign(reference.reference, { file: 'x' }), { instanceOf: TypeError });
  t.throws(() => Object.assign(reference.reference.authority ?? {}, { username: 'x' }), {
    instanceOf: TypeError,
  });
  const dirs = ['a'];
  const changed = reference.with({ dirs });
  dirs.push('b');
  t.is(String(changed), '//u@h/a/b');
});

const changes: readonly (readonly [string, URLReferenceChanges, string | null])[] = [
  ['http://h/a?q', {}, 'http://h/a?q'],
  ['http://h/b?q', { scheme: undefined, query: undefined }, 'http://h/b?q'],
  ['http://h/a?q', { query: null, fragment: 'f g' }, 'http://h/a#f%20g'],
  ['http://h/a', { scheme: null }, '//h/a'],
  ['http://h/a', { scheme: '9' }, null],
  ['a/b', { host: 'h' }, '//h/a/b'],
  ['a/b', { host: '' }, '///a/b'],
  ['a/b', { host: 'h', root: null }, null],
  ['a/b', { root: '/' }, '/a/b'],
  ['/a/b', { root: null }, 'a/b'],
  ['//u:p@h:8/a', { host: null }, '/a'],
  ['//u:p@h:8', { host: null, username: null, password: null, port: null }, ''],
  ['//u:p@h:8/a', { host: '[1::0:0]' }, '//u:p@[1::]:8/a'],
  ['//u:p@h:8/a', { username: null }, null],
  ['//u:p@h:8/a', { password: null, port: '' }, '//u@h:/a'],
  ['//h', { host: 'a b' }, null],
  ['//h', { host: '[x]' }, null],
  ['//h', { host: 'a:8' }, null],
  ['//h', { port: 65536 }, null],
  ['//h', { port: 0, username: 'ü@' }, '//%C3%BC%40@h:0'],
  ['a', { username: 'u' }, null],
  ['a', { username: null, port: null }, 'a'],
  ['//', { host: null }, ''],
  ['file:///x', { drive: 'C|' }, 'file:///C|/x'],
  ['x', { drive: 'C|' }, '/C|/x'],
  ['file:///C:/x', { drive: null }, 'file:///x'],
  ['x', { drive: 'CC' }, null],
  ['a/b', { dirs: [] }, 'b'],
  ['a/b', { dirs: ['', 'c/d', '?'] }, './/c%2Fd/%3F/b'],
  ['a/b', { file: null }, 'a/'],
  ['a/b', { file: '' }, null],
  ['b', { file: 'c:d' }, './c:d'],
];

for (const [input, change, result] of changes) {
  test(`${input || 'the empty reference'} can be changed with ${JSON.stringify(change)}`, (t) => {
    const reference = new URLReference(input);
    if (result === null) t.throws(() => reference.with(change), { instanceOf: TypeError });
    else t.is(String(reference.with(change)), result);
    t.is(String(reference), input);
  });
}

test('rebase: a dot segment at the end of a base is a directory', (t) => {
  for (const [reference, base, result] of [
    ['bar', '..', '../bar'],
    ['bar', 'a/.', 'a/./bar'],
    ['b/c', '%2E%2e', '%2E%2e/b/c'],
    ['?x', '..', '..?x'],
    ['/b', 'http://h/..', 'http://h/b'],
  ] as const) {
    t.is(String(new URLReference(reference).rebase(base)), result);
  }
});

test('rebase follows a reference from another, and both may be relative', (t) => {
  for (const [reference, base, result] of [
    ['../c', 'a/b', 'a/../c'],
    ['?q', '//h/a', '//h/a?q'],
    ['http:x', 'HTTP://h/a', 'HTTP://h/x'],
    ['foo:x', 'http://h', 'foo:x'],
    ['', 'a#f', 'a'],
  ] as const) {
    t.is(String(new URLReference(reference).rebase(base)), result);
    t.is(String(new URLReference(reference).rebase(new URLReference(base))), result);
  }
});

test('resolve returns the same URL as the standard, or null', (t) => {
  for (const [reference, base, result] of [
    ['../é?q#f', 'http://H:80/a/b', 'http://h/%C3%A9?q#f'],
    ['x', 'a/b', null],
    ['x', 'foo:y', null],
    ['http:x', undefined, 'http://x/'],
    ['x', undefined, null],
    ['http://1.2.3.256', undefined, null],
  ] as const) {
    t.is(new URLReference(reference).resolve(base)?.toString() ?? null, result);
  }
});

test('normalize and equals work at each level', (t) => {
  const reference = new URLReference('HTTP://:@h:80/a/../é');
  t.deepEqual(
    equivalenceLevels.map((level) => String(reference.normalize(level))),
    ['HTTP://:@h:80/a/../%C3%A9', 'HTTP://h:80/%C3%A9', 'http://h/%C3%A9', 'http://h/%C3%A9'],
  );
  t.is(reference.normalize('scheme').file, 'é');
  t.is(reference.normalize().file, '%C3%A9');
  const equals = (a: string, b: string): boolean[] =>
    equivalenceLevels.map((level) => new URLReference(a).equals(b, level));
  t.deepEqual(equals('a', 'a'), [true, true, true, true]);
  t.deepEqual(equals('/a/./b', '/a/b'), [false, true, true, true]);
  t.deepEqual(equals('HTTP://h:80/', 'http://h/'), [false, false, true, true]);
  t.deepEqual(equals('/é', '/%C3%A9'), [false, false, false, true]);
  t.deepEqual(equals('/a', '/%61'), [false, false, false, false]);
  t.deepEqual(equals('a', 'b'), [false, false, false, false]);
  t.deepEqual(equals('//', ''), [false, false, false, false]);
  t.deepEqual(equals('?', ''), [false, false, false, false]);
  t.true(reference.equals(new URLReference('HTTP://:@h:80/a/../é')));
  t.true(
    new URLReference('http://1.2.3.4/').equals(new URLReference('http://1.2.3.4/').resolve() ?? ''),
  );
});

const relativizations: readonly (readonly [
  base: string,
  target: string,
  results: string | readonly [string, string, string],
])[] = [
  ['http://h/a/b', 'http://h/a/c', ['c', '/a/c', '//h/a/c']],
  ['http://h/a/b', 'http://h/a/b', ['', '/a/b', '//h/a/b']],
  ['http://h/a/b?q', 'http://h/a/b', ['b', '/a/b', '//h/a/b']],
  ['http://h/a/?q', 'http://h/a/', ['.', '/a/', '//h/a/']],
  ['http://h/a/b?q', 'http://h/a/b?q#f', ['#f', '/a/b?q#f', '//h/a/b?q#f']],
  ['http://h/a/b?q#f', 'http://h/a/b?', ['?', '/a/b?', '//h/a/b?']],
  ['http://h/a/b/c', 'http://h/', ['../..', '/', '//h/']],
  ['http://h/a/b/c', 'http://h/a/?q', ['..?q', '/a/?q', '//h/a/?q']],
  ['http://h/a/b', 'http://h/a/b:c', ['./b:c', '/a/b:c', '//h/a/b:c']],
  ['http://h/a/b', 'http://h/a//c', ['.//c', '/a//c', '//h/a//c']],
  ['http://h/a/b', 'http://h//c', ['..//c', '/.//c', '//h//c']],
  ['http://h/a/b/', 'http://h/a/b', ['../b', '/a/b', '//h/a/b']],
  ['http://h/a', 'http://u@h/a', ['//u@h/a', '//u@h/a', '//u@h/a']],
  ['http://h/a', 'http://h:8/a', ['//h:8/a', '//h:8/a', '//h:8/a']],
  ['http://h/a', 'https://h/a', 'https://h/a'],
  ['foo:a', 'foo:b', 'foo:b'],
  ['foo:a?q', 'foo:a?q#f', ['#f', 'foo:a?q#f', 'foo:a?q#f']],
  ['foo:a', 'foo:a', 'foo:a'],
  ['foo:/a/b', 'foo:/c', ['../c', '/c', 'foo:/c']],
  ['foo://h/a', 'foo://h', ['//h', '//h', '//h']],
  ['foo://h', 'foo://h/', ['.', '/', '//h/']],
  ['foo://h/a', 'foo:/a', 'foo:/a'],
  ['foo:/a', 'foo:///a', ['///a', '///a', '///a']],
  ['file:///C:/a/b', 'file:///C:/c', ['../c', '/c', '///C:/c']],
  ['file:///C:/a/b', 'file:///D:/c', ['/D:/c', '/D:/c', '///D:/c']],
  ['file:///C:/a/b', 'file:///c', ['///c', '///c', '///c']],
  ['file:///C:/a/b', 'file:///C:/D|/c', ['../D|/c', '/./D|/c', '///C:/D|/c']],
  ['file:///C:/a', 'file:///C:', ['/C:', '/C:', '///C:']],
];

for (const [base, target, results] of relativizations) {
  test(`the relative references from ${base} to ${target} are the shortest`, (t) => {
    const expected = typeof results === 'string' ? [results, results, results] : results;
    const kinds: readonly ReferenceKind[] = ['path-relative', 'root-relative', 'scheme-relative'];
    kinds.forEach((kind, index) => {
      const relative = new URLReference(target).relativize(base, { kind });
      t.is(relative?.toString(), expected[index], kind);
      t.is(relative?.resolve(base)?.toString(), target, kind);
    });
    t.is(new URLReference(target).relativize(base, { kind: 'absolute' })?.toString(), target);
  });
}

const ofRelative: readonly (readonly [base: string, target: string, result: string | null])[] = [
  ['docs/a.html', 'img/x.png', '../img/x.png'],
  ['docs/a.html', 'docs/b.html', 'b.html'],
  ['docs/a.html', 'docs/a.html', ''],
  ['docs/a.html', 'docs/a.html?q#f', '?q#f'],
  ['docs/a.html?q', 'docs/a.html', 'a.html'],
  ['docs/a.html', 'docs/a.html#f', '#f'],
  ['docs/a/b', 'docs/', '..'],
  ['docs/a', 'docs/', '.'],
  ['a', './', '.'],
  ['a/b', 'c/..', '..'],
  ['./', 'a', 'a'],
  ['a', './b:c', './b:c'],
  ['a/b', '../c', '../../c'],
  ['../a', '../b', 'b'],
  ['../a', '../../b', '../b'],
  ['../a', 'b', null],
  ['../../a', '../b', null],
  ['a//b', 'a/c', '../c'],
  ['', 'a', 'a'],
  ['?q', 'a/b', 'a/b'],
  ['#f', '#g', '#g'],
  ['?p', '?q', '?q'],
  ['?p', '', null],
  ['a', '', null],
  ['a', '?q', null],
  ['', './', '.'],
  ['C|/a', 'C|/b', null],
  ['/a', 'b', null],
  ['a', '/b', null],
  ['a', '//h/b', null],
];

for (const [base, target, result] of ofRelative) {
  test(`from ${base || 'nothing'} to ${target || 'nothing'} is ${result}`, (t) => {
    t.is(new URLReference(target).relativize(base)?.toString() ?? null, result);
    t.is(new URLReference(target).relativize(base, { kind: 'root-relative' }), null);
  });
}

test('only a reference that may become a file URL has segments that may be drives', (t) => {
  for (const [mode, normal] of [
    ['generic', '/x'],
    ['web', '/c:/../x'],
    ['file', '/c:/x'],
  ] as const) {
    t.is(new URLReference('/c:/../x', { mode }).normalize().toString(), normal, mode);
  }
});

test('an error says why a string is not a reference, and where', (t) => {
  for (const [input, name, text] of [
    ['http://[', 'IPv6-unclosed', '['],
    [' \thttp://u@[::g]/', 'IPv6-invalid-code-point', 'g'],
    ['http:\\\\a<b\\', 'domain-to-ASCII', 'a<b'],
    ['foo://a\t\n<b', 'host-invalid-code-point', '<'],
    ['http://[::1', 'IPv6-unclosed', '['],
    ['ws://u:@', 'host-missing', ''],
    ['foo://u@', 'host-missing', ''],
    ['//h:8\t0x/', 'port-invalid', '8\t0x'],
    ['foo://h:65536#x', 'port-out-of-range', '65536'],
  ] as const) {
    const start = input.lastIndexOf(text);
    const error = t.throws(() => new URLReference(input), { instanceOf: TypeError }, input);
    t.is(error?.message, `Invalid URL reference: ${name} at ${start}`);
    const validationError = { name, start, end: start + text.length };
    t.like(error, { validationError }, input);
  }
  t.throws(() => new URLReference('a b', { strict: true }), { message: /strict grammar/ });
});

test('a reference that is not a URL cannot be relativized', (t) => {
  t.is(new URLReference('a').relativize('http://h'), null);
  t.is(new URLReference('http://h').relativize('a'), null);
  t.is(new URLReference('http://h/a').relativize('HTTP://H:80/b')?.toString(), 'a');
});

test('a reference converts to ASCII, to Unicode and to JSON', (t) => {
  const reference = new URLReference('é/ü?☕');
  t.is(String(reference), '%C3%A9/%C3%BC?%E2%98%95');
  t.is(reference.toUnicodeString(), 'é/ü?☕');
  t.is(JSON.stringify({ reference }), '{"reference":"%C3%A9/%C3%BC?%E2%98%95"}');
});

test('a reference can be made of plain data', (t) => {
  t.is(String(new URLReference(createReference({ dirs: ['a'], file: 'b' }))), 'a/b');
});

// Sentences of URL Specification 0.9.0 that are easy to miss.

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
    t.is(whatwgResolve(url, emptyReference), null);
    t.is(new URLReference(input).resolve(), null);
    const resolved = whatwgResolve(normalizeReference(url), emptyReference);
    t.is(resolved && printReference(resolved), href);
  }
});
