import { parseHost, serializeHost, serializeIPv4 } from '@urlkit/host';
import {
  addressClass,
  type HostRefusal,
  isGloballyReachable,
  parseAddress,
} from '@urlkit/host-policy';
import {
  addressClass as addressClassOfHost,
  isGloballyReachable as reachableHost,
} from '@urlkit/host-policy/host';
import { parseIPv6 } from '@urlkit/ipv6';
import { parseURL } from '@urlkit/url-parser';
import test from 'ava';
import { show } from '../../../test/support/show.js';
import { ipv4AddressSpace, ipv6AddressSpace } from '../src/registries/address-space.js';
import { ipv4CloudServices, ipv6CloudServices } from '../src/registries/cloud-services.js';
import { ipv4SpecialPurposeRegistry } from '../src/registries/ipv4-special-purpose.js';
import { ipv6SpecialPurposeRegistry } from '../src/registries/ipv6-special-purpose.js';
import { specialUseDomains } from '../src/registries/special-use-domains.js';

const embeddings: readonly (readonly [string, ...string[]])[] = [
  ['::ffff:169.254.169.254', '169.254.169.254'],
  ['::ffff:a9fe:a9fe', '169.254.169.254'],
  ['::127.0.0.1', '127.0.0.1'],
  ['::ffff:0:10.0.0.1', '10.0.0.1'],
  ['64:ff9b::192.168.1.1', '192.168.1.1'],
  // RFC 6052, section 2.4: 192.0.2.33 with network-specific prefixes of 48, 56, 64 and 96 bits.
  ['64:ff9b:1:c000:2:2100::'],
  ['64:ff9b:1:c0:0:221::'],
  ['64:ff9b:1:0:c0:2:2100::'],
  ['64:ff9b:1:fffe::192.0.2.33'],
  ['2002:7f00:1::1', '127.0.0.1'],
  ['2001:0:a00:1:0:0:5601:5601', '10.0.0.1', '169.254.169.254'],
  ['2a00:1450::5efe:10.0.0.1', '10.0.0.1'],
  ['2a00:1450::200:5efe:8.8.8.8', '8.8.8.8'],
  ['fe80::5efe:169.254.169.254', '169.254.169.254'],
  ['::1'],
  ['::'],
  ['2606:4700::1111'],
];

test('IPv4 addresses inside IPv6 addresses are found', (t) => {
  for (const [text, ...expected] of embeddings) {
    const embedded = addressClass(parseAddress(text))?.embedded ?? [];
    const addresses = embedded.map(({ address }) => serializeIPv4(address));
    if (text.startsWith('64:ff9b:1:')) t.true(addresses.includes('192.0.2.33'), text);
    else t.deepEqual(addresses, expected, text);
    for (const { address, class: found } of embedded) {
      t.deepEqual(found, addressClass({ kind: 'ipv4', value: address }));
    }
  }
});

// Each must be refused, both as the host of a URL and as an address without brackets.
const refused = [
  ...['0', '0.0.0.0', '0.1.2.3', '127.1', '127.0.0.1', '2130706433', '0x7f000001', '017700000001'],
  ...['0x7f.1', '127.0.0.1.', '①②⑦.0.0.1', '127。0。0。1', '%31%32%37.0.0.1', '127.255.255.254'],
  ...['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.0.1', '100.64.0.1', '169.254.1.1'],
  ...['169.254.169.254', '0xa9fea9fe', '169.254.170.2', '100.100.100.200', '192.0.0.192'],
  ...['168.63.129.16', '192.0.0.1', '192.0.0.8', '192.0.0.170', '192.0.2.1', '192.88.99.1'],
  ...['192.88.99.2', '198.18.0.1', '198.19.255.255', '198.51.100.1', '203.0.113.1', '224.0.0.1'],
  ...['239.255.255.255', '240.0.0.1', '255.255.255.255'],
  ...['[::]', '[::1]', '[::127.0.0.1]', '[::8.8.8.8]', '[::ffff:127.0.0.1]', '[::ffff:a9fe:a9fe]'],
  ...['[::ffff:0:7f00:1]', '[64:ff9b::7f00:1]', '[64:ff9b::a9fe:a9fe]', '[64:ff9b:1::8.8.8.8]'],
  ...['[64:ff9b:1:a9fe:a9:fe00::]', '[100::1]', '[100:0:0:1::1]', '[2001::1]', '[2001:2::1]'],
  ...['[2001:10::1]', '[2001:5::1]', '[2001:db8::1]', '[2002:7f00:1::]', '[2002:a9fe:a9fe::1]'],
  ...['[2001:0:7f00:1::f7f7:f7f7]', '[2001:0:808:808::80ff:fffe]', '[2a00:1450::5efe:7f00:1]'],
  ...['[3fff::1]', '[4000::1]', '[5f00::1]', '[fc00::1]', '[fd00:ec2::254]', '[fd20:ce::254]'],
  ...['[fe80::1]', '[fe80::a9fe:a9fe]', '[fec0::1]', '[ff02::1]', '[ff0e::1]', '[200::1]'],
  ...['localhost', 'LOCALHOST', 'localhost.', 'a.localhost', 'ｌocalhost', 'localhost.localdomain'],
  ...['printer.local', 'metadata.google.internal', 'nas.home.arpa', 'x.onion', 'x.alt', 'a.test'],
  ...[
    'a.example',
    'a.invalid',
    'router.lan',
    'kubernetes.default.svc',
    'metadata.goog',
    'intranet',
    'ip6-localhost',
    'metadata',
    'kubernetes',
  ],
];

