/** An IPv4 address inside an IPv6 address. */
export interface EmbeddedIPv4 {
  /** A 32-bit unsigned integer. */
  readonly address: number;
  /** The registry entry of the address. */
  readonly class: AddressClass;
}

/** The registry entry of a host, and of the IPv4 addresses inside it. */
export interface AddressClass {
  /** The kind of host. */
  readonly kind: 'ipv4' | 'ipv6' | 'domain';
  /** The block, such as `127.0.0.0/8`, or the domain. */
  readonly block: string;
  /** The name of the entry, such as `Loopback` or `Special-use domain`. */
  readonly name: string;
  /** The RFC, or another document. */
  readonly reference: string;
  /** Whether an address may be the source of a datagram. Null, like the next three, if the registry does not say. */
  readonly source: boolean | null;
  /** Whether an address may be the destination of a datagram. */
  readonly destination: boolean | null;
  /** Whether a router may forward a datagram with the address as its destination. */
  readonly forwardable: boolean | null;
  /** Whether a datagram with the address as its destination may leave the administrative domain. */
  readonly globallyReachable: boolean | null;
  /** The cloud that offers a service at this address; null for all other addresses. */
  readonly service: string | null;
  /** The IPv4 addresses inside an IPv6 address. Only some blocks have them. */
  readonly embedded: readonly EmbeddedIPv4[];
}

/**
 * Creates the class for a row of a registry.
 *
 * @param flags Letters of the properties that are true: `s` source, `d` destination, `f` forwardable, `g` globally
 *   reachable. With `n`, the last one is not applicable; with `t`, the registry has none of them.
 */
export function createClass(
  kind: AddressClass['kind'],
  block: string,
  name: string,
  reference: string,
  flags: string,
): AddressClass {
  const says = (flag: string): boolean | null => (flags === 't' ? null : flags.includes(flag));
  return Object.freeze({
    kind,
    block,
    name,
    reference,
    source: says('s'),
    destination: says('d'),
    forwardable: says('f'),
    globallyReachable: flags.endsWith('n') ? null : says('g'),
    service: null,
    embedded: Object.freeze([]),
  });
}
