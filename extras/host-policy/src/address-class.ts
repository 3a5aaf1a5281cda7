import { type Host, isHost } from '@urlkit/host';
import type { AddressClass } from './address-class-type.js';
import { addressTable, findEntry } from './address-table.js';
import { findDomainEntry } from './domain-class.js';
import { findEmbeddedIPv4 } from './embedded-ipv4.js';
import { piecesOfIPv4 } from './prefix.js';
import { ipv4AddressSpace, ipv6AddressSpace } from './registries/address-space.js';
import { ipv4CloudServices, ipv6CloudServices } from './registries/cloud-services.js';
import { ipv4SpecialPurposeRegistry } from './registries/ipv4-special-purpose.js';
import { ipv6SpecialPurposeRegistry } from './registries/ipv6-special-purpose.js';
import { connectedHost } from './target.js';

const ipv4Table = /* @__PURE__ */ addressTable('ipv4', [
  ...ipv4AddressSpace,
  ...ipv4SpecialPurposeRegistry,
  ...ipv4CloudServices,
]);
const ipv6Table = /* @__PURE__ */ addressTable('ipv6', [
  ...ipv6AddressSpace,
  ...ipv6SpecialPurposeRegistry,
  ...ipv6CloudServices,
]);

/**
 * Finds the entry of a host in the IANA registries: for an address, the smallest block that contains it, with the
 * entry of each IPv4 address inside an IPv6 address; for a domain, the special-use domain that contains it.
 *
 * @param host A result of `parseHost` of `@urlkit/host` or {@link parseAddress}, which may be null.
 * @returns The entry; null if the host is null or empty, or an opaque host that is neither an address nor a domain.
 * @see https://www.iana.org/assignments/iana-ipv4-special-registry/
 * @see https://www.iana.org/assignments/iana-ipv6-special-registry/
 * @see https://www.iana.org/assignments/special-use-domain-names/
 */
export function addressClass(host: Host | null): AddressClass | null {
  if (host === null) return null;
  if (!isHost(host)) throw new TypeError('host must be a host, or null');
  const connected = connectedHost(host);
  switch (connected?.kind) {
    case 'ipv4':
      return findEntry(ipv4Table(), piecesOfIPv4(connected.value));
    case 'ipv6':
      return classOfIPv6(connected.value);
    case 'domain':
      return findDomainEntry(connected.value);
    default:
      return null;
  }
}

function classOfIPv6(pieces: readonly number[]): AddressClass {
  const entry = findEntry(ipv6Table(), pieces);
  const addresses = findEmbeddedIPv4(entry.block, pieces);
  if (addresses.length === 0) return entry;
  const embedded = addresses.map((address) => ({
    address,
    class: findEntry(ipv4Table(), piecesOfIPv4(address)),
  }));
  return { ...entry, embedded };
}
