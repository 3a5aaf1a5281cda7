// Each requirement has one test whose title begins with its id.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import test from 'ava';

const folder = fileURLToPath(new URL('.', import.meta.url));

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

const ids = [
  ...[...range(1, 18), ...range(20, 24), ...range(30, 43), ...range(50, 52), ...range(60, 66)],
  ...[...range(70, 83), ...range(90, 95), ...range(100, 101)],
].map((number) => `002-${String(number).padStart(2, '0')}`);

test('the requirements 002-01 to 002-101 have a test each', (t) => {
  t.is(ids.length, 69);
  const titles = readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts'))
    .flatMap((name) => {
      const source = readFileSync(`${folder}${name}`, 'utf8');
      const inTest = source.matchAll(/\btest\(\s*['"`](002-\d+):/g);
      const inState = source.matchAll(/\bstate\(\s*'(002-\d+)',/g);
      return Array.from([...inTest, ...inState], ([, id]) => id ?? '');
    });
  t.deepEqual(titles.sort(), ids.sort());
});
