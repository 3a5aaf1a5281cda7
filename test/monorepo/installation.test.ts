// Tests what an installation of each package brings: how many packages of urlkit, and their bytes, which have budgets.

import { readFileSync } from 'node:fs';
import test from 'ava';
import { readPackages, withDependencies } from '../../scripts/workspace.js';
import { type Installation, measureInstallations } from '../support/installations.js';
import { checkEntries } from '../support/run-cases.js';

const path = new URL('installation-budgets.json', import.meta.url);
const budgets: Readonly<Record<string, Installation>> = JSON.parse(readFileSync(path, 'utf8'));
const names = readPackages().map(({ manifest }) => manifest.name);

const measure = await measureInstallations();

test('an installation brings the listed number of packages', (t) => {
  checkEntries(
    t,
    Object.fromEntries(names.map((name) => [name, measure(name).packages])),
    Object.fromEntries(Object.entries(budgets).map(([name, { packages }]) => [name, packages])),
  );
});

for (const [name, { bytes: budget }] of Object.entries(budgets)) {
  test(`an installation of ${name} is within its budget`, (t) => {
    const { bytes } = measure(name);
    t.true(bytes <= budget, `${bytes} bytes are more than the budget of ${budget}`);
    // A budget that is far from what it limits does not show what a change adds.
    t.true(bytes > 0.9 * budget, `lower the budget of ${budget} to ${bytes}`);
  });
}

test('form-urlencoded depends on infra, internal and percent-encoding only', (t) => {
  const expected = ['form-urlencoded', 'infra', 'internal', 'percent-encoding'];
  t.deepEqual(
    Array.from(withDependencies(['@urlkit/form-urlencoded'])).sort(),
    expected.map((folder) => `@urlkit/${folder}`),
  );
});
