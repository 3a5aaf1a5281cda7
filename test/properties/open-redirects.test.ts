// A parameter that leads to another site is found exactly if a redirect to it would be refused.

import { localReference } from '@urlkit/host-policy';
import { nameFindings } from '@urlkit/url-rendering';
import test from 'ava';
import fc from 'fast-check';
import { checkProperty } from '../support/property.js';

const site = 'good.example';

/** How a value is put into a query: as it is, or encoded, so that nothing in it ends the parameter. */
const spellings: readonly ((value: string) => string)[] = [
  (value) => value.replace(/[%&#+\0-\x20]/g, encodeURIComponent),
  encodeURIComponent,
  (value) => new URLSearchParams([['', value]]).toString().slice(1),
  (value) => encodeURIComponent(value).replace(/%2F/g, '/').toLowerCase(),
];

const before = fc.constantFrom('', '', ' ', '\t', '\0', '\x1f \n');
const slash = fc.constantFrom('/', '\\');
const removed = fc.constantFrom('', '', '\t', '\n', '\r\n\t');
const slashes = fc
  .array(fc.tuple(slash, removed), { minLength: 2, maxLength: 5 })
  .map((all) => all.flat().join(''));
const user = fc.constantFrom('', '', '@', 'a:b@', `${site}@`, `${site}:443@x@`);
const label = fc.constantFrom(
  'evil',
  'www',
  'a_b',
  'bücher',
  'मेल',
  '日本語',
  'xn--bcher-kva',
  'ЕVIL',
);
const dot = fc.constantFrom('.', '.', '。', '．', '｡');
const name = fc
  .tuple(label, dot, fc.constantFrom('example', 'com', 'рф', 'コム'), fc.constantFrom('', dot))
  .chain(([first, between, last, end]) =>
    (end === '' ? fc.constant('') : dot).map((ending) => first + between + last + ending),
  );
const address = fc.oneof(
  // The others that begin with 0 connect nowhere, and are rather numbers.
  fc.ipV4().filter((text) => !/^0\.(?!0\.0\.0$)/.test(text)),
  fc.ipV6().map((text) => `[${text}]`),
  fc.constantFrom(
    '[::1]',
    '[::ffff:127.0.0.1]',
    '0.0.0.0',
    '0',
    '2130706433',
    '0x7f.1',
    '①②⑦.0.0.1',
  ),
);
const port = fc.constantFrom('', '', ':', ':8080');
const tail = fc.constantFrom('', '/', '\\', '/a//b', '?x=1', '#x', '/a b');

// A scheme needs no slashes, unless it is that of the base URL.
const front = fc.oneof(
  slashes,
  fc
    .tuple(
      fc.constantFrom('http:', 'https:', 'HTTP:', 'ht\ntps:'),
      fc.oneof(slashes, fc.constant('')),
    )
    .map((parts) => parts.join('')),
);

const target = fc
  .tuple(before, front, user, fc.oneof(name, address), port, tail)
  .map((parts) => parts.join(''));
const local = fc
  .oneof(
    fc.tuple(before, slashes, fc.constantFrom(site, site.toUpperCase()), tail),
    fc.tuple(before, slash, removed, fc.oneof(name, address, fc.constant('a//b.example')), tail),
    fc.tuple(fc.constantFrom('a', '.', '?', '#', '@', ' a'), slashes, name, tail),
  )
  .map((parts) => parts.join(''));

test('a parameter has a finding exactly if its value, as a reference, leads elsewhere', (t) => {
  const reached = new Set<string>();
  const parameters = fc.tuple(
    fc.oneof(target, local),
    fc.constantFrom(...spellings),
    fc.constantFrom('https', 'http'),
  );
  checkProperty(t, 2_000, parameters, ([value, spell, scheme]) => {
    const base = `${scheme}://${site}/login`;
    const url = `${base}?a=1&next=${spell(value)}&b=2`;
    const { reason } = localReference(value, base);
    const found = nameFindings(url).filter(({ name: kind }) => kind === 'wrapped-target');
    const isElsewhere = reason === 'other-origin' || reason === 'credentials';
    reached.add(`${reason}${found.length}`);
    if (found.length !== (isElsewhere ? 1 : 0)) throw new Error(url);
  });
  for (const kind of ['null0', 'two-slashes0', 'other-origin1', 'credentials1']) {
    t.true(reached.has(kind), kind);
  }
});

test('values that only begin with slashes have no finding', (t) => {
  const values = [
    ...['//', '///', '////', '//comment', '//g', '//TODO:+fix.it', '//see+README.md', '// a.b'],
    ...['/a//b', '//folder/a.txt', '///etc/app.conf', '//1', '//2026/11/28', '//*.*', '//a..b'],
    ...['//foo.bar()', '//[0-9.]+', '//.hidden', '//a.b:c', '//$1.$2'],
  ];
  for (const value of values) {
    for (const spell of [(text: string) => text, encodeURIComponent]) {
      const url = `https://${site}/?q=${spell(value)}`;
      const found = nameFindings(url).filter(({ name: kind }) => kind === 'wrapped-target');
      t.deepEqual(found, [], url);
    }
  }
});
