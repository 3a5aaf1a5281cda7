import { readFileSync } from 'node:fs';
import { parseHost, serializeHost } from '@urlkit/host';
import {
  type DomainParts,
  isKnownPublicSuffix,
  type PublicSuffixOptions,
  parsePublicSuffixList,
  publicSuffix,
  registrableDomain,
  splitDomain,
} from '@urlkit/public-suffix';
import * as ofHosts from '@urlkit/public-suffix/host';
import { type PublicSuffixList, publicSuffixList } from '@urlkit/public-suffix-list';
import { parseURL } from '@urlkit/url-parser';
import test from 'ava';
import fc from 'fast-check';
import { checkProperty } from '../../../test/support/property.js';
import { show } from '../../../test/support/show.js';

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
    for (const form of [host, input]) {
      t.is(publicSuffix(form), suffix);
      t.is(registrableDomain(form), domain);
    }
    t.is(ofHosts.publicSuffix(host), suffix);
    t.is(ofHosts.registrableDomain(host), domain);
    const parts = splitDomain(host);
    t.is(parts?.publicSuffix ?? null, suffix);
    t.is(parts?.registrableDomain ?? null, domain);
    if (parts !== null && parts.registrableDomain !== null) {
      const { subdomain, label, publicSuffix: end } = parts;
      t.is([subdomain, label, end].filter((part) => part !== '').join('.'), serializeHost(host));
    }
  });
}

test('hosts that are not domains have no public suffix', (t) => {
  const hosts = [
    null,
    parseHost('example.com', { isOpaque: true }),
    parseHost('', { isOpaque: true }),
  ];
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
  t.is(publicSuffix(host, { list: publicSuffixList, ...ICANN_ONLY }), 'io');
  t.is(registrableDomain(host, ICANN_ONLY), 'github.io');
  t.false(isKnownPublicSuffix(hostOf('github.io'), ICANN_ONLY));
  t.true(isKnownPublicSuffix(hostOf('co.uk'), ICANN_ONLY));
  t.is(registrableDomain(host, { section: 'all' }), 'b.github.io');
  t.is(registrableDomain(host, {}), 'b.github.io');
  t.is(registrableDomain(host, { section: undefined }), 'b.github.io');
});

test('a rule in both sections counts in each', (t) => {
  const begin = (section: string): string => `// ===BEGIN ${section} DOMAINS===\n`;
  const list = parsePublicSuffixList(
    `${begin('ICANN')}a\nb.a\n${begin('PRIVATE')}b.a\nc.b.a\n*.d.a\n!e.d.a\n`,
  );
  const suffixes = (options: PublicSuffixOptions) =>
    ['x.b.a', 'x.c.b.a', 'x.y.d.a', 'x.e.d.a'].map((input) =>
      publicSuffix(hostOf(input), { list, ...options }),
    );
  t.deepEqual(suffixes({}), ['b.a', 'c.b.a', 'y.d.a', 'd.a']);
  t.deepEqual(suffixes(ICANN_ONLY), ['b.a', 'b.a', 'a', 'a']);
});

test('only the labels that are needed are decoded', (t) => {
  const list = parsePublicSuffixList('com\nb.com\nd.b.com\nnet\nn.net\norg\n');
  const hosts = ['a.com', 'b.com', 'a.b.com', 'a.org'].map(hostOf);
  const { exec } = RegExp.prototype;
  const decoded = new Set<string>();
  RegExp.prototype.exec = function (text: string) {
    decoded.add(text);
    return exec.call(this, text);
  };
  try {
    for (const host of hosts) publicSuffix(host, { list });
  } finally {
    RegExp.prototype.exec = exec;
  }
  t.deepEqual([...decoded], ['com(b(d)),net(n),org', 'b(d)', 'd']);
});

