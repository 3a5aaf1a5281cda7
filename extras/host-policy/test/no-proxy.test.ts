import { readFileSync } from 'node:fs';
import { hostPattern, matches, type NoProxyProgram, parseNoProxy } from '@urlkit/host-policy';
import { parseURL } from '@urlkit/url-parser';
import test from 'ava';
import fc from 'fast-check';
import { isShortRun } from '../../../test/support/long-run.js';

const path = new URL('no-proxy-answers.json', import.meta.url);
const {
  '//': _,
  ...answers
}: Record<string, Record<string, string>> = JSON.parse(readFileSync(path, 'utf8'));

test('the readings agree with the recorded answers of curl, Go and Node', (t) => {
  let count = 0;
  for (const [value, expected] of Object.entries(answers)) {
    const { bypasses } = parseNoProxy(value);
    for (const [host, programs] of Object.entries(expected)) {
      const target = parseURL(`http://${host}:8080/`);
      if (target === null) {
        t.fail(host);
        continue;
      }
      const { undici, ...recorded } = bypasses(target);
      const actual = Object.entries(recorded).filter(([, isBypassed]) => isBypassed);
      t.is(typeof undici, 'boolean');
      t.is(actual.map(([program]) => program).join(' '), programs, `${value}: ${host}`);
      count++;
    }
  }
  t.is(count, 290);
});

// Hosts whose text is all that a program can compare, and all that a pattern can: no dot at an end, no empty label, and no
// IPv4-mapped address, which patterns and Go take for the IPv4 address.
const hosts = [
  ...['a', 'org', 'example.org', 'a.example.org', 'c.b.example.org', 'badexample.org'],
  ...['xn--bcher-kva.example', 'b.xn--bcher-kva.example', '10.0.0.1', '10.0.0.10', '10.1.2.3'],
  ...['192.0.2.5', '[2001:db8::1]', '[2001:db8::1:80]', '[2001:db8:0:1::]'],
];
const targets = hosts.flatMap((host) =>
  ['', ':8080', ':0'].map((port) => {
    const input = `http://${host}${port}/`;
    return { host, input, url: parseURL(input) ?? input };
  }),
);

const odd = [
  ...['*.*', '.*', '*.', '.', '..', '-', '', ':80', 'a:x', 'a-b', 'a:', '%61', '..a', '**.a', '*a'],
  ...['example.*', 'bücher.example', '.bücher.example', 'BÜCHER.example.', '2001:db8::/32', '::/0'],
  ...['10.0.0.0/8', '10.1.2.3/16', '10.0.0.1/0', '10.0.0.1/33', '10.0.0.1/x', '10.0.0.0/+8', 'a/8'],
  ...['10.0.0.0-10.0.0.9', '10.0.0.9-10.0.0.1', '10.0.0.1 - 10.0.0.9', '10.0.0.1-10.0.0.2-3'],
  ...['2001:db8:0::1', '2001:DB8::1', '::ffff:10.0.0.1', '::ffff:0:0/96', '.0.0.1', '1.2.3', '.1'],
];
const text = fc.oneof(
  fc.constantFrom(...odd),
  fc
    .tuple(
      fc.constantFrom('', '', '.', '*.', '*'),
      fc.constantFrom('*', ...hosts, ...hosts.map((host) => host.replace(/[[\]]/g, ''))),
      fc.constantFrom('', '', '.', '/8', '/128'),
      fc.constantFrom('', '', ':80', ':8080', ':0080', ':0', ':*', ':80-90'),
    )
    .map((parts) => parts.join('')),
);
const character = fc.constantFrom('', ...'.*:/-[]%+01af;é ');
const entry = fc.tuple(text, fc.nat(20), character, fc.nat(3)).map(([from, at, symbol, kind]) =>
  // One in four has a character more, or another one.
  kind > 0 ? from : from.slice(0, at) + symbol + from.slice(at + (at % 2)),
);
const value = fc
  .array(fc.tuple(entry, fc.constantFrom(',', ',', ' ', ' , ', '\t')), { maxLength: 4 })
  .map((entries) => entries.flat().join(''));

