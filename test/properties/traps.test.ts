// Bugs of other implementations, as cases in the form of web-platform-tests.

import { parseHost, serializeHost } from '@urlkit/host';
import { parseIPv6, serializeIPv6 } from '@urlkit/ipv6';
import { URL } from '@urlkit/url-api';
import test from 'ava';
import type { SettableAttribute } from '../support/attributes.js';
import { checkInvariants } from '../support/check-invariants.js';
import { runCases } from '../support/run-cases.js';

interface Trap {
  readonly input: string;
  readonly base?: string;
  readonly set?: readonly (readonly [SettableAttribute, string])[];
  /** Null for failure. */
  readonly href: string | null;
}

const many = 100_000;

const traps: readonly Trap[] = [
  // Names of properties that every object has.
  { input: 'constructor:foo', href: 'constructor:foo' },
  { input: 'constructor://h:80/', href: 'constructor://h:80/' },
  { input: 'toString:/..', href: 'tostring:/' },
  { input: 'valueof:x', base: 'https://h/', href: 'valueof:x' },
  { input: '__proto__:foo', href: null },
  { input: 'https://h/', set: [['protocol', 'constructor']], href: 'https://h/' },
  { input: 'a://h/', set: [['protocol', 'constructor']], href: 'constructor://h/' },

  // Drive letters that do not come from an absolute URL.
  { input: 'C|/x', base: 'file:///a/b', href: 'file:///C:/x' },
  { input: 'C|/x', base: 'file:///a/b', set: [['pathname', 'D|/y']], href: 'file:///D:/y' },
  { input: 'C|/x', base: 'file:///a/b', set: [['pathname', '/..']], href: 'file:///' },
  { input: 'C|/x', base: 'file:///a/b', set: [['pathname', 'y']], href: 'file:///y' },
  { input: 'C|/..', base: 'file:///a/b', href: 'file:///C:/' },
  { input: '/..', base: 'file:///C:/a', href: 'file:///C:/' },
  { input: '//C|/x', base: 'file:///a/b', href: 'file:///C:/x' },
  { input: '/C|x', base: 'file:///D:/b', href: 'file:///D:/C|x' },
  { input: 'C|', base: 'file://h/a/b', href: 'file://h/C:' },
  { input: 'https://h/C|/x', set: [['protocol', 'file']], href: 'file://h/C|/x' },
  {
    input: 'https://h/C|/x',
    set: [
      ['protocol', 'file'],
      ['hash', 'y'],
    ],
    href: 'file://h/C|/x#y',
  },
  { input: 'https://localhost/x', set: [['protocol', 'file']], href: 'file://localhost/x' },
  {
    input: 'https://localhost/x',
    set: [
      ['protocol', 'file'],
      ['search', 'y'],
    ],
    href: 'file://localhost/x?y',
  },

  // More segments than the stack can hold.
  { input: `https:${'/'.repeat(many)}h`, href: 'https://h/' },
  { input: `https://h${'/'.repeat(many)}`, href: `https://h${'/'.repeat(many)}` },
  { input: `a:/${'/'.repeat(many)}`, href: `a:/${'/'.repeat(many)}` },
  { input: `https://h/${'a/'.repeat(many)}`, href: `https://h/${'a/'.repeat(many)}` },
  { input: `https://h/${'a/'.repeat(many)}${'../'.repeat(many)}`, href: 'https://h/' },
  { input: '../'.repeat(many), base: 'https://h/a/b', href: 'https://h/' },
  { input: `https://${'@'.repeat(many)}h/`, href: `https://${'%40'.repeat(many - 1)}@h/` },
  {
    input: 'https://h/',
    set: [['pathname', '\\'.repeat(many)]],
    href: `https://h${'/'.repeat(many)}`,
  },

  // Lone surrogates, in every component.
  { input: 'a\ud83d:b', href: null },
  { input: 'a://\ud83d:\udca9@\ud83dh/', href: 'a://%EF%BF%BD:%EF%BF%BD@%EF%BF%BDh/' },
  { input: 'https://\ud83d/', href: null },
  { input: 'https://h/\ud83d?\udca9#\ud83d', href: 'https://h/%EF%BF%BD?%EF%BF%BD#%EF%BF%BD' },
  { input: 'https://h/\ud83d\n\udca9', href: 'https://h/%EF%BF%BD%EF%BF%BD' },
  { input: 'a:\ud83d?\udca9', href: 'a:%EF%BF%BD?%EF%BF%BD' },
  { input: '\udca9', base: 'https://h/\ud83d/', href: 'https://h/%EF%BF%BD/%EF%BF%BD' },
  {
    input: 'https://h/',
    set: [
      ['username', '\ud83d'],
      ['password', '\udca9'],
      ['host', '\ud83d'],
      ['pathname', '\ud83d'],
      ['search', '\udca9'],
      ['hash', '\ud83d\udca9'],
    ],
    href: 'https://%EF%BF%BD:%EF%BF%BD@h/%EF%BF%BD?%EF%BF%BD#%F0%9F%92%A9',
  },

  // A host that becomes empty.
  { input: 'https://\xad/', href: null },
  { input: 'https://%C2%AD/', href: null },
  { input: 'https://\xad:80/', href: null },
  { input: 'https://\xad\u200b\u2060/', href: null },
  { input: 'file://\xad/x', href: null },
  { input: 'a://\xad/', href: 'a://%C2%AD/' },
  { input: 'https://a\xadb/', href: 'https://ab/' },
  { input: 'https://h/', set: [['host', '\xad']], href: 'https://h/' },
  { input: 'https://h/', set: [['hostname', '\xad']], href: 'https://h/' },
  { input: 'file://h/', set: [['host', '\xad']], href: 'file://h/' },
  { input: 'https://xn--/', href: 'https://xn--/' },

  // An IPv6 address that ends in an IPv4 address.
  { input: 'https://[::1.2.3.4]/', href: 'https://[::102:304]/' },
  { input: 'a://[::1.2.3.4]/', href: 'a://[::102:304]/' },
  { input: 'https://[::1.2.3]/', href: null },
  { input: 'https://[1:2:3:4:5:6:7:1.2.3.4]/', href: null },
];

