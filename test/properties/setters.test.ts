// Tests that only the setter of href throws, and that every setter keeps the invariants.

import assert from 'node:assert/strict';
import { URL } from '@urlkit/url-api';
import { parseURL } from '@urlkit/url-parser';
import test from 'ava';
import fc from 'fast-check';
import { assignment, text } from '../support/arbitraries.js';
import {
  readAttributes,
  recordSetters,
  type SettableAttribute,
  settableAttributes,
} from '../support/attributes.js';
import { someCharacters } from '../support/characters.js';
import { checkInvariants, checkRecordInvariants } from '../support/check-invariants.js';
import { checkProperty } from '../support/property.js';
import { checkInput } from '../support/run-cases.js';

const hrefs = [
  'https://user:pass@example.com:8080/a/b?c#d',
  'http://[::1]/',
  'file:///C:/a',
  'file://host/a',
  'a://host:1/a',
  'a:///a',
  'a:/a',
  'a:/.//a',
  'a:opaque %20?c#d',
  'blob:https://example.com/a',
];

function set(url: URL, attribute: SettableAttribute, value: string): void {
  const before = attribute === 'href' ? readAttributes(url) : null;
  try {
    url[attribute] = value;
  } catch (error) {
    assert(attribute === 'href' && error instanceof TypeError);
    assert.deepEqual(readAttributes(url), before);
  }
  checkInvariants(url);
}

test('every character and pair with a delimiter can be set in every attribute', (t) => {
  let count = 0;
  for (const character of someCharacters) {
    for (const value of [
      character,
      `${character}a`,
      `a${character}`,
      `/${character}`,
      `C${character}/`,
    ]) {
      for (const attribute of settableAttributes) {
        for (const href of hrefs) {
          checkInput([href, attribute, value] as const, () => set(new URL(href), attribute, value));
          count++;
        }
      }
    }
  }
  t.is(count, someCharacters.length * 5 * 10 * 10);
});

const steps = fc.array(
  fc.oneof(assignment, fc.tuple(fc.constantFrom(...settableAttributes), text(20))),
  { minLength: 1, maxLength: 8 },
);

test('random sequences of setters keep the invariants', (t) => {
  checkProperty(t, 250, fc.tuple(fc.constantFrom(...hrefs), steps), ([href, assignments]) => {
    const url = new URL(href);
    for (const [attribute, value] of assignments) set(url, attribute, value);
  });
});

test('random sequences of setters on a record keep the invariants', (t) => {
  checkProperty(t, 250, fc.tuple(fc.constantFrom(...hrefs), steps), ([href, assignments]) => {
    const record = parseURL(href) ?? assert.fail();
    for (const [attribute, value] of assignments) {
      recordSetters.get(attribute)?.(record, value);
      checkRecordInvariants(record);
    }
  });
});
