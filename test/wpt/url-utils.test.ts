// In these cases, the mixin does the same as the URL class, except for its query object.

import { baseURL, parsedURL, setInput, URLUtils } from '@urlkit/url-api';
import { readAttributes } from '../support/attributes.js';
import { runCases } from '../support/run-cases.js';
import { caseCounts, readSetterCases, readURLCases, wpt } from '../support/wpt.js';

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
