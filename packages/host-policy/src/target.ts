import { endsInANumber, type Host, parseHost } from '@urlkit/host';
import { defaultPort } from '@urlkit/url-record';
import { parseAddress } from './address-parser.js';
import { comparableDomain } from './domain-class.js';
import { piecesOfIPv4 } from './prefix.js';
import { isHost } from './require.js';

/** What a pattern is compared with: a URL record, or as much as is known of a URL. */
export interface Target {
  readonly host: Host | null;
  /** In lower case, without U+003A (:); a pattern with a scheme does not match without it. */
  readonly scheme?: string | undefined;
  /** Null or nothing for the default port of the scheme. */
  readonly port?: number | null | undefined;
}

/**
 * Reads a host: an address as resolvers write it, without brackets, or whatever the host parser takes.
 *
 * @returns The host, or null for failure.
 */
export function readHost(text: string): Host | null {
  return parseAddress(text) ?? parseHost(text);
}

/** A host as patterns are compared with it. */
export type ComparableHost =
  | { readonly kind: 'domain'; readonly name: string }
  | { readonly kind: 'ipv4' | 'ipv6'; readonly pieces: readonly number[] };

/** The form of a host in which equal ones are equal; null for a host that is neither a domain nor an address. */
export function comparableHost(host: Host | null): ComparableHost | null {
  switch (host?.kind) {
    case 'domain': {
      const name = comparableDomain(host.value);
      return isLookedUp(name) ? { kind: 'domain', name } : null;
    }
    case 'ipv4':
      return { kind: 'ipv4', pieces: piecesOfIPv4(host.value) };
    case 'ipv6': {
      const isMapped = host.value.slice(0, 5).every((piece) => piece === 0);
      return isMapped && host.value[5] === 0xffff
        ? { kind: 'ipv4', pieces: host.value.slice(6) }
        : { kind: 'ipv6', pieces: host.value };
    }
    default:
      return null;
  }
}

// Whether there are addresses to look up: no label is empty, the length is at most that of RFC 1035, and the host
// parser would not have read an address.
function isLookedUp(name: string): boolean {
  return name !== '' && name.length <= 253 && !/^\.|\.\./.test(name) && !endsInANumber(name);
}

/** The port of a target; null if it is not known. */
export function portOf({ port, scheme }: Target): number | null {
  return port ?? (scheme === undefined ? null : defaultPort(scheme));
}

/** @throws {TypeError} If it is no target. */
export function toTarget(target: Target | Host | string): Target {
  if (typeof target === 'string') return { host: readHost(target) };
  if (typeof target === 'object' && target !== null) {
    if ('kind' in target && isHost(target)) return { host: target };
    if ('host' in target && (target.host === null || isHost(target.host))) return target;
  }
  throw new TypeError('target must be a URL record, a host or a string');
}
