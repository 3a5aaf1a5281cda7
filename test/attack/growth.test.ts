// A sample of what `npm run attack` tries: every public function in time that grows with its text.

import test from 'ava';
import { checkProperty } from '../support/property.js';
import { attempts, exported, growthOf } from './attempts.js';
import { callWithEveryArgument, undrawn } from './every-argument.js';
import { shapeOf } from './public-functions.js';

const LENGTH = 2 ** 16;
const MILLISECONDS = 150;

test('everything that is exported has a shape', (t) => {
  t.true(exported.length > 290);
  t.deepEqual(
    exported.filter((one) => shapeOf(one) === undefined).map(({ name }) => name),
    [],
  );
});

test('every parameter and every option is drawn', (t) => {
  for (const one of exported) t.deepEqual(undrawn(one), [], one.name);
});

test('every shape calls without an error', (t) => {
  for (const one of exported) {
    t.notThrows(() => callWithEveryArgument(one, 'com'), one.name);
  }
});

test('the time that a text takes grows no faster than the text', (t) => {
  checkProperty(t, 150, attempts, (attempt) => {
    const growth = growthOf(attempt, LENGTH, MILLISECONDS);
    if (growth !== null) throw new Error(`${attempt[0].name}: ${growth}`);
  });
});

// Longer texts have no hints, so the length of the other attempts does not reach what finds them.
const LONGEST_WITH_HINTS = 4000;

test('words of a text with hints', (t) => {
  const [validate] = exported.filter(({ name }) => / validateURL$/.test(name));
  if (validate === undefined) throw new Error('no validateURL');
  const words = [
    'a ',
    '1 ',
    '( ',
    '" ',
    'é ',
    'a. ',
    'a.b ',
    'a.com ',
    'www. ',
    'a:b ',
    'https://a ',
  ];
  for (const prefix of ['', ':', '/', 'a ', 'a:', 'a@b ', 'https://a ', '1 ']) {
    for (const word of words) {
      for (const suffix of ['', 'www.a.example/']) {
        const growth = growthOf([validate, prefix, word, suffix], LONGEST_WITH_HINTS, 20);
        t.is(growth, null, JSON.stringify([prefix, word, suffix]));
      }
    }
  }
});

test('keys of hosts with many marks out of order', (t) => {
  const keyed = exported.filter(({ name }) => / (?:keyedURL|renderURL|html2011)$/.test(name));
  t.is(keyed.length, 4);
  for (const one of keyed)
    t.is(growthOf([one, '//', '\u0323\u0301', 'x'], LENGTH, MILLISECONDS), null, one.name);
});

test('a long host before many dot segments', (t) => {
  const [parser] = exported.filter(({ name }) => / parseAndSerialize$/.test(name));
  t.truthy(parser);
  if (parser) t.is(growthOf([parser, 'http:', ['Z', '../'], 'x'], 4 * LENGTH, MILLISECONDS), null);
});
