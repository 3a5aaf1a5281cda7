import { endsInANumber, type Host, isHost, parseHost } from '@urlkit/host';
import {
  assertArgument,
  type Check,
  hasOwn,
  hrefOf,
  isUint,
  withoutPrototype,
} from '@urlkit/internal';
import { defaultPort, isURLRecord } from '@urlkit/url-record';
import { serializeURL } from '@urlkit/url-serializer';
import { parseAddress } from './address-parser.js';
import { comparableDomain } from './domain-class.js';
import { mappedIPv4, piecesOfIPv4 } from './prefix.js';
import { mustBeScheme } from './scheme-checks.js';

export const mustBePort: Check = (value) => (isUint(value, 0xffff) ? null : 'a port');

/** What patterns are compared with: a URL record, or some of its members. Only own properties are read. */
export interface Target {
  /** The host; null if there is none. */
  readonly host: Host | null;
  /** The scheme in lower case, without U+003A (:); undefined if it is not known. */
  readonly scheme?: string | undefined;
  /** The port; null for the default port of the scheme, undefined if it is not known. */
  readonly port?: number | null | undefined;
}

/** Returns the text of a URL in any form; null for everything else. */
export function urlTextOf(value: unknown): string | null {
  return isURLRecord(value) ? serializeURL(value) : hrefOf(value);
}

/**
 * Parses a host: an address without brackets, as resolvers write it, or any input of the host parser.
 *
 * @returns The host, or null for failure.
 */
export function readHost(text: string): Host | null {
  return parseAddress(text) ?? parseHost(text);
}

/** A host in the form in which it is compared with patterns. */
export type ComparableHost =
  | { readonly kind: 'domain'; readonly name: string }
  | { readonly kind: 'ipv4' | 'ipv6'; readonly pieces: readonly number[] };

/** Returns the host to connect to. Programs read the opaque hosts of schemes such as redis: as they read all others. */
export function connectedHost(host: Host | null): Host | null {
  return host?.kind === 'opaque' ? readHost(host.value) : host;
}

/** Returns a form of a host that is equal for equal hosts; null for a host that is neither a domain nor an address. */
export function comparableHost(of: Host | null): ComparableHost | null {
  const host = connectedHost(of);
  switch (host?.kind) {
    case 'domain': {
      const name = comparableDomain(host.value);
      return isLookedUp(name) ? { kind: 'domain', name } : null;
    }
    case 'ipv4':
      return { kind: 'ipv4', pieces: piecesOfIPv4(host.value) };
    case 'ipv6': {
      const ipv4 = mappedIPv4(host.value);
      return ipv4 ? { kind: 'ipv4', pieces: ipv4 } : { kind: 'ipv6', pieces: host.value };
    }
    default:
      return null;
  }
}

// Whether a domain can have addresses: it has no empty label, it is not too long (RFC 1035), and the host
// parser does not read it as an address.
function isLookedUp(name: string): boolean {
  return name !== '' && name.length <= 253 && !/^\.|\.\./.test(name) && !endsInANumber(name);
}

/** Returns the port of a target; null if it is not known. */
export function portOf({ port, scheme }: Target): number | null {
  if (port !== null || scheme === undefined) return port ?? null;
  return defaultPort(scheme);
}

/** @throws {TypeError} If the value is not a target. */
export function toTarget(target: Target | Host): Target {
  if (typeof target === 'object' && target !== null) {
    if (hasOwn(target, 'kind') && isHost(target)) return { host: target };
    if (hasOwn(target, 'host') && (target.host === null || isHost(target.host))) {
      const { scheme, port = null } = withoutPrototype<Partial<Target>>(target);
      if (scheme !== undefined) assertArgument(scheme, 'target.scheme', mustBeScheme);
      if (port !== null) assertArgument(port, 'target.port', mustBePort);
      return target;
    }
  }
  throw new TypeError(
    'target must be a URL record or a host, as returned by parseURL or parseHost',
  );
}
