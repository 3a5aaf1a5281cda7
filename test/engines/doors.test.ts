// Tries the doors of the Node that runs. `npm run check -- engines` also tries other platforms, and each entry in both orders.

import test from 'ava';
import { compareDoors, doorOf } from './doors/compare.js';
import { ownNode } from './doors/platforms.js';

test('functions of Node take the objects of each polyfill, imported first or last', async (t) => {
  const { own, comparisons, problems } = await compareDoors(ownNode, [
    ['polyfill', 'last'],
    ['polyfill/force', 'first'],
    ['install', 'last'],
  ]);
  t.deepEqual(problems, []);
  t.true(new Set(Object.keys(own).map(doorOf)).size > 110);
  t.is(comparisons.length, 3);
  for (const { entry, report } of comparisons) {
    // Node has a defect in form data.
    t.true(report.isReplaced, entry);
    if (entry === 'install') t.like(report.result, { installed: true, extended: true, locked: [] });
  }
});