// Each must be accepted.
const accepted = [
  ...['8.8.8.8', '1.1.1.1', '0x08080808', '9.255.255.255', '11.0.0.0', '172.15.255.255'],
  ...['172.32.0.0', '100.63.255.255', '100.128.0.0', '192.0.0.9', '192.0.0.10', '192.0.1.1'],
  ...['192.31.196.1', '192.52.193.1', '192.175.48.1', '198.17.255.255', '223.255.255.255'],
  ...['[2606:4700:4700::1111]', '[2001:4860:4860::8888]', '[2001:1::1]', '[2001:1::2]'],
  ...['[2001:1::3]', '[2001:3::1]', '[2001:4:112::1]', '[2001:20::1]', '[2001:30::1]'],
  ...['[2620:4f:8000::1]', '[64:ff9b::808:808]', '[::ffff:8.8.8.8]', '[2002:808:808::1]'],
  ...['[2001:0:808:808::f7f7:f7f7]', '[2a00:1450::5efe:808:808]'],
  ...[
    'example.org',
    'EXAMPLE.org.',
    'bücher.de',
    'localhost.example.org',
    'notlocal',
    'xlocal.de',
  ].filter((name) => name.includes('.')),
  ...['internal.example.com', 'example.com', '127.0.0.1.nip.io', 'a-b.co', 'localhostess.org'],
];

test('hosts that are not globally reachable are refused with a reason', (t) => {
  for (const text of refused) {
    const names: string[] = [];
    const onRefusal = ({ name }: { readonly name: string }): void => {
      names.push(name);
    };
    t.false(isGloballyReachable(text, { onRefusal }), text);
    t.is(names.length, 1);
    t.false(isGloballyReachable(parseHost(text)), text);
    if (text.startsWith('[')) t.false(isGloballyReachable(text.slice(1, -1)), text);
  }
});

test('hosts that are globally reachable are accepted', (t) => {
  for (const text of accepted) {
    const onRefusal = (refusal: unknown): void => t.fail(`${text}: ${JSON.stringify(refusal)}`);
    t.true(isGloballyReachable(text, { onRefusal }), text);
    t.true(isGloballyReachable(parseHost(text)), text);
    if (text.startsWith('[')) t.true(isGloballyReachable(text.slice(1, -1)), text);
  }
});

test('a text that is neither a host nor a URL has no class, and a URL is taken as its host', (t) => {
  const texts = ['', ' ', 'a b', '256.0.0.1', '1.2.3.4.5', '[', '[::1', '::1]', ':'];
  for (const text of [
    ...texts,
    'a/b',
    'user@a.org',
    '\0',
    '\ud800',
    '[fe80::1%25eth0]',
    'https://[/',
    'dead:beef',
  ]) {
    t.false(isGloballyReachable(text), text);
    t.is(addressClass(text), null, text);
  }
  for (const text of [
    '.',
    '..',
    'mailto:a@b',
    'data:,x',
    'redis://127.0.0.1/',
    'redis://0x7f.1/',
    'redis://localhost/',
    'redis://a b/'.replace(' ', '%20'),
    'https://127.1:80/',
  ]) {
    t.false(isGloballyReachable(text), text);
  }
  const url = 'https://8.8.8.8:80/x';
  for (const form of [url, new URL(url), parseURL(url)])
    t.true(isGloballyReachable(form), show(form));
  t.is(addressClass('http://0x7f.1/')?.name, 'Loopback');
  t.is(addressClass('127.0.0.1:80')?.name, 'Loopback');
  t.is(addressClass('fe80::1%eth0')?.block, 'fe80::/10');
  t.true(isGloballyReachable('8.8.8.8:53'));
  t.false(isGloballyReachable('localhost:80'));
  t.false(isGloballyReachable(null));
  t.false(isGloballyReachable({ kind: 'domain', value: '127.0.0.1' }));
  t.false(isGloballyReachable({ kind: 'empty', value: '' }));
  t.true(isGloballyReachable('redis://example.org/'));
  t.is(addressClass('redis://127.0.0.1:6379/')?.name, 'Loopback');
});

test('domains pass only if the caller looks up their addresses', (t) => {
  t.false(isGloballyReachable('example.org', { names: false }));
  t.true(isGloballyReachable('8.8.8.8', { names: false }));
});

