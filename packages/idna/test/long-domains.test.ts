// Tests that long labels take about linear time.

import { domainToASCII, domainToUnicode } from '@urlkit/idna';
import test from 'ava';

// CPU time in microseconds, which does not include other processes.
function timeOf(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

// Sixteen times the size takes about 16 times as long; quadratic time would take 256 times as long.
function growsNearLinearly(small: () => unknown, large: () => unknown): boolean {
  const [before, after] = [small, large].map((run) =>
    Math.min(...Array.from({ length: 4 }, () => timeOf(run))),
  );
  return (after ?? Number.NaN) < 64 * (before ?? Number.NaN);
}

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
    ['many code points', 400_000, ideographs],
    ['one code point', 400_000, (count) => 'é'.repeat(count)],
    ['letters in turn', 400_000, (count) => 'aé'.repeat(count / 2)],
  ];

for (const [name, count, make] of labels) {
  test.serial(`${count} characters take linear time: ${name}`, (t) => {
    const [small, large] = [make(count / 16), make(count)];
    const [smallASCII, largeASCII] = [domainToASCII(small) ?? '', domainToASCII(large) ?? ''];
    t.true(domainToUnicode(smallASCII) === small);
    t.true(domainToUnicode(largeASCII) === large);
    t.true(
      growsNearLinearly(
        () => domainToASCII(small),
        () => domainToASCII(large),
      ),
    );
    t.true(
      growsNearLinearly(
        () => domainToUnicode(smallASCII),
        () => domainToUnicode(largeASCII),
      ),
    );
  });
}
