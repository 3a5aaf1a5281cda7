import {
  curl,
  curlRedirect,
  type Dialect,
  dialects,
  goNetURL,
  goResolveReference,
  javaURI,
  javaURIResolve,
  javaURL,
  javaURLInContext,
  nodeURLParse,
  nodeURLResolve,
  olderDialects,
  phpParseURL,
  pythonURLJoin,
  pythonURLSplit,
  rubyURI,
  rubyURIJoin,
  urllib3,
} from '@urlkit/url-dialects';
import test from 'ava';
import { findGrowth, repeated } from '../../../test/attack/growth.js';
import { show } from '../../../test/support/show.js';

const all = [...dialects, ...olderDialects];

test('each dialect has a name, a title, a version and a source', (t) => {
  t.is(dialects.length, 9);
  t.is(new Set(all.map(({ name }) => name)).size, 11);
  for (const { name, title, version, source } of all) {
    t.regex(name, /^[a-z][a-z\d.-]+$/);
    t.regex(version, /^\d+\.\d+\.\d+$/);
    t.true(title.includes(', '), show(name, title, version, source));
    t.true(URL.canParse(source), show(name, title, version, source));
  }
});

test('all dialects read an ordinary URL the same way', (t) => {
  for (const dialect of all) {
    t.like(
      dialect.interpret('http://user:pw@example.com:8080/a?b#c'),
      {
        kind: 'url',
        href: 'http://user:pw@example.com:8080/a?b#c',
        origin: 'http://example.com:8080',
        protocol: 'http:',
        username: 'user',
        password: 'pw',
        host: 'example.com:8080',
        hostname: 'example.com',
        port: '8080',
        pathname: '/a',
        search: '?b',
        hash: '#c',
      },
      dialect.name,
    );
  }
});

test('missing components are empty', (t) => {
  t.deepEqual(pythonURLSplit.interpret('mailto:a'), {
    kind: 'url',
    href: 'mailto:a',
    origin: 'null',
    protocol: 'mailto:',
    username: '',
    password: '',
    host: '',
    hostname: '',
    port: '',
    pathname: 'a',
    search: '',
    hash: '',
  });
});

test('a wrong type is a TypeError that names the argument', (t) => {
  for (const dialect of all) {
    // @ts-expect-error: the types forbid it.
    t.throws(() => dialect.parse(1), { instanceOf: TypeError, message: /^url must be/ });
    // @ts-expect-error: the types forbid it.
    t.throws(() => dialect.interpret(null), { instanceOf: TypeError, message: /^url must be/ });
    // @ts-expect-error: the types forbid it.
    t.throws(() => dialect.interpret('a', { base: 1 }), {
      instanceOf: TypeError,
      message: /^options\.base must be/,
    });
  }
});

test('the result is unknown if it depends on more than the version', (t) => {
  for (const dialect of all) {
    t.is(dialect.interpret('http://h/\uD800').kind, 'unknown');
    t.is(dialect.parse('http://h/\uD800'), null);
    t.is(dialect.interpret('x', { base: 'http://h/\uD800' }).kind, 'unknown');
  }
  t.is(curl.interpret('http://h\0').kind, 'unknown');
  t.is(curl.interpret('http://%FF').kind, 'unknown');
  t.is(goNetURL.interpret('http://%FF@h').kind, 'unknown');
  t.is(urllib3.interpret('http://é').kind, 'unknown');
  t.is(nodeURLParse.interpret('http://\u1806').kind, 'unknown');
});

