// Transitional processing of UTS #46 is an additional mapping before nontransitional processing. tr46 has both.

import { domainToASCII } from '@urlkit/url-editions/whatwg-2012';
import test from 'ava';
import { toASCII } from 'tr46';
import { stepOf } from '../../../../test/support/long-run.js';

const forbidden = /[\0\t\n\r #%/:?@\\]/;

const transitional = { checkBidi: true, checkJoiners: true, transitionalProcessing: true };

/** Returns the domains with different results, and the number of domains that were compared. */
function compare(domains: Iterable<string>): { count: number; different: string[] } {
  let count = 0;
  const different: string[] = [];
  for (const domain of domains) {
    const result = toASCII(domain, transitional);
    const expected = result === null || forbidden.test(result) ? null : result;
    if (domainToASCII(domain) !== expected) different.push(domain);
    count++;
  }
  return { count, different };
}

// Odd, so that no pattern of a table hides from it.
const step = stepOf(13);

function* domainsOfOneCodePoint(): Generator<string> {
  for (let codePoint = 0; codePoint <= 0xffff; codePoint += step) {
    const c = String.fromCharCode(codePoint);
    yield c;
    yield `a${c}b.c`;
  }
}

test('code points of the basic plane have the same result in tr46, alone and between letters', (t) => {
  const { count, different } = compare(domainsOfOneCodePoint());
  t.deepEqual(different.slice(0, 10), []);
  t.true(count > 130_000 / step);
});

const labels = [
  ...[
    'faß',
    'FAẞ',
    'βόλος',
    'ΒΌΛΟΣ',
    'a\u200Cb',
    '\u0915\u094D\u200D\u0937',
    '\u200D',
    'xn--fa-hia',
  ],
  ...[
    'xn--nxasmm1c',
    'xn--a',
    'xn--',
    'xn--ab-j1t',
    '-a',
    'a-',
    'aa--b',
    'ß.ς',
    'א\u200Dב',
    'a\u00ADb',
  ],
];

test('deviation characters give the same as in tr46, in labels and in Punycode', (t) => {
  t.deepEqual(compare(labels), { count: labels.length, different: [] });
});