test('a host is reached without a proxy exactly if a pattern of an entry matches it', (t) => {
  const counts: Record<string, number> = {};
  const check = (noProxy: string): void => {
    const { bypasses, entries } = parseNoProxy(noProxy);
    // Node and undici compare the text of IPv4 addresses, too. No pattern is a part of an address.
    const ends = noProxy.split(/[,\s]+/).map((one) => one.replace(/^\*?\.?|\.?(?::\d+)?$/g, ''));
    for (const { host, input, url } of targets) {
      if (/^\d/.test(host) && ends.some((end) => host.endsWith(`.${end}`))) continue;
      for (const [program, isReached] of Object.entries(bypasses(url))) {
        const isRead = entries.some(({ readings }) =>
          readings[program as NoProxyProgram].some((pattern) => matches(pattern, url)),
        );
        if (isRead !== isReached) t.fail(`${program}: ${JSON.stringify(noProxy)}: ${input}`);
        if (isRead) counts[program] = (counts[program] ?? 0) + 1;
      }
    }
  };
  for (const one of odd) check(one);
  fc.assert(fc.property(value, check), { numRuns: isShortRun ? 200 : 3000 });
  for (const program of ['curl', 'go', 'node', 'undici'])
    t.true((counts[program] ?? 0) > 30, `${program}: ${counts[program]}`);
});

test('there is a difference exactly if programs have other patterns, and it names all of them', (t) => {
  const check = (noProxy: string): void => {
    for (const { readings, difference } of parseNoProxy(noProxy).entries) {
      const texts = Object.values(readings).map((patterns) =>
        patterns.map(({ text }) => text).join(),
      );
      t.is(difference === null, new Set(texts).size === 1, noProxy);
      for (const program of ['curl', 'Go', 'Node', 'undici'])
        if (difference !== null)
          t.is(difference.split(new RegExp(`\\b${program}\\b`)).length, 2, noProxy);
    }
  };
  fc.assert(fc.property(value, check), { numRuns: 300 });
  for (const [noProxy, difference] of [
    ['*.*', 'curl, Go and Node match nothing. undici matches all hosts.'],
    [
      'example.org',
      'curl, Go and undici match example.org and its subdomains. Node matches only example.org.',
    ],
    [
      '*.example.org:80',
      'curl and Node match nothing. Go and undici match the subdomains of example.org at port 80.',
    ],
    [
      '[2001:db8::1]:80',
      'curl and Node match nothing. Go and undici match [2001:db8::1] at port 80.',
    ],
    ['10.0.0.1/8', 'curl and Go match 10.0.0.0/8. Node and undici match nothing.'],
    [
      'a b c d e f',
      'curl and undici match a and its subdomains, b and its subdomains, c and its subdomains and 3 more. Go and Node match nothing.',
    ],
    [
      '192.0.2.3-192.0.2.17',
      'curl, Go and undici match nothing. Node matches 192.0.2.3, 192.0.2.4/30, 192.0.2.8/29 and 192.0.2.16/31.',
    ],
    ['192.0.2.1', null],
    ['2001:db8::1', null],
    ['*', null],
    ['a/b', null],
  ] as const)
    t.is(parseNoProxy(noProxy).entries[0]?.difference, difference);
});

test('a range is read as the blocks it consists of', (t) => {
  const [entry] = parseNoProxy('192.0.2.3-192.0.2.17').entries;
  const texts = entry?.readings.node.map(({ text }) => text);
  t.deepEqual(texts, ['192.0.2.3', '192.0.2.4/30', '192.0.2.8/29', '192.0.2.16/31']);
  t.deepEqual(parseNoProxy('0.0.0.0-255.255.255.255').entries[0]?.readings.node.length, 1);
  t.is(parseNoProxy('192.0.2.3-192.0.2.2').entries[0]?.readings.node.length, 0);
});

test('bits after the length of a block are ignored', (t) => {
  const { bypasses } = parseNoProxy('10.1.2.3/8,2001:db8::1/32');
  t.deepEqual(bypasses('10.200.0.1'), { curl: true, go: true, node: false, undici: false });
  // curl compares IPv6 addresses as names.
  t.deepEqual(bypasses('2001:db8:ffff::1'), { curl: false, go: true, node: false, undici: false });
  t.deepEqual(bypasses('11.0.0.1'), { curl: false, go: false, node: false, undici: false });
});

