// Real servers on loopback addresses, and a resolver that says what a test wants.

import type { LookupAddress } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import net, { isIPv6 } from 'node:net';
import { gzipSync } from 'node:zlib';
import { type URLPolicyOptions, urlPolicy } from '@urlkit/host-policy';
import {
  type FetchCheckedOptions,
  fetchChecked,
  type LookupAll,
  RefusedError,
} from '@urlkit/host-policy/node';
import test, { type ExecutionContext } from 'ava';
import { certificate, key } from './loopback-certificate.js';

/** A request that reached a server. */
export interface Received {
  readonly scheme: string;
  readonly address: string;
  readonly port: number;
  readonly method: string;
  readonly url: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

/** The requests that reached a server, in order. */
export const received: Received[] = [];
/** The address that the policies of tests allow. */
export const allowed = '127.0.0.1';
export const forbidden = ['127.0.0.2', '::1'];
const servers: (net.Server | http.Server)[] = [];

/** The port of the first server at each address. */
export let port = 0;
/** The port of a second server at the allowed address. */
export let otherPort = 0;

/**
 * Answers with a redirect to the parameter `to`, whose code units are bytes, with as many bytes as `bytes` says, or with its
 * address. With `wait`, it does not answer, and with `stall`, the body does not end.
 */
function answer(scheme: string, address: string): http.RequestListener {
  return async (request, response) => {
    const body = (await request.setEncoding('utf8').toArray()).join('');
    const { method = '', url = '', headers, socket } = request;
    received.push({ scheme, address, port: socket.localPort ?? 0, method, url, headers, body });
    const query = new URL(url, 'http://x').searchParams;
    const location = query.get('to');
    if (query.has('wait')) return;
    if (location !== null) {
      response.writeHead(Number(query.get('status') ?? 302), { location }).end('gone');
    } else if (query.has('bytes')) {
      const bytes = Buffer.alloc(Number(query.get('bytes')));
      if (query.has('gzip')) {
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(bytes));
      } else {
        response.write(bytes);
        if (!query.has('stall')) response.end();
      }
    } else response.end(address);
  };
}

/** Listens at an address, to both schemes at one port. */
async function listen(address: string, at: number): Promise<number> {
  const plain = http.createServer(answer('http', address));
  const secure = https.createServer({ cert: certificate, key }, answer('https', address));
  const server = net.createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', (chunk) => {
      socket.pause();
      socket.unshift(chunk);
      // The first byte of TLS is the type of a handshake.
      (chunk[0] === 0x16 ? secure : plain).emit('connection', socket);
      process.nextTick(() => socket.resume());
    });
  });
  servers.push(server, plain, secure);
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject).listen(at, address, resolve);
  });
  const bound = server.address();
  return typeof bound === 'object' && bound !== null ? bound.port : 0;
}

/** Starts the servers before the tests of a file, and stops them after these. */
export function useServers(): void {
  test.before(async () => {
    // Only for this process.
    process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
    for (const address of [allowed, ...forbidden]) port = await listen(address, port);
    otherPort = await listen(allowed, 0);
  });
  test.after.always(() => {
    for (const server of servers) {
      if (server instanceof http.Server) server.closeAllConnections();
      server.close();
    }
  });
}

export type Names = Readonly<Record<string, readonly (readonly string[])[]>>;

/** A resolver with a list of answers for each name, one for each look-up; the last one repeats. */
export function resolver(names: Names): { readonly lookup: LookupAll; readonly asked: string[] } {
  const asked: string[] = [];
  const lookup: LookupAll = (hostname, _options, callback) => {
    const answers = names[hostname] ?? [];
    const before = asked.filter((name) => name === hostname).length;
    const addresses = answers[Math.min(before, answers.length - 1)];
    asked.push(hostname);
    if (addresses === undefined) callback(new Error('no such name'), []);
    else callback(null, addresses.map(toAddress));
  };
  return { lookup, asked };
}

export const toAddress = (address: string): LookupAddress => ({
  address,
  family: isIPv6(address) ? 6 : 4,
});

export const local: URLPolicyOptions = { allowLocal: [allowed] };
export const policy = urlPolicy(local);

export function get(
  t: ExecutionContext,
  url: string,
  names: Names = {},
  init: FetchCheckedOptions = {},
) {
  const { lookup } = resolver(names);
  t.timeout(20_000);
  return fetchChecked(url, { policy, lookup, ...init });
}

/** The refusal of a call, which must not reach a forbidden server. */
export async function refusal(
  t: ExecutionContext,
  call: () => Promise<unknown>,
): Promise<RefusedError> {
  const before = received.length;
  const error = await t.throwsAsync(call, { instanceOf: RefusedError });
  const reached = received.slice(before).filter(({ address }) => address !== allowed);
  t.deepEqual(reached, []);
  if (error instanceof RefusedError) return error;
  throw new Error('no refusal');
}

/** A URL that redirects. */
export const to = (location: string, status = 302) =>
  `http://good.example.com:${port}/?status=${status}&to=${encodeURIComponent(location)}`;
export const good: Names = { 'good.example.com': [['127.0.0.1']] };
