// Runs real servers on loopback addresses, one of which the policy allows, and a resolver that says what a test wants.

import type { LookupAddress } from 'node:dns';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import net, { isIPv6, type LookupFunction } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { checkURL, type URLPolicyOptions, urlPolicy } from '@urlkit/host-policy';
import {
  checkedLookup,
  type FetchCheckedInit,
  fetchChecked,
  type LookupAll,
  RefusedError,
} from '@urlkit/host-policy/node';
import test, { type ExecutionContext } from 'ava';
import { Agent, FormData, fetch, Headers } from 'undici';
import { codeBlocks } from '../../../test/support/examples.js';
import { show } from '../../../test/support/show.js';

const top = fileURLToPath(new URL('../../..', import.meta.url));

interface Received {
  readonly address: string;
  readonly method: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

/** The requests that reached a server, in order. */
const received: Received[] = [];
const allowed = '127.0.0.1';
const forbidden = ['127.0.0.2', '::1'];
const servers: http.Server[] = [];
let port = 0;

function listen(address: string): Promise<void> {
  const server = http.createServer(async (request, response) => {
    const body = (await request.setEncoding('utf8').toArray()).join('');
    const { method = '', headers } = request;
    received.push({ address, method, headers, body });
    const query = new URL(request.url ?? '/', 'http://x').searchParams;
    const location = query.get('to');
    if (query.has('wait')) return;
    if (location === null) response.end(address);
    else response.writeHead(Number(query.get('status') ?? 302), { location }).end('gone');
  });
  servers.push(server);
  return new Promise((resolve, reject) => {
    server.on('error', reject).listen(port, address, () => {
      const bound = server.address();
      if (typeof bound === 'object' && bound) port = bound.port;
      resolve();
    });
  });
}

test.before(async () => {
  for (const address of [allowed, ...forbidden]) await listen(address);
});

test.after.always(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

type Names = Readonly<Record<string, readonly (readonly string[])[]>>;

/** A resolver with a list of answers for each name, one for each look-up; the last one repeats. */
function resolver(names: Names): { readonly lookup: LookupAll; readonly asked: string[] } {
  const asked: string[] = [];
  const lookup: LookupAll = (hostname, _options, callback) => {
    const answers = names[hostname] ?? [];
    const before = asked.filter((name) => name === hostname).length;
    const answer = answers[Math.min(before, answers.length - 1)];
    asked.push(hostname);
    if (answer === undefined) callback(new Error('no such name'), []);
    else callback(null, answer.map(toAddress));
  };
  return { lookup, asked };
}

const toAddress = (address: string): LookupAddress => ({
  address,
  family: isIPv6(address) ? 6 : 4,
});

const local: URLPolicyOptions = { allowLocal: [allowed] };
const policy = urlPolicy(local);

function get(t: ExecutionContext, url: string, names: Names = {}, init: FetchCheckedInit = {}) {
  const { lookup } = resolver(names);
  t.timeout(20_000);
  return fetchChecked(url, init, policy, { lookup });
}

/** The refusal of a call, which must not reach a forbidden server. */
async function refusal(t: ExecutionContext, call: () => Promise<unknown>): Promise<RefusedError> {
  const before = received.length;
  const error = await t.throwsAsync(call, { instanceOf: RefusedError });
  const reached = received.slice(before).filter(({ address }) => address !== allowed);
  t.deepEqual(reached, []);
  if (error instanceof RefusedError) return error;
  throw new Error('no refusal');
}

const namesOf = ({ reasons }: RefusedError) => reasons.map(({ name }) => name);
const to = (location: string, status = 302) =>
  `http://good.example.com:${port}/?status=${status}&to=${encodeURIComponent(location)}`;
const good: Names = { 'good.example.com': [['127.0.0.1']] };

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
  t.is((await fetchChecked(url.split('?')[0] ?? '', close, rebound, { lookup })).status, 200);
  t.is(asked.length, 1);
  await refusal(t, () => fetchChecked(url, {}, rebound, { lookup }));
  t.is(asked.length, 2);
});

