// Compares ToASCII of IDNA2003 with Python's stringprep, normalization of Unicode 3.2, and Punycode.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { toASCII } from '@urlkit/url-editions/html-2011';
import test from 'ava';
import { findGrowth } from '../../../../test/attack/growth.js';
import { isLongRun } from '../../../../test/support/long-run.js';
import { nameprep } from '../../src/shared/idna-2003/nameprep.js';

const answers: readonly (readonly [label: string, ascii: string | null])[] = JSON.parse(
  readFileSync(new URL('answers.json', import.meta.url), 'utf8'),
);

// All code points, or those of the planes that Unicode 3.2 has characters in, save for the tags of plane 14.
const [codePoints, digest] = isLongRun
  ? [0x110000, '7e05593b3d16082030a87a34cedf6994060f937c86c8f5d7196acb6ab4a8241d']
  : [0x30000, '0df331bb92fd3430f3556d0169ba2b1d0f4e45ea3edaf9785a9fcd02bc7e0a15'];

function inHex(text: string): string {
  return Array.from(text, (c) => c.codePointAt(0)?.toString(16)).join(' ');
}

test('labels are converted like in Python', (t) => {
  t.is(answers.length, 500);
  for (const [label, ascii] of answers) t.is(toASCII(label), ascii, inHex(label));
});

test('every code point is prepared by the tables of RFC 3454', (t) => {
  const hash = createHash('sha256');
  let lines = 0;
  for (let codePoint = 0; codePoint < codePoints; codePoint++) {
    if (codePoint >= 0xd800 && codePoint < 0xe000) continue;
    const prepared = nameprep(String.fromCodePoint(codePoint));
    hash.update(`${codePoint.toString(16)} ${prepared === null ? '-' : inHex(prepared)}\n`);
    lines++;
  }
  t.is(lines, codePoints - 0x800);
  t.is(hash.digest('hex'), digest);
});

// RFC 3491, 3 to 6
test('Nameprep maps, normalizes, prohibits, and checks directions', (t) => {
  t.is(nameprep('A\u00ADß\u0130'), 'assi\u0307');
  t.is(nameprep('\u2168\uFF76\uFF9E'), 'ixガ');
  for (const c of ['\u2061', '\u1680', '\u2028', '\u{E0001}', '\uE000', '\uD800', '\uFFFE']) {
    t.is(nameprep(`a${c}b`), null, inHex(c));
  }
  for (const label of ['א1', '1א', 'אaב', 'א\u0300']) t.is(nameprep(label), null, inHex(label));
  for (const label of ['א1ב', 'א', 'א-ב']) t.is(nameprep(label), label);
});

// RFC 3490, 2: AllowUnassigned
test('code points that Unicode 3.2 does not have are not changed or normalized', (t) => {
  t.is(toASCII('a\u0378b'), 'xn--ab-g4b');
  for (const c of ['\u0378', '\u{1F600}', '\u{1F12D}', '\u1E9E', '\u2C6F']) t.is(nameprep(c), c);
});

// RFC 3454, 3.2: the case folding is that of Unicode 3.2.
test('letters that got a lower-case form later keep their case', (t) => {
  for (const c of ['\u04C0', '\u10A0', '\u10C5', '\u13A0', '\u2132', '\u2183', '\u0131']) {
    t.is(nameprep(c), c);
  }
});

// RFC 3490, 4.1, steps 3, 5 and 8
test('ASCII rules, the ACE prefix, and lengths are checked', (t) => {
  const std3 = { useSTD3ASCIIRules: true };
  for (const label of ['-é', 'é-', 'é_', 'é b', '-', 'a_b', 'é.é%']) {
    t.is(toASCII(label, std3), null, label);
    t.not(toASCII(label), null, label);
  }
  t.is(toASCII('a-é', std3), 'xn--a--cja');
  t.is(toASCII('xn--é'), null);
  t.is(toASCII('XN--a'), 'XN--a');
  t.is(toASCII('é'.repeat(57))?.length, 63);
  t.is(toASCII('é'.repeat(58)), null);
  for (const label of ['', '.', 'a..b', '\u00AD', 'a'.repeat(64)]) t.is(toASCII(label), null);
  t.is(toASCII('É\u3002B\uFF0Ec\uFF61'), 'xn--9ca.B.c.');
});

test('a long label fails in time proportional to its length', (t) => {
  const makeLabel = (length: number) => 'éאﷺ'.repeat(length / 3);
  t.is(
    findGrowth((label) => t.is(toASCII(label), null), makeLabel, 2 ** 18, 200),
    null,
  );
});
