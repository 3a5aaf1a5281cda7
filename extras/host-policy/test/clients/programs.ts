// Runs the programs of docs/checked-clients.md, each with a literal, a name, and a redirect to each.

import type { LookupAddress } from 'node:dns';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../../../scripts/run.js';
import { installEngine, installedPath } from '../../../../test/support/engine-cache.js';
import { codeBlocks } from '../../../../test/support/examples.js';

const clients = ['got@15', 'axios@1', 'node-fetch@3', 'undici@7'];
const names: Readonly<Record<string, string>> = {
  'good.example.com': '127.0.0.1',
  'bad.example.com': '127.0.0.2',
};

type Get = (url: string) => Promise<string>;
interface Request {
  readonly url: () => string;
  readonly method: () => string;
  readonly headers: () => object;
  readonly postData: () => undefined;
  readonly respond: (response: { readonly body: Buffer }) => void;
  readonly abort: (reason: string) => void;
}
type CheckRequests = (page: {
  readonly setRequestInterception: () => void;
  readonly on: (event: string, handle: (request: Request) => void) => void;
}) => Promise<void>;

/** Asks the program for Puppeteer to answer a request of a page. */
function throughPage(checkRequests: CheckRequests): Get {
  return (url) =>
    new Promise((resolve, reject) => {
      const request: Request = {
        url: () => url,
        method: () => 'GET',
        headers: () => ({ accept: '*/*' }),
        postData: () => undefined,
        respond: ({ body }) => resolve(body.toString()),
        abort: (reason) => reject(new Error(reason)),
      };
      checkRequests({ setRequestInterception: () => {}, on: (_event, handle) => handle(request) });
    });
}

const reached: string[] = [];

async function listen(address: string, port: number): Promise<number> {
  const server = http.createServer(({ url = '' }, response) => {
    reached.push(address);
    const location = new URL(url, 'http://x').searchParams.get('to');
    if (location === null) response.end(address);
    else response.writeHead(302, { location }).end();
  });
  await once(server.listen(port, address).unref(), 'listening');
  return (server.address() as AddressInfo).port;
}

/** A program of the page, with a policy for the servers here. */
async function load(code: string, index: number): Promise<Get> {
  const local = `{ allowLocal: ['127.0.0.1'] }`;
  const program = code
    .replaceAll('({})', `(${local}, { lookup: globalThis.lookupOfTest })`)
    .replace('urlPolicy()', `urlPolicy(${local})`)
    .replace('= { policy,', '= { lookup: globalThis.lookupOfTest, policy,');
  const file = installedPath(`../program-${index}.mjs`);
  writeFileSync(file, program);
  const { get, checkRequests }: { get?: Get; checkRequests?: CheckRequests } = await import(
    pathToFileURL(file).href
  );
  if (get) return get;
  if (checkRequests) return throughPage(checkRequests);
  throw new Error('The program exports neither get nor checkRequests');
}

/** Prints what each program does, and returns whether all refuse what they must. */
export async function testPrograms(): Promise<boolean> {
  for (const client of clients) await installEngine(client.replace(/@.*/, ''), client);
  const port = await listen('127.0.0.1', 0);
  await listen('127.0.0.2', port);
  Object.assign(globalThis, {
    lookupOfTest: (name: string, _options: object, callback: (...args: unknown[]) => void) => {
      const answer: LookupAddress = { address: names[name] ?? '127.0.0.2', family: 4 };
      callback(null, [answer]);
    },
  });
  const redirect = (url: string) => `http://127.0.0.1:${port}/?to=${encodeURIComponent(url)}`;
  const urls = (hosts: readonly string[]) =>
    hosts.map((host) => `http://${host}:${port}/`).flatMap((url) => [url, redirect(url)]);
  let isRight = true;
  const expect = (condition: boolean, message: string): void => {
    if (!condition) console.error(`  ${message}`);
    isRight &&= condition;
  };
  for (const [index, code] of codeBlocks(join(root, 'docs/checked-clients.md'), 'js').entries()) {
    const name = /from '(got|axios|node-fetch|undici|node:http)'/.exec(code)?.[1] ?? 'a page';
    const get = await load(code, index);
    for (const url of urls(['127.0.0.1', 'good.example.com'])) {
      expect((await get(url).catch(String)) === '127.0.0.1', `${name} does not get ${url}`);
    }
    reached.length = 0;
    for (const url of urls(['127.0.0.2', 'bad.example.com', '[::1]', 'localhost'])) {
      const error = await get(url).then(() => null, String);
      expect(error !== null, `${name} gets ${url}`);
    }
    expect(!reached.includes('127.0.0.2'), `${name} reaches 127.0.0.2`);
    console.log(`  ${name}: checked`);
  }
  return isRight;
}
