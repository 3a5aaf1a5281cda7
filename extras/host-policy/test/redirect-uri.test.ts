import { redirectURIMatches } from '@urlkit/host-policy';
import test from 'ava';

const web = 'https://app.example/callback';
const loopback = 'http://127.0.0.1:3000/callback';

/** What a client has registered, and what attackers, or clients by mistake, request. */
const refused: Readonly<Record<string, readonly string[]>> = {
  [web]: [
    ...[
      'https://app.example/callback/',
      'https://app.example/callback/../x',
      'https://app.example',
    ],
    ...['https://app.example/callback?code=1', 'https://app.example/callback#', `${web}#a`],
    ...[
      'https://app.example/Callback',
      'https://APP.example/callback',
      'HTTPS://app.example/callback',
    ],
    ...[
      'http://app.example/callback',
      'https://app.example:443/callback',
      'https://app.example:444/callback',
    ],
    ...[
      'https://app.example./callback',
      'https://app.example/%63allback',
      'https://app.example/call%62ack',
    ],
    ...[
      'https://app.example/callback%2F',
      'https://app.example//callback',
      'https://app.example/./callback',
    ],
    ...['https://app.example/a/../callback', 'https://app.example/a/%2e%2e/callback'],
    ...[
      'https://app.example\\callback',
      'https:\\\\app.example/callback',
      'https:/app.example/callback',
    ],
    ...['https:app.example/callback', '//app.example/callback', '/callback', 'callback', ''],
    ...['https://user@app.example/callback', 'https://user:pw@app.example/callback'],
    ...['https://app.example@evil.example/callback', 'https://app.example:x@evil.example/callback'],
    ...[
      'https://evil.example\\@app.example/callback',
      'https://evil.example/https://app.example/callback',
    ],
    ...['https://app.example.evil.example/callback', 'https://evilapp.example/callback'],
    ...[
      'https://evil.example?https://app.example/callback',
      'https://evil.example#@app.example/callback',
    ],
    ...['https://\u0430pp.example/callback', 'https://xn--pp-6kc.example/callback'],
    ...[
      'https://ａpp.example/callback',
      'https://app\u3002example/callback',
      'https://app%2Eexample/callback',
    ],
    ...[
      ' https://app.example/callback',
      'https://app.example/callback ',
      'https://app.example/call\nback',
    ],
    ...['https://app.example/callback\u0000', 'https://app.example/callback\u200b'],
    ...[
      'javascript:alert(1)//https://app.example/callback',
      'data:text/html,https://app.example/callback',
    ],
  ],
  [loopback]: [
    ...[
      'http://127.0.0.1:3000/callback/',
      'http://127.0.0.1:4000/other',
      'http://127.0.0.1:4000/callback?a=b',
    ],
    ...[
      'https://127.0.0.1:3000/callback',
      'http://localhost:3000/callback',
      'http://[::1]:3000/callback',
    ],
    ...['http://127.1:3000/callback', 'http://0x7f.1:3000/callback', 'http://2130706433/callback'],
    ...['http://127.0.0.2:3000/callback', 'http://127.0.0.1.evil.example:3000/callback'],
    ...[
      'http://[::ffff:127.0.0.1]:3000/callback',
      'http://127.0.0.1.:3000/callback',
      'http://0.0.0.0/callback',
    ],
    ...['http://127.0.0.1:3000@evil.example/callback', 'http://user@127.0.0.1:3000/callback'],
    ...[
      'http://127.0.0.1:0/callback',
      'http://127.0.0.1:65536/callback',
      'http://127.0.0.1:03000/callback',
    ],
    ...[
      'http://127.0.0.1:/callback',
      'http://127.0.0.1:3000\\callback',
      'http://127.0.0.1:3000/callback#a',
    ],
    ...['http://１27.0.0.1:3000/callback', 'http://127.0.0.1:3000/%63allback'],
  ],
  'http://[::1]/cb': ['http://[0:0:0:0:0:0:0:1]/cb', 'http://127.0.0.1/cb', 'http://[::1]:80/cb/'],
  'http://localhost/cb': [
    'http://localhost:3000/cb',
    'http://LOCALHOST/cb',
    'http://localhost./cb',
  ],
  'com.example.app:/cb': ['com.example.app:/cb2', 'com.example.app://cb', 'com.evil.app:/cb'],
  [`${web}#a`]: [`${web}#a`],
  'http://127.0.0.1/cb#a': ['http://127.0.0.1/cb#a', 'http://127.0.0.1:80/cb'],
  'http://127.0.0.1': ['http://127.0.0.1:80@evil.example', 'http://127.0.0.1:80/', 'http://[::1]'],
};