test('wrong arguments are TypeErrors that do not repeat the arguments', (t) => {
  const secret = 'secret.example';
  const calls: readonly (readonly [run: () => unknown, argument: string])[] = [
    ...[undefined, 1, {}, { kind: secret }].map(
      (host) => [() => publicSuffix(host as never), 'host'] as const,
    ),
    ...[undefined, 1, {}, { kind: secret }].map(
      (host) => [() => ofHosts.publicSuffix(host as never), 'host'] as const,
    ),
    ...[secret, null, 1, {}, { icann: secret }].map(
      (list) => [() => registrableDomain(null, { list } as never), 'list'] as const,
    ),
    ...[secret, null, { section: secret }, { section: null }, { wildcardParents: 1 }].map(
      (options) => [() => publicSuffix(null, options as never), 'options'] as const,
    ),
    [() => isKnownPublicSuffix(null, { sections: 'icann' } as never), 'sections'],
  ];
  for (const [run, argument] of calls) {
    const { message } = t.throws(run, { instanceOf: TypeError }) ?? { message: '' };
    t.true(message.includes(argument), message);
    t.false(message.includes(secret), message);
  }
});

test('a domain is split into subdomain, label and public suffix', (t) => {
  for (const [input, subdomain, label, suffix, section] of [
    ['https://a.b.Example.co.uk:80/c', 'a.b', 'example', 'co.uk', 'icann'],
    ['example.com.', '', 'example', 'com.', 'icann'],
    ['a.octocat.github.io', 'a', 'octocat', 'github.io', 'private'],
    ['a.city.kawasaki.jp', 'a', 'city', 'kawasaki.jp', 'icann'],
    ['a.b.localhost', 'a', 'b', 'localhost', null],
    ['co.uk', null, null, 'co.uk', 'icann'],
    ['localhost', null, null, 'localhost', null],
  ] as const) {
    const registrableDomain = label === null ? null : `${label}.${suffix}`;
    const parts = { subdomain, label, publicSuffix: suffix, registrableDomain, section };
    t.deepEqual(splitDomain(input), parts as DomainParts, input);
  }
  for (const input of ['http://127.0.0.1/', 'mailto:a@b', 'a..com', null]) {
    t.is(splitDomain(input), null);
  }
  t.is(splitDomain('a.github.io', ICANN_ONLY)?.registrableDomain, 'github.io');
});

test('a text is split as the host is that it parses to', (t) => {
  const pieces = [
    'a',
    'b-',
    '.',
    '.',
    'com',
    'co.uk',
    'xn--',
    'xn--tda',
    '-',
    '_',
    '0x',
    '1',
    'E',
    'é',
    '%2e',
  ];
  const texts = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 6 });
  let domains = 0;
  const count = checkProperty(t, 2000, texts, (parts) => {
    const text = parts.join('');
    const host = parseHost(text);
    const split = host && ofHosts.splitDomain(host);
    if (split !== null) domains++;
    t.deepEqual(splitDomain(text), split, text);
    if (host?.kind === 'domain' && host.value === text)
      t.deepEqual(ofHosts.splitDomain(text), split, text);
  });
  t.true(domains > count / 4, `${domains} of ${count}`);
});

test('the parent of a wildcard rule is a public suffix if the option says so', (t) => {
  const parents = Array.from(rules)
    .filter((rule) => rule.startsWith('*.'))
    .map((rule) => rule.slice(2))
    .filter((parent) => !isKnownPublicSuffix(parent));
  t.true(parents.includes('kobe.jp') && parents.length > 200, String(parents.length));
  const wildcardParents = true;
  for (const parent of parents) {
    const host = hostOf(parent);
    t.is(publicSuffix(host, { wildcardParents }), parent);
    t.is(registrableDomain(host, { wildcardParents }), null);
    t.true(isKnownPublicSuffix(host, { wildcardParents }), show(parent));
    // No other host has the parent as its registrable domain, so the option does not matter for sites.
    for (const child of ['a', 'b.a']) {
      t.not(registrableDomain(`${child}.${parent}`), parent);
      t.is(
        registrableDomain(`${child}.${parent}`, { wildcardParents }),
        registrableDomain(`${child}.${parent}`),
      );
    }
  }
  t.is(registrableDomain('a.city.kobe.jp', { wildcardParents }), 'city.kobe.jp');
  t.is(publicSuffix('compute.amazonaws.com', { wildcardParents, section: 'icann' }), 'com');
});

// Compares every rule of the list, alone and after more labels, with an algorithm that searches a set
// of rules.