test('hosts are compared as programs do it, which is often by their text', (t) => {
  // The answers of curl 7.88.1, httpproxy of golang.org/x/net 0.62.0, and Node 26.10.0.
  const rows: readonly (readonly [value: string, url: string, programs: string])[] = [
    ['10.0.0.1', 'http://[::ffff:10.0.0.1]/', 'go'],
    ['10.0.0.0/8', 'http://[::ffff:10.0.0.1]/', 'go'],
    ['example.org', 'http://example.org./', 'curl undici'],
    ['example.org.', 'http://example.org./', 'curl go node undici'],
    ['.0.0.1', 'http://10.0.0.1/', 'node undici'],
    ['*:80', 'http://example.org/', 'undici'],
    ['2001:db8::1:80', 'http://[2001:db8::1]/', 'node'],
    ['[2001:db8::1]:80', 'http://[2001:db8::1]/', 'go undici'],
    ['example.org:0080', 'http://example.org/', 'undici'],
    ['example.org:', 'http://example.org/', 'go'],
    ['2001:db8:0::1', 'http://[2001:db8::1]/', 'go'],
    ['2001:DB8::1', 'http://[2001:db8::1]/', 'curl go node undici'],
    ['10.0.0.0/+8', 'http://10.200.0.1/', 'curl'],
    ['10.0.0.0 - 10.0.0.9', 'http://10.0.0.5/', 'node'],
    ['%65xample.org', 'http://example.org/', ''],
    ['..example.org', 'http://a.example.org/', ''],
    ['.example.org:80', 'http://example.org/', 'undici'],
    ['10.0.1', 'http://10.0.0.1/', ''],
  ];
  for (const [value, url, programs] of rows) {
    const found = Object.entries(parseNoProxy(value).bypasses(url));
    t.is(
      found.flatMap(([program, isBypassed]) => (isBypassed ? [program] : [])).join(' '),
      programs,
      `${value}: ${url}`,
    );
  }
});

test('Go reaches this machine without a proxy, whatever the value', (t) => {
  const { bypasses } = parseNoProxy('');
  for (const host of ['localhost', '127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1']) {
    t.deepEqual(bypasses(host), { curl: false, go: true, node: false, undici: false }, host);
  }
  t.false(bypasses('64:ff9b::7f00:1').go);
});

test('no string throws, and every reading is a pattern', (t) => {
  for (const text of [
    '',
    ',',
    ' , ',
    '/',
    ':',
    '1/2/3',
    '::/129',
    '1.2.3.4/33',
    '-',
    '*.',
    '.',
    '[',
    '[::1',
    'a:b',
  ]) {
    for (const { readings } of parseNoProxy(text).entries) {
      for (const pattern of Object.values(readings).flat())
        t.deepEqual(hostPattern(pattern.text), pattern);
    }
  }
  t.throws(() => Reflect.apply(parseNoProxy, null, [1]), {
    instanceOf: TypeError,
    message: /text/,
  });
});

test('words of configurations are names in NO_PROXY', (t) => {
  for (const word of ['internal', 'all', 'none', 'local']) {
    const { entries, bypasses } = parseNoProxy(word);
    for (const [program, isDirect] of Object.entries(bypasses(word))) t.true(isDirect, program);
    for (const patterns of Object.values(entries[0]?.readings ?? {}))
      t.is(patterns.length, 1, word);
  }
});

test('equal entries of NO_PROXY are read once', (t) => {
  const { entries, bypasses } = parseNoProxy('b.example,a.example,b.example');
  t.deepEqual(
    entries.map(({ text }) => text),
    ['b.example', 'a.example', 'b.example'],
  );
  t.is(entries[0], entries[2]);
  t.true(bypasses('b.example').node);
});

test('NO_PROXY has at most 131,072 code units', (t) => {
  const text = ',a'.padStart(0x20000, 'example');
  t.true(parseNoProxy(text).bypasses('b.a').curl);
  t.throws(() => parseNoProxy(`${text},`), { instanceOf: RangeError, message: /131,072/ });
});