// Compares with Normalization Form KC of the engine.
test('hosts that normalize to delimiters are refused', (t) => {
  const isRefused = (host: string): boolean => pythonURLSplit.parse(`http://a${host}b`) === null;
  const refused: string[] = [];
  // A host is accepted if all its characters are, so one host has many of them.
  let others = '';
  for (let codePoint = 0x80; codePoint <= 0x10ffff; codePoint++) {
    if (codePoint >= 0xd800 && codePoint <= 0xdfff) continue;
    const character = String.fromCodePoint(codePoint);
    if (/[/?#@:]/.test(character.normalize('NFKC'))) refused.push(character);
    else others += character;
    if (others.length < 1000 && codePoint < 0x10ffff) continue;
    t.false(isRefused(others), `before ${codePoint}`);
    others = '';
  }
  t.is(refused.length, 19);
  for (const character of refused) t.true(isRefused(character), character);
});

const resolving = all.filter(({ name }) => name !== 'php' && name !== 'urllib3');

test('all dialects resolve ordinary references the same way', (t) => {
  const answers = [
    ['c?q#f', '/a/c'],
    ['../x', '/x'],
    ['./x', '/a/x'],
    ['/x', '/x'],
  ] as const;
  t.is(resolving.length, 9);
  for (const { name, interpret } of resolving) {
    for (const [reference, pathname] of answers) {
      const reading = interpret(reference, { base: 'http://h:8080/a/b?p' });
      t.like(reading, { protocol: 'http:', host: 'h:8080', pathname }, `${name}: ${reference}`);
    }
  }
});

test('some references are resolved differently', (t) => {
  const resolve = (dialect: Dialect, reference: string, base: string) => {
    const reading = dialect.interpret(reference, { base });
    return reading.kind === 'url' ? reading.href : reading.kind;
  };
  t.is(resolve(curlRedirect, '#f', 'http://h/a'), 'http://h/a#f');
  t.is(resolve(curlRedirect, 'a b?c d', 'http://h/'), 'http://h/a%20b?c+d');
  t.is(resolve(curlRedirect, 'b', 'file:///'), 'file:/b');
  t.is(resolve(pythonURLJoin, 'b', 'ssh://h/a'), 'b');
  t.is(resolve(pythonURLJoin, '', 'http://h/a;'), 'http://h/a;');
  t.is(resolve(goResolveReference, '..//b', 'http://h/a/'), 'http://h/b');
  t.is(resolve(goResolveReference, '', 'mailto:a'), 'mailto:a');
  t.is(resolve(javaURIResolve, '?q', 'http://h/a/b'), 'http://h/a/?q');
  t.is(resolve(javaURIResolve, '../../b', 'http://h/a/'), 'http://h/../b');
  t.is(resolve(javaURLInContext, '/a/../b', 'http://h/'), 'http://h/a/../b');
  t.is(resolve(javaURLInContext, 'b', 'jar:http://h!/a'), 'unknown');
  t.is(resolve(rubyURIJoin, '//i/', 'http://u@h:81/'), 'http://u@i:81/');
  t.is(resolve(rubyURIJoin, 'b', 'ftp://h/a'), 'failure');
  t.is(resolve(nodeURLResolve, 'b', 'mailto:a@h'), 'mailto://a@b');
});

test('a base is a failure for a program that takes none', (t) => {
  for (const dialect of [phpParseURL, urllib3, curl, pythonURLSplit, goNetURL, javaURI]) {
    t.deepEqual(dialect.interpret('a', { base: 'http://h/' }), {
      kind: 'failure',
      reason: 'takes no base',
    });
    t.is(dialect.parse('a', { base: 'http://h/' }), null);
  }
});

test('an invalid base is a failure', (t) => {
  for (const dialect of resolving)
    t.is(dialect.interpret('a', { base: 'http://[' }).kind, 'failure');
});

test('published tricks are read like the programs do', (t) => {
  t.is(curl.parse('http://good.example\\@evil.example/')?.host, 'evil.example');
  t.is(nodeURLParse.parse('http://good.example\\@evil.example/')?.host, 'good.example');
  t.is(phpParseURL.parse('http://127.0.0.1:11211:80/')?.host, '127.0.0.1:11211');
  t.is(javaURI.parse('http://foo@evil.example:80@good.example/')?.host, null);
  t.is(javaURL.parse('http://foo@evil.example:80@good.example/')?.host, '');
  t.is(rubyURI.parse('http://127。0。0。1/'), null);
  t.is(urllib3.parse('http://[::1]attacker.com/'), null);
});

test('long runs of any character take linear time', (t) => {
  const pieces = [
    '/',
    '@',
    '../',
    '%2e',
    ':',
    '\\',
    ' ',
    '\t',
    ';',
    '[',
    'a.',
    '::1:',
    '?',
    '0',
    '-',
  ];
  for (const dialect of all) {
    for (const piece of pieces) {
      for (const start of ['http://', 'http://h/', 'http://[', 'mailto:', '']) {
        const makeText = (length: number) => repeated(start, piece, 'x', length);
        const read = (text: string) => {
          dialect.interpret(text);
          dialect.interpret(text, { base: `http://h/${text}` });
        };
        t.is(findGrowth(read, makeText, 2 ** 15, 100), null, `${dialect.name}: ${start}${piece}`);
      }
    }
  }
});
