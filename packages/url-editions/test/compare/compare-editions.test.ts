import {
  type Cause,
  type Comparison,
  type ComponentName,
  compareEditions,
  editions,
} from '@urlkit/url-editions';
import test from 'ava';
import fc from 'fast-check';
import { growsTooFast, repeated } from '../../../../test/attack/growth.js';
import { checkProperty } from '../../../../test/support/property.js';
import { tricks } from './tricks.js';

function causesOf({ components }: Comparison): Cause[] {
  return [...new Set(components.flatMap(({ causes }) => causes))];
}

function component(comparison: Comparison, name: ComponentName) {
  return comparison.components.find((entry) => entry.component === name);
}

test('if all editions agree, there is one agreement and no cause', (t) => {
  const comparison = compareEditions('http://user@example.com:8080/a?b#c');
  t.is(comparison.readings.length, 8);
  t.false(comparison.reachesDifferentHosts);
  t.deepEqual(comparison.hosts, [
    { value: 'example.com', editions: editions.map(({ name }) => name) },
  ]);
  t.deepEqual(
    comparison.components.map((entry) => entry.component),
    [
      ...['href', 'origin', 'protocol', 'username', 'password', 'host'],
      ...['hostname', 'port', 'pathname', 'search', 'hash'],
    ],
  );
  for (const { agreements, causes } of comparison.components) {
    t.is(agreements.length, 1);
    t.deepEqual(causes, []);
  }
});

test('the largest agreement comes first', (t) => {
  const comparison = compareEditions('http://0x7f.1/');
  t.deepEqual(component(comparison, 'hostname'), {
    component: 'hostname',
    agreements: [
      {
        value: '0x7f.1',
        editions: [
          ...['rfc-3986', 'rfc-3986-appendix-b', 'html-2007', 'html-2011', 'w3c-2012'],
          'whatwg-2012',
        ],
      },
      { value: '127.0.0.1', editions: ['url-spec-0.9', 'living'] },
    ],
    causes: ['IPv4 forms'],
  });
  t.true(comparison.reachesDifferentHosts);
});

// For each cause, an input that has no other cause.
const causes: readonly (readonly [cause: Cause, input: string, name: ComponentName])[] = [
  ['surrounding controls and spaces', ' http://h/', 'hostname'],
  ['tabs and newlines', 'ht\ntp://h/', 'hostname'],
  ['backslash', 'http://h\\x/', 'hostname'],
  ['missing or extra slashes', 'http:///h/', 'hostname'],
  ['characters in the userinfo', 'http://a@b@h/', 'hostname'],
  ['semicolon', 'http://h;x/', 'hostname'],
  ['percent-encoded host', 'http://%68/', 'hostname'],
  ['IDNA mapping', 'http://faß.de/', 'hostname'],
  ['IPv4 forms', 'http://1/', 'hostname'],
  ['letter case', 'HTTP://h/', 'protocol'],
  ['default port', 'http://h:80/', 'port'],
  ['port forms', 'http://h:08/', 'port'],
  ['empty path', 'http://h', 'pathname'],
  ['percent-encoded dots', 'http://h/a%2Eb', 'pathname'],
  ['dot segments', 'http://h/a/..', 'pathname'],
  ['percent-encoding', 'http://h/é', 'pathname'],
  ['empty query or fragment', 'http://h/?#', 'search'],
  ['Unicode origin', 'http://xn--tda/', 'origin'],
  ['opaque path', 'mailto:a?b', 'search'],
  ['other', 'http://h:x/', 'hostname'],
];

test('each cause is found if it is the only one', (t) => {
  t.is(causes.length, 20);
  for (const [cause, input, name] of causes) {
    t.deepEqual(component(compareEditions(input), name)?.causes, [cause], `${name} of ${input}`);
  }
});

test('several causes are found', (t) => {
  const comparison = compareEditions('HTTP:\\\\0x7f.1:80\\a\\..');
  t.true(causesOf(comparison).includes('backslash'));
  t.true(causesOf(comparison).includes('IPv4 forms'));
  t.true(causesOf(comparison).includes('default port'));
});