const sharedLengths = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The rules of a tree, as they are written in the list. */
function readRules(tree: string): string[] {
  const rules: string[] = [];
  const labels = [''];
  for (const [, sign = '', rest = ''] of tree.matchAll(/([A-Z,()[]|^)([^A-Z,()[]*)/g)) {
    const before = labels.at(-1) ?? '';
    if (sign === '[') rules.pop();
    if (sign === ')') labels.pop();
    else if (sign === '(' || sign === '[') labels.push(rest);
    else labels.splice(-1, 1, before.slice(0, sharedLengths.indexOf(sign) + 1) + rest);
    const name = labels.toReversed().join('.').replace('!', '');
    if (sign !== ')') rules.push(labels.at(-1)?.startsWith('!') ? `!${name}` : name);
  }
  return rules;
}

const icann = readRules(publicSuffixList.icann);
const rules = new Set([...icann, ...readRules(publicSuffixList.private)]);

/** The number of labels in the public suffix of a domain. */
function countLabels(domain: string): number {
  const labels = domain.split('.');
  const ends = labels.map((_, index) => labels.slice(index));
  const exception = ends.find((end) => rules.has(`!${end.join('.')}`));
  if (exception) return exception.length - 1;
  const matched = ends.find(
    (end) => rules.has(end.join('.')) || rules.has(['*', ...end.slice(1)].join('.')),
  );
  return matched?.length ?? 1;
}

test('every rule of the list is known', (t) => {
  let count = 0;
  for (const rule of rules) {
    const domain = rule.replace(/^!/, '').replace('*', 'any-label');
    for (const value of [domain, `one-more.${domain}`, `one-more.two-more.${domain}`]) {
      const labels = value.split('.');
      const suffix = labels.slice(-countLabels(value)).join('.');
      const registrable = labels.slice(-countLabels(value) - 1).join('.');
      const host = { kind: 'domain', value } as const;
      const actual = [publicSuffix(host), registrableDomain(host)];
      const expected = [suffix, value === suffix ? null : registrable];
      if (actual.join() !== expected.join()) t.deepEqual(actual, expected, value);
    }
    if (isKnownPublicSuffix({ kind: 'domain', value: domain }) === rule.startsWith('!')) {
      t.fail(rule);
    }
    count++;
  }
  t.is(count, rules.size);
  t.true(icann.length > 6_000 && count > 10_000);
});

const { PUBLIC_SUFFIX_LIST: listFile, PUBLIC_SUFFIX_TESTS: testsFile } = process.env;

(listFile ? test : test.skip)('the data has the rules of the file PUBLIC_SUFFIX_LIST', (t) => {
  const text = readFileSync(listFile ?? '', 'utf8');
  const list = parsePublicSuffixList(text);
  if (text.includes(publicSuffixList.version ?? '')) t.deepEqual(list, publicSuffixList);
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('//'));
  const written = new Set([...readRules(list.icann), ...readRules(list.private)]);
  t.is(written.size, new Set(lines).size);
});

(testsFile ? test : test.skip)('the list’s own tests, in the file PUBLIC_SUFFIX_TESTS', (t) => {
  const text = readFileSync(testsFile ?? '', 'utf8');
  const calls = text.matchAll(/^checkPublicSuffix\((?:null|'([^']*)'), (?:null|'([^']*)')\);/gm);
  let count = 0;
  for (const [call, input, domain] of calls) {
    const host = input === undefined ? null : parseHost(input);
    const expected = domain === undefined ? null : parseHost(domain);
    t.is(registrableDomain(host), expected && serializeHost(expected), call);
    count++;
  }
  t.true(count > 70);
  t.log(`${count} tests`);
});

function suffixOf(input: string, list: PublicSuffixList): string | null {
  return publicSuffix(parseHost(input), { list });
}

test('rules, comments, sections and the version are parsed', (t) => {
  const text = [
    '// VERSION: 2030-01-02_03-04-05_UTC',
    'top  what is after a space does not count',
    '',
    '// ===BEGIN ICANN DOMAINS===',
    'UK',
    'co.uk\t// nor this',
    '  ',
    '*.bd',
    '!free.bd',
    'bücher',
    '// ===END ICANN DOMAINS===',
    '// ===BEGIN PRIVATE DOMAINS===',
    'a.b.co.uk',
    '// ===END PRIVATE DOMAINS===',
  ];
  const expected = {
    version: '2030-01-02_03-04-05_UTC',
    icann: 'bd[!free,*),top,uk(co),xn--bcher-kva',
    private: 'uk[co[b[a)))',
  };
  for (const end of ['\n', '\r\n']) {
    t.deepEqual(parsePublicSuffixList(text.join(end)), expected);
  }
});

test('a tree has what a label shares with the one before it as a capital letter', (t) => {
  const long = 'a'.repeat(30);
  const rules = ['a-b', 'com', 'cop', 'company', 'net', `${long}y`, `${long}z`, 'xcop', 'co.xcop'];
  const list = parsePublicSuffixList(rules.join('\n'));
  t.is(list.icann, `a-bA${long.slice(1)}yZ${long.slice(26)}z,comCpanyBp,net,xcop(co)`);
  t.deepEqual(readRules(list.icann).sort(), [...rules].sort());
  for (const rule of rules) t.true(isKnownPublicSuffix(rule, { list }), rule);
  for (const other of ['co', 'c', 'a', long, 'xco', 'cop.xcop'])
    t.false(isKnownPublicSuffix(other, { list }), other);
});

test('a list that is parsed at run time is used', (t) => {
  const list = parsePublicSuffixList('uk\nco.uk\n*.bd\n!free.bd\nbücher\n');
  t.is(list.version, null);
  const expected = { 'a.b.uk': 'uk', 'a.co.uk': 'co.uk', 'x.a.bd': 'a.bd', 'x.free.bd': 'bd' };
  for (const [input, suffix] of Object.entries(expected)) t.is(suffixOf(input, list), suffix);
  t.is(suffixOf('a.BÜCHER', list), 'xn--bcher-kva');
  t.is(suffixOf('a.com', list), 'com');
});

test('wildcards can be anywhere in a rule', (t) => {
  const list = parsePublicSuffixList('a.*.b\n*\n*.*.c\nd.c\n!e.*.c\n');
  t.is(suffixOf('x.a.y.b', list), 'a.y.b');
  t.is(suffixOf('x.z.y.b', list), 'b');
  t.is(suffixOf('w.x.d.c', list), 'x.d.c');
  t.is(suffixOf('w.e.d.c', list), 'd.c');
  t.is(suffixOf('x.y', list), 'y');
});

test('a text that is not a list is an error', (t) => {
  const errors = { '': /no rules/, '// a comment\n\n': /no rules/, 'com\na..b\n': /^Line 2 / };
  for (const [text, message] of Object.entries(errors)) {
    t.throws(() => parsePublicSuffixList(text), { instanceOf: SyntaxError, message });
  }
  for (const rule of [
    '.com',
    'com.',
    '!',
    '!com',
    '**.com',
    'a*.com',
    'a(b',
    'a,b',
    '<html>',
    '!!a.b',
    `${'a.'.repeat(127)}b`,
    `${'a.'.repeat(2 ** 17)}b`,
  ]) {
    t.throws(() => parsePublicSuffixList(`com\n${rule}\n`), {
      instanceOf: SyntaxError,
      message: 'Line 2 of the list is not a rule',
    });
  }
  t.notThrows(() => parsePublicSuffixList(`${'a.'.repeat(126)}b`));
  for (const wrong of [undefined, null, 1, {}, []]) {
    t.throws(() => parsePublicSuffixList(wrong as never), {
      instanceOf: TypeError,
      message: /^text /,
    });
  }
});

test('parts of domains are in Unicode on demand', (t) => {
  const unicode = { unicode: true };
  t.is(registrableDomain('https://www.bücher.example/'), 'xn--bcher-kva.example');
  t.is(registrableDomain('https://www.bücher.example/', unicode), 'bücher.example');
  t.is(registrableDomain('xn--bcher-kva.example.', unicode), 'bücher.example.');
  t.is(registrableDomain('127.0.0.1', unicode), null);
  t.is(publicSuffix('b.公司.cn', unicode), '公司.cn');
  t.is(publicSuffix('b.公司.cn', { unicode: false }), 'xn--55qx5d.cn');
  t.deepEqual(splitDomain('ä.ö.公司.cn', { unicode: true, section: 'icann' }), {
    section: 'icann',
    publicSuffix: '公司.cn',
    registrableDomain: 'ö.公司.cn',
    label: 'ö',
    subdomain: 'ä',
  });
  t.deepEqual(splitDomain('公司.cn', unicode), {
    section: 'icann',
    publicSuffix: '公司.cn',
    registrableDomain: null,
    label: null,
    subdomain: null,
  });
  for (const options of [{ unicode: 1 }, { Unicode: true }, null]) {
    t.throws(() => registrableDomain('a.example', options as never), { instanceOf: TypeError });
  }
  t.throws(() => ofHosts.registrableDomain(hostOf('a.example'), unicode as never), {
    message: 'options has no option unicode',
  });
});

const written: readonly (readonly [input: string, domain: string | null])[] = [
  // Without a scheme.
  ['www.example.co.uk/a?b#c', 'example.co.uk'],
  ['//www.example.co.uk/a', 'example.co.uk'],
  ['www.example.co.uk:8080/a', 'example.co.uk'],
  ['me@www.example.co.uk', 'example.co.uk'],
  ['www.bücher.example?q', 'xn--bcher-kva.example'],
  // Of schemes in which the standard has no domains.
  ['ssh://git@www.Example.co.uk:22/a', 'example.co.uk'],
  ['postgres://u:p@db.example.org:5432/a', 'example.org'],
  ['git+https://github.com/a', 'github.com'],
  ['redis://b%C3%BCcher.example', 'xn--bcher-kva.example'],
  ['smb://a.github.io/x', 'a.github.io'],
  // Neither.
  ['docs/example.org', null],
  ['/example.org', null],
  ['./example.org', null],
  ['C:\\example.org', null],
  ['ssh://127.0.0.1/', null],
  ['ssh://co.uk/', null],
  ['git@github.com:a/b', null],
  ['mailto:a@example.org', null],
  ['localhost:3000/a', null],
  ['data:,example.org', null],
  ['see www.example.org', null],
];

for (const [input, domain] of written) {
  test(`the registrable domain that ${input} means is ${domain}`, (t) => {
    t.is(registrableDomain(input), domain);
    t.is(splitDomain(input)?.registrableDomain ?? null, registrableDomain(input));
  });
}

test('an opaque host that is passed as such is not a domain', (t) => {
  t.is(registrableDomain({ kind: 'opaque', value: 'example.org' }), null);
  t.is(registrableDomain(parseURL('ssh://www.example.org/')), 'example.org');
});

test('./host reads text as `hostname` of a URL has it, and ASCII in capital letters', (t) => {
  const names = [
    'a.example.co.uk',
    'CO.uk',
    'a..b',
    '127.0.0.1',
    '[::1]',
    'xn--bcher-kva.example',
    'h.',
  ];
  for (const name of names) {
    const host = parseHost(name);
    for (const read of [ofHosts.publicSuffix, ofHosts.registrableDomain, ofHosts.splitDomain])
      t.deepEqual(read(name), read(host), `${read.name} ${name}`);
    t.is(ofHosts.isKnownPublicSuffix(name), ofHosts.isKnownPublicSuffix(host));
    t.is(ofHosts.domainMatch(name, 'CO.UK'), ofHosts.domainMatch(host, parseHost('co.uk')), name);
    t.true(ofHosts.domainMatch(name.toLowerCase(), host), name);
    t.true(ofHosts.domainMatch(host, name), name);
  }
  const others = [
    '',
    'bücher.example',
    'a.example:80',
    'http://a.example',
    'a b.example',
    'a%2e.example',
    '0x7f.1',
    '1.2.3.4.5',
    '::1',
    '[g]',
  ];
  for (const text of others) {
    t.is(ofHosts.registrableDomain(text), null, text);
    t.false(ofHosts.domainMatch(text, text), text);
  }
});
