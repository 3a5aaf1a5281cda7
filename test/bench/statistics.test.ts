import test from 'ava';
import { statisticsOf } from '../../bench/corpus-statistics.js';
import { quantileOf, slopeOf, spreadOf } from '../../bench/statistics.js';

test('quantiles are interpolated between the sorted numbers', (t) => {
  t.is(quantileOf([10, 2, 9], 0.5), 9);
  t.is(quantileOf([4, 1, 3, 2], 0.5), 2.5);
  t.is(quantileOf([0, 100], 0.95), 95);
  t.is(quantileOf([7], 0.25), 7);
  t.deepEqual(spreadOf([5, 1, 4, 2, 3]), { median: 3, lowerQuartile: 2, upperQuartile: 4 });
});

test('a sample keeps its order', (t) => {
  const sample = [3, 1, 2];
  spreadOf(sample);
  t.deepEqual(sample, [3, 1, 2]);
});

test('the slope is that of the line of least squares', (t) => {
  t.is(
    slopeOf([
      [0, 1],
      [1, 3],
      [2, 5],
    ]),
    2,
  );
  t.is(
    slopeOf([
      [0, 0],
      [1, 3],
      [2, 0],
    ]),
    0,
  );
});

test('the statistics of a corpus', (t) => {
  const { count, labels, segments, parameters, ...shares } = statisticsOf('four', [
    'https://www.example.com/a/b?c=%20&d#e',
    'HTTPS://example.com:8080/é',
    'file:///a/b/c/d',
    'no URL?',
  ]);
  t.is(count, 4);
  t.is(labels, 5 / 3);
  t.is(segments, 7 / 3);
  t.is(parameters, 2);
  t.like(shares, { serialized: 1 / 2, withQuery: 1 / 2, withFragment: 1 / 4 });
  t.like(shares, { percentEncoded: 1 / 4, nonASCII: 1 / 4, www: 1 / 3, withPort: 1 / 3 });
});
