// Hosts as the `hostname` of URLs has them: in ASCII, which needs neither IDNA nor the URL parser.

import {
  endsInANumber,
  forbiddenDomainCodePoint,
  type Host,
  isHost,
  serializeHost,
} from '@urlkit/host';

// Most domains, and no other text. The host parser returns them as they are.
const USUAL_DOMAIN = /^(?:(?!xn--)[a-z\d-]+\.)+[a-z]+$/;

/** Whether a text is a domain that the host parser returns as it is, without empty labels. False for some that are. */
export function isUsualDomain(text: string): boolean {
  return USUAL_DOMAIN.test(text);
}

const ADDRESS = /^(?:(?:\d{1,3}\.){3}\d{1,3}|\[[\da-f:]+\])$/;

/** Returns a host in lower case, or null for no host and for text that is not a host in ASCII. */
export function hostTextOf(host: Host | string | null, name?: string): string | null {
  if (typeof host !== 'string') return assertHost(host, name) ? serializeHost(host) : null;
  return ADDRESS.test(host) ? host : domainOf(host);
}

/** Like {@link hostTextOf}, and null for a host that is not a domain. */
export function domainOf(host: Host | string | null, name?: string): string | null {
  if (typeof host !== 'string') {
    return assertHost(host, name) && host.kind === 'domain' ? host.value : null;
  }
  const isDomain =
    /^[\0-\x7F]+$/.test(host) && !forbiddenDomainCodePoint.test(host) && !endsInANumber(host);
  return isDomain ? host.toLowerCase() : null;
}

/** @throws {TypeError} If the argument is neither a host nor null. */
function assertHost(host: Host | null, name = 'host'): host is Host {
  if (host === null) return false;
  if (isHost(host)) return true;
  throw new TypeError(`${name} must be a host, as returned by parseHost, its text, or null`);
}
