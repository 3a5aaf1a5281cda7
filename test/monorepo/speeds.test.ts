// Tests that figures of speed are only where `npm run bench` writes them.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import test from 'ava';
import { readPackages } from '../../scripts/workspace.js';

const top = fileURLToPath(new URL('../..', import.meta.url));

/** The pages of the measurements, whose prose is about the tables beside it. */
const measurements = ['benchmarks.md', 'benchmarks-made.md'];

const texts = [
  'README.md',
  ...readPackages().map(({ directory }) => `${directory}/README.md`),
  ...readdirSync(join(top, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && !measurements.includes(file))
    .map((file) => `docs/${file}`),
];

const number = '(?:\\d[\\d.,]*|half|two|three|four|five|six|seven|eight|nine|ten|twelve|hundred)';
const unit = '(?:ns|[µμ]s|ms|(?:nano|micro|milli)seconds?|[kMG]B/s)';
const speed = new RegExp(
  `.*(?:\\d ?${unit}(?![\\w/])|\\b(?:${number} times|twice) (?:as (?:fast|long|slow)|the (?:speed|rate|time)|slower|faster)).*`,
  'g',
);

function speedsIn(text: string): string[] {
  return text.replace(/<!-- (\w+) -->.*?<!-- \/\1 -->/gs, '').match(speed) ?? [];
}

test('speeds are found', (t) => {
  const lines = ['a URL takes 2.8 µs', 'in 32 ms.', '3 times as fast', 'twice as long', '40ns'];
  t.deepEqual(speedsIn(['x', ...lines, '<!-- a -->', '1 ns', '<!-- /a -->'].join('\n')), lines);
  const others = 'within 30 seconds\nhow many times as fast\ntwo times out of three\n`ms` 1 msg';
  t.deepEqual(speedsIn(others), []);
});

test('no prose says speeds, which change with the code and the machine', (t) => {
  t.true(texts.length > readPackages().length + 10);
  for (const file of texts) t.deepEqual(speedsIn(readFileSync(join(top, file), 'utf8')), [], file);
});
