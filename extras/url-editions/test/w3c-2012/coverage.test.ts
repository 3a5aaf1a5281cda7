// Each requirement has one test whose title begins with its id.

import { fileURLToPath } from 'node:url';
import test from 'ava';
import { range, testedIds } from '../support/requirement-ids.js';

const ids = [
  ...[...range(1, 18), ...range(20, 34), ...range(40, 53), ...range(60, 71), ...range(80, 83)],
  ...[...range(90, 108), ...range(110, 113)],
].map((number) => `000-${String(number).padStart(2, '0')}`);

test('the requirements 000-01 to 000-113 have a test each', (t) => {
  // 000-19 is no requirement. It was a list of goals, which is lost.
  t.is(ids.length, 86);
  t.deepEqual(testedIds(fileURLToPath(new URL('.', import.meta.url))), ids.sort());
});