test.serial('each form of a local address in a URL is refused without a look-up', async (t) => {
  const { lookup, asked } = resolver({});
  for (const host of [
    ...['127.0.0.2', '2130706434', '0177.0.0.2', '0x7f.2', '0', '[::1]', '[::]', 'localhost'],
    ...['[::ffff:127.0.0.2]', '[64:ff9b::127.0.0.2]', '①②⑦.0.0.2', '127.0.0.2.', 'a.localhost'],
    ...['[2001:0:808:808::80ff:fffd]', 'localhost4.localdomain4', 'metadata.google.internal'],
  ]) {
    await refusal(t, () => fetchChecked(`http://${host}:${port}/`, {}, policy, { lookup }));
  }
  for (const url of ['http://[fe80::1%25lo]/', 'http://[::1%25]/', 'file:///etc/passwd', 'x'])
    await refusal(t, () => fetchChecked(url, {}, policy, { lookup }));
  t.deepEqual(asked, []);
  t.is(await (await get(t, `http://0x7f.1:${port}/`)).text(), allowed);
  t.is(await (await get(t, `http://[::ffff:127.0.0.1]:${port}/`)).text(), allowed);
});

test.serial('without the exception, no loopback address is reached', async (t) => {
  const before = received.length;
  for (const address of [allowed, ...forbidden, '::ffff:127.0.0.1']) {
    const { lookup } = resolver({ 'any.example.com': [[address]] });
    const url = `http://any.example.com:${port}/`;
    await refusal(t, () => fetchChecked(url, {}, urlPolicy(), { lookup }));
  }
  t.is(received.length, before);
});

test.serial('patterns with a port apply to names, too', async (t) => {
  const { lookup } = resolver(good);
  const url = `http://good.example.com:${port}/`;
  const fetchWith = (options: URLPolicyOptions) => () =>
    fetchChecked(url, {}, urlPolicy(options), { lookup });
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
    const error = await refusal(t, () => fetchChecked(url, {}, policy, { lookup }));
    t.deepEqual(namesOf(error), ['not-an-address']);
  }
  const throwing = () => {
    throw new Error('a');
  };
  await t.throwsAsync(() => fetchChecked(url, {}, policy, { lookup: throwing }), {
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

test.serial('a redirect is followed if the policy allows its URL and its addresses', async (t) => {
  const names: Names = { ...good, 'bad.example.com': [['127.0.0.2']] };
  for (const status of [301, 302, 303, 307, 308]) {
    t.is(await (await get(t, to('/x', status), names)).text(), allowed);
    t.is(await (await get(t, to(`http://127.0.0.1:${port}/`, status), names)).text(), allowed);
    for (const location of [
      ...[`http://127.0.0.2:${port}/`, `//[::1]:${port}/`, `\\\\0177.2:${port}`, 'file:///etc/x'],
      ...[`http://bad.example.com:${port}/`, `http://u:p@127.0.0.1:${port}/`, 'http://['],
      ...['data:,x', 'javascript:1', `http://[::ffff:127.0.0.2]:${port}/`],
    ]) {
      const error = await refusal(t, () => get(t, to(location, status), names));
      t.is(error.redirects, 1);
      t.regex(error.message, /^Refused after redirect 1: /);
    }
  }
  for (const status of [300, 304, 305, 306]) {
    const response = await get(t, to(`http://127.0.0.2:${port}/`, status), names);
    t.is(response.status, status);
  }
});

test.serial('redirects have a limit', async (t) => {
  const circle = to('?to=%3Fto%3D');
  let url = '/';
  for (let count = 0; count < 6; count++) url = `?to=${encodeURIComponent(url)}`;
  const six = `http://127.0.0.1:${port}/${url}`;
  const error = await refusal(t, () => fetchChecked(six, {}, policy));
  t.deepEqual(namesOf(error), ['too-many-redirects']);
  t.is(error.redirects, 5);
  t.is((await fetchChecked(six, {}, policy, { maxRedirects: 6 })).status, 200);
  const { lookup } = resolver(good);
  const none = () => fetchChecked(circle, {}, policy, { maxRedirects: 0, lookup });
  t.is((await refusal(t, none)).redirects, 0);
});

test.serial('method, body and headers change as the Fetch standard says', async (t) => {
  const rows: readonly (readonly [status: number, method: string, then: string, body: string])[] = [
    [301, 'POST', 'GET', ''],
    [302, 'POST', 'GET', ''],
    [303, 'POST', 'GET', ''],
    [307, 'POST', 'POST', 'text'],
    [308, 'POST', 'POST', 'text'],
    [301, 'PUT', 'PUT', 'text'],
    [302, 'PUT', 'PUT', 'text'],
    [303, 'PUT', 'GET', ''],
    [302, 'post', 'GET', ''],
    [303, 'HEAD', 'HEAD', ''],
  ];
  for (const [status, method, then, text] of rows) {
    const headers = { 'content-type': 'text/x', 'content-language': 'en', accept: 'a/b' };
    const body = method === 'HEAD' ? null : 'text';
    await get(t, to('/x', status), good, { method, headers, body });
    const last = received.at(-1);
    t.is(last?.method, then, `${status} ${method}`);
    t.is(last?.body, text);
    t.is(last?.headers.accept, 'a/b');
    const isKept = text !== '' || method === 'HEAD';
    t.is(last?.headers['content-type'], isKept ? 'text/x' : undefined);
    t.is(last?.headers['content-language'], isKept ? 'en' : undefined);
  }
});

test.serial('secrets of an origin do not go to another one', async (t) => {
  const headers = new Headers({ authorization: 'Basic x', cookie: 'a=b', 'x-other': 'y' });
  await get(t, to('/x'), good, { headers });
  t.is(received.at(-1)?.headers.authorization, 'Basic x');
  t.is(received.at(-1)?.headers.cookie, 'a=b');
  await get(t, to(`http://127.0.0.1:${port}/`), good, { headers });
  t.is(received.at(-1)?.headers.authorization, undefined);
  t.is(received.at(-1)?.headers.cookie, undefined);
  t.is(received.at(-1)?.headers['x-other'], 'y');
  t.is(headers.get('authorization'), 'Basic x');
  const back = encodeURIComponent(`http://good.example.com:${port}/`);
  await get(t, to(`http://127.0.0.1:${port}/?to=${back}`), good, { headers });
  t.is(received.at(-1)?.headers.authorization, undefined);
});

test.serial('a body that can be sent once is refused after a redirect that keeps it', async (t) => {
  const stream = () => Readable.from(['te', 'xt']);
  await get(t, `http://good.example.com:${port}/`, good, { method: 'POST', body: stream() });
  t.is(received.at(-1)?.body, 'text');
  await get(t, to('/x', 303), good, { method: 'POST', body: stream() });
  t.is(received.at(-1)?.method, 'GET');
  const again = () => get(t, to('/x', 307), good, { method: 'POST', body: stream() });
  t.deepEqual(namesOf(await refusal(t, again)), ['body-not-repeatable']);
  const form = new FormData();
  form.set('a', 'b');
  await get(t, to('/x', 307), good, { method: 'POST', body: form });
  t.regex(received.at(-1)?.body ?? '', /name="a"/);
});

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
    await (await fetchChecked(url, {}, shared, { lookup })).text();
  }
  // Each connection needs a look-up. A few calls may open a second one before the first is free.
  t.true(asked.length < 3);
});

