import { baseURL, parsedURL, setInput, URL, URLUtils } from '@urlkit/url-api';
import { parseURL } from '@urlkit/url-parser';
import {
  type Attribute,
  attributesOf,
  readAttributes,
  recordSetters,
} from '../support/attributes.js';
import { checkInvariants } from '../support/check-invariants.js';
import { runCases } from '../support/run-cases.js';
import { caseCounts, readSetterCases, readURLCases, wpt } from '../support/wpt.js';

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

// In these cases, the mixin does the same as the URL class, except for its query object.

class URLHolder extends URLUtils(Object) {
  readonly #base: string | null;

  constructor(input: string, base: string | null) {
    super();
    this.#base = base;
    this[setInput](input);
  }

  override get [baseURL](): string | null {
    return this.#base;
  }
}

wpt.test('URLUtils reads its attributes', (t) => {
  const cases = readURLCases('urltestdata.json');
  runCases(t, caseCounts['urltestdata.json'], cases, (testCase) => {
    const url = new URLHolder(testCase.input, testCase.base);
    if (testCase.failure)
      return [
        [url[parsedURL], url.href],
        [null, testCase.input],
      ];
    const actual = readAttributes(url);
    return [actual, { ...actual, ...namedIn(testCase, actual) }];
  });
});

wpt.test('URLUtils sets its attributes', (t) => {
  runCases(t, caseCounts['setters_tests.json'], readSetterCases(), ([attribute, testCase]) => {
    const url = new URLHolder(testCase.href, null);
    Reflect.set(url, attribute, testCase.new_value);
    const actual = readAttributes(url);
    return [actual, { ...actual, ...namedIn(testCase.expected, actual) }];
  });
});

function namedIn(expected: object, actual: object): object {
  return Object.fromEntries(Object.entries(expected).filter(([name]) => name in actual));
}
