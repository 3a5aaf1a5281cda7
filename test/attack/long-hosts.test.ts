// Long hosts in Unicode: functions that process a host process it once, in time that grows with its length.

import { checkURL } from '@urlkit/host-policy';
import { domainToASCII, explainDomainFailure } from '@urlkit/idna';
import { parseURL } from '@urlkit/url-parser';
import { validateURL } from '@urlkit/url-validation';
import test from 'ava';
import { isLongRun, sample } from '../support/long-run.js';
import { countNormalizations } from '../support/normalization.js';
import { exported, growthOf } from './attempts.js';

const LENGTH = isLongRun ? 2 ** 13 : 2 ** 12;
const MILLISECONDS = 50;

test('the time that a host takes grows no faster than the host', (t) => {
  const readers = exported.filter(({ name }) =>
    / (?:parseURL|validateURL|checkURL|renderURL|explainDomainFailure|compare[ER]\w+)$/.test(name),
  );
  t.is(readers.length, 10);
  const units = ['é', 'é.', '\u0323\u0301', '\u05d0', '\ufdfa', '\u3316', '\ufb2c'];
  const pairs = readers.flatMap((one) => units.map((unit) => [one, unit] as const));
  // As the units are seven, every third pair has all of them, and all readers.
  for (const [one, unit] of sample(pairs, 3)) {
    t.is(growthOf([one, 'http://', unit, ''], LENGTH, MILLISECONDS), null, `${one.name} ${unit}`);
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
    () => checkURL(url, {}),
  ];
  for (const call of calls) t.is(countNormalizations(call).calls, once, String(call));
  // It finds out as well why the host is not valid, and how long it is in ASCII.
  t.is(countNormalizations(() => validateURL(url)).calls, 3 * once);
});
