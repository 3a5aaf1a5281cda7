import test from 'ava';
import { caseCounts, totalCaseCount } from '../support/wpt.js';

test('the declared numbers of cases add up', (t) => {
  const sum = Object.values(caseCounts).reduce((total, count) => total + count, 0);
  t.is(sum, totalCaseCount);
});
