// Payloads of published advisories. `npm run check -- advisories` lists advisories that are not in the table.

import { checkAddress, checkURL, localReference } from '@urlkit/host-policy';
import test from 'ava';
import advisories from './advisories.json' with { type: 'json' };

/** Whether a function refuses a payload. */
const refusedBy: Readonly<Record<string, (payload: string) => boolean>> = {
  checkURL: (payload) => !checkURL(payload).allowed,
  checkAddress: (payload) => checkAddress(payload, {}).length > 0,
  localReference: (payload) =>
    localReference(payload, 'https://app.example.org/login').href === null,
};

test('the payloads of published advisories are refused', (t) => {
  let count = 0;
  for (const { id, refusedBy: name, payloads } of advisories) {
    for (const payload of payloads) {
      t.is(refusedBy[name]?.(payload), true, `${id}: ${payload}`);
      count++;
    }
  }
  t.true(advisories.length >= 12 && count >= 24);
  t.is(new Set(advisories.map(({ id }) => id)).size, advisories.length);
});

test('the opposites of the payloads are allowed', (t) => {
  t.true(refusedBy['checkURL']?.('https://example.org/') === false);
  t.true(refusedBy['checkAddress']?.('8.8.8.8') === false);
  t.true(refusedBy['localReference']?.('/home') === false);
});