test('different spellings of a host count as the same', (t) => {
  for (const input of ['http://EXAMPLE.com/', 'http://[0:0::1]/', 'http://ü.de/', 'mailto:a']) {
    t.false(compareEditions(input).reachesDifferentHosts, input);
  }
  t.deepEqual(compareEditions('a').hosts, []);
});

test('each edition reads the published tricks as recorded', (t) => {
  t.is(tricks.length, 21);
  for (const { input, base, hosts, causes: expected } of tricks) {
    const comparison = compareEditions(input, base);
    const read = comparison.readings.map(({ edition, interpretation }) => [
      edition,
      interpretation.kind === 'url' ? interpretation.hostname : null,
    ]);
    t.deepEqual(Object.fromEntries(read), { ...hosts }, input);
    t.deepEqual(component(comparison, 'hostname')?.causes, expected, input);
    const names = new Set([
      ...comparison.hosts.map(({ value }) => value),
      ...Object.values(hosts).filter((host) => host?.includes('%')),
    ]);
    t.is(comparison.reachesDifferentHosts, names.size > 1, input);
  }
});

test('long runs of any character take linear time', (t) => {
  for (const piece of ['/', '@', '../', '%2e', ':', '\\', ' ', '\t', ';', '[', 'a.', '::1:', '?']) {
    for (const start of ['http://', 'http://h/', '']) {
      const makeText = (length: number) => repeated(start, piece, 'x', length);
      const compare = (text: string) => compareEditions(text, 'http://h/');
      t.false(growsTooFast(compare, makeText, 2 ** 15, 200), start + piece);
    }
  }
});

test('a character that IDNA maps to a delimiter makes hosts different', (t) => {
  for (const [input, hosts] of [
    ['http://attacker.com\uFF0F.allowed.com/', ['attacker.com', 'attacker.com\uFF0F.allowed.com']],
    ['http://a.com\u2100b.com/', ['a.coma', 'a.com\u2100b.com']],
    ['http://a\uFF20b.com/', ['a\uFF20b.com', 'b.com']],
    ['http://x\uFF1A80/', ['x', 'x\uFF1A80']],
  ] as const) {
    const { hosts: found, reachesDifferentHosts } = compareEditions(input);
    t.deepEqual(found.map(({ value }) => value).sort(), Array.from(hosts).sort());
    t.true(reachesDifferentHosts);
  }
});

test('a name with a forbidden code point is no host, but what is read instead is another one', (t) => {
  for (const [input, hosts, reachesDifferent] of [
    ['http://a b/', [], false],
    ['http://a%20b/', [], false],
    ['http://a%2Fb/', [], false],
    ['http://a<b/', [], false],
    ['http://%61/', ['a'], true],
    ['http://[v1.a]/', [], false],
    ['http://a\uFF0Fb c/', ['a'], true],
    ['http://[::1]/', ['[::1]'], false],
  ] as const) {
    const comparison = compareEditions(input);
    t.deepEqual(
      comparison.hosts.map(({ value }) => value),
      Array.from(hosts),
      input,
    );
    t.is(comparison.reachesDifferentHosts, reachesDifferent, input);
  }
});

test('an edition parses what it interprets, and nothing else', (t) => {
  const pieces = fc.constantFrom(
    ...['http', ':', '//', '/', 'a', '\\', '@', '1:', '[', '%', '\uFF0F', '\u00AD', '.', '?'],
  );
  const inputs = fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(''));
  checkProperty(
    t,
    1000,
    fc.tuple(inputs, fc.option(inputs, { nil: undefined })),
    ([input, base]) => {
      for (const edition of editions) {
        const parses = edition.parse(input, base) !== null;
        if (parses !== (edition.interpret(input, base).kind === 'url')) {
          throw new Error(`${edition.name}: ${JSON.stringify([input, base])}`);
        }
      }
    },
  );
});
