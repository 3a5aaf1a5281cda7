import {
  curl,
  dialects,
  goNetURL,
  javaURI,
  javaURL,
  nodeURLParse,
  phpParseURL,
  pythonURLSplit,
  rubyURI,
  urllib3,
} from '@urlkit/url-dialects';
import test from 'ava';

test('each dialect says what it models', (t) => {
  t.is(dialects.length, 9);
  t.is(new Set(dialects.map(({ name }) => name)).size, 9);
  for (const { name, title, version, source } of dialects) {
    t.regex(name, /^[a-z][a-z\d-]+$/);
    t.regex(version, /^\d+\.\d+\.\d+$/);
    t.true(title.includes(', '));
    t.true(URL.canParse(source));
  }
});

test('all read an ordinary URL alike', (t) => {
  for (const dialect of dialects) {
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

test('what is not there is empty', (t) => {
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
  for (const dialect of dialects) {
    // @ts-expect-error: the types forbid it.
    t.throws(() => dialect.parse(1), { instanceOf: TypeError, message: /^input:/ });
    // @ts-expect-error: the types forbid it.
    t.throws(() => dialect.interpret(null), { instanceOf: TypeError, message: /^input:/ });
    // @ts-expect-error: the types forbid it.
    t.throws(() => dialect.interpret('a', 1), { instanceOf: TypeError, message: /^base:/ });
  }
});

test('what depends on more than the version is unknown', (t) => {
  for (const dialect of dialects) {
    t.is(dialect.interpret('http://h/\uD800').kind, 'unknown');
    t.is(dialect.parse('http://h/\uD800'), null);
    t.is(dialect.interpret('x', 'http://h/').kind, 'unknown');
  }
  t.is(curl.interpret('http://h\0').kind, 'unknown');
  t.is(curl.interpret('http://%FF').kind, 'unknown');
  t.is(goNetURL.interpret('http://%FF@h').kind, 'unknown');
  t.is(urllib3.interpret('http://é').kind, 'unknown');
  t.is(nodeURLParse.interpret('http://\u1806').kind, 'unknown');
});

// Every delimiter and sign of Normalization Form KC, against the engine that runs this.
test('hosts that normalize to delimiters are refused', (t) => {
  let count = 0;
  for (let codePoint = 0x80; codePoint <= 0x10ffff; codePoint++) {
    if (codePoint >= 0xd800 && codePoint <= 0xdfff) continue;
    const character = String.fromCodePoint(codePoint);
    const hasDelimiter = /[/?#@:]/.test(character.normalize('NFKC'));
    if (hasDelimiter) count++;
    t.is(pythonURLSplit.parse(`http://a${character}b`) === null, hasDelimiter, character);
  }
  t.is(count, 19);
});

test('tricks', (t) => {
  t.is(curl.parse('http://good.example\\@evil.example/')?.host, 'evil.example');
  t.is(nodeURLParse.parse('http://good.example\\@evil.example/')?.host, 'good.example');
  t.is(phpParseURL.parse('http://127.0.0.1:11211:80/')?.host, '127.0.0.1:11211');
  t.is(javaURI.parse('http://foo@evil.example:80@good.example/')?.host, null);
  t.is(javaURL.parse('http://foo@evil.example:80@good.example/')?.host, '');
  t.is(rubyURI.parse('http://127。0。0。1/'), null);
  t.is(urllib3.parse('http://[::1]attacker.com/'), null);
});

test('long runs of anything are read in time', (t) => {
  t.timeout(60_000);
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
  for (const dialect of dialects) {
    for (const piece of pieces) {
      for (const start of ['http://', 'http://h/', 'http://[', 'mailto:', '']) {
        const reading = dialect.interpret(`${start}${piece.repeat(100_000)}x`);
        t.true(['url', 'failure', 'unknown'].includes(reading.kind));
      }
    }
  }
});
