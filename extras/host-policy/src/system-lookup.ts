// Looks up names for connections, if a program passes no look-up of its own.

import dns, { type LookupAddress, type LookupAllOptions, Resolver } from 'node:dns';
import { withoutPrototype } from '@urlkit/internal';
import { findDomainEntry } from './domain-class.js';

/**
 * Looks up all addresses of a name, as `lookup` of `node:dns` does with `all: true`. The option `signal` aborts when nobody
 * waits for the answer any more.
 */
export type LookupAll = (
  hostname: string,
  options: LookupAllOptions & {
    /** Aborts when nobody waits any more. */
    readonly signal?: AbortSignal;
  },
  callback: (error: Error | null, addresses: readonly LookupAddress[]) => void,
) => void;

/**
 * Asks the DNS servers for a name that may be in the public DNS. This ends with the signal, and needs no thread. Node has
 * few threads for `dns.lookup`, which names of strangers could hold for long. So it gets only the other names, such as
 * `localhost`, one at a time.
 */
export const systemLookup: LookupAll = (hostname, options, callback) => {
  const isPublic = findDomainEntry(hostname).globallyReachable !== false;
  if (isPublic) askServers(hostname, options, callback);
  else queueLookup(hostname, options, callback);
};

const askServers: LookupAll = (hostname, { family, signal }, callback) => {
  const resolver = new Resolver(withoutPrototype({ timeout: 2_000, tries: 2 }));
  // Programs may have called `dns.setServers`.
  const servers = dns.getServers();
  if (String(resolver.getServers()) !== String(servers)) resolver.setServers(servers);
  const cancel = (): void => resolver.cancel();
  signal?.addEventListener('abort', cancel);
  const isWanted = (of: 4 | 6): boolean => !family || family === of || family === `IPv${of}`;
  const ask = (of: 4 | 6): Promise<readonly LookupAddress[]> =>
    new Promise((resolve, reject) => {
      const done = (error: Error | null, addresses: readonly string[]): void => {
        if (error) reject(error);
        else resolve(addresses.map((address) => ({ address, family: of })));
      };
      if (of === 4) resolver.resolve4(hostname, done);
      else resolver.resolve6(hostname, done);
    });
  Promise.allSettled(([4, 6] as const).filter(isWanted).map(ask)).then((answers) => {
    signal?.removeEventListener('abort', cancel);
    const addresses = answers.flatMap((answer) =>
      answer.status === 'fulfilled' ? answer.value : [],
    );
    const [failed] = answers.filter((answer) => answer.status === 'rejected');
    process.nextTick(callback, addresses.length > 0 ? null : failed?.reason, addresses);
  });
};

let last: Promise<void> = Promise.resolve();

const queueLookup: LookupAll = (hostname, options, callback) => {
  const lookUp = (done: () => void): void => {
    const answer: typeof callback = (error, addresses) => {
      done();
      callback(error, addresses);
    };
    if (options.signal?.aborted) answer(new Error('The look-up was aborted.'), []);
    else dns.lookup(hostname, options, answer);
  };
  last = last.then(() => new Promise(lookUp));
};
