// Requests of a program whose Object.prototype has been polluted. They run in a process of their own; the servers do not.

import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import test from 'ava';
import { isLongRun, sample } from '../../../test/support/long-run.js';
import { certificate, key } from './loopback-certificate.js';

/** Names of options of Node, of parts of requests and responses, of events and of members of streams. */
const namesOfNode = [
  ...['socketPath', 'path', 'host', 'hostname', 'port', 'query', 'origin', 'method', 'protocol'],
  ...['body', 'headers', 'upgrade', 'servername', 'localAddress', 'localPort', 'lookup', 'family'],
  ...['hints', 'connect', 'connections', 'factory', 'dispatcher', 'agent', 'proxy', 'uri', 'auth'],
  ...['fd', 'handle', 'socket', 'httpSocket', 'allowH2', 'pipelining', 'interceptors', 'redirect'],
  ...['timeout', 'signal', 'idempotent', 'blocking', 'reset', 'expectContinue', 'throwOnError'],
  ...['maxRedirections', 'maxRedirects', 'maxBytes', 'credentials', 'mode', 'cache', 'referrer'],
  ...['integrity', 'keepalive', 'duplex', 'window', 'priority', 'policy', 'crossOriginBody'],
  ...['rejectUnauthorized', 'ca', 'cert', 'key', 'session', 'minVersion', 'checkServerIdentity'],
  ...['secureContext', 'pskCallback', 'pfx', 'crl', 'ciphers', 'ALPNProtocols', 'isServer'],
  ...['x-a', 'cookie', 'authorization', 'content-encoding', 'transfer-encoding', 'location'],
  ...['user-agent', 'accept', 'status', 'statusText', 'url', 'redirected', 'all', 'hook', 'flush'],
  ...['ok', 'aborted', 'type', 'bodyUsed', 'error', 'close', 'data', 'end', 'drain', 'ready'],
  ...['start', 'pull', 'cancel', 'transform', 'readableType', 'highWaterMark', 'size', 'min'],
  ...['readable', 'writable', 'objectMode', 'noDelay', 'onread', 'write', 'read', 'destroy'],
  ...['once', 'passive', 'capture', 'value', 'writable', 'enumerable', 'configurable'],
  ...['allowLocal', 'allowHosts', 'refuseHosts', 'schemes', 'ports', 'names', 'requireUnambiguous'],
  ...['scheme', 'kind', 'pieces', 'address', 'allowed', 'reasons', 'href', 'base'],
];

/** Names of which undici or Node makes an error, a null body or an aborted response. Nothing is answered then. */
const failing = [
  ...['aborted', 'allowedValues', 'body', 'destroy', 'error', 'headersList', 'highWaterMark'],
  ...['localURLsOnly', 'lookup', 'signal', 'socket', 'transform', 'urlList'],
];

/** Those that fail at some moments only. */
const DEPENDS = ['destroy', 'lookup', 'transform'];

/** Returns the names of members of options that undici reads. */
function namesOfUndici(): readonly string[] {
  const folder = join(dirname(createRequire(import.meta.url).resolve('undici')), 'lib');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const isOfFetch = (file: string) =>
    file.endsWith('.js') && !/mock|snapshot|cache|websocket/.test(file);
  return files.filter(isOfFetch).flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const members = text.matchAll(
      /\b(?:options|opts|init|\w+Opts|\w+Options)\??\.([A-Za-z]\w*)\b(?!\()/g,
    );
    return Array.from(members, ([, name = '']) => name);
  });
}

