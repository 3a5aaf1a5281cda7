// The cases that request-filtering-agent 3.2 tests, over agents with its options. Three things differ: errors are RefusedErrors,
// a list must also name localhost to allow it, and an entry that is not a block is a TypeError, not a warning.

import type { LookupAddress } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { URLPolicyOptions } from '@urlkit/host-policy';
import { checkedAgents, type LookupAll, RefusedError } from '@urlkit/host-policy/node';
import test from 'ava';
import { allowed, port, received, toAddress, useServers } from './loopback.js';

useServers();

/** The options of request-filtering-agent that its tests use. */
interface FilteringOptions {
  readonly allowPrivateIPAddress?: boolean;
  readonly allowIPAddressList?: readonly string[];
}

const names: Readonly<Record<string, string>> = {
  localhost: '127.0.0.1',
  '127.0.0.1.nip.io': '127.0.0.1',
  '169.254.169.254.nip.io': '169.254.169.254',
};
const lookup: LookupAll = (name, _options, callback) => {
  const answer: readonly LookupAddress[] = [toAddress(names[name] ?? '127.0.0.1')];
  process.nextTick(callback, null, answer);
};

function useAgent(url: string, options: FilteringOptions = {}): http.Agent {
  const { allowPrivateIPAddress = false, allowIPAddressList } = options;
  const allowLocal = allowPrivateIPAddress ? ['*'] : allowIPAddressList;
  const policy: URLPolicyOptions = allowLocal === undefined ? {} : { allowLocal };
  const agents = checkedAgents(policy, { lookup });
  return url.startsWith('https:') ? agents.https : agents.http;
}

/** Sends a request, and follows redirects as node-fetch does. */
function fetchWith(url: string, options?: FilteringOptions): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const { get } = url.startsWith('https:') ? https : http;
    get(url, { agent: useAgent(url, options) }, (response) => {
      const { location } = response.resume().headers;
      resolve(location === undefined ? 'ok' : fetchWith(location, options));
    }).on('error', reject);
  });
}

test.serial('what it lets through is let through', async (t) => {
  const here = `http://127.0.0.1:${port}`;
  const list = ['127.0.0.1', '::1', 'localhost'];
  t.is(await fetchWith(here, { allowPrivateIPAddress: true }), 'ok');
  for (const url of [here, `http://localhost:${port}`]) {
    t.is(await fetchWith(url, { allowIPAddressList: list }), 'ok', url);
    const block = ['127.0.0.0/8', '::1', 'localhost'];
    t.is(await fetchWith(url, { allowIPAddressList: block }), 'ok', url);
  }
});

test.serial('what it refuses is refused', async (t) => {
  const loopback = [
    ...['127.0.0.1', 'A.com@127.0.0.1', '0.0.0.0', '[::]', '[::1]', '[0:0:0:0:0:0:0:1]'],
    ...['[0:0:0:0:0:ffff:127.0.0.1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]'],
    ...['127.0.1', '127.1', '0177.00.01', '0177.01', '017700000001', '0x7f.0x0.0x0.0x1'],
    ...['0x7f.0x0.0x1', '0x7f.0x1', '0x7f000001', '127.0.0.1.nip.io', 'localhost'],
  ].flatMap((host) => [`http://${host}:${port}/`, `https://${host}:${port}/`, `http://${host}/`]);
  const linkLocal = [
    ...['http://169.254.169.254/', 'http://169.254.169.254.nip.io/'],
    ...['/latest/user-data', '/computeMetadata/v1/'].map((path) => `http://169.254.169.254${path}`),
  ];
  const before = received.length;
  const refused = (url: string, options?: FilteringOptions) =>
    t.throwsAsync(fetchWith(url, options), { instanceOf: RefusedError }, url);
  for (const url of [...loopback, ...linkLocal]) await refused(url);
  for (const list of [
    ['127.0.0.1', '::1', 'localhost'],
    ['127.0.0.0/8', '::1', 'localhost'],
  ]) {
    await refused(`http://169.254.169.254:${port}`, { allowIPAddressList: list });
  }
  t.is(received.length, before);
  const redirect = `http://127.0.0.1:${port}/?to=${encodeURIComponent('http://169.254.169.254.nip.io/')}`;
  await refused(redirect, { allowIPAddressList: ['127.0.0.1'] });
  t.is(received.at(-1)?.address, allowed);
});

test('what differs', async (t) => {
  await t.throwsAsync(
    fetchWith(`http://localhost:${port}`, { allowIPAddressList: ['127.0.0.1'] }),
    {
      instanceOf: RefusedError,
    },
  );
  t.throws(() => useAgent('http://h/', { allowIPAddressList: ['127.0.0.0/invalid'] }), {
    instanceOf: TypeError,
  });
});
