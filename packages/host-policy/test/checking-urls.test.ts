// Runs the code of docs/checking-urls.md with real servers on loopback addresses, one of which the policy allows.

import type { LookupAddress, LookupAllOptions } from 'node:dns';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { isIPv6 } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type URLPolicy, urlPolicy } from '@urlkit/host-policy';
import test, { type ExecutionContext } from 'ava';

const top = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(top, 'node_modules', '.guide-'));
const guide = readFileSync(join(top, 'docs/checking-urls.md'), 'utf8');
const files = Array.from(guide.matchAll(/^```js\n\/\/ (\S+)\n(.*?)^```$/gms));
for (const [, name = '', code = ''] of files) writeFileSync(join(folder, name), code);

type Callback = (error: Error | null, addresses?: readonly LookupAddress[]) => void;
type Lookup = (hostname: string, options: LookupAllOptions, callback: Callback) => void;
type Get = (input: string, policy: URLPolicy, lookup: Lookup) => Promise<unknown>;

async function load(name: string, id: string): Promise<Get> {
  const module: Record<string, Get> = await import(pathToFileURL(join(folder, name)).href);
  const get = module[id];
  if (get === undefined) throw new Error(`${name} has no ${id}`);
  return get;
}

async function textOf(response: unknown): Promise<string> {
  if (response instanceof http.IncomingMessage) {
    return (await response.setEncoding('utf8').toArray()).join('');
  }
  if (
    typeof response === 'object' &&
    response &&
    'text' in response &&
    typeof response.text === 'function'
  ) {
    return response.text();
  }
  throw new Error('no response');
}

/** The servers that were reached, in order. */
const reached: string[] = [];

const allowed = '127.0.0.1';
const refused = ['127.0.0.2', '::1'];
const servers: http.Server[] = [];
let port = 0;

function listen(address: string): Promise<void> {
  const server = http.createServer((request, response) => {
    reached.push(address);
    const to = new URL(request.url ?? '/', 'http://x').searchParams.get('to');
    if (to === null) response.end(address);
    else response.writeHead(302, { location: to, connection: 'close' }).end();
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
  for (const address of [allowed, ...refused]) await listen(address);
});

test.after.always(() => {
  rmSync(folder, { recursive: true });
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

/** A resolver with a list of answers for each name, one for each look-up; the last one repeats. Does not use the network. */
function resolver(names: Readonly<Record<string, readonly (readonly string[])[]>>): {
  readonly lookup: Lookup;
  readonly asked: string[];
} {
  const asked: string[] = [];
  const lookup: Lookup = (hostname, _options, callback) => {
    const answers = names[hostname] ?? [];
    const answer =
      answers[Math.min(asked.filter((name) => name === hostname).length, answers.length - 1)];
    asked.push(hostname);
    if (answer === undefined) callback(new Error('no such name'));
    else
      callback(
        null,
        answer.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 })),
      );
  };
  return { lookup, asked };
}

const policy = urlPolicy({ allowLocal: [allowed] });

const clients = [
  { name: 'undici', load: () => load('fetch-checked.js', 'fetchChecked') },
  { name: 'http.Agent', load: () => load('get-checked.js', 'getChecked') },
];

async function fails(
  t: ExecutionContext,
  get: () => Promise<unknown>,
  pattern: RegExp,
): Promise<void> {
  const before = reached.length;
  const error = await t.throwsAsync(async () => get());
  const cause = error?.cause instanceof Error ? error.cause.message : '';
  t.regex(`${error?.message} ${cause}`, pattern);
  t.deepEqual(
    reached.slice(before).filter((address) => address !== allowed),
    [],
  );
}

