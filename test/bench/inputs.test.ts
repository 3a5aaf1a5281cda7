import test from 'ava';
import { statisticsOf } from '../../bench/corpus-statistics.js';
import { generateInvalid, generateWork, workNames } from '../../bench/generate.js';
import { measure, ratioTo, take } from '../../bench/measure.js';
import { operationsOver } from '../../bench/operations.js';
import { spread, workloads } from '../../bench/workloads.js';

const operations = operationsOver(globalThis, take);

test('every workload but the pieces has an operation, and a name of its own', (t) => {
  const names = workloads.map(({ name }) => name);
  t.deepEqual(names, [...new Set(names)]);
  for (const { group, operation } of workloads) {
    t.not(operations.has(operation), group === 'pieces', operation);
  }
});

test('no generated URL that needs work is serialized, but some with an IP address', (t) => {
  t.is(workNames.length, 10);
  for (const name of workNames) {
    const urls = generateWork(name, 500);
    const changed = urls.filter((url) => new URL(url).href !== url).length;
    t.true(changed >= urls.length * (name.startsWith('IPv') ? 0.2 : 0.9), `${name}: ${changed}`);
  }
});

test('most generated inputs that are to be invalid are', (t) => {
  const inputs = generateInvalid(1000);
  t.true(inputs.filter((input) => !URL.canParse(input)).length > 900);
});

test('inputs are spread evenly', (t) => {
  t.deepEqual(spread([0, 1, 2, 3, 4, 5], 3), [0, 2, 4]);
  t.deepEqual(spread([0, 1, 2, 3, 4], 2), [0, 2]);
  t.deepEqual(spread([0, 1], 3), [0, 1]);
});

test('inputs on which contenders do not agree are left out', (t) => {
  const contenders = [
    { name: 'first', operation: (input: string) => take(input) },
    { name: 'second', operation: (input: string) => take(input.toLowerCase()) },
  ];
  const measurement = measure(contenders, ['a', 'A', 'b']);
  t.like(measurement, { inputs: 2, dropped: 1 });
  t.deepEqual(
    measurement.timings.map(({ name }) => name),
    ['first', 'second'],
  );
  t.true(ratioTo(measurement, 'second') > 0);
});

test('the statistics of a corpus', (t) => {
  const statistics = statisticsOf([
    'https://www.example.com/a/b?c=%20&d#e',
    'HTTPS://example.com:8080/é',
    'file:///a/b/c/d',
    'no URL?',
  ]);
  t.like(statistics, { URLs: '4', 'median length in code units': '20.5' });
  t.like(statistics, { 'already serialized': '50 %', 'with a query': '50 %' });
  t.like(statistics, { 'with a fragment': '25 %', 'parameters of these': '2' });
  t.like(statistics, { 'with percent-encoded bytes': '25 %', 'with non-ASCII characters': '25 %' });
  t.like(statistics, { 'host begins with www.': '33.3 %', 'with a port': '33.3 %' });
  t.like(statistics, { 'labels of the host': '1.67', 'path segments': '2.33' });
});