test('the bugs of other implementations do not occur', (t) => {
  runCases(t, 51, traps, ({ input, base, set = [], href }) => {
    const url = URL.parse(input, base);
    if (url === null) return [url, href];
    for (const [attribute, value] of set) url[attribute] = value;
    checkInvariants(url);
    return [url.href, href];
  });
});

test('schemes of one letter are schemes', (t) => {
  const letters = Array.from('abcdefghijklmnopqrstuvwxyz', (lower) => [lower, lower.toUpperCase()]);
  const schemes = letters.flatMap(([lower = '', upper = '']) => [
    { scheme: lower, lower },
    { scheme: upper, lower },
  ]);
  runCases(t, 52, schemes, ({ scheme, lower }) => [
    [
      new URL(`${scheme}:b`).href,
      new URL(`${scheme}:/b`).href,
      new URL(`${scheme}:\\b`, 'file:///D:/').href,
      new URL(`${scheme}://h:1/b`).href,
      new URL(`${scheme}|/b`, 'file:///D:/').href,
      new URL(`/${scheme}:/b`, 'file:///D:/').href,
      new URL('c', `${scheme}:/b`).href,
      URL.canParse('c', `${scheme}:b`),
    ],
    [
      `${lower}:b`,
      `${lower}:/b`,
      `${lower}:\\b`,
      `${lower}://h:1/b`,
      `file:///${scheme}:/b`,
      `file:///${scheme}:/b`,
      `${lower}:/c`,
      false,
    ],
  ]);
});

test('::1.2.3.4 is parsed in every place', (t) => {
  const address = parseIPv6('::1.2.3.4');
  t.deepEqual(address, [0, 0, 0, 0, 0, 0, 0x102, 0x304]);
  t.is(address && serializeIPv6(address), '::102:304');
  t.deepEqual(parseHost('[::1.2.3.4]'), { kind: 'ipv6', value: address ?? [] } as never);
  const mapped = parseHost('[::ffff:1.2.3.4]');
  t.is(mapped && serializeHost(mapped), '[::ffff:102:304]');
});
