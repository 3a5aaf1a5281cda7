// Serves the live page to this machine only.

import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { serializeURLEncoded } from '@urlkit/form-urlencoded';
import type { Command } from 'commander';
import type { CommandLine } from '../command-line.js';
import type { CommandHelp } from '../help.js';
import { explainSystemError } from '../run/command-error.js';

export function define(line: CommandLine): Command {
  return line.program
    .command('serve')
    .description('serve the live page on this machine, and print the link to it')
    .argument('[url]', 'the URL that the page shows first')
    .option('-b, --base <base>', 'the base URL that the page shows first')
    .option('-p, --port <port>', 'the port; by default, any free one')
    .action(async (url: string | undefined, options: ServeOptions) => {
      line.status = await runServe(url, options, line.streams);
    });
}

export const help: CommandHelp = {
  examples: ['urlkit serve', "urlkit serve --port 8080 'https:\\\\example.org/a b'"],
  failure: '',
  trouble: 'wrong usage, a port that cannot be used, or an output that cannot be written',
};

const LOOPBACK = '127.0.0.1';

const types: ReadonlyMap<string, string> = new Map([
  ['.html', 'text/html;charset=utf-8'],
  ['.css', 'text/css;charset=utf-8'],
  ['.js', 'text/javascript;charset=utf-8'],
]);

// The page itself contains the policy for what it may load.
const headers = {
  'content-security-policy': "frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

export interface ServeOptions {
  /** The port; by default, any free one. */
  readonly port?: string | undefined;
  readonly base?: string | undefined;
}

interface Output {
  write(text: string): unknown;
}

/**
 * Serves the live page on the loopback address until the process is told to stop.
 *
 * @param url The URL that the page shows first, if there is one.
 * @returns The exit status: 0, or 2 if the port cannot be used.
 */
export async function runServe(
  url: string | undefined,
  { port = '0', base }: ServeOptions,
  { stdout, stderr }: { readonly stdout: Output; readonly stderr: Output },
): Promise<0 | 2> {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
    stderr.write('urlkit: the port must be a number from 0 to 65535\n');
    return 2;
  }
  const server = createLiveServer();
  try {
    server.listen(Number(port), LOOPBACK);
    await once(server, 'listening');
  } catch (error) {
    stderr.write(`urlkit: port ${port} cannot be used: ${explainSystemError(error)}\n`);
    return 2;
  }
  const stop = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  const address = server.address() as AddressInfo;
  stdout.write(`http://${LOOPBACK}:${address.port}/${fragmentOf(url, base)}\n`);
  await stop;
  server.closeAllConnections();
  server.close();
  return 0;
}

function createLiveServer(): Server {
  const folder = new URL('live/', import.meta.url);
  const files = new Map(
    readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder))]),
  );
  return createServer(({ method, url = '/' }, response) => {
    const name = url.replace(/[?#].*$/s, '').slice(1) || 'index.html';
    const content = files.get(name);
    if (method !== 'GET' && method !== 'HEAD') answer(response, 405, 'text/plain', '');
    else if (content === undefined) answer(response, 404, 'text/plain', 'There is no such page.\n');
    else answer(response, 200, types.get(extname(name)) ?? '', content);
  });
}

function answer(
  response: ServerResponse,
  status: number,
  type: string,
  content: string | Buffer,
): void {
  response.writeHead(status, { ...headers, 'content-type': type }).end(content);
}

function fragmentOf(url: string | undefined, base: string | undefined): string {
  const pairs = Object.entries({ url, base }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return pairs.length === 0 ? '' : `#${serializeURLEncoded(pairs)}`;
}
