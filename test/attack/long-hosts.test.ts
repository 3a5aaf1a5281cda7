// Long hosts in Unicode: functions that process a host process it once, in time that grows with its length.

import test from 'ava';
import { exported, isTooSlow } from './attempts.js';
import { timeOf } from './growth.js';
import { type Call, shapeOf } from './public-functions.js';

const LENGTH = 2 ** 16;
const MILLISECONDS = 50;

const units = ['é', 'é.', '\u0301', '\u0323\u0301', '\u05d0', '\ufdfa', '\u3316', '\ufb2c'];

const readers = exported.filter(({ name }) =>
  /^@\S+ (?:parseURL|validateURL|checkURL|renderURL|explainDomainFailure|compareEditions|compareReadings)$/.test(
    name,
  ),
);

// The least of several times of the processor.
function timeWith(name: string, text: string): number {
  const one = exported.find((other) => other.name === name);
  const shape = one && shapeOf(one);
  if (!shape) throw new Error(name);
  const times = Array.from({ length: 5 }, () => timeOf(() => shape(one.value as Call, text)));
  return Math.min(...times);
}

test('the time that a host takes grows no faster than the host', (t) => {
  t.is(readers.length, 10);
  for (const one of readers) {
    for (const unit of units) {
      t.false(isTooSlow([one, 'http://', unit, ''], LENGTH, MILLISECONDS), `${one.name} ${unit}`);
    }
  }
});

for (const unit of ['é', '\u05d0', '\u3316']) {
  const text = `http://${unit.repeat(LENGTH)}`;
  for (const name of ['@urlkit/url-validation validateURL', '@urlkit/host-policy checkURL']) {
    test.serial(`${name} processes a host of ${unit} once`, (t) => {
      const once = timeWith('@urlkit/url-parser parseURL', text);
      t.true(timeWith(name, text) < 1.7 * once + 10);
    });
  }
}
