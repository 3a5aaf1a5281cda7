import {
  canonicalizeHost,
  canonicalizeOpaqueHost,
  deserializeHost,
  domainLabels,
  emptyHost,
  endsInANumber,
  type Host,
  hostEquals,
  isHost,
  isIPAddress,
  parseDomain,
  parseHost,
  parseIPv4,
  parseOpaqueHost,
  serializeHost,
  serializeIPv4,
} from '@urlkit/host';
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
  ['EXAMPLE', domain('example')],
  ['', null],
  ['a\u0080', null],
  ['ü b', null],
  ['ü:', null],
  ['a.1x', domain('a.1x')],
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
  ['[1:0::]', { kind: 'ipv6', value: [1, 0, 0, 0, 0, 0, 0, 0] }, '[1::]'],
  ['4294967296', null],
  ['256.1.1.1', null],
  ['1.2.3.256', null],
  ['1.2.3.4.5', null],
  ['1..2', null],
  ['1...2', null],
  ['.1.2.3', null],
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
  ['１.2.3.256', null],
  ['g.1', null],
  ['\u00AD', null],
];

for (const [input, host, serialized] of hosts) {
  test(`the host ${JSON.stringify(input)} parses and serializes`, (t) => {
    const parsed = parseHost(input);
    t.deepEqual(parsed, host);
    if (parsed !== null) {
      t.is(serializeHost(parsed), serialized ?? String(parsed.value));
      t.deepEqual(parseHost(serializeHost(parsed)), parsed);
      t.deepEqual(deserializeHost(serializeHost(parsed)), parsed);
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
    if (host !== null) t.deepEqual(deserializeHost(serializeHost(host), { isOpaque: true }), host);
    if (host?.kind !== 'ipv6') t.deepEqual(parseOpaqueHost(input), host);
  });
}

test('hosts of different kinds are not equal, even with the same text', (t) => {
  t.false(hostEquals(opaque('1.2.3.4'), ipv4(0x01020304)));
  t.false(hostEquals(opaque('a'), domain('a')));
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

test('an ASCII domain is only put in lower case', (t) => {
  t.is(parseDomain('XN--A.b'), 'xn--a.b');
  t.is(parseDomain(''), null);
});

test('IPv4 and IPv6 addresses are IP addresses', (t) => {
  t.true(isIPAddress(ipv4(0)));
  t.true(isIPAddress({ kind: 'ipv6', value: [0, 0, 0, 0, 0, 0, 0, 0] }));
  for (const host of [domain('h'), opaque('1.2.3.4'), emptyHost, null])
    t.false(isIPAddress(host), show(host));
});

test('values of other types are not hosts', (t) => {
  for (const host of [domain('a'), ipv4(0), opaque('a'), emptyHost]) t.true(isHost(host));
  const wrong = [
    ...[domain, opaque].map((create) => create(1 as never)),
    ...[ipv4(-1), ipv4(2 ** 32), { kind: 'ipv6', value: [] }, { kind: 'empty', value: 'a' }],
    ...[{ kind: 'other', value: '' }, {}, null, undefined, 'a'],
  ] as Host[];
  for (const value of wrong) {
    t.false(isHost(value), show(value));
    const message = 'host must be a host, as returned by parseHost';
    t.throws(() => serializeHost(value), { message }, show(value));
    if (value !== null) t.throws(() => isIPAddress(value), { message }, show(value));
  }
});

test('a domain ends in a number if its last label is one', (t) => {
  const numbers = ['1', 'a.1', 'a.1.', '09', '0x', 'a.0x', '0xf', 'a.0XAF', '1.0x1f.'];
  const others = [
    '',
    '.',
    '1..',
    'a',
    'f',
    '1f',
    'a1',
    '0f',
    '1x1',
    '0xg',
    '00x1',
    'a0x1',
    'x1',
    '0g1',
  ];
  for (const input of numbers) t.true(endsInANumber(input), input);
  for (const input of [...others, '1.a', '10xf', 'a.x', '0x1.a'])
    t.false(endsInANumber(input), input);
  // The digits before a part do not belong to it.
  t.is(canonicalizeHost('11', 1, 2), '0.0.0.1');
  t.is(canonicalizeHost('a0x1', 1, 4), '0.0.0.1');
});

test('IPv4 addresses are parsed and serialized', (t) => {
  const addresses = { '1.2.3.4': 0x01020304, '0': 0, '00': 0, '0x': 0, '0xff.1': 0xff000001 };
  for (const [input, address] of Object.entries(addresses)) t.is(parseIPv4(input), address, input);
  for (const input of ['', '.', '1..2', '08', '1.2.3.4.5', '256.1', 'a', 'g', 'g.1']) {
    t.is(parseIPv4(input), null, input);
  }
  t.is(serializeIPv4(0x01020304), '1.2.3.4');
  t.is(serializeIPv4(0xffffffff), '255.255.255.255');
  for (const value of [-1, 2 ** 32, 1.5, '1', null]) {
    t.throws(() => serializeIPv4(value as number), { message: /32-bit/ }, show(value));
  }
});

test('a host can be a part of a text, and ranges begin with it', (t) => {
  const text = 'x://[::1]:80/[1:2:3][::1]x';
  t.is(canonicalizeOpaqueHost(text, 4, 9), null);
  t.is(canonicalizeOpaqueHost(text, 4, 4), null);
  t.is(canonicalizeOpaqueHost('Example'), null);
  t.is(canonicalizeHost('x://a.b/', 4, 7), null);
  t.is(canonicalizeHost(text, 10, 12), '0.0.0.80');
  const ranges = [
    [13, 20, 1, 6],
    [20, 26, 5, 6],
    [4, 8, 0, 1],
  ] as const;
  for (const [from, to, start, end] of ranges) {
    const failure = canonicalizeOpaqueHost(text, from, to);
    if (failure === null || typeof failure === 'string') return t.fail();
    t.deepEqual(failure.findRange(), { start, end });
  }
});

test('a host that is no string is named as the wrong argument', (t) => {
  for (const canonicalize of [canonicalizeHost, canonicalizeOpaqueHost]) {
    for (const value of [null, undefined, 1]) {
      t.throws(() => canonicalize(value as never), { message: 'text must be a string' });
    }
  }
});

test('a host in a text has the result of the host alone', (t) => {
  const texts = hosts.concat(opaqueHosts).map(([input]) => input);
  for (const input of [...texts, '0x1.2.3.4.5', '1.g.2', '1.2.3.999']) {
    for (const isOpaque of [false, true]) {
      const parseAt = (text: string, start: number) => {
        const canonicalize = isOpaque ? canonicalizeOpaqueHost : canonicalizeHost;
        const host = canonicalize(text, start, start + input.length);
        return host === null || typeof host === 'string' ? host : host.findRange();
      };
      const alone = parseAt(input, 0);
      t.deepEqual(parseAt(`x://0xa@${input}:0/`, 8), alone, input);
      const parsed = parseHost(input, { isOpaque });
      if (parsed !== null) t.is(alone ?? input, serializeHost(parsed), input);
      else if (alone === null || typeof alone === 'string') t.fail(input);
      else t.true(alone.start <= alone.end && alone.end <= input.length, input);
    }
  }
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
  const tried = checkProperty(t, 20_000, domains, (input) => {
    if (input === '') return;
    const host = parseHost(input);
    const isSame = host !== null && serializeHost(host) === input;
    counts[isSame ? 'canonical' : 'others']++;
    for (const [before, after] of ['', '1.'].flatMap((a) =>
      ['', '.1'].map((b) => [a, b] as const),
    )) {
      const end = before.length + input.length;
      const canonical = canonicalizeHost(before + input + after, before.length, end);
      if ((canonical === null) !== isSame) throw new Error(input);
    }
  });
  t.true(Math.min(counts.canonical, counts.others) > tried / 60);
});
