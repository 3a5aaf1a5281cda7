// Long hosts in Unicode: functions that process a host process it once, in time that grows with its length.

import { checkURL } from '@urlkit/host-policy';
import { domainToASCII, explainDomainFailure } from '@urlkit/idna';
import { compareReadings, type Edition, living, urlSpec09, whatwg2012 } from '@urlkit/url-editions';
import { parseURL } from '@urlkit/url-parser';
import { validateURL } from '@urlkit/url-validation';
import test from 'ava';
import { countNormalizations } from '../support/normalization.js';
import { exported, isTooSlow } from './attempts.js';

const LENGTH = 2 ** 13;
const MILLISECONDS = 50;

test('the time that a host takes grows no faster than the host', (t) => {
  const readers = exported.filter(({ name }) =>
    / (?:parseURL|validateURL|checkURL|renderURL|explainDomainFailure|compare[ER]\w+)$/.test(name),
  );
  t.is(readers.length, 10);
  for (const one of readers) {
    for (const unit of ['é', 'é.', '\u0323\u0301', '\u05d0', '\ufdfa', '\u3316', '\ufb2c']) {
      t.false(isTooSlow([one, 'http://', unit, ''], LENGTH, MILLISECONDS), `${one.name} ${unit}`);
    }
  }
});

test.serial('a host is processed once', (t) => {
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
    () => parseURL(url, { onValidationError() {} }),
    () => validateURL(url),
    () => checkURL(url, {}),
  ];
  for (const call of calls) t.is(countNormalizations(call).calls, once, String(call));
});

test.serial('comparisons process a host that is not valid as often as one edition does', (t) => {
  // Not valid, as the engine maps it to words with spaces between them.
  const url = `http://${'\uFDFA'.repeat(10)}/`;
  const readers = [living, urlSpec09, whatwg2012];
  const once = countNormalizations(() => parseURL(url)).calls;
  t.true(once > 0);
  t.is(countNormalizations(() => compareReadings(url, readers)).calls, once);
});

test.serial('comparisons process a host that is valid as often as one edition does', (t) => {
  const url = `http://${'\u3316'.repeat(10)}/`;
  const countFor = (readers: readonly Edition[]): number =>
    countNormalizations(() => compareReadings(url, readers)).calls;
  t.true(countFor([whatwg2012]) > 0);
  t.is(countFor([whatwg2012, living, urlSpec09]), countFor([whatwg2012]));
});
