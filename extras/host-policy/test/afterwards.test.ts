// What goes on after a call of fetchChecked has ended: a limit must end the work, not only the promise.

import { getEventListeners, once } from 'node:events';
import net, { type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import * as zlib from 'node:zlib';
import { urlPolicy } from '@urlkit/host-policy';
import {
  type FetchCheckedOptions,
  fetchChecked,
  type LookupAll,
  RefusedError,
} from '@urlkit/host-policy/node';
import test from 'ava';
import { collectGarbage, growthOf, settled } from '../../../test/support/afterwards.js';
import { isLongRun, isShortRun, stepOf } from '../../../test/support/long-run.js';
import { leastOf, startProcessorTime } from '../../../test/support/processor-time.js';

type Compress = (bytes: Uint8Array) => Uint8Array;
/** A quarter of the time that the default takes. */
const fast = { level: 1 };
const codings: Readonly<Record<string, Compress>> = {
  gzip: (bytes) => zlib.gzipSync(bytes, fast),
  br: (bytes) =>
    zlib.brotliCompressSync(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 3 } }),
  deflate: (bytes) => zlib.deflateSync(bytes, fast),
  ...('zstdCompressSync' in zlib ? { zstd: zlib.zstdCompressSync as Compress } : {}),
};
const emptyMembers = Buffer.concat(Array<Uint8Array>(50_000).fill(zlib.gzipSync('')));

/** What the server answers, byte for byte, and whether it then goes on sending the end of it, hangs, or closes. */
interface Answer {
  readonly head: string;
  readonly body: Uint8Array;
  readonly after: 'end' | 'repeat' | 'hang' | 'close';
}

const sockets = new Set<Socket>();
let answer: Answer;
const server = net.createServer((socket) => {
  sockets.add(socket);
  socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  socket.on('data', () => send(socket, answer));
});

function send(socket: Socket, { head, body, after }: Answer): void {
  const length = after === 'end' ? `content-length: ${body.length}` : 'connection: close';
  socket.write(`HTTP/1.1 ${head}\r\n${length}\r\n\r\n`, 'latin1');
  const more = (): void => {
    if (socket.destroyed) return;
    if (after === 'close') socket.write(body, () => socket.resetAndDestroy());
    else socket.write(body, after === 'repeat' ? () => setImmediate(more) : undefined);
  };
  more();
}

