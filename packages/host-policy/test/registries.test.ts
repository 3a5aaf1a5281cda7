// Compares the class at the borders of every registry entry with a slow search of the same rows.

import { serializeHost } from '@urlkit/host';
import { addressClass, parseAddress } from '@urlkit/host-policy';
import { parseIPv6 } from '@urlkit/ipv6';
import test from 'ava';
import { ipv4AddressSpace, ipv6AddressSpace } from '../src/registries/address-space.js';
import { ipv4CloudServices, ipv6CloudServices } from '../src/registries/cloud-services.js';
import { ipv4SpecialPurposeRegistry } from '../src/registries/ipv4-special-purpose.js';
import { ipv6SpecialPurposeRegistry } from '../src/registries/ipv6-special-purpose.js';
import { specialUseDomains } from '../src/registries/special-use-domains.js';

interface Block {
  readonly row: readonly string[];
  readonly first: bigint;
  readonly last: bigint;
}

const families = [
  {
    bits: 32,
    registry: ipv4SpecialPurposeRegistry,
    others: [...ipv4AddressSpace, ...ipv4CloudServices],
    toNumber: (text: string) =>
      text.split('.').reduce((number, byte) => number * 256n + BigInt(byte), 0n),
    toText: (number: bigint) =>
      [24n, 16n, 8n, 0n].map((shift) => (number >> shift) & 255n).join('.'),
  },
  {
    bits: 128,
    registry: ipv6SpecialPurposeRegistry,
    others: [...ipv6AddressSpace, ...ipv6CloudServices],
    toNumber: (text: string) =>
      (parseIPv6(text) ?? []).reduce((number, piece) => number * 65536n + BigInt(piece), 0n),
    toText: (number: bigint) =>
      (number.toString(16).padStart(32, '0').match(/.{4}/g) ?? []).join(':'),
  },
];

for (const { bits, registry, others, toNumber, toText } of families) {
  const blocks = [...others, ...registry].map((text): Block => {
    const row = text.split('|');
    const [address = '', length] = (row[0] ?? '').split('/');
    const first = toNumber(address);
    return { row, first, last: first + (1n << BigInt(bits - Number(length))) - 1n };
  });
  const smallestBlock = (number: bigint, isService: boolean): Block | undefined =>
    blocks
      .filter(
        ({ row, first, last }) =>
          first <= number && number <= last && (row.length === 2) === isService,
      )
      .sort((a, b) => Number(a.last - a.first - (b.last - b.first)))[0];

  test(`the classes at the borders of every block of ${bits}-bit addresses are right`, (t) => {
    let count = 0;
    for (const { first, last } of blocks) {
      for (const number of [first, last, first - 1n, last + 1n]) {
        if (number < 0n || number >> BigInt(bits) !== 0n) continue;
        count++;
        const found = addressClass(parseAddress(toText(number)));
        const service = smallestBlock(number, true)?.row[1] ?? null;
        const [block, name, rfc, flags = ''] = smallestBlock(number, false)?.row ?? [];
        const says = (flag: string) => (flags === 't' ? null : flags.includes(flag));
        const { embedded, ...entry } = found ?? { embedded: [] };
        t.deepEqual(
          entry,
          {
            kind: bits === 32 ? 'ipv4' : 'ipv6',
            block,
            name,
            reference: `RFC ${rfc}`,
            source: says('s'),
            destination: says('d'),
            forwardable: says('f'),
            globallyReachable: service !== null ? false : flags.includes('n') ? null : says('g'),
            service,
          },
          toText(number),
        );
        t.true(Array.isArray(embedded));
      }
    }
    t.true(count > 3.8 * (blocks.length - 2), String(count));
  });

  test(`the rows of ${bits}-bit addresses have known flags and canonical blocks, larger blocks first`, (t) => {
    for (const [index, { row, first, last }] of blocks.entries()) {
      const [block = '', , rfc = '', flags] = row;
      const [address = ''] = block.split('/');
      t.is(
        address,
        serializeHost(parseAddress(address) ?? { kind: 'empty', value: '' }).replace(/[[\]]/g, ''),
      );
      t.is(first & (last - first), 0n, block);
      if (row.length !== 2) {
        t.regex(flags ?? '-', /^(?:s?d?f?g?|sdfn|t)$/, block);
        t.regex(rfc, /^\d{3,4}(?:, RFC \d{3,4})?$/, block);
      }
      const isAroundOther = blocks
        .slice(0, index)
        .some(
          (other) =>
            row.length === 4 &&
            other.row.length === 4 &&
            first <= other.first &&
            other.last <= last,
        );
      t.false(isAroundOther, block);
    }
  });
}

test('there are as many entries as in the registries', (t) => {
  // The IPv4 registry has one row for the two addresses of NAT64/DNS64 discovery.
  t.is(ipv4SpecialPurposeRegistry.length, 26);
  t.is(ipv6SpecialPurposeRegistry.length, 25);
});

test('special-use domains include their subdomains, but not names that only end alike', (t) => {
  const rows = specialUseDomains.map((row) => row.split('|'));
  const domains = rows.flatMap(([reference, names = '']) =>
    names.split(' ').map((domain) => ({ reference, domain })),
  );
  t.true(domains.length >= 20);
  for (const { reference, domain } of domains) {
    for (const value of [
      domain,
      `a.b.${domain}`,
      `${domain}.`,
      `x.${domain}.`,
      domain.toUpperCase(),
    ]) {
      const found = addressClass({ kind: 'domain', value });
      t.is(found?.block, domain, value);
      t.is(found?.reference, reference);
      t.is(found?.globallyReachable, false);
    }
    for (const value of [`not${domain}.org`, `${domain}.org`, `a.not${domain}`]) {
      const found = addressClass({ kind: 'domain', value });
      t.not(found?.block, domain, value);
    }
  }
  t.is(addressClass({ kind: 'domain', value: 'www.example.com' })?.globallyReachable, null);
  t.is(addressClass({ kind: 'domain', value: 'intranet-7' })?.name, 'Single label');
});