test('a redirect URI that differs is refused', (t) => {
  const cases = Object.entries(refused).flatMap(([of, uris]) =>
    uris.map((uri) => [of, uri] as const),
  );
  t.true(cases.length >= 60, `${cases.length}`);
  for (const [registered, requested] of cases)
    t.false(redirectURIMatches(registered, requested), `${registered}: ${requested}`);
  for (const other of [undefined, null, [web], { href: web }, new URL(web), 1])
    t.false(redirectURIMatches(web, other));
});

/** Registered URIs of each form, to attack. */
const registeredForms = [
  ...[web, 'https://app.example/', 'https://app.example/cb?a=b&c=d', 'https://app.example:8443/cb'],
  ...['https://app.example/a/b/', 'https://bücher.example/cb', 'https://app.example/%7Ea/c%2Fd'],
  ...[loopback, 'http://127.0.0.1/cb?a=b', 'http://[::1]/cb', 'http://[::1]:8080/'],
  ...['http://127.0.0.1', 'http://[::1]:8080', 'http://[::1]?a=b'],
  ...['http://localhost:3000/cb', 'http://app.example/cb', 'com.example.app:/cb', 'app://cb'],
];

/** What an attacker makes of a registered URI, by kind. */
const attacks: Readonly<Record<string, (uri: string) => readonly string[]>> = {
  userinfo: (uri) => [
    ...['user@', 'user:pw@', '@', ':@'].map((text) => afterScheme(uri, text)),
    ...['@evil.example', ':80@evil.example', '%40evil.example'].map((text) => afterHost(uri, text)),
    afterScheme(uri, 'evil.example\\@'),
    afterScheme(uri, 'evil.example/@'),
    afterScheme(uri, 'evil.example#@'),
    afterScheme(uri, 'evil.example?@'),
  ],
  backslash: (uri) => [
    ...replaceEach(uri, '/', '\\'),
    ...['\\', '\\evil.example', '\\..'].flatMap((text) => [uri + text, afterHost(uri, text)]),
  ],
  'percent-encoding': (uri) => [
    ...replaceEach(uri, '/', '%2F'),
    ...replaceEach(uri, '/', '%2f'),
    ...replaceEach(uri, '.', '%2E'),
    ...Array.from(uri).flatMap((character, index) => {
      const encoded = encodeURIComponent(character);
      const code = encoded === character ? `%${character.charCodeAt(0).toString(16)}` : encoded;
      return [uri.slice(0, index) + code + uri.slice(index + character.length)];
    }),
    ...['%00', '%0a', '%0D%0A', '%20', '%25', '%2F..', '%5c'].map((text) => uri + text),
    uri.replace(/%../g, (code) => code.toLowerCase()),
    uri.replace(/%../g, decodeURIComponent),
    decodeURIComponent(uri),
    encodeURI(uri),
  ],
  'dot segments': (uri) => [
    ...['/.', '/..', '/../cb', '/./', '/%2e%2e/', '/.%2E/x', '..;/', '/;/..'].map(
      (text) => uri + text,
    ),
    ...replaceEach(uri, '/', '/./'),
    ...replaceEach(uri, '/', '/x/../'),
    ...replaceEach(uri, '/', '/x/%2e%2E/'),
  ],
  'slashes and dots at the end': (uri) => [
    ...['/', '//', '.', '/.', ';', '?', '&', '=', '?a', '&a=b', '?code=1'].map(
      (text) => uri + text,
    ),
    ...replaceEach(uri, '/', '//'),
    ...replaceEach(uri, '/', ''),
    uri.slice(0, -1),
    afterHost(uri, '.'),
    afterHost(uri, '..'),
  ],
  fragments: (uri) => ['#', '#a', '#/', '#?code=1', '#@evil.example'].map((text) => uri + text),
  case: (uri) => [
    uri.toUpperCase(),
    ...Array.from(uri, (character, index) => {
      const upper = character.toUpperCase();
      const other = upper === character ? character.toLowerCase() : upper;
      return uri.slice(0, index) + other + uri.slice(index + character.length);
    }),
  ],
  'names that look alike': (uri) => [
    ...replaceEach(uri, 'a', '\u0430'),
    ...replaceEach(uri, 'a', '\uFF41'),
    ...replaceEach(uri, 'e', 'e\u0301'),
    ...replaceEach(uri, 'p', 'p\u00AD'),
    ...replaceEach(uri, '.', '\u3002'),
    ...replaceEach(uri, '.', '\uFF0E'),
    ...replaceEach(uri, '/', '\u2215'),
    ...replaceEach(uri, '1', '\uFF11'),
    ...replaceEach(uri, '1', '\u2460'),
    uri.normalize('NFD'),
    toASCII(uri),
  ],
  'another name': (uri) => [
    ...['.evil.example', '-evil.example', 'evil', '%2eevil.example'].map((text) =>
      afterHost(uri, text),
    ),
    ...['evil.', 'evil', 'www.', '*.', '.'].map((text) => afterScheme(uri, text)),
    ...['evil.example/', 'evil.example?', 'evil.example#'].map((text) => afterScheme(uri, text)),
    `https://evil.example/${uri}`,
    `https://evil.example?${uri}`,
  ],
  'another address': (uri) =>
    [
      ...['127.1', '0x7f.1', '0x7f000001', '2130706433', '017700000001', '127.0.0.2', '0.0.0.0'],
      ...[
        '127.0.0.1.',
        '0127.0.0.1',
        '[::1]',
        '[::]',
        '[0::1]',
        '[::0.0.0.1]',
        '[::ffff:127.0.0.1]',
      ],
      ...['[::ffff:7f00:1]', '[::1%25lo]', 'localhost', 'localhost.', 'a.localhost', '127.0.0.1'],
    ].map((address) => uri.replace(/^(\w+:\/\/)(\[[^\]]*\]|[^/:]*)/, `$1${address}`)),
  'another port': (uri) => [
    ...[
      ':',
      ':0',
      ':00080',
      ':65536',
      ':99999',
      ':-1',
      ':+80',
      ':8 0',
      ':80a',
      ':%38',
      ':0x50',
    ].map((port) => uri.replace(/^(\w+:\/\/(?:\[[^\]]*\]|[^/:?#]*))(?::\d+)?/, `$1${port}`)),
    // Of web sites, the port must be the same, even if it is the default.
    ...(/^http:\/\/(?:127|\[)/.test(uri)
      ? []
      : [':80', ':443', ':8444'].map((port) => afterHost(uri, port))),
  ],
  'another scheme': (uri) => [
    ...['http', 'https', 'HTTP', 'ws', 'wss', 'ftp', 'file', 'javascript', 'data'].map((scheme) =>
      uri.replace(/^[^:]*/, scheme),
    ),
    ...['view-source:', 'blob:', 'url:', ' ', 'x'].map((text) => text + uri),
    ...['', ':', '//', ':/', ':///', ':\\\\'].map((text) => uri.replace(/^[^:]*:\/*/, text)),
    uri.replace(/^([^:]*:)\/+/, '$1'),
    uri.replace(/^([^:]*:)\/+/, '$1/'),
    uri.replace(/^([^:]*:)\/+/, '$1////'),
  ],
  'white space and controls': (uri) =>
    [
      ' ',
      '\t',
      '\n',
      '\r\n',
      '\0',
      '\x7F',
      '\u00A0',
      '\u200B',
      '\u2028',
      '\uFEFF',
      '\uD800',
    ].flatMap((text) => [
      text + uri,
      uri + text,
      afterScheme(uri, text),
      afterHost(uri, text),
      uri.replace(':', `${text}:`),
      ...replaceEach(uri, '/', `/${text}`),
    ]),
  'several at once': (uri) => [
    ...[' ', ',', '\n', '%20', '%0A'].map((text) => `${uri}${text}https://evil.example/`),
    ...[' ', ',', '\n', '%20', '%0A'].map((text) => `https://evil.example/${text}${uri}`),
    uri + uri,
    `["${uri}"]`,
  ],
};

const afterScheme = (uri: string, text: string) =>
  uri.replace(/^[^:]*:\/*/, (start) => start + text);
const afterHost = (uri: string, text: string) =>
  uri.replace(/^[^:]*:\/*(?:\[[^\]]*\]|[^/:?#]*)/, (start) => start + text);
const replaceEach = (uri: string, what: string, by: string) =>
  Array.from(uri).flatMap((character, at) =>
    character === what ? [uri.slice(0, at) + by + uri.slice(at + what.length)] : [],
  );
const toASCII = (uri: string) => uri.replace('bücher', 'xn--bcher-kva');

/** The registered URI that only differs in the port, on a loopback address, is not an attack. */
const isOtherPort = (registered: string, requested: string) => {
  const withoutPort = (uri: string) =>
    uri.replace(/^(http:\/\/(?:127\.0\.0\.1|\[::1\])):[1-9]\d{0,4}(?=[/?]|$)/, '$1');
  return (
    /^http:\/\/(?:127|\[)/.test(registered) && withoutPort(registered) === withoutPort(requested)
  );
};

test('no attack of any kind on a registered URI matches', (t) => {
  const counts: Record<string, number> = {};
  for (const registered of registeredForms) {
    for (const [kind, attack] of Object.entries(attacks)) {
      for (const requested of attack(registered)) {
        if (requested === registered || isOtherPort(registered, requested)) continue;
        for (const localhost of [false, true]) {
          t.false(
            redirectURIMatches(registered, requested, { localhost }),
            `${kind}: ${registered}: ${JSON.stringify(requested)}`,
          );
        }
        counts[kind] = (counts[kind] ?? 0) + 1;
      }
    }
  }
  t.deepEqual(Object.keys(counts), Object.keys(attacks));
  for (const [kind, count] of Object.entries(counts)) t.true(count >= 60, `${kind}: ${count}`);
});

test('no URI that differs in one place matches', (t) => {
  const characters = [...'/\\.:@#?%&=;,*~$_-+ aA0é[]\t\0'];
  for (const registered of registeredForms) {
    for (let at = 0; at <= registered.length; at++) {
      for (const character of ['', ...characters]) {
        for (const removed of [0, 1]) {
          const requested = registered.slice(0, at) + character + registered.slice(at + removed);
          if (requested === registered || isOtherPort(registered, requested)) continue;
          t.false(redirectURIMatches(registered, requested), `${registered}: ${requested}`);
        }
      }
    }
  }
});

test('the same text matches, and any port of the same loopback address', (t) => {
  for (const [registered, requested] of [
    [web, web],
    [loopback, loopback],
    [loopback, 'http://127.0.0.1/callback'],
    [loopback, 'http://127.0.0.1:65535/callback'],
    ['http://127.0.0.1/callback', loopback],
    ['http://[::1]/cb?a=b', 'http://[::1]:3000/cb?a=b'],
    ['http://127.0.0.1', 'http://127.0.0.1:3000'],
    ['http://[::1]:3000', 'http://[::1]'],
    ['http://[::1]?a=b', 'http://[::1]:3000?a=b'],
    ['http://localhost/cb', 'http://localhost/cb'],
    ['com.example.app:/cb', 'com.example.app:/cb'],
  ] as const)
    t.true(redirectURIMatches(registered, requested), `${registered}: ${requested}`);
  const localhost = 'http://localhost:3000/cb';
  t.true(redirectURIMatches('http://localhost/cb', localhost, { localhost: true }));
  t.false(redirectURIMatches('http://127.0.0.1/cb', localhost, { localhost: true }));
});

test('a registered URI that is not a string is a TypeError', (t) => {
  for (const registered of [undefined, null, [web], new URL(web)]) {
    t.throws(() => Reflect.apply(redirectURIMatches, null, [registered, web]), {
      instanceOf: TypeError,
    });
  }
});