test.serial('errors contain no secrets', async (t) => {
  const secret = 'SECRET';
  const url = `http://good.example.com:${port}/?${secret}`;
  const calls: readonly (() => Promise<unknown>)[] = [
    () => fetchChecked(`http://u:${secret}@127.0.0.2/${secret}`, {}, policy),
    () => fetchChecked(`http://${secret} /`, {}, policy),
    () => get(t, to(`http://127.0.0.2/${secret}`), good),
    () => get(t, url, { 'good.example.com': [['127.0.0.2']] }),
    () => get(t, url, good, { headers: { authorization: `${secret}\n${secret}` } }),
    () => get(t, url, good, { method: `${secret} ` }),
    () =>
      fetchChecked(`http://u:${secret}@127.0.0.1/`, {}, urlPolicy({ ...local, credentials: true })),
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
    [url, {}, {}],
    [url, {}, undefined],
    [url, {}, { ...policy }],
    [url, {}, Object.create(policy)],
    [url, policy, {}],
    [policy, {}, url],
    [url, { dispatcher: new Agent() }, policy],
    [url, { redirect: 'manual' }, policy],
    [url, { method: 'a b' }, policy],
    [url, new Map(), policy],
    [url, {}, policy, { maxRedirects: -1 }],
    [url, {}, policy, { lookup: 1 }],
    [url, {}, policy, { agent: 1 }],
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
  const { get: getURL } = await load('get.js', second);
  for (const url of [`http://127.0.0.1:${port}/`, 'http://localhost/', 'http://0x7f.1/']) {
    t.regex(await preview(url), /^Refused: /);
    t.throws(() => getURL(url), { message: /^refused: \{"allowed":false/ });
  }
  for (const url of ['http://[::ffff:10.0.0.1]/', 'http://metadata.google.internal/'])
    t.regex(await preview(url), /^Refused: /);
});