test('the reason has the entry of the registry, but not the host', (t) => {
  const reasons = [
    [
      '[::ffff:a9fe:a9fe]',
      'embedded-address-not-globally-reachable',
      'An IPv4 address inside the address is not globally reachable: 169.254.0.0/16, Link Local (RFC 3927). A service of AWS, Azure, Google Cloud and others has it.',
    ],
    [
      '[64:ff9b::10.0.0.1]',
      'embedded-address-not-globally-reachable',
      'An IPv4 address inside the address is not globally reachable: 10.0.0.0/8, Private-Use (RFC 1918).',
    ],
    [
      '10.1.2.3',
      'address-not-globally-reachable',
      'The address is not globally reachable: 10.0.0.0/8, Private-Use (RFC 1918).',
    ],
    [
      '169.254.169.254',
      'cloud-service',
      'A service of AWS, Azure, Google Cloud and others has this address.',
    ],
    [
      'secret.internal',
      'domain-not-globally-reachable',
      'The domain is not in the public DNS: internal, Special-use domain (ICANN Board resolution 2024.07.29.06).',
    ],
    [
      'secret',
      'domain-not-globally-reachable',
      'The domain is not in the public DNS: Single label (RFC 7085).',
    ],
    ['secret.example.org', 'domain-not-looked-up', 'The host is a domain, not an address.'],
    ['mailto:secret@a.org', 'host-unusable', 'The host is neither an address nor a domain name.'],
  ] as const;
  for (const [text, ...expected] of reasons) {
    const found: string[] = [];
    const onRefusal = ({ name, message }: HostRefusal) => found.push(name, message);
    isGloballyReachable(text, { names: false, onRefusal });
    t.deepEqual(found, [...expected], text);
  }
});

test('parseAddress reads only addresses as resolvers write them', (t) => {
  t.deepEqual(parseAddress('192.0.2.1'), { kind: 'ipv4', value: 0xc0000201 });
  t.deepEqual(parseAddress('[::1]'), { kind: 'ipv6', value: [0, 0, 0, 0, 0, 0, 0, 1] });
  t.deepEqual(parseAddress('0.0.0.0'), { kind: 'ipv4', value: 0 });
  t.deepEqual(parseAddress('255.255.255.255'), { kind: 'ipv4', value: 0xffffffff });
  const others = [
    '',
    '1',
    '1.2.3',
    '01.2.3.4',
    '1.2.3.4.',
    '1.2.3.256',
    '1..2.3',
    '.1.2.3',
    '1.2.3.4.5',
  ];
  for (const text of [
    ...others,
    '0x1.2.3.4',
    '１.2.3.4',
    'a.b.c.d',
    '[::1',
    '::1]',
    '::1%1',
    '[1.2.3.4]',
  ]) {
    t.is(parseAddress(text), null, text);
  }
});

test('a wrong type is a TypeError that names the argument', (t) => {
  const wrong: readonly unknown[] = [undefined, 1, {}, [], { kind: 'ipv5', value: 1 }, true];
  for (const value of wrong) {
    t.throws(() => Reflect.apply(isGloballyReachable, null, [value]), {
      instanceOf: TypeError,
      message: /host/,
    });
    t.throws(() => Reflect.apply(parseAddress, null, [value]), {
      instanceOf: TypeError,
      message: /text/,
    });
    t.throws(() => Reflect.apply(addressClass, null, [value]), { instanceOf: TypeError });
  }
  for (const value of [
    { kind: 'ipv4', value: -1 },
    { kind: 'ipv6', value: [1] },
    { kind: 'domain', value: 1 },
  ]) {
    t.throws(() => Reflect.apply(isGloballyReachable, null, [value]), { instanceOf: TypeError });
  }
  const loopback = ['127.0.0.1'];
  t.throws(() => Reflect.apply(addressClassOfHost, null, loopback), { message: /host/ });
  t.throws(() => Reflect.apply(reachableHost, null, loopback), { message: /host/ });
  t.throws(() => Reflect.apply(isGloballyReachable, null, ['a.org', { name: false }]), {
    message: /name/,
  });
  t.throws(() => Reflect.apply(isGloballyReachable, null, ['a.org', { names: 1 }]), {
    message: /names/,
  });
  t.throws(() => Reflect.apply(isGloballyReachable, null, ['a.org', 1]), { message: /options/ });
  t.throws(() => isGloballyReachable('example.org', Object.create({ names: false })), {
    message: /plain object/,
  });
});

test('all addresses of a block have the same frozen object', (t) => {
  const found = addressClass(parseAddress('10.0.0.1'));
  t.is(found, addressClass(parseAddress('10.255.0.1')));
  t.true(Object.isFrozen(found));
});

// Compares the class at the borders of every registry entry with a slow search of the same rows.

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
        t.true(Array.isArray(embedded), show(number));
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
      t.is(found?.globallyReachable, false, show(value));
    }
    for (const value of [`not${domain}.org`, `${domain}.org`, `a.not${domain}`]) {
      const found = addressClass({ kind: 'domain', value });
      t.not(found?.block, domain, value);
    }
  }
  t.is(addressClass({ kind: 'domain', value: 'www.example.com' })?.globallyReachable, null);
  t.is(addressClass({ kind: 'domain', value: 'intranet-7' })?.name, 'Single label');
});
