// Each requirement has one test whose title begins with its id.

import { fileURLToPath } from 'node:url';
import test from 'ava';
import { range, testedIds } from '../support/requirement-ids.js';

const ids = [
  ...[...range(1, 6), ...range(10, 16), ...range(20, 31), ...range(40, 53), 55],
  ...[...range(60, 66), ...range(70, 76), ...range(91, 93)],
].map((number) => `004-${String(number).padStart(2, '0')}`);

test('the requirements 004-01 to 004-93 have a test each', (t) => {
  t.is(ids.length, 57);
  t.deepEqual(testedIds(fileURLToPath(new URL('.', import.meta.url))), ids);
});
