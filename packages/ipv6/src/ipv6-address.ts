// https://url.spec.whatwg.org/#concept-ipv6

/**
 * An IPv6 address: its eight 16-bit pieces, the most significant first.
 *
 * @see https://url.spec.whatwg.org/#concept-ipv6
 */
export type IPv6Address = readonly [number, number, number, number, number, number, number, number];
