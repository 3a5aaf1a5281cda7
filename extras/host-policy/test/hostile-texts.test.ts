// Passes long and random texts to all functions of host-policy that take text.

import {
  addressClass,
  checkAddress,
  checkURL,
  hostPattern,
  hostPatterns,
  isGloballyReachable,
  localReference,
  matches,
  parseAddress,
  parseNoProxy,
  urlPolicy,
} from '@urlkit/host-policy';
import { compareEditions } from '@urlkit/url-editions';
import test from 'ava';
import fc from 'fast-check';
import { findGrowth, repeated } from '../../../test/attack/growth.js';
import { anyText } from '../../../test/support/arbitraries.js';
import { isShortRun } from '../../../test/support/long-run.js';
import { checkProperty } from '../../../test/support/property.js';

const policy = urlPolicy({ refuseHosts: ['*.example.net'], allowLocal: ['127.0.0.0/8'] });
const strict = urlPolicy({ requireUnambiguous: compareEditions });
const list = hostPatterns(['*.example.org', '10.0.0.0/8', '2001:db8::/32']);

// A TypeError, if the text is not a host.
function orTypeError(read: (text: string) => unknown): (text: string) => unknown {
  return (text) => {
    try {
      return read(text);
    } catch (error) {
      if (error instanceof TypeError && /must be a host/.test(error.message)) return null;
      throw error;
    }
  };
}

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  parseAddress,
  checkAddress: (text) => checkAddress(text, policy),
  addressClass: orTypeError((text) => addressClass(text)),
  isGloballyReachable: orTypeError((text) => isGloballyReachable(text)),
  hostPattern: (text) => hostPattern(text),
  matches: orTypeError((text) => matches(list, text)),
  parseNoProxy: (text) => parseNoProxy(text).bypasses('example.org'),
  localReference: (text) => localReference(text, 'https://example.org/'),
  base: (text) => localReference('/', text),
  checkURL: (text) => checkURL(text, policy),
};

const pieces = [
  '',
  'http',
  'https://',
  ':',
  '/',
  '\\',
  '//',
  '@',
  '[',
  ']',
  '::',
  '.',
  '..',
  '*',
  '*.',
  ',',
  ' ',
  '-',
  '?',
  '#',
];
const words = [
  '127.0.0.1',
  '10.',
  '0x7f',
  'ffff',
  'localhost',
  'example.org',
  'bücher',
  '%31',
  '%',
  '80',
  '/8',
  '①',
  '\ud800',
  '\0',
  '\t',
  'é',
];
const text = fc.oneof(
  fc.array(fc.constantFrom(...pieces, ...words), { maxLength: 12 }).map((parts) => parts.join('')),
  anyText(20),
);

test('no string throws, and an allowed URL is allowed again', (t) => {
  checkProperty(t, isShortRun ? 200 : 500, text, (input) => {
    for (const read of Object.values(readers)) read(input);
    for (const prefix of ['', 'http://']) {
      const { href } = checkURL(prefix + input, policy);
      if (href !== null && checkURL(href, policy).href !== href) throw new Error(href);
    }
    const local = localReference(input, 'https://example.org/a').href;
    if (local !== null && !local.startsWith('https://example.org/')) throw new Error(local);
  });
});

test('no string throws if readers are compared', (t) => {
  checkProperty(t, isShortRun ? 40 : 100, text, (input) => {
    checkURL(`http://${input}`, strict);
    checkURL(input, strict, { base: 'http://example.org/' });
  });
});

const units = [
  'a',
  '.',
  'a.',
  ':',
  '[',
  '1',
  '1.',
  '0x',
  '*',
  '*.',
  ',',
  'a,',
  ' ',
  '-',
  '/',
  '@',
  '%31',
  '::1,',
  '1.2.3.4-',
];

for (const [name, read] of Object.entries(readers)) {
  test(`${name} takes linear time for any text`, (t) => {
    for (const unit of units) {
      for (const start of isShortRun ? ['http://'] : ['', 'http://']) {
        const makeText = (length: number) => repeated(start, unit, '', length);
        t.is(findGrowth(read, makeText, 2 ** 14, 100), null, start + unit);
      }
    }
  });
}

test('what is too long to compare is refused', (t) => {
  const allows = (length: number): boolean =>
    checkURL('https://example.org/'.padEnd(length, 'a'), strict).allowed;
  t.true(allows(0x10000));
  t.false(allows(0x10001));
});