test.before(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
test.after.always(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

const policy = urlPolicy({ allowLocal: ['127.0.0.1'] });
const get = (options: FetchCheckedOptions = {}, path = '/') => {
  const { port } = server.address() as AddressInfo;
  return fetchChecked(`http://127.0.0.1:${port}${path}`, { policy, ...options });
};

/** The ways to end. */
const ends: Readonly<Record<string, () => Promise<unknown>>> = {
  time: async () => (await get({ timeout: 300, maxBytes: 1e15 })).arrayBuffer(),
  size: async () => (await get({ maxBytes: 100_000 })).arrayBuffer(),
  cancel: async () => {
    const reader = (await get()).body?.getReader();
    await reader?.read();
    await reader?.cancel();
  },
  'cancel at once': async () => (await get()).body?.cancel(),
  'cancel while reading': async () => {
    const reader = (await get()).body?.getReader();
    const reading = reader?.read();
    await reader?.cancel();
    await reading;
  },
  'not read': async () => {
    await get({ timeout: 300 });
    await wait(350);
  },
  abort: async () => {
    const controller = new AbortController();
    const reader = (await get({ signal: controller.signal })).body?.getReader();
    await reader?.read();
    controller.abort();
    await reader?.read();
  },
};

/** The ends to try for the body with an index: all in a long run, otherwise one of `count`, so that each end is tried for some body. */
function endsOf(index: number, count: number): [string, () => Promise<unknown>][] {
  return Object.entries(ends).filter((_, at) => isLongRun || at % count === index % count);
}

/** Milliseconds of the processor's time in which no body is decoded. */
const LITTLE = 50;

/** Returns the milliseconds of the processor's time that are taken after an end. */
function timeAfter(end: () => Promise<unknown>): Promise<number> {
  return leastOf(async () => {
    await end().catch(() => {});
    const timeSince = startProcessorTime();
    await wait(150);
    return timeSince();
  }, LITTLE);
}

const zeros = new Uint8Array(50_000_000);

for (const [index, [coding, compress]] of Object.entries(codings).entries()) {
  test.serial(`nothing is decoded after the end: ${coding}`, async (t) => {
    let body: Uint8Array = zeros;
    for (const layers of [1, 2, 3]) {
      body = compress(body);
      const list = Array<string>(layers).fill(coding).join(', ');
      answer = { head: `200 OK\r\ncontent-encoding: ${list}`, body, after: 'hang' };
      for (const [name, end] of layers === 1 || isLongRun ? endsOf(index, 3) : []) {
        const time = await timeAfter(end);
        t.true(time <= LITTLE, `${name}, ${list}: ${time} ms`);
        t.is(await settled(() => sockets.size), 0, `${name}, ${list}`);
      }
      if (layers > 1) {
        const error = await t.throwsAsync(get(), { instanceOf: RefusedError });
        t.regex(error?.message ?? '', /encoded more than once/);
      }
    }
  });
}

test.serial(
  'bytes that stand for nothing have a limit, and are not decoded after the end',
  async (t) => {
    const bodies = [
      ['repeat', 'gzip', emptyMembers],
      ['close', 'gzip', zlib.gzipSync(zeros, fast)],
      ['close', 'br', zlib.brotliCompressSync('a')],
      ['close', 'gzip', Buffer.from('no gzip')],
    ] as const;
    for (const [index, [after, coding, body]] of bodies.entries()) {
      answer = { head: `200 OK\r\ncontent-encoding: ${coding}`, body, after };
      for (const [name, end] of endsOf(index, bodies.length)) {
        const time = await timeAfter(end);
        t.true(time <= LITTLE, `${name}, ${after}: ${time} ms`);
        t.is(await settled(() => sockets.size), 0, `${name}, ${after}`);
      }
    }
    answer = { head: '200 OK\r\ncontent-encoding: gzip', body: emptyMembers, after: 'repeat' };
    const response = await get({ maxBytes: 1e6 });
    const error = await t.throwsAsync(response.text(), { instanceOf: RefusedError });
    t.regex(error?.message ?? '', /more bytes than maxBytes/);
  },
);

test.serial(
  'a body without an end leaves no socket, whatever the status and the reason phrase',
  async (t) => {
    const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);
    const step = stepOf(8);
    for (let first = 200; first < 1000; first += 100 * step) {
      const statuses = Array.from({ length: 100 }, (_, index) => first + index * step);
      for (const status of statuses.filter((status) => status < 1000)) {
        const location = isRedirect(status) ? '\r\nlocation: http://127.0.0.2/' : '';
        answer = {
          head: `${status} a\u0001${location}`,
          body: new Uint8Array(9),
          after: 'hang',
        };
        // On a busy machine, an answer takes seconds.
        const call = get({ timeout: 4000 });
        // undici makes an error of a proxy that wants a password.
        if (status === 407) await t.throwsAsync(call, { message: 'fetch failed' });
        else if (isRedirect(status)) await t.throwsAsync(call, { instanceOf: RefusedError });
        else {
          const response = await call;
          t.is(response.status, status);
          t.is(response.ok, status < 300);
          t.is(response.statusText, 'a\u0001');
          t.is(response.clone().status, status);
          t.is(response.redirected, false);
        }
      }
      await wait(4000);
      t.is(await settled(() => sockets.size), 0, `${first}`);
    }
  },
);

test.serial(
  'a signal has no listeners of calls that have ended, or whose body nobody can read',
  async (t) => {
    const { signal } = new AbortController();
    const listeners = () => getEventListeners(signal, 'abort').length;
    answer = { head: '200 OK', body: new Uint8Array(1000), after: 'end' };
    for (let count = 0; count < (isShortRun ? 40 : 200); count++) {
      const response = await get({ signal, maxBytes: 900 });
      if (count % 4 === 0) await response.body?.cancel();
      if (count % 4 === 1) await t.throwsAsync(response.text());
      if (count % 4 === 2)
        await response.body
          ?.getReader()
          .read()
          .catch(() => {});
    }
    t.is(await settled(listeners), 0, 'small bodies');
    answer = { head: '200 OK', body: new Uint8Array(100_000), after: 'hang' };
    for (let count = 0; count < 20; count++) await get({ signal });
    await wait(20);
    collectGarbage();
    await wait(200);
    t.is(await settled(listeners), 0, 'bodies that are not read');
    t.is(await settled(() => sockets.size), 0);
  },
);

const lookup: LookupAll = (_name, _options, callback) => {
  process.nextTick(callback, null, [{ address: '127.0.0.2', family: 4 }]);
};
const { signal: shared } = new AbortController();
const callsWithSignal: Readonly<Record<string, () => Promise<unknown>>> = {
  'a cancelled body': async () => (await get({ signal: shared })).body?.cancel(),
  'a body that is too large': async () => (await get({ signal: shared, maxBytes: 9 })).text(),
  'a refused URL': () => fetchChecked('http://127.0.0.2/', { signal: shared }),
  'a refused address': () => fetchChecked('http://a.example.com/', { lookup, signal: shared }),
};

const signalled = Object.entries(callsWithSignal);
// Only a long run takes all of them.
for (const [name, call] of signalled.filter((_, at) => isLongRun || at % 2 === 0)) {
  test.serial(`calls with the same signal leave no memory behind: ${name}`, async (t) => {
    answer = { head: '200 OK', body: new Uint8Array(1000), after: 'end' };
    // Five times as many calls in all. The first ones compile code: undici alone grows by as much.
    // A listener of a call would have 2,300 bytes. Versions of Node and undici keep up to 400 of their own.
    const growth = await growthOf(
      () => call().catch(() => {}),
      isLongRun ? 800 : isShortRun ? 40 : 120,
      1000,
    );
    t.true(growth < 1000, `${growth} bytes a call`);
    t.is(getEventListeners(shared, 'abort').length, 0);
  });
}
