// Tests that main entries are narrow, and that each of their values has a use.

import { readFileSync } from 'node:fs';
import test from 'ava';
import { readOwnPackages } from '../../scripts/workspace.js';

const MOST_VALUES = 20;

function namesIn(page: string): readonly string[] {
  const text = readFileSync(new URL(`../../docs/${page}`, import.meta.url), 'utf8');
  const code = text.match(/^```js\n.*?^```|`[^`\n]+`/gms) ?? [];
  return code.join(' ').match(/\w+/g) ?? [];
}

const names = ['guides/jobs.md', 'guides/exports.md', 'standard.md'].flatMap(namesIn);

for (const { folder, manifest } of readOwnPackages()) {
  const { name } = manifest;
  // What is only for the packages here is not a surface.
  if (folder === 'internal') continue;

  test(`${name} exports at most ${MOST_VALUES} values, each with a job or a definition`, async (t) => {
    const values = Object.keys(await import(name));
    t.not(values.length, 0);
    t.true(values.length <= MOST_VALUES, `${values.length}: ${values.join(', ')}`);
    t.deepEqual(
      values.filter((value) => !names.includes(value)),
      [],
    );
  });
}
