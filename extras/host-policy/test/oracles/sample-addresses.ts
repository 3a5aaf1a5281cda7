import { serializeHost } from '@urlkit/host';
import { parseAddress } from '@urlkit/host-policy';
import { parseIPv6 } from '@urlkit/ipv6';
import { ipv4AddressSpace, ipv6AddressSpace } from '../../src/registries/address-space.js';
import { ipv4SpecialPurposeRegistry } from '../../src/registries/ipv4-special-purpose.js';
import { ipv6SpecialPurposeRegistry } from '../../src/registries/ipv6-special-purpose.js';

const RANDOM_IN_EACH_BLOCK = 500;
const RANDOM_ANYWHERE = 20_000;

/** The borders of all blocks of the registries, and random addresses in each and anywhere, in canonical form. */
export function sampleAddresses(seed: number): readonly string[] {
  const next = generator(seed);
  const sample = (rows: readonly string[], bits: number): bigint[] =>
    rows.flatMap((row) => {
      const [address = '', length] = (row.split('|')[0] ?? '').split('/');
      const first = toNumber(address);
      const size = 1n << BigInt(bits - Number(length));
      const count = Number(length) === 0 ? RANDOM_ANYWHERE : RANDOM_IN_EACH_BLOCK;
      const inside = Array.from({ length: count }, () => first + (randomBits(next) % size));
      return [first - 1n, first, first + size - 1n, first + size, ...inside].filter(
        (number) => number >= 0n && number >> BigInt(bits) === 0n,
      );
    });
  const addresses = [
    ...sample([...ipv4AddressSpace, ...ipv4SpecialPurposeRegistry], 32).map((number) =>
      [24n, 16n, 8n, 0n].map((shift) => (number >> shift) & 255n).join('.'),
    ),
    ...sample([...ipv6AddressSpace, ...ipv6SpecialPurposeRegistry], 128).map(toIPv6Text),
  ];
  return Array.from(new Set(addresses));
}

function toNumber(text: string): bigint {
  const [base, pieces] = text.includes(':')
    ? [65536n, parseIPv6(text) ?? []]
    : [256n, text.split('.')];
  return Array.from<number | string>(pieces).reduce((sum, piece) => sum * base + BigInt(piece), 0n);
}

function toIPv6Text(number: bigint): string {
  const pieces = number.toString(16).padStart(32, '0').match(/.{4}/g) ?? [];
  return serializeHost(parseAddress(pieces.join(':')) ?? { kind: 'empty', value: '' }).slice(1, -1);
}

function randomBits(next: () => number): bigint {
  return [0, 1, 2, 3].reduce((bits) => (bits << 32n) | BigInt(next()), 0n);
}

// Mulberry32: the same seed, the same 32-bit numbers.
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}
