// Tests that main entries are narrow, and that each of their values has a use.

import { readFileSync } from 'node:fs';
import test from 'ava';
import { readPackages } from '../../scripts/workspace.js';

const MOST_VALUES = 20;

function namesIn(page: string): ReadonlySet<string> {
  const text = readFileSync(new URL(`../../docs/${page}`, import.meta.url), 'utf8');
  const code = text.match(/^```js\n.*?^```|`[^`\n]+`/gms) ?? [];
  return new Set(code.join(' ').match(/\w+/g));
}

const jobs = namesIn('guides/jobs.md');
const definitions = namesIn('standard.md');

for (const { manifest } of readPackages()) {
  const { name, exports } = manifest;
  if (!('.' in exports)) continue;

  test(`${name} exports at most ${MOST_VALUES} values, each with a job or a definition`, async (t) => {
    const values = Object.keys(await import(name));
    t.not(values.length, 0);
    t.true(values.length <= MOST_VALUES, `${values.length}: ${values.join(', ')}`);
    t.deepEqual(
      values.filter((value) => !jobs.has(value) && !definitions.has(value)),
      [],
    );
  });
}