const program = `
import { urlPolicy } from '@urlkit/host-policy';
import { fetchChecked } from '@urlkit/host-policy/node';

const { names, failing, unix, port, securePort } = JSON.parse(process.argv[1]);
const lookup = (_name, _options, callback) => callback(null, [{ address: '127.0.0.1', family: 4 }]);
const policyOf = () => urlPolicy({ allowLocal: ['127.0.0.1'] });
const urls = ['http://127.0.0.1:' + port + '/a?b', 'http://a.example.com:' + port + '/a?b'];
const inits = [{}, { method: 'POST', body: 'x', headers: { 'x-b': 'c' } }];
const requests = urls.flatMap((url) => inits.map((init) => [url, init]));
// Nobody trusts its certificate.
requests.push(['https://127.0.0.1:' + securePort + '/', {}]);
const send = async ([url, init]) => {
  const response = await fetchChecked(url, { ...init, policy: policyOf(), lookup, timeout: 4000 });
  return [response.status, response.statusText, response.url, response.ok, await response.text()].join(' ');
};
const results = [];
for (const request of requests) results.push(await send(request).catch(() => null));
const values = [unix, '127.0.0.2', 'evil', '', 0, 1, true, null, {}, [], () => true];
let cases = 0;
const changed = [];
const failed = {};
// The limit of time alone does not keep the process running while a body is read.
setInterval(() => {}, 1000);
// undici goes on with what it does for itself after a response.
let polluted = '';
const thrown = [];
process.on('uncaughtException', () => { thrown.push(polluted); });
for (const name of names) {
  polluted = name;
  for (const value of values) {
    Object.defineProperty(Object.prototype, name, { value, configurable: true, enumerable: true, writable: true });
    const answers = await Promise.all(requests.map((request) => send(request).catch(() => null)));
    // A machine with much to do may be late.
    for (const index of answers.keys()) {
      for (let again = 0; again < 3 && answers[index] !== results[index] && !failing.includes(name); again++) {
        answers[index] = await send(requests[index]).catch(() => null);
      }
    }
    delete Object.prototype[name];
    for (const [index, result] of answers.entries()) {
      cases++;
      if (result === results[index]) continue;
      if (result === null) failed[name] = (failed[name] ?? 0) + 1;
      else changed.push([name, String(value), result]);
    }
  }
  // What undici throws outside a promise may come after the responses.
  await new Promise((resolve) => setTimeout(resolve, 100));
}
console.log(JSON.stringify({ cases, changed, failed, thrown, results }));
process.exit();
`;

test('a polluted Object.prototype leads no request elsewhere and changes no answer', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'urlkit-'));
  const reached: string[] = [];
  const answer =
    (name: string): http.RequestListener =>
    async (request, response) => {
      const body = (await request.setEncoding('utf8').toArray()).join('');
      if (name !== 'good') reached.push(name);
      response.end(JSON.stringify([request.method, request.url, request.rawHeaders, body]));
    };
  const servers = [
    http.createServer(answer('good')),
    http.createServer(answer('unix')),
    http.createServer(answer('forbidden')),
    https.createServer({ cert: certificate, key }, answer('not trusted')),
  ] as const;
  const [good, local, forbidden, secure] = servers;
  const listening = (server: http.Server, ...at: readonly unknown[]) =>
    new Promise((resolve) => Reflect.apply(server.listen, server, [...at, resolve]));
  const portOf = (server: http.Server) => (server.address() as AddressInfo).port;
  const unix = join(folder, 'x.sock');
  await listening(good, 0, '127.0.0.1');
  await listening(local, unix);
  await listening(forbidden, portOf(good), '127.0.0.2');
  await listening(secure, 0, '127.0.0.1');
  t.teardown(() => {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
    rmSync(folder, { recursive: true });
  });
  const all = Array.from(new Set([...namesOfNode, ...namesOfUndici()]));
  const names = sample(all, 16);
  const runWith = async (some: readonly string[]) => {
    const ports = { port: portOf(good), securePort: portOf(secure) };
    const input = JSON.stringify({ names: some, failing, unix, ...ports });
    const args = ['--input-type=module', '--eval', program, input];
    const { stdout } = await promisify(execFile)(process.execPath, args, {
      cwd: join(import.meta.dirname, '..'),
      // Other tests of the process set it.
      env: { ...process.env, NODE_TLS_REJECT_UNAUTHORIZED: undefined },
    });
    return JSON.parse(stdout.split('\n').at(-2) ?? '');
  };
  const unexpected = ({ failed }: { failed: object }): string[] =>
    Object.keys(failed).filter((name) => !failing.includes(name));
  const first = await runWith(names);
  const { cases, changed, failed, thrown, results } = first;
  t.deepEqual(reached, []);
  t.deepEqual(changed, []);
  // What is left of the name before, or a busy machine, makes a request fail now and then, but not in a new process.
  let again = unexpected(first);
  for (let round = 0; round < 3 && again.length > 0; round++) {
    again = unexpected(await runWith(again));
  }
  t.deepEqual(again, []);
  t.deepEqual(
    failing.filter((name) => names.includes(name) && !(name in failed) && !DEPENDS.includes(name)),
    [],
  );
  // SECURITY.md says so.
  t.deepEqual(
    thrown.filter((name: string) => name !== 'urlList'),
    [],
  );
  t.is(results.filter((result: unknown) => result === null).length, 1);
  t.is(cases, names.length * 11 * 5);
  t.true(!isLongRun || cases > 8228);
  const count = Object.values<number>(failed).reduce((sum, one) => sum + one, 0);
  t.log(`${names.length} names, ${cases} cases, ${count} fail`);
});
