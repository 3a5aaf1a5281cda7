import { parseHost } from '@urlkit/host';
import {
  isKnownPublicSuffix,
  type PublicSuffixOptions,
  parsePublicSuffixList,
  publicSuffix,
  registrableDomain,
} from '@urlkit/public-suffix';
import { publicSuffixList } from '@urlkit/public-suffix-list';
import test from 'ava';

const ICANN_ONLY: PublicSuffixOptions = { section: 'icann' };

function hostOf(input: string) {
  const host = parseHost(input);
  if (host === null) throw new Error(`${input} is no host`);
  return host;
}

type Case = readonly [input: string, suffix: string | null, domain: string | null];

const cases: readonly Case[] = [
  ['com', 'com', null],
  ['EXAMPLE.Com', 'com', 'example.com'],
  ['a.b.example.com', 'com', 'example.com'],
  ['a.example.com.', 'com.', 'example.com.'],
  ['com.', 'com.', null],
  ['xn--fiqs8s', 'xn--fiqs8s', null],
  ['a.b.中国', 'xn--fiqs8s', 'b.xn--fiqs8s'],
  ['a.b.公司.cn', 'xn--55qx5d.cn', 'b.xn--55qx5d.cn'],
  ['example.co.uk', 'co.uk', 'example.co.uk'],
  ['www.gov.uk', 'gov.uk', 'www.gov.uk'],
  // Private rules.
  ['github.io', 'github.io', null],
  ['a.b.github.io', 'github.io', 'b.github.io'],
  ['s3.amazonaws.com', 's3.amazonaws.com', null],
  ['amazonaws.com', 'com', 'amazonaws.com'],
  // Wildcards and exceptions.
  ['ck', 'ck', null],
  ['a.ck', 'a.ck', null],
  ['b.a.ck', 'a.ck', 'b.a.ck'],
  ['www.ck', 'ck', 'www.ck'],
  ['a.www.ck', 'ck', 'www.ck'],
  ['kawasaki.jp', 'jp', 'kawasaki.jp'],
  ['a.kawasaki.jp', 'a.kawasaki.jp', null],
  ['city.kawasaki.jp', 'kawasaki.jp', 'city.kawasaki.jp'],
  ['a.city.kawasaki.jp.', 'kawasaki.jp.', 'city.kawasaki.jp.'],
  // Not in the list.
  ['localhost', 'localhost', null],
  ['a.b.no-such-domain', 'no-such-domain', 'b.no-such-domain'],
  ['constructor', 'constructor', null],
  ['a.__proto__', '__proto__', 'a.__proto__'],
  ['*.ck', '*.ck', null],
  // Empty labels.
  ['.com', null, null],
  ['.example.com', null, null],
  ['a..com', null, null],
  ['a..b.com', null, null],
  ['example.com..', null, null],
  ['.', null, null],
  // Addresses.
  ['127.0.0.1', null, null],
  ['0x7f.1', null, null],
  ['[2001:db8::1]', null, null],
];

for (const [input, suffix, domain] of cases) {
  test(`${input} has the public suffix ${suffix} and the registrable domain ${domain}`, (t) => {
    const host = hostOf(input);
    t.is(publicSuffix(host), suffix);
    t.is(registrableDomain(host), domain);
  });
}

test('hosts that are not domains have no public suffix', (t) => {
  const hosts = [null, parseHost('example.com', true), parseHost('', true)];
  t.deepEqual(
    hosts.map((host) => [publicSuffix(host), registrableDomain(host), isKnownPublicSuffix(host)]),
    hosts.map(() => [null, null, false]),
  );
});

test('known public suffixes have a rule', (t) => {
  const known = (input: string): boolean => isKnownPublicSuffix(hostOf(input));
  t.deepEqual(['com', 'com.', 'github.io', 'a.ck', 'co.uk'].map(known), [
    true,
    true,
    true,
    true,
    true,
  ]);
  t.deepEqual(['localhost', 'example.com', 'www.ck', '.com', '127.0.0.1', 'mm'].map(known), [
    false,
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('the section icann ignores private rules', (t) => {
  const host = hostOf('a.b.github.io');
  t.is(publicSuffix(host, publicSuffixList, ICANN_ONLY), 'io');
  t.is(registrableDomain(host, undefined, ICANN_ONLY), 'github.io');
  t.false(isKnownPublicSuffix(hostOf('github.io'), undefined, ICANN_ONLY));
  t.true(isKnownPublicSuffix(hostOf('co.uk'), undefined, ICANN_ONLY));
  t.is(registrableDomain(host, undefined, { section: 'all' }), 'b.github.io');
  t.is(registrableDomain(host, undefined, {}), 'b.github.io');
  t.is(registrableDomain(host, undefined, { section: undefined }), 'b.github.io');
});

test('a rule in both sections counts in each', (t) => {
  const begin = (section: string): string => `// ===BEGIN ${section} DOMAINS===\n`;
  const list = parsePublicSuffixList(
    `${begin('ICANN')}a\nb.a\n${begin('PRIVATE')}b.a\nc.b.a\n*.d.a\n!e.d.a\n`,
  );
  const suffixes = (options: PublicSuffixOptions) =>
    ['x.b.a', 'x.c.b.a', 'x.y.d.a', 'x.e.d.a'].map((input) =>
      publicSuffix(hostOf(input), list, options),
    );
  t.deepEqual(suffixes({}), ['b.a', 'c.b.a', 'y.d.a', 'd.a']);
  t.deepEqual(suffixes(ICANN_ONLY), ['b.a', 'b.a', 'a', 'a']);
});

test('only the top-level domains that are needed are decoded', (t) => {
  const list = parsePublicSuffixList('com\nb.com\nnet\nb.net\norg\n');
  const { matchAll } = String.prototype;
  const decoded: string[] = [];
  String.prototype.matchAll = function (pattern: RegExp) {
    decoded.push(String(this));
    return matchAll.call(this, pattern);
  };
  try {
    for (const input of ['a.com', 'b.com', 'a.b.com', 'a.org']) publicSuffix(hostOf(input), list);
  } finally {
    String.prototype.matchAll = matchAll;
  }
  t.deepEqual(decoded, ['com(b)', 'org']);
});

test('wrong arguments are TypeErrors that do not repeat the arguments', (t) => {
  const secret = 'secret.example';
  const calls: readonly (readonly [run: () => unknown, argument: string])[] = [
    ...[secret, undefined, 1, {}, { kind: secret }].map(
      (host) => [() => publicSuffix(host as never), 'host'] as const,
    ),
    ...[secret, null, 1, {}, { icann: secret }].map(
      (list) => [() => registrableDomain(null, list as never), 'list'] as const,
    ),
    ...[secret, null, { section: secret }, { section: null }].map(
      (options) => [() => publicSuffix(null, undefined, options as never), 'options'] as const,
    ),
    [() => isKnownPublicSuffix(null, undefined, { sections: 'icann' } as never), 'sections'],
  ];
  for (const [run, argument] of calls) {
    const { message } = t.throws(run, { instanceOf: TypeError }) ?? { message: '' };
    t.true(message.includes(argument), message);
    t.false(message.includes(secret), message);
  }
});

test('inherited options are ignored', (t) => {
  const options = Object.create({ section: 'icann' });
  t.is(publicSuffix(hostOf('a.github.io'), undefined, options), 'github.io');
});
