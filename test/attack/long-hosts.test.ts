// Long hosts in Unicode: functions process them in time that grows with their length.

import test from 'ava';
import { isLongRun, sample } from '../support/long-run.js';
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
