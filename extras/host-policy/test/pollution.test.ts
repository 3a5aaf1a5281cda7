// Requests of a program whose Object.prototype has been polluted. They run in a process of their own.

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import test from 'ava';

/** Names of options of undici and of Node, and of parts of requests. */
const names = [
  ...['socketPath', 'path', 'host', 'hostname', 'port', 'query', 'origin', 'method', 'protocol'],
  ...['body', 'headers', 'upgrade', 'servername', 'localAddress', 'localPort', 'lookup', 'family'],
  ...['hints', 'connect', 'connections', 'factory', 'dispatcher', 'agent', 'proxy', 'uri', 'auth'],
  ...['fd', 'handle', 'socket', 'httpSocket', 'allowH2', 'pipelining', 'interceptors', 'redirect'],
  ...['timeout', 'signal', 'idempotent', 'blocking', 'reset', 'expectContinue', 'throwOnError'],
  ...['maxRedirections', 'maxRedirects', 'maxBytes', 'credentials', 'mode', 'cache', 'referrer'],
  ...['integrity', 'keepalive', 'duplex', 'window', 'priority', 'policy', 'crossOriginBody'],
  ...['rejectUnauthorized', 'ca', 'cert', 'key', 'session', 'minVersion', 'checkServerIdentity'],
  ...['x-a', 'cookie', 'authorization', 'content-encoding', 'transfer-encoding', 'location'],
  ...['user-agent', 'accept', 'status', 'statusText', 'url', 'redirected', 'all', 'hook', 'flush'],
];

const program = `
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { urlPolicy } from '@urlkit/host-policy';
import { fetchChecked } from '@urlkit/host-policy/node';

const folder = mkdtempSync(join(tmpdir(), 'urlkit-'));
const unix = join(folder, 'x.sock');
let received = '';
const reached = [];
const serve = (name) => http.createServer((request, response) => {
  if (name !== 'good') reached.push(name);
  received = JSON.stringify([request.method, request.url, request.rawHeaders]);
  response.end('good');
});
const listening = (server, ...at) => new Promise((resolve) => server.listen(...at, resolve));
const good = serve('good');
const servers = [good, serve('unix'), serve('forbidden')];
await listening(good, 0, '127.0.0.1');
const { port } = good.address();
await listening(servers[1], unix);
await listening(servers[2], port, '127.0.0.2');

const lookup = (_name, _options, callback) => callback(null, [{ address: '127.0.0.1', family: 4 }]);
const policyOf = () => urlPolicy({ allowLocal: ['127.0.0.1'] });
const urls = ['http://127.0.0.1:' + port + '/a?b', 'http://a.example.com:' + port + '/a?b'];
const inits = [{}, { method: 'POST', body: 'x', headers: { 'x-b': 'c' } }];
const send = async (url, init) => {
  received = '';
  const response = await fetchChecked(url, { ...init, policy: policyOf(), lookup, timeout: 1000 });
  return [response.status, response.url, await response.text(), received].join(' ');
};
const results = [];
for (const url of urls) for (const init of inits) results.push(await send(url, init));
const values = [unix, '127.0.0.2', 'evil', 1, true, null];
const count = { cases: 0, failed: 0, crashes: [] };
let polluted = '';
process.on('uncaughtException', (error) => { count.crashes.push(polluted + ': ' + error.stack); });
const changed = [];
for (const name of ${JSON.stringify(names)}) {
  for (const value of values) {
    let index = 0;
    for (const url of urls) for (const init of inits) {
      Object.defineProperty(Object.prototype, name, { value, configurable: true, enumerable: true, writable: true });
      polluted = name;
      const result = await send(url, init).catch((error) => error);
      delete Object.prototype[name];
      count.cases++;
      if (result instanceof Error) count.failed++;
      else if (result !== results[index]) changed.push([name, typeof value, result]);
      index++;
    }
  }
}
for (const server of servers) { server.closeAllConnections(); server.close(); }
rmSync(folder, { recursive: true });
console.log(JSON.stringify({ count, reached, changed }));
process.exit();
`;

test('a polluted Object.prototype leads no request elsewhere and changes no result', async (t) => {
  t.timeout(300_000);
  const options = ['--input-type=module', '--eval', program];
  const { stdout } = await promisify(execFile)(process.execPath, options, {
    cwd: join(import.meta.dirname, '..'),
  });
  const { count, reached, changed } = JSON.parse(stdout.split('\n').at(-2) ?? '');
  t.deepEqual(reached, []);
  // Undici itself then loses the body of each response.
  const others = changed.filter(([name]: readonly [string]) => name !== 'body');
  t.deepEqual(others, []);
  // The server of Node fails, too.
  const crashes = count.crashes.filter((stack: string) => stack.includes('host-policy'));
  t.deepEqual(crashes, []);
  t.is(count.cases, names.length * 24);
  t.log(`${count.failed} of ${count.cases} fail`);
});
