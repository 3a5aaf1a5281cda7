// URL records as in whatwg-url: hosts are values without a kind

import type { Host, IPv6Address } from '@urlkit/host';
import { createURLRecord, isSpecialScheme, type URLRecord as Record } from '@urlkit/url-record';

/** Text, the number of an IPv4 address, or the pieces of an IPv6 address. */
export type HostValue = string | number | IPv6Address;

/**
 * A URL record.
 *
 * @see https://url.spec.whatwg.org/#concept-url
 */
export interface URLRecord extends Omit<Record, 'host' | 'blobURLEntry'> {
  /** The host; null if there is none. */
  host: HostValue | null;
}

/** @param scheme Whether it is special says whether text is a domain. */
export function toHost(value: HostValue, scheme = ''): Host {
  if (typeof value === 'number') return { kind: 'ipv4', value };
  if (typeof value !== 'string') return { kind: 'ipv6', value };
  if (value === '') return { kind: 'empty', value };
  return { kind: isSpecialScheme(scheme) ? 'domain' : 'opaque', value };
}

export function toRecord(url: Readonly<URLRecord>): Record {
  const host = url.host === null ? null : toHost(url.host, url.scheme);
  return { ...createURLRecord(), ...url, host };
}

export function fromRecord({ blobURLEntry: _, ...url }: Record): URLRecord {
  return { ...url, host: url.host?.value ?? null };
}
