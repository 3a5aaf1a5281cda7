// Runs the programs of docs/checked-servers.md, and sends them what strangers send. No answer may have status 500.

import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { root } from '../../../../scripts/run.js';
import { installEngine, installedPath } from '../../../../test/support/engine-cache.js';
import { codeBlocks } from '../../../../test/support/examples.js';

const frameworks = ['express@5', 'fastify@5', 'hono@4', '@hono/node-server@1'];

const values = [
  ...[
    '',
    ' ',
    'x y',
    'null',
    'undefined',
    '*',
    '/',
    '//',
    '/\\evil.example',
    'a,b',
    '%',
    '%ff',
    '[',
    '[::1',
  ],
  ...[
    'localhost:1',
    'app.example.org:8443',
    'https://app.example.org',
    'https://a@b@c:d:e/',
    '\xE9.example',
  ],
  ...[
    'http://[',
    'http://a b/',
    'javascript:alert(1)',
    'http://127.0.0.1/',
    'https://xn--a/',
    '1.2.3.4.5',
  ],
];

/** Heads of requests: with each value in each place, twice, and with the place left out. */
function* requests(): Generator<string> {
  const head = (target: string, headers: readonly string[]): string =>
    [`GET ${target} HTTP/1.1`, 'Connection: close', ...headers, '', ''].join('\r\n');
  yield head('/', []);
  yield head('/', ['Host: h']);
  for (const target of [
    '//',
    '/%',
    '/?next=%&url=%ff',
    'http://h/',
    '*',
    '/?next=a&next=b&url=c&url=d',
  ]) {
    yield head(target, ['Host: h']);
  }
  for (const value of values) {
    const encoded = encodeURIComponent(value);
    yield head('/', [`Host: ${value}`]);
    yield head('/', ['Host: h', `Origin: ${value}`]);
    yield head('/', ['Host: h', `Origin: ${value}`, `Origin: ${value}`]);
    yield head(`/?next=${encoded}&url=${encoded}`, ['Host: app.example.org:8443']);
    yield head(`/?next=${encoded}&next=${encoded}&url=${encoded}&url=${encoded}`, ['Host: h']);
  }
}

async function statusOf(port: number, request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.end(Buffer.from(request, 'latin1'));
  return /^HTTP\/1\.1 (\d+)/.exec(await text(socket))?.[1] ?? 'no answer';
}

/** Prints what each server answers, and returns whether all answer each request, without status 500. */
export async function testServers(): Promise<boolean> {
  for (const specifier of frameworks)
    await installEngine(specifier.replace(/(?<!^)@.*/, ''), specifier);
  const [answer = '', ...programs] = codeBlocks(join(root, 'docs/checked-servers.md'), 'js');
  writeFileSync(installedPath('../answer.mjs'), answer);
  let isRight = true;
  for (const [index, code] of programs.entries()) {
    const file = installedPath(`../server-${index}.mjs`);
    writeFileSync(file, code);
    const { server }: { server: Server } = await import(pathToFileURL(file).href);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const counts = new Map<string, number>();
    for (const request of requests()) {
      const status = await statusOf(port, request);
      counts.set(status, (counts.get(status) ?? 0) + 1);
      if (!/^[234]/.test(status)) {
        console.error(`  server ${index + 1}: ${status} for ${JSON.stringify(request)}`);
        isRight = false;
      }
    }
    server.close();
    const summary = Array.from(counts, ([status, count]) => `${count} × ${status}`).join(', ');
    console.log(`  server ${index + 1}: ${summary}`);
    isRight &&= (counts.get('200') ?? 0) > values.length;
  }
  return isRight;
}
