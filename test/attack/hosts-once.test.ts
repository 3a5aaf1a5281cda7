// Functions that process a host in Unicode process it once.

import test from 'ava';
import { countNormalizations } from '../support/normalization.js';

const { checkURL } = await import('@urlkit/host-policy');
const { domainToASCII, explainDomainFailure } = await import('@urlkit/idna');
const { parseURL } = await import('@urlkit/url-parser');
const { validateURL } = await import('@urlkit/url-validation');

test('a host is processed once', (t) => {
  // The engine maps U+3300 to U+334F. A domain of more than 253 code units is not valid.
  const words = String.fromCodePoint(...Array.from({ length: 80 }, (_, index) => 0x3300 + index));
  const host = words.repeat(4);
  const url = `http://${host}/`;
  const once = countNormalizations(() => domainToASCII(host)).calls;
  t.is(
    once,
    countNormalizations(() => domainToASCII(words)).calls,
    'each character is mapped once',
  );
  t.true(once >= 80);
  const calls: readonly (() => unknown)[] = [
    () => explainDomainFailure(host),
    () => parseURL(url),
    () => checkURL(url, {}),
  ];
  for (const call of calls) t.is(countNormalizations(call).calls, once, String(call));
  // The validation errors of the host are found after the parser has run.
  t.is(countNormalizations(() => parseURL(url, { onValidationError() {} })).calls, 2 * once);
  // It also asks for the ranges of components, why the host is not valid, and how long it is in ASCII.
  t.is(countNormalizations(() => validateURL(url)).calls, 6 * once);
});