for (const client of clients) {
  test.serial(`${client.name}: a name with an allowed address is fetched`, async (t) => {
    const get = await client.load();
    const { lookup, asked } = resolver({ 'good.example.com': [['127.0.0.1']] });
    t.is(await textOf(await get(`http://good.example.com:${port}/`, policy, lookup)), allowed);
    t.deepEqual(asked, ['good.example.com']);
  });

  test.serial(
    `${client.name}: a name with an allowed and a refused address is refused`,
    async (t) => {
      const get = await client.load();
      for (const answers of [
        ['127.0.0.1', '127.0.0.2'],
        ['127.0.0.2', '127.0.0.1'],
        ['127.0.0.1', '::1'],
      ]) {
        const { lookup } = resolver({ 'two.example.com': [answers] });
        await fails(
          t,
          () => get(`http://two.example.com:${port}/`, policy, lookup),
          /policy refuses/,
        );
      }
    },
  );

  test.serial(
    `${client.name}: a name whose address changes between look-ups is refused`,
    async (t) => {
      const get = await client.load();
      const { lookup, asked } = resolver({ 'rebind.example.com': [['127.0.0.1'], ['127.0.0.2']] });
      const url = `http://rebind.example.com:${port}/`;
      t.is(await textOf(await get(url, policy, lookup)), allowed);
      t.is(asked.length, 1);
      await fails(t, () => get(url, policy, lookup), /policy refuses/);
      t.is(asked.length, 2);
    },
  );

  test.serial(
    `${client.name}: IPv4-mapped addresses are checked by their IPv4 address`,
    async (t) => {
      const get = await client.load();
      const { lookup } = resolver({
        'mapped.example.com': [['::ffff:127.0.0.1']],
        'bad.example.com': [['::ffff:127.0.0.2']],
      });
      t.is(await textOf(await get(`http://mapped.example.com:${port}/`, policy, lookup)), allowed);
      t.is(await textOf(await get(`http://[::ffff:7f00:1]:${port}/`, policy, lookup)), allowed);
      await fails(
        t,
        () => get(`http://bad.example.com:${port}/`, policy, lookup),
        /policy refuses/,
      );
      await fails(t, () => get(`http://[::ffff:7f00:2]:${port}/`, policy, lookup), /refused/);
    },
  );

  test.serial(`${client.name}: an address in the URL is checked without a look-up`, async (t) => {
    const get = await client.load();
    const { lookup, asked } = resolver({});
    t.is(await textOf(await get(`http://0x7f.1:${port}/`, policy, lookup)), allowed);
    for (const host of ['127.0.0.2', '[::1]', '2130706434', '[::]', 'localhost']) {
      await fails(t, () => get(`http://${host}:${port}/`, policy, lookup), /refused/);
    }
    await fails(t, () => get(`http://127.0.0.1:${port}/`, urlPolicy({}), lookup), /refused/);
    t.deepEqual(asked, []);
  });

  test.serial(
    `${client.name}: without the exception, no loopback address is reached`,
    async (t) => {
      const get = await client.load();
      for (const address of [allowed, ...refused, '::ffff:127.0.0.1']) {
        const { lookup } = resolver({ 'any.example.com': [[address]] });
        const before = reached.length;
        await fails(
          t,
          () => get(`http://any.example.com:${port}/`, urlPolicy({}), lookup),
          /policy refuses/,
        );
        t.is(reached.length, before);
      }
    },
  );

  test.serial(`${client.name}: a look-up that fails or finds nothing is an error`, async (t) => {
    const get = await client.load();
    const { lookup } = resolver({ 'empty.example.com': [[]] });
    await fails(t, () => get(`http://none.example.com:${port}/`, policy, lookup), /no such name/);
    await fails(
      t,
      () => get(`http://empty.example.com:${port}/`, policy, lookup),
      /policy refuses/,
    );
  });
}

test.serial(
  'undici: a redirect to an allowed host is followed, to a refused host it is not',
  async (t) => {
    const get = await load('fetch-checked.js', 'fetchChecked');
    const { lookup } = resolver({
      'good.example.com': [['127.0.0.1']],
      'bad.example.com': [['127.0.0.2']],
    });
    const redirect = (to: string) =>
      get(`http://good.example.com:${port}/?to=${encodeURIComponent(to)}`, policy, lookup);
    t.is(await textOf(await redirect(`http://127.0.0.1:${port}/`)), allowed);
    t.is(await textOf(await redirect('/')), allowed);
    await fails(t, () => redirect(`http://127.0.0.2:${port}/`), /refused/);
    await fails(t, () => redirect(`//[::1]:${port}/`), /refused/);
    await fails(t, () => redirect('file:///etc/passwd'), /refused/);
    await fails(t, () => redirect(`http://bad.example.com:${port}/`), /policy refuses/);
    await fails(t, () => redirect(`?to=${'%3Fto='.repeat(9)}`), /refused|too many/);
  },
);

test.serial('a look-up for one address returns the first if none is refused', async (t) => {
  const { checkedLookup } = await import(pathToFileURL(join(folder, 'checked-lookup.js')).href);
  const answers = (name: string) =>
    new Promise((resolve) => {
      const { lookup } = resolver({ good: [['127.0.0.1']], bad: [['127.0.0.1', '::1']] });
      checkedLookup(policy, lookup)(name, { family: 0 }, (...args: unknown[]) => resolve(args));
    });
  t.deepEqual(await answers('good'), [null, '127.0.0.1', 4]);
  t.deepEqual(await answers('bad'), [new Error('the policy refuses an address of bad')]);
});

test('the guide has its three files', (t) => {
  t.deepEqual(
    files.map(([, name]) => name),
    ['checked-lookup.js', 'fetch-checked.js', 'get-checked.js'],
  );
});
