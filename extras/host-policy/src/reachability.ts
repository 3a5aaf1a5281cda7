import type { Host } from '@urlkit/host';
import { mustBeBoolean, mustBeFunction, readOptions } from '@urlkit/internal';
import { addressClass } from './address-class.js';
import type { AddressClass } from './address-class-type.js';
import { comparableHost } from './target.js';

/** Why a program should not connect to a host. */
export interface HostRefusal {
  /** The name of the reason. */
  readonly name:
    | 'host-unusable'
    | 'address-not-globally-reachable'
    | 'embedded-address-not-globally-reachable'
    | 'cloud-service'
    | 'domain-not-globally-reachable'
    | 'domain-not-looked-up';
  /** A sentence in English, which does not repeat the host. */
  readonly message: string;
  /** The registry entry of the host; null if it is neither an address nor a domain. */
  readonly class: AddressClass | null;
}

/** Options for {@link isGloballyReachable}. */
export interface ReachabilityOptions {
  /** Whether to accept domains that are not special-use, although their addresses are unknown. The default is true. */
  readonly names?: boolean | undefined;
  /** Called with the reason if a host is not globally reachable. */
  readonly onRefusal?: ((refusal: HostRefusal) => void) | undefined;
}

/**
 * Whether a host is on the public Internet, as far as that is known without DNS. It must be a domain that is not
 * special-use, or a globally reachable address whose embedded IPv4 addresses are globally reachable too.
 *
 * @param host A result of `parseHost` of `@urlkit/host` or `parseAddress`. Null returns false.
 */
export function isGloballyReachable(host: Host | null, options?: ReachabilityOptions): boolean {
  const { names, onRefusal } = readOptions(options, {
    names: mustBeBoolean,
    onRefusal: mustBeFunction,
  });
  const refusal = findHostRefusal(host, names);
  if (refusal) onRefusal?.(refusal);
  return refusal === null;
}

/** Returns why a host is not globally reachable; null if it is. */
export function findHostRefusal(host: Host | null, names = true): HostRefusal | null {
  const found = addressClass(host);
  const refuse = (name: HostRefusal['name'], message: string): HostRefusal => ({
    name,
    message,
    class: found,
  });
  if (found === null || comparableHost(host) === null) {
    return refuse('host-unusable', 'The host is neither an address nor a domain name.');
  }
  if (found.service !== null) {
    return refuse('cloud-service', `A service of ${found.service} has this address.`);
  }
  if (found.kind === 'domain') return findDomainRefusal(found, names, refuse);
  const inside = found.embedded.find((embedded) => !isPublic(embedded.class));
  if (inside) {
    const { class: of } = inside;
    const service = of.service === null ? '' : ` A service of ${of.service} has it.`;
    return refuse(
      'embedded-address-not-globally-reachable',
      `An IPv4 address inside the address is not globally reachable: ${describe(of)}.${service}`,
    );
  }
  return isPublic(found)
    ? null
    : refuse(
        'address-not-globally-reachable',
        `The address is not globally reachable: ${describe(found)}.`,
      );
}

function findDomainRefusal(
  found: AddressClass,
  names: boolean,
  refuse: (name: HostRefusal['name'], message: string) => HostRefusal,
): HostRefusal | null {
  if (found.globallyReachable === false) {
    const message = `The domain is not in the public DNS: ${describe(found)}.`;
    return refuse('domain-not-globally-reachable', message);
  }
  return names ? null : refuse('domain-not-looked-up', 'The host is a domain, not an address.');
}

function describe({ block, name, reference }: AddressClass): string {
  return `${block === '' ? name : `${block}, ${name}`} (${reference})`;
}

// Sockets connect to the IPv4 address of an IPv4-mapped address, so the entry of its block does not count. If the
// registry does not decide, as for 6to4 and Teredo, the IPv4 addresses decide.
function isPublic({ block, globallyReachable, embedded, service }: AddressClass): boolean {
  const isOpen = globallyReachable === null || block === '::ffff:0:0/96';
  if (service !== null) return false;
  return globallyReachable === true || (isOpen && embedded.length > 0);
}
