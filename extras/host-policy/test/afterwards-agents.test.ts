// What goes on after requests with checkedAgents, checkedConnector and checkedLookup have ended.

import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { urlPolicy } from '@urlkit/host-policy';
import {
  checkedAgents,
  checkedConnector,
  checkedLookup,
  type LookupAll,
} from '@urlkit/host-policy/node';
import test from 'ava';
import { Agent, request } from 'undici';
import { growthOf, handles, settled } from '../../../test/support/afterwards.js';
import { isLongRun, isShortRun } from '../../../test/support/long-run.js';
import { leastOf, startProcessorTime } from '../../../test/support/processor-time.js';

const sockets = new Set<Socket>();
const server = net.createServer((socket) => {
  sockets.add(socket);
  socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  socket.on('data', (bytes) => answer(socket, String(bytes)));
});

function answer(socket: Socket, message: string): void {
  const head = 'HTTP/1.1 200 OK\r\nconnection: close\r\n\r\n';
  if (message.includes('/end ')) socket.end(`${head}text`);
  if (message.includes('/reset ')) socket.write(head, () => socket.resetAndDestroy());
  if (!message.includes('/endless ')) return;
  const more = (): void => {
    if (!socket.destroyed) socket.write('text'.repeat(1000), () => setImmediate(more));
  };
  socket.write(head, more);
}

/** The signals of look-ups that have no answer and that somebody waits for. */
const lookups = new Set<AbortSignal>();
const lookup: LookupAll = (name, { signal }, callback) => {
  if (name.startsWith('silent')) {
    if (!signal) return;
    lookups.add(signal);
    signal.addEventListener('abort', () => lookups.delete(signal));
  } else if (name.startsWith('fails')) callback(new Error('no such name'), []);
  else {
    const address = name.startsWith('bad') ? '127.0.0.2' : '127.0.0.1';
    process.nextTick(callback, null, [{ address, family: 4 }]);
  }
};

test.before(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
test.after.always(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

const policy = urlPolicy({ allowLocal: ['127.0.0.1'] });
const agents = checkedAgents(policy, { lookup, agent: { keepAlive: false } });
const dispatcher = new Agent({
  connect: checkedConnector(policy, { lookup }),
  // undici keeps a connection whose request was aborted while it was made.
  keepAliveTimeout: 100,
});

/** Sends a request and reads a body until the signal aborts, or it ends by itself. */
type Send = (host: string, path: string, signal: AbortSignal) => Promise<unknown>;

const port = () => (server.address() as AddressInfo).port;
const clients: Readonly<Record<string, Send>> = {
  'node:http with checkedAgents': (host, path, signal) =>
    new Promise((resolve, reject) => {
      const to = { agent: agents.http, host, port: port(), path, signal };
      http
        .get(to, (response) => response.on('error', reject).on('end', resolve).resume())
        .on('error', reject);
    }),
  'undici with checkedConnector': async (host, path, signal) => {
    const { body } = await request(`http://${host}:${port()}${path}`, { dispatcher, signal });
    for await (const _ of body);
  },
  'net.connect with checkedLookup': (host, path, signal) =>
    new Promise((resolve, reject) => {
      const socket = net.connect({ host, port: port(), lookup: checkedLookup(policy, { lookup }) });
      const abort = () => socket.destroy(new Error('aborted'));
      signal.addEventListener('abort', abort);
      socket.on('error', reject).on('close', resolve).resume();
      socket.write(`GET ${path} HTTP/1.1\r\n\r\n`);
    }),
};

/** The ways to end: what is asked for, and after how many milliseconds the program aborts. */
const ends = [
  ['good.example.com', '/end', null],
  ['good.example.com', '/reset', null],
  ['fails.example.com', '/end', null],
  ['bad.example.com', '/end', null],
  ['good.example.com', '/endless', 100],
  ['good.example.com', '/silent', 100],
  ['good.example.com', '/silent', 0],
  ['silent.example.com', '/end', 100],
  ['silent.example.com', '/end', 0],
] as const;

const running = (): number => handles(/Timeout|GetAddrInfo|Query|Connect/);

for (const [index, [client, send]] of Object.entries(clients).entries()) {
  test.serial(`nothing is left one second after the end: ${client}`, async (t) => {
    await wait(500);
    const before = running();
    const timeAfter = async ([host, path, after]: (typeof ends)[number]) => {
      const calls = Array.from({ length: 5 }, () => {
        const controller = new AbortController();
        if (after !== null) setTimeout(() => controller.abort(), after);
        return send(host, path, controller.signal);
      });
      await Promise.allSettled(calls);
      await settled(() => sockets.size + lookups.size);
      const name = `${host}${path} ${after}`;
      // Node does not say when nobody waits for a look-up of `net.connect` any more.
      if (!client.startsWith('net.connect')) t.is(lookups.size, 0, name);
      t.is(sockets.size, 0, name);
      const timeSince = startProcessorTime();
      await wait(200);
      return timeSince();
    };
    // Only a long run tries each end with each client.
    for (const end of ends.filter((_, at) => isLongRun || at % 3 === index)) {
      const time = await leastOf(() => timeAfter(end), 100);
      t.true(time <= 100, `${end.join(' ')}: ${time} ms`);
    }
    await wait(500);
    t.true(running() <= before + 1, process.getActiveResourcesInfo().join());
  });

  test.serial(`requests leave no memory behind: ${client}`, async (t) => {
    const call = async () => {
      const { signal } = new AbortController();
      await send('bad.example.com', '/end', signal).catch(() => {});
    };
    const growth = await growthOf(call, isLongRun ? 300 : isShortRun ? 40 : 100, 2000);
    t.true(growth < 2000, `${growth} bytes a call`);
  });
}
