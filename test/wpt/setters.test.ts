import { URL } from '@urlkit/url-api';
import { parseURL } from '@urlkit/url-parser';
import { type Attribute, attributesOf, recordSetters } from '../support/attributes.js';
import { checkInvariants } from '../support/check-invariants.js';
import { runCases } from '../support/run-cases.js';
import { caseCounts, readSetterCases, wpt } from '../support/wpt.js';

function pick(source: Readonly<Record<Attribute, string>>, expected: object): object {
  return Object.fromEntries(
    Object.keys(expected).map((attribute) => [attribute, source[attribute as Attribute]]),
  );
}

wpt.test('the setters pass', (t) => {
  runCases(t, caseCounts['setters_tests.json'], readSetterCases(), ([attribute, testCase]) => {
    const url = new URL(testCase.href);
    Reflect.set(url, attribute, testCase.new_value);
    checkInvariants(url);
    return [pick(url, testCase.expected), testCase.expected];
  });
});

wpt.test('basicParseURL with url and stateOverride gives the same results', (t) => {
  const cases = readSetterCases().filter(([attribute]) => recordSetters.has(attribute));
  runCases(t, 252, cases, ([attribute, testCase]) => {
    const url = parseURL(testCase.href);
    if (url === null) return [url, testCase.href];
    recordSetters.get(attribute)?.(url, testCase.new_value);
    return [pick(attributesOf(url), testCase.expected), testCase.expected];
  });
});
