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

test('the same text matches, and any port of the same loopback address', (t) => {
  for (const [registered, requested] of [
    [web, web],
    [loopback, loopback],
    [loopback, 'http://127.0.0.1/callback'],
    [loopback, 'http://127.0.0.1:65535/callback'],
    ['http://127.0.0.1/callback', loopback],
    ['http://[::1]/cb?a=b', 'http://[::1]:3000/cb?a=b'],
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
