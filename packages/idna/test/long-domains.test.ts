// Tests that long labels take about linear time.

import { domainToASCII, domainToUnicode } from '@urlkit/idna';
import test from 'ava';
import { findGrowth } from '../../../test/attack/growth.js';

const FIRST_IDEOGRAPH = 0x4e00;
const IDEOGRAPHS = 20_000;

// Not in order, and all different up to 20,000.
function ideographs(count: number): string {
  return Array.from({ length: count }, (_, index) =>
    String.fromCodePoint(FIRST_IDEOGRAPH + ((index * 7_919) % IDEOGRAPHS)),
  ).join('');
}

const labels: readonly (readonly [name: string, count: number, make: (count: number) => string])[] =
  [
    ['different code points', 20_000, ideographs],
    ['many code points', 200_000, ideographs],
    ['one code point', 200_000, (count) => 'é'.repeat(count)],
    ['letters in turn', 200_000, (count) => 'aé'.repeat(count / 2)],
  ];

for (const [name, count, make] of labels) {
  test.serial(`${count} characters take linear time: ${name}`, (t) => {
    const convert = (label: string) =>
      t.true(domainToUnicode(domainToASCII(label) ?? '') === label);
    t.is(findGrowth(convert, make, count, 100), null);
  });
}
