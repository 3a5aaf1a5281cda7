// Tests the trace of the live page, which says what becomes of each character of an input.

import assert from 'node:assert/strict';
import { parseURL } from '@urlkit/url-parser';
import { serializeURL } from '@urlkit/url-serializer';
import test from 'ava';
import { grammarInput, mutationsOf, type ParserInput } from '../../../test/support/arbitraries.js';
import { checkProperty } from '../../../test/support/property.js';
import { readInputs, wpt } from '../../../test/support/wpt.js';
import type { Step } from '../live-page/trace/step.js';
import { traceURL } from '../live-page/trace/trace-url.js';

/** Checks a trace against the input and the serialized URL. Returns it, or null if the input does not parse. */
function checkTrace({ input, base: baseInput }: ParserInput): readonly Step[] | null {
  const base = baseInput === undefined ? null : parseURL(baseInput);
  if (base === null && baseInput !== undefined) return null;
  const url = parseURL(input, { base });
  if (url === null) return null;
  const steps = traceURL(input, url, base);
  assert.equal(steps.map(({ from }) => from).join(''), input);
  assert.equal(steps.map(({ to }) => to).join(''), serializeURL(url));
  for (const step of steps) checkStep(step);
  return steps;
}

function checkStep({ fate, from, to }: Step): void {
  assert.notEqual(from + to, '');
  if (fate === 'kept') assert.equal(from, to);
  if (fate === 'dropped') assert.equal(to, '');
  if (fate === 'added' || fate === 'from the base') assert.equal(from, '');
  if (fate === 'lower-cased') assert.equal(from.replace(/[\t\n\r]/g, '').toLowerCase(), to);
}

/** Whether more than one character changes without further detail. */
function isCoarse({ part, fate, from }: Step): boolean {
  return part !== 'host' && fate === 'mapped' && from.replace(/[\t\n\r]/g, '').length > 1;
}

wpt.test('each character of a test case is accounted for, one by one', (t) => {
  const traces = readInputs().flatMap((input) => checkTrace(input) ?? []);
  t.deepEqual(traces.filter(isCoarse), []);
  t.true(traces.length > 2000);
});

test('each character of random input is accounted for', (t) => {
  let steps = 0;
  let coarse = 0;
  checkProperty(t, 2000, grammarInput, (input) => {
    const trace = checkTrace(input) ?? [];
    steps += trace.length;
    coarse += trace.filter(isCoarse).length;
  });
  t.true(steps > 4_000);
  t.true(coarse < steps / 1000, `${coarse} of ${steps}`);
});

wpt.test('each character of a modified test case is accounted for', (t) => {
  let parsed = 0;
  checkProperty(t, 2000, mutationsOf(readInputs()), (input) => {
    if (checkTrace(input) !== null) parsed++;
  });
  t.true(parsed > 400);
});
