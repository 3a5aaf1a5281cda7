import type { LookupAddress, LookupOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { hasOwn, isObject, mustBeFunction, readOptions } from '@urlkit/internal';
import { parseAddress } from './address-parser.js';
import {
  addressChecks,
  type CheckAddressOptions,
  findAddressReasons,
  type RefusalReason,
} from './check-url.js';
import { RefusedError } from './refused-error.js';
import { type LookupAll, systemLookup } from './system-lookup.js';
import type { Target } from './target.js';
import { toPolicy, type URLPolicy, type URLPolicyOptions } from './url-policy.js';

/** Options for {@link checkedLookup}. */
export interface CheckedLookupOptions extends CheckAddressOptions {
  /**
   * Looks up the addresses. The default asks the DNS servers of `node:dns` (`dns.getServers()`) for names that may be in
   * the public DNS, and `dns.lookup` for others, such as `localhost`, one at a time. `dns.lookup` also reads the file of
   * hosts, but a name whose server does not answer holds one of Node's few threads for many seconds.
   */
  readonly lookup?: LookupAll | undefined;
}

/**
 * Creates the option `lookup` of `net.connect`. It looks up a name, and fails if the policy refuses one of its addresses.
 * Node connects to one of the addresses that it returns, without another look-up.
 *
 * **Node does not call it if the host is an address, or if a proxy makes the connection** (`NODE_USE_ENV_PROXY=1`, the option
 * `proxyEnv` of `http.Agent`, `ProxyAgent` of undici). For HTTP, use {@link checkedAgents} or {@link checkedConnector}, which
 * check addresses, too. For other protocols, check the host first with {@link checkURL}. Without the options `scheme`
 * and `port`, patterns of `refuseHosts` that name one refuse an address, and patterns of `allowLocal` that name one do not
 * allow it.
 *
 * @returns A function that passes a {@link RefusedError} to its callback if an address is refused, or if `lookup`
 *   returns anything but a list of addresses.
 * @throws {TypeError} If {@link urlPolicy} throws for the options.
 */
export function checkedLookup(
  policy: URLPolicy | URLPolicyOptions,
  options?: CheckedLookupOptions,
): LookupFunction {
  const read = toPolicy(policy);
  const checks = { ...addressChecks, lookup: mustBeFunction };
  const { lookup = systemLookup, scheme, port } = readOptions(options, checks);
  return (hostname, wanted, callback) => {
    let isDone = false;
    const settle = (error: Error | null, addresses: readonly LookupAddress[] = []): void => {
      if (isDone) return;
      isDone = true;
      const [first] = addresses;
      if (error !== null || first === undefined)
        callback(error ?? new RefusedError([NO_ADDRESS]), []);
      else if (wanted.all) callback(null, addresses.slice());
      else callback(null, first.address, first.family);
    };
    const check = (error: unknown, answer: unknown): void => {
      const addresses = error ? null : readAddresses(answer);
      if (error) settle(error instanceof Error ? error : new Error('The look-up failed.'));
      else if (addresses === null) settle(new RefusedError([NO_ADDRESS]));
      else settle(findRefusal(addresses, { scheme, port }, read), addresses);
    };
    look(lookup, hostname, { ...wanted, all: true }, check);
  };
}

function findRefusal(
  addresses: readonly LookupAddress[],
  target: Omit<Target, 'host'>,
  policy: URLPolicy,
): RefusedError | null {
  for (const { address } of addresses) {
    const reasons = findAddressReasons({ ...target, host: parseAddress(address) }, policy);
    if (reasons.length > 0) return new RefusedError(reasons);
  }
  return null;
}

const NO_ADDRESS: RefusalReason = {
  name: 'not-an-address',
  message: 'The look-up did not return a list of addresses.',
};

// What is wrong with a look-up is an error of the connection, not one that ends the program.
function look(
  lookup: LookupAll,
  hostname: string,
  options: Parameters<LookupAll>[1] & LookupOptions,
  check: (error: unknown, answer: unknown) => void,
): void {
  try {
    const result: unknown = lookup(hostname, options, check);
    // An asynchronous function does not call back.
    if (isObject(result) && 'then' in result) {
      Promise.resolve(result).catch(() => {});
      process.nextTick(check, null, null);
    }
  } catch (error) {
    process.nextTick(check, error || new Error('The look-up failed.'), null);
  }
}

// Copies the addresses, so that what is checked is what is connected to. Null for anything else.
function readAddresses(answer: unknown): LookupAddress[] | null {
  if (!Array.isArray(answer) || answer.length === 0) return null;
  const addresses: LookupAddress[] = [];
  for (const item of Array.from<unknown>(answer)) {
    if (!isObject(item) || !hasOwn(item, 'address')) return null;
    const { address } = item;
    const host = typeof address === 'string' ? parseAddress(address) : null;
    if (host === null || typeof address !== 'string' || address.startsWith('[')) return null;
    addresses.push({ address, family: host.kind === 'ipv4' ? 4 : 6 });
  }
  return addresses;
}
