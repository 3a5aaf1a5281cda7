// The comparison gives the verdicts of the table.

import { dialects } from '@urlkit/url-dialects';
import { compareReadings, living } from '@urlkit/url-editions';
import test from 'ava';
import { verdictTable } from './verdict-table.js';

const readers = [...dialects, living];

for (const [index, { kind, verdict, input }] of verdictTable.entries()) {
  test(`${index + 1}, ${kind}: ${input}`, (t) => {
    const comparison = compareReadings(input, readers);
    const isConnected = comparison.readings.some(({ target }) => target?.host);
    const found = comparison.verdict === 'alike' && !isConnected ? 'no host' : comparison.verdict;
    const hosts = comparison.disagreements.map(
      ({ component, seen }) => `${component}: ${seen.map(({ value }) => value).join(' ')}`,
    );
    t.is(found, verdict, [...hosts, ...comparison.doubts.map(({ reason }) => reason)].join('; '));
  });
}

test('the table has all kinds of inputs', (t) => {
  t.true(verdictTable.length >= 200, `${verdictTable.length}`);
});
