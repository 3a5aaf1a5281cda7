// The memory of comparisons, which read much longer texts than their input: hosts in Punycode or percent-encoded.

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import test from 'ava';
import { heapOption } from './heap.js';

const LENGTH = 2 ** 16;
// What Node and the packages take, in MiB.
const BASELINE = 13;

const script = fileURLToPath(new URL('compare-text.js', import.meta.url));

const shapes: readonly (readonly [prefix: string, unit: string, bytesPerUnit: number])[] = [
  ['http://', 'é.', 60],
  ['http://', '\u0323\u0301', 60],
  ['http://xn--', '\u4e00', 100],
];

for (const [prefix, unit, bytesPerUnit] of shapes) {
  test(`a comparison of ${prefix}${unit}… takes at most ${bytesPerUnit} bytes per code unit`, (t) => {
    const option = heapOption(LENGTH, bytesPerUnit, BASELINE);
    const args = [option, script, prefix, unit, `${LENGTH / unit.length}`];
    t.is(spawnSync(process.execPath, args).status, 0);
  });
}
