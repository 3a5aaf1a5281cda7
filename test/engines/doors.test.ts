// Tries the doors of the Node that runs. Only a long run tries more than one entry. `npm run check -- engines` also
// tries other platforms, and each entry in both orders.

import test from 'ava';
import { isLongRun } from '../support/long-run.js';
import { compareDoors, doorOf } from './doors/compare.js';
import { ownNode } from './doors/platforms.js';

const cases: Parameters<typeof compareDoors>[1] = [
  ['install', 'last'],
  ...(isLongRun
    ? ([
        ['polyfill', 'last'],
        ['polyfill/force', 'first'],
      ] as const)
    : []),
];

test('functions of Node take the objects of each polyfill, imported first or last', async (t) => {
  const { own, comparisons, problems } = await compareDoors(ownNode, cases);
  t.deepEqual(problems, []);
  t.true(new Set(Object.keys(own).map(doorOf)).size > 110);
  t.is(comparisons.length, cases.length);
  for (const { entry, report } of comparisons) {
    // Node has a defect in form data.
    t.true(report.isReplaced, entry);
    if (entry === 'install') t.like(report.result, { installed: true, extended: true, locked: [] });
  }
});
