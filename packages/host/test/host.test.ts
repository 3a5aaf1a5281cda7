import {
  domainLabels,
  emptyHost,
  type Host,
  hostEquals,
  isIPAddress,
  parseDomain,
  parseHost,
  serializeHost,
} from '@urlkit/host';
import { isCanonicalHost } from '@urlkit/host/internal';
import test from 'ava';
import fc from 'fast-check';
import { checkProperty } from '../../../test/support/property.js';
import { show } from '../../../test/support/show.js';

const domain = (value: string): Host => ({ kind: 'domain', value });
const ipv4 = (value: number): Host => ({ kind: 'ipv4', value });
const opaque = (value: string): Host => ({ kind: 'opaque', value });

const hosts: readonly (readonly [input: string, host: Host | null, serialized?: string])[] = [
  ['example.com', domain('example.com')],
  ['EXAMPLE.COM', domain('example.com')],
  ['ex%41mple', domain('example')],
  ['b%C3%BCcher', domain('xn--bcher-kva')],
  ['xn--a', domain('xn--a')],
  ['a..b', domain('a..b')],
  ['.', domain('.')],
  ['09.x', domain('09.x')],
  ['1.2.3.4', ipv4(0x01020304), '1.2.3.4'],
  ['1.2.3.4.', ipv4(0x01020304), '1.2.3.4'],
  ['0x7F.1', ipv4(0x7f000001), '127.0.0.1'],
  ['0x', ipv4(0), '0.0.0.0'],
  ['017700000001', ipv4(0x7f000001), '127.0.0.1'],
  ['4294967295', ipv4(0xffffffff), '255.255.255.255'],
  ['①②⑦.０.0.1', ipv4(0x7f000001), '127.0.0.1'],
  ['[::1]', { kind: 'ipv6', value: [0, 0, 0, 0, 0, 0, 0, 1] }, '[::1]'],
  ['4294967296', null],
  ['256.1.1.1', null],
  ['1.2.3.256', null],
  ['1.2.3.4.5', null],
  ['1..2', null],
  ['09', null],
  ['a.08', null],
  ['a.0x1g', domain('a.0x1g')],
  ['a.0x1', null],
  ['[::1', null],
  ['[]', null],
  ['a b', null],
  ['a%25b', null],
  ['a%00b', null],
  ['%FF', null],
  ['%AD\u00AD', null],
  ['\u00AD', null],
];

for (const [input, host, serialized] of hosts) {
  test(`the host ${JSON.stringify(input)} parses and serializes`, (t) => {
    const parsed = parseHost(input);
    t.deepEqual(parsed, host);
    if (parsed !== null) {
      t.is(serializeHost(parsed), serialized ?? String(parsed.value));
      t.deepEqual(parseHost(serializeHost(parsed)), parsed);
      t.true(hostEquals(parsed, parsed));
    }
  });
}

const opaqueHosts: readonly (readonly [input: string, host: Host | null])[] = [
  ['', emptyHost],
  ['Example', opaque('Example')],
  ['a%20b', opaque('a%20b')],
  ['a%zz', opaque('a%zz')],
  ['é"', opaque('%C3%A9"')],
  ['1.2.3.4', opaque('1.2.3.4')],
  ['[1::]', { kind: 'ipv6', value: [1, 0, 0, 0, 0, 0, 0, 0] }],
  ['a b', null],
  ['a]b', null],
  ['a^b', null],
];

for (const [input, host] of opaqueHosts) {
  test(`the opaque host ${JSON.stringify(input)} parses and serializes`, (t) => {
    t.deepEqual(parseHost(input, { isOpaque: true }), host);
  });
}

test('hosts of different kinds are not equal, even with the same text', (t) => {
  t.false(hostEquals(opaque('1.2.3.4'), ipv4(0x01020304)));
  t.false(hostEquals(domain('a'), domain('b')));
  t.true(hostEquals(domain('a'), domain('a')));
});

test('each forbidden domain code point makes a domain fail', (t) => {
  for (let codePoint = 0; codePoint < 0x80; codePoint++) {
    const character = String.fromCharCode(codePoint);
    const forbidden = codePoint <= 0x20 || '#/:<>?@[\\]^|%\x7f'.includes(character);
    t.is(parseDomain(`a${character}b`) === null, forbidden, JSON.stringify(character));
  }
});

test('strict parsing requires a valid domain', (t) => {
  t.is(parseDomain('Bücher.example', { beStrict: true }), 'xn--bcher-kva.example');
  t.is(parseDomain('a_b', { beStrict: true }), null);
  t.is(parseDomain('a_b'), 'a_b');
});

test('IPv4 and IPv6 addresses are IP addresses', (t) => {
  t.true(isIPAddress(ipv4(0)));
  t.true(isIPAddress({ kind: 'ipv6', value: [0, 0, 0, 0, 0, 0, 0, 0] }));
  for (const host of [domain('h'), opaque('1.2.3.4'), emptyHost, null])
    t.false(isIPAddress(host), show(host));
});

test('domainLabels splits a domain at its dots', (t) => {
  t.deepEqual(domainLabels('example.com'), ['example', 'com']);
  t.deepEqual(domainLabels('a..b.'), ['a', '', 'b', '']);
  t.deepEqual(domainLabels('localhost'), ['localhost']);
});

test('a part of a text is canonical if it is a host that parsing leaves as it is', (t) => {
  const part = fc.oneof(
    fc.nat(300).map(String),
    fc.constantFrom('', '0', '00', '1', '01', '0x', '0x7f', '08', '255', '256', 'a', 'f', 'x', '-'),
  );
  const domains = fc.array(part, { minLength: 1, maxLength: 5 }).map((parts) => parts.join('.'));
  const counts = { canonical: 0, others: 0 };
  checkProperty(t, 20_000, domains, (input) => {
    if (input === '') return;
    const host = parseHost(input);
    const isSame = host !== null && serializeHost(host) === input;
    counts[isSame ? 'canonical' : 'others']++;
    for (const [before, after] of ['', '1.'].flatMap((a) =>
      ['', '.1'].map((b) => [a, b] as const),
    )) {
      const end = before.length + input.length;
      if (isCanonicalHost(before + input + after, before.length, end) !== isSame)
        throw new Error(input);
    }
  });
  t.true(counts.canonical > 1000 && counts.others > 1000);
});
