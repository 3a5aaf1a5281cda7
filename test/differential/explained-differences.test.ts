import test from 'ava';
import { observe, parseWithBoth } from '../support/oracle.js';
import { isKeptTabs, keptTabsExample } from './explained-differences.js';
import { inputCounts, leastInputs } from './input-counts.js';

test('a normal run compares enough inputs', (t) => {
  const sum = Object.values(inputCounts).reduce((total, count) => total + count, 0);
  t.true(sum >= leastInputs);
});

test('the search setter still keeps tabs in only one of the lists', (t) => {
  const [ours, theirs] = parseWithBoth('https://example.com/', undefined);
  if (ours === null || theirs === null) {
    t.fail();
    return;
  }
  const [attribute, value] = keptTabsExample;
  Reflect.set(ours, attribute, value);
  Reflect.set(theirs, attribute, value);
  t.notDeepEqual(observe(ours), observe(theirs));
  t.true(isKeptTabs(keptTabsExample, observe(ours), observe(theirs)));
});
