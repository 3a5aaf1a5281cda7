// Runs real servers on loopback addresses, one of which the policy allows, and a resolver that says what a test wants.

import dgram from 'node:dgram';
import dns, { type LookupAddress } from 'node:dns';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import net, { type AddressInfo, type LookupFunction, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { checkURL, type URLPolicyOptions, urlPolicy } from '@urlkit/host-policy';
import {
  checkedLookup,
  type FetchCheckedOptions,
  fetchChecked,
  type LookupAll,
  RefusedError,
} from '@urlkit/host-policy/node';
import { URLSearchParams } from '@urlkit/url-api';
import test from 'ava';
import { Agent, fetch, FormData as UndiciFormData, Headers as UndiciHeaders } from 'undici';
import { handles, settled } from '../../../test/support/afterwards.js';
import { codeBlocks } from '../../../test/support/examples.js';
import { show } from '../../../test/support/show.js';
import {
  allowed,
  forbidden,
  get,
  good,
  local,
  policy,
  port,
  received,
  refusal,
  resolver,
  to,
  toAddress,
  useServers,
} from './loopback.js';

const top = fileURLToPath(new URL('../../..', import.meta.url));

const namesOf = ({ reasons }: RefusedError) => reasons.map(({ name }) => name);
useServers();

test.serial('a name with an allowed address is fetched', async (t) => {
  const response = await get(t, `http://good.example.com:${port}/a`, good);
  t.is(await response.text(), allowed);
  t.is(response.url, `http://good.example.com:${port}/a`);
});

test.serial('a name with a refused address is refused, wherever it is in the list', async (t) => {
  for (const answers of [
    ['127.0.0.1', '127.0.0.2'],
    ['127.0.0.2', '127.0.0.1'],
    ['127.0.0.1', '::1'],
    ['::ffff:127.0.0.2'],
    ['64:ff9b::7f00:2'],
    ['64:ff9b:1::7f00:2'],
    ['2002:7f00:2::'],
    ['2002:808:808::200:5efe:7f00:2'],
    ['::127.0.0.2'],
    ['::'],
    ['0.0.0.0'],
    ['169.254.169.254'],
    ['fd00:ec2::254'],
  ]) {
    const url = `http://two.example.com:${port}/`;
    const error = await refusal(t, () => get(t, url, { 'two.example.com': [answers] }));
    t.is(error.redirects, 0);
    t.regex(error.message, /^Refused: .*not globally reachable|^Refused: A service/, `${answers}`);
  }
});

test.serial('a name whose address changes between look-ups is refused', async (t) => {
  const { lookup, asked } = resolver({ 'rebind.example.com': [['127.0.0.1'], ['127.0.0.2']] });
  const url = `http://rebind.example.com:${port}/?to=/`;
  const close = { headers: { connection: 'close' } };
  const rebound = urlPolicy(local);
  t.is(
    (await fetchChecked(url.split('?')[0] ?? '', { ...close, policy: rebound, lookup })).status,
    200,
  );
  t.is(asked.length, 1);
  await refusal(t, () => fetchChecked(url, { policy: rebound, lookup }));
  t.is(asked.length, 2);
});

test.serial('each form of a local address in a URL is refused without a look-up', async (t) => {
  const { lookup, asked } = resolver({});
  for (const host of [
    ...['127.0.0.2', '2130706434', '0177.0.0.2', '0x7f.2', '0', '[::1]', '[::]', 'localhost'],
    ...['[::ffff:127.0.0.2]', '[64:ff9b::127.0.0.2]', '①②⑦.0.0.2', '127.0.0.2.', 'a.localhost'],
    ...['[2001:0:808:808::80ff:fffd]', 'localhost4.localdomain4', 'metadata.google.internal'],
  ]) {
    await refusal(t, () => fetchChecked(`http://${host}:${port}/`, { policy, lookup }));
  }
  for (const url of ['http://[fe80::1%25lo]/', 'http://[::1%25]/', 'file:///etc/passwd', 'x'])
    await refusal(t, () => fetchChecked(url, { policy, lookup }));
  t.deepEqual(asked, []);
  t.is(await (await get(t, `http://0x7f.1:${port}/`)).text(), allowed);
  t.is(await (await get(t, `http://[::ffff:127.0.0.1]:${port}/`)).text(), allowed);
});

test.serial('without the exception, no loopback address is reached', async (t) => {
  const before = received.length;
  for (const address of [allowed, ...forbidden, '::ffff:127.0.0.1']) {
    const { lookup } = resolver({ 'any.example.com': [[address]] });
    const url = `http://any.example.com:${port}/`;
    await refusal(t, () => fetchChecked(url, { policy: urlPolicy(), lookup }));
  }
  t.is(received.length, before);
});

test.serial('patterns with a port apply to names, too', async (t) => {
  const { lookup } = resolver(good);
  const url = `http://good.example.com:${port}/`;
  const fetchWith = (options: URLPolicyOptions) => () =>
    fetchChecked(url, { policy: urlPolicy(options), lookup });
  t.is((await fetchWith({ allowLocal: [`127.0.0.1:${port}`] })()).status, 200);
  await refusal(t, fetchWith({ allowLocal: ['127.0.0.1:1'] }));
  await refusal(t, fetchWith({ ...local, refuseHosts: [`http://127.0.0.1:${port}`] }));
});

test.serial('a look-up that fails, or answers nonsense, is an error of the call', async (t) => {
  const url = `http://any.example.com:${port}/`;
  await t.throwsAsync(() => get(t, url), { message: 'fetch failed' });
  const wrong: readonly LookupAll[] = [
    (_name, _options, callback) => Reflect.apply(callback, null, [null, '127.0.0.1', 4]),
    (_name, _options, callback) => Reflect.apply(callback, null, [null]),
    (_name, _options, callback) => Reflect.apply(callback, null, [null, {}]),
    (_name, _options, callback) => Reflect.apply(callback, null, [null, ['127.0.0.1']]),
    (_name, _options, callback) => Reflect.apply(callback, null, [null, [{ address: 1 }]]),
    (_name, _options, callback) => Reflect.apply(callback, null, [null, [null]]),
    (_name, _options, callback) => callback(null, []),
    (_name, _options, callback) => callback(null, [toAddress('fe80::1%lo')]),
    (_name, _options, callback) => callback(null, [toAddress('any.example.com')]),
    (_name, _options, callback) => callback(null, [toAddress('0177.0.0.1')]),
    () => Promise.resolve([toAddress('127.0.0.1')]),
    () => Promise.reject(new Error('a')),
  ];
  for (const lookup of wrong) {
    const error = await refusal(t, () => fetchChecked(url, { policy, lookup }));
    t.deepEqual(namesOf(error), ['not-an-address']);
  }
  const throwing = () => {
    throw new Error('a');
  };
  await t.throwsAsync(() => fetchChecked(url, { policy, lookup: throwing }), {
    message: 'fetch failed',
  });
});

test('an address is read once, and what was checked is returned', (t) => {
  let reads = 0;
  const answer: LookupAddress = {
    get address() {
      return reads++ === 0 ? '8.8.8.8' : '127.0.0.2';
    },
    family: 4,
  };
  const lookup: LookupAll = (_name, _options, callback) => {
    callback(null, [answer]);
    callback(null, [toAddress('127.0.0.2')]);
  };
  const answers: unknown[] = [];
  const checked = checkedLookup({}, { lookup });
  checked('a', { all: true }, (...args) => answers.push(args));
  reads = 0;
  checked('a', {}, (...args) => answers.push(args));
  t.deepEqual(answers, [
    [null, [{ address: '8.8.8.8', family: 4 }]],
    [null, '8.8.8.8', 4],
  ]);
});

test.serial(
  'checkedLookup works with http.Agent, net.connect and an agent of undici',
  async (t) => {
    const lookupFor = (address: string): LookupFunction =>
      checkedLookup(policy, { lookup: resolver({ 'a.example.com': [[address]] }).lookup });
    const clients: readonly ((lookup: LookupFunction) => Promise<unknown>)[] = [
      (lookup) =>
        new Promise((resolve, reject) => {
          const agent = new http.Agent({ lookup });
          http.get(`http://a.example.com:${port}/`, { agent }, resolve).on('error', reject);
        }),
      (lookup) =>
        new Promise((resolve, reject) => {
          const socket = net.connect({ host: 'a.example.com', port, lookup });
          socket.on('error', reject).on('connect', () => resolve(socket.destroy()));
        }),
      (lookup) =>
        fetch(`http://a.example.com:${port}/`, { dispatcher: new Agent({ connect: { lookup } }) }),
    ];
    for (const client of clients) {
      await t.notThrowsAsync(client(lookupFor('127.0.0.1')));
      const error = await t.throwsAsync(client(lookupFor('127.0.0.2')));
      t.true((error?.cause ?? error) instanceof RefusedError, show(client));
    }
  },
);

test.serial('a signal ends the request', async (t) => {
  const controller = new AbortController();
  const url = `http://good.example.com:${port}/?wait`;
  const waiting = get(t, url, good, { signal: controller.signal });
  await setTimeout(50);
  controller.abort();
  await t.throwsAsync(waiting, { any: true, name: 'AbortError' });
  const early = get(t, url, good, { signal: AbortSignal.abort() });
  await t.throwsAsync(early, { any: true, name: 'AbortError' });
});

test.serial('calls with one policy share connections', async (t) => {
  const { lookup, asked } = resolver(good);
  const shared = urlPolicy(local);
  for (let count = 0; count < 9; count++) {
    const url = `http://good.example.com:${port}/`;
    await (await fetchChecked(url, { policy: shared, lookup })).text();
  }
  // Each connection needs a look-up. A few calls may open a second one before the first is free.
  t.true(asked.length < 3);
});

test.serial('errors contain no secrets', async (t) => {
  const secret = 'SECRET';
  const url = `http://good.example.com:${port}/?${secret}`;
  const calls: readonly (() => Promise<unknown>)[] = [
    () => fetchChecked(`http://u:${secret}@127.0.0.2/${secret}`, { policy }),
    () => fetchChecked(`http://${secret} /`, { policy }),
    () => get(t, to(`http://127.0.0.2/${secret}`), good),
    () => get(t, url, { 'good.example.com': [['127.0.0.2']] }),
    () => get(t, url, good, { headers: { authorization: `${secret}\n${secret}` } }),
    () => get(t, url, good, { method: `${secret} ` }),
    () =>
      fetchChecked(`http://u:${secret}@127.0.0.1/`, {
        policy: urlPolicy({ ...local, credentials: true }),
      }),
  ];
  for (const call of calls) {
    const error = await t.throwsAsync(call);
    t.notRegex(inspect(error), /SECRET/i);
    t.notRegex(JSON.stringify(error), /SECRET/i);
  }
});

test('a wrong argument is a TypeError', async (t) => {
  const url = 'http://127.0.0.1/';
  const calls: readonly (readonly unknown[])[] = [
    [url, { policy: undefined }],
    [url, { policy: null }],
    [url, { policy: { ...policy } }],
    [url, { policy: Object.create(policy) }],
    [url, { policy: Promise.resolve(policy) }],
    [url, policy],
    [policy, url],
    [url, new Map()],
    [url, { policy, dispatcher: new Agent() }],
    [url, { policy, redirect: 'manual' }],
    [url, { policy, method: 'a b' }],
    [url, { policy, headers: { 'a b': 'c' } }],
    [url, { policy, body: { a: 1 } }],
    [url, { policy, body: 1 }],
    [url, { policy, body: new (class FormData {})() }],
    [url, { policy, signal: { aborted: false } }],
    [url, { policy, maxRedirects: -1 }],
    [url, { policy, maxBytes: '1 MB' }],
    [url, { policy, maxBytes: -1 }],
    [url, { policy, maxBytes: Number.NaN }],
    [url, { policy, timeout: -1 }],
    [url, { policy, timeout: Number.POSITIVE_INFINITY }],
    [url, { policy, crossOriginHeaders: 'accept' }],
    [url, { policy, crossOriginHeaders: ['Accept'] }],
    [url, { policy, crossOriginHeaders: ['a,b'] }],
    [url, { policy, crossOriginBody: 'yes' }],
    [url, { policy, lookup: 1 }],
    [url, { policy, agent: 1 }],
  ];
  for (const args of calls) {
    const call = async () => Reflect.apply(fetchChecked, undefined, args);
    await t.throwsAsync(call, { instanceOf: TypeError, message: /must|has no option/ });
  }
  for (const args of [
    [],
    [undefined],
    [null],
    [{ a: 1 }],
    [Promise.resolve({})],
    [{}, { port: -1 }],
    [{}, { port: '80' }],
    [{}, { scheme: 'HTTP' }],
    [{}, { scheme: 'http:' }],
    [{}, { scheme: 'undefined://' }],
  ])
    t.throws(() => Reflect.apply(checkedLookup, undefined, args), { instanceOf: TypeError });
  t.false(checkURL('http://127.0.0.1/').allowed);
});

test.serial('the code of the guide refuses what it says', async (t) => {
  const [first = '', second = ''] = codeBlocks(join(top, 'docs/checking-urls.md'), 'js');
  const folder = mkdtempSync(join(top, 'node_modules', '.guide-'));
  t.teardown(() => rmSync(folder, { recursive: true }));
  const load = (name: string, code: string) => {
    writeFileSync(join(folder, name), code);
    return import(pathToFileURL(join(folder, name)).href);
  };
  const { preview } = await load('preview.js', first);
  const { connect } = await load('connect.js', second);
  for (const url of [`http://127.0.0.1:${port}/`, 'http://localhost/', 'http://0x7f.1/']) {
    t.regex(await preview(url), /^Refused: /);
    t.throws(() => connect(url), { message: /^refused: \{"allowed":false/ });
  }
  for (const url of ['http://[::ffff:10.0.0.1]/', 'http://metadata.google.internal/'])
    t.regex(await preview(url), /^Refused: /);
});

const slow = (query: string) => `http://good.example.com:${port}/?${query}`;

test.serial('a request has a limit of time, which covers the body', async (t) => {
  const timeout = { name: 'TimeoutError', any: true } as const;
  await t.throwsAsync(get(t, slow('wait'), good, { timeout: 50 }), timeout);
  const response = await get(t, slow('bytes=9&stall'), good, { timeout: 2000 });
  await t.throwsAsync(response.text(), timeout);
  const lookup = () => {};
  await t.throwsAsync(get(t, slow(''), good, { timeout: 50, lookup }), timeout);
});

test.serial('a body has a limit of bytes, after decompression', async (t) => {
  const refusalOf = async (query: string, maxBytes?: number) => {
    const response = await get(t, slow(query), good, maxBytes === undefined ? {} : { maxBytes });
    return (await refusal(t, () => response.text())).reasons[0]?.name;
  };
  t.is(await refusalOf('bytes=1000', 999), 'body-too-large');
  t.is(await refusalOf('bytes=1', 0), 'body-too-large');
  t.is(await refusalOf(`bytes=${10 * 1024 * 1024 + 1}`), 'body-too-large');
  t.is(await refusalOf('bytes=1000000&gzip', 10_000), 'body-too-large');
  const bytesOf = async (query: string, maxBytes: number) =>
    (await (await get(t, slow(query), good, { maxBytes })).arrayBuffer()).byteLength;
  t.is(await bytesOf('bytes=1000', 1000), 1000);
  t.is(await bytesOf('bytes=1000&gzip', 1000), 1000);
  t.is(await bytesOf('bytes=20000000', Number.POSITIVE_INFINITY), 20_000_000);
  t.is(await bytesOf('bytes=0', 0), 0);
  const head = await get(t, slow('bytes=1000'), good, { method: 'HEAD', maxBytes: 9 });
  t.is(await head.text(), '');
});

test.serial('the classes of bodies and headers may be those of Node or of undici', async (t) => {
  const post = async (options: FetchCheckedOptions) => {
    await get(t, slow(''), good, { method: 'POST', ...options });
    return received.at(-1);
  };
  for (const OfClass of [globalThis.FormData, UndiciFormData]) {
    const form = new OfClass();
    form.set('a', 'b');
    form.append('file', new Blob(['text'], { type: 'text/x' }), 'name.txt');
    const sent = await post({ body: form });
    t.regex(sent?.body ?? '', /name="a"\r\n\r\nb\r\n/);
    t.regex(sent?.body ?? '', /filename="name.txt"\r\ncontent-type: text\/x\r\n\r\ntext\r\n/i);
    t.regex(sent?.headers['content-type'] ?? '', /^multipart\/form-data; boundary=/);
  }
  for (const OfClass of [globalThis.URLSearchParams, URLSearchParams]) {
    const sent = await post({ body: new OfClass({ a: 'b c' }) });
    t.is(sent?.body, 'a=b+c');
    t.is(sent?.headers['content-type'], 'application/x-www-form-urlencoded;charset=UTF-8');
  }
  const file = await post({ body: new Blob(['text'], { type: 'text/x' }) });
  t.is(file?.body, 'text');
  t.is(file?.headers['content-type'], 'text/x');
  const bytes = new TextEncoder().encode('text');
  for (const body of [bytes, bytes.buffer, new DataView(bytes.buffer), new Response('text').body])
    t.is((await post({ body }))?.body, 'text');
  for (const headers of [
    new globalThis.Headers({ 'x-a': 'b' }),
    new UndiciHeaders({ 'x-a': 'b' }),
    [['x-a', 'b']] as [string, string][],
    { 'x-a': 'b' },
  ])
    t.is((await post({ headers }))?.headers['x-a'], 'b');
});

test.serial('options are optional, and a policy may be plain', async (t) => {
  const { lookup } = resolver(good);
  await refusal(t, () => fetchChecked(slow(''), { lookup }));
  t.is((await fetchChecked(slow(''), { lookup, policy: local })).status, 200);
  await refusal(t, () => fetchChecked('http://127.0.0.1/'));
});

test.serial('a look-up ends with the call, and holds no thread', async (t) => {
  const silent = dgram.createSocket('udp4').bind(0, '127.0.0.1');
  await once(silent, 'listening');
  let asked = 0;
  silent.on('message', () => asked++);
  const servers = dns.getServers();
  dns.setServers([`127.0.0.1:${silent.address().port}`]);
  t.teardown(() => {
    dns.setServers(servers);
    silent.close();
  });
  const names = ['a', 'b', 'c', 'd'];
  const calls = names.map((name) => fetchChecked(`http://${name}.example.com/`, { timeout: 300 }));
  for (const result of await Promise.allSettled(calls)) {
    t.is(result.status === 'rejected' && result.reason.name, 'TimeoutError');
  }
  t.is(asked, 8);
  const start = performance.now();
  t.deepEqual(await dns.promises.lookup('localhost', { family: 4 }), {
    address: '127.0.0.1',
    family: 4,
  });
  // A thread that waits for an answer would have held it for ten seconds.
  t.true(performance.now() - start < 5000);
  await setTimeout(100);
  t.is(handles(/GetAddrInfo|Query|ChannelWrap/i), 0);
  await setTimeout(2500);
  t.is(asked, 8, 'no server is asked again');
});

test.serial('a connection that nobody waits for is closed', async (t) => {
  // It does not answer the handshake of TLS.
  const open = new Set<Socket>();
  const silent = net.createServer((socket) => {
    open.add(socket);
    socket
      .on('error', () => {})
      .on('close', () => open.delete(socket))
      .resume();
  });
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  t.teardown(() => silent.close());
  const { port } = silent.address() as AddressInfo;
  const url = `https://127.0.0.1:${port}/`;
  const calls = Array.from({ length: 5 }, () => fetchChecked(url, { policy, timeout: 2000 }));
  await once(silent, 'connection');
  t.not(open.size, 0);
  await Promise.allSettled(calls);
  t.is(await settled(() => open.size), 0);
});
