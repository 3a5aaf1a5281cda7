// Clients with checkedAgents or checkedConnector: a literal, a name, and a redirect to each.

import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { urlPolicy } from '@urlkit/host-policy';
import { checkedAgents, checkedConnector, RefusedError } from '@urlkit/host-policy/node';
import test from 'ava';
import { Agent, type Dispatcher, fetch, request } from 'undici';
import { allowed, local, policy, port, received, resolver, useServers } from './loopback.js';

useServers();

const { lookup } = resolver({
  'good.example.com': [['127.0.0.1']],
  'bad.example.com': [['127.0.0.2']],
});
const agents = checkedAgents(policy, { lookup });
const dispatcher = new Agent({ connect: checkedConnector(policy, { lookup }) });

/** Sends a request with node:http, and follows redirects as clients do. */
function send(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const isSecure = url.startsWith('https:');
    const module = isSecure ? https : http;
    const answered = async (response: IncomingMessage) => {
      const text = (await response.setEncoding('utf8').toArray()).join('');
      const { location } = response.headers;
      if (location === undefined) resolve(text);
      else send(location).then(resolve, reject);
    };
    module.get(url, { agent: isSecure ? agents.https : agents.http }, answered).on('error', reject);
  });
}

/** Dispatches a request of undici, and follows redirects as clients do. */
function dispatch(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { origin, pathname, search } = new URL(url);
    let text = '';
    const end = () => {
      const target = new URL(url).searchParams.get('to');
      if (target === null) resolve(text);
      else dispatch(target).then(resolve, reject);
    };
    const ofUndici5And6 = {
      onConnect() {},
      onHeaders: () => true,
      onData(chunk: Buffer) {
        text += chunk;
        return true;
      },
      onComplete: end,
      onError: reject,
    };
    const ofUndici7And8 = {
      onRequestStart() {},
      onResponseStart() {},
      onResponseData(_controller: unknown, chunk: Buffer) {
        text += chunk;
      },
      onResponseEnd: end,
      onResponseError: (_controller: unknown, error: Error) => reject(error),
    };
    const handler: object = { ...ofUndici5And6, ...ofUndici7And8 };
    const options = { origin, path: pathname + search, method: 'GET' } as const;
    dispatcher.dispatch(options, handler as Dispatcher.DispatchHandler);
  });
}

const clients: Readonly<Record<string, (url: string) => Promise<string>>> = {
  'node:http and node:https': send,
  'fetch of undici': async (url) => (await fetch(url, { dispatcher })).text(),
  'dispatch of undici': dispatch,
  'request of undici': async (url) => {
    const { headers, body } = await request(url, { dispatcher });
    const text = await body.text();
    return headers['location']
      ? (clients['request of undici']?.(String(headers['location'])) ?? '')
      : text;
  },
};

for (const [name, client] of Object.entries(clients)) {
  test.serial(`addresses, names, and redirects to both are checked: ${name}`, async (t) => {
    const good = ['127.0.0.1', 'good.example.com', '[::ffff:127.0.0.1]'];
    const bad = [
      '127.0.0.2',
      '[::1]',
      'bad.example.com',
      '0x7f.2',
      '[::ffff:127.0.0.2]',
      'localhost',
    ];
    const urls = (hosts: readonly string[]) =>
      hosts.flatMap((host) => ['http', 'https'].map((scheme) => `${scheme}://${host}:${port}/`));
    const redirect = (url: string) => `http://127.0.0.1:${port}/?to=${encodeURIComponent(url)}`;
    for (const url of urls(good)) {
      t.is(await client(url), allowed, url);
      t.is(await client(redirect(url)), allowed, url);
    }
    for (const url of urls(bad).flatMap((bare) => [bare, redirect(bare)])) {
      const before = received.length;
      const error = await t.throwsAsync(client(url), undefined, url);
      t.true((error?.cause ?? error) instanceof RefusedError, url);
      t.true(
        received.slice(before).every(({ address }) => address === allowed),
        url,
      );
    }
  });
}

test.serial('proxies and Unix sockets are refused', async (t) => {
  const get = (options: http.RequestOptions) =>
    new Promise((resolve, reject) => {
      http
        .request({ agent: agents.http, ...options }, resolve)
        .on('error', reject)
        .end();
    });
  const proxy = { host: '127.0.0.1', port };
  for (const options of [
    { ...proxy, path: 'http://127.0.0.2/' },
    { ...proxy, path: 'https://127.0.0.2/' },
    { ...proxy, method: 'CONNECT', path: '127.0.0.2:80' },
    { socketPath: '/run/x.sock', path: '/' },
  ]) {
    await t.throwsAsync(get(options), { instanceOf: RefusedError }, JSON.stringify(options));
  }
  t.throws(() => checkedAgents(policy, { agent: { proxyEnv: process.env } as object }), {
    instanceOf: TypeError,
    message: /proxyEnv/,
  });
});

test.serial(
  'requests go to a proxy if a program says so, and the host of the proxy is checked',
  async (t) => {
    const told = checkedAgents(policy, { lookup, allowProxies: true });
    const get = (host: string) =>
      new Promise<IncomingMessage>((resolve, reject) => {
        const to = { agent: told.http, host, port, path: 'http://good.example.com/' };
        http.get(to, resolve).on('error', reject);
      });
    t.is((await get('127.0.0.1')).resume().statusCode, 200);
    t.is(received.at(-1)?.url, 'http://good.example.com/');
    await t.throwsAsync(get('127.0.0.2'), { instanceOf: RefusedError });
    t.notThrows(() =>
      checkedAgents(policy, { agent: { proxyEnv: {} } as object, allowProxies: true }),
    );
  },
);

test('the whole policy applies to each connection', async (t) => {
  const strict = checkedAgents(urlPolicy({ ...local, ports: ['1'], schemes: ['https'] }), {
    lookup,
  });
  const error = await t.throwsAsync(
    new Promise((resolve, reject) => {
      http.get({ agent: strict.http, host: '127.0.0.1', port }, resolve).on('error', reject);
    }),
    { instanceOf: RefusedError },
  );
  t.deepEqual(error instanceof RefusedError && error.reasons.map((reason) => reason.name), [
    'scheme-not-allowed',
    'port-not-allowed',
  ]);
});

test('a wrong argument is a TypeError', (t) => {
  for (const make of [checkedAgents, checkedConnector]) {
    for (const args of [
      [],
      [null],
      [{ a: 1 }],
      [{}, { lookup: 1 }],
      [{}, { a: 1 }],
      [{}, { agent: 1 }],
      [{}, { allowProxies: 'yes' }],
    ]) {
      t.throws(() => Reflect.apply(make, null, args), { instanceOf: TypeError });
    }
  }
});
