import assert from 'node:assert/strict';
import test from 'ava';
import fc from 'fast-check';
import { type Assignment, absoluteURL, assignment } from '../support/arbitraries.js';
import { checkInvariants } from '../support/check-invariants.js';
import { nullForTypeError, observe, parseWithBoth } from '../support/oracle.js';
import { checkProperty } from '../support/property.js';
import { isExplained } from './explained-differences.js';
import { inputCounts } from './input-counts.js';

const sequences = fc.tuple(
  fc.oneof(
    absoluteURL,
    fc.constantFrom('https://u:p@h:8/a?b#c', 'file:///C:/a', 'a://h', 'a:/.//b', 'a:b ?c#d'),
  ),
  fc.array(assignment, { minLength: 1, maxLength: 6 }),
);

function set(url: object, [attribute, value]: Assignment): boolean | null {
  return nullForTypeError(() => Reflect.set(url, attribute, value));
}

test('sequences of setters give the same results', (t) => {
  let steps = 0;
  const count = checkProperty(t, inputCounts.setterSequences, sequences, ([input, assignments]) => {
    const [ours, theirs] = parseWithBoth(input, undefined);
    if (ours === null || theirs === null) {
      assert.equal(ours, theirs);
      return;
    }
    assert.deepEqual(observe(ours), observe(theirs));
    for (const step of assignments) {
      assert.equal(set(ours, step), set(theirs, step));
      const seen = observe(ours);
      const expected = observe(theirs);
      if (isExplained({ texts: [step[1]] })) return;
      assert.deepEqual(seen, expected);
      checkInvariants(ours);
      steps++;
    }
  });
  t.true(steps > count);
});
