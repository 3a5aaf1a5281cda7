// Runs public functions with long texts until the time is over, or until the heap is: a process of its
// own, whose arguments are a seed and milliseconds. It prints what comes next.

import { writeSync } from 'node:fs';
import fc from 'fast-check';
import { attempts, callWith } from './attempts.js';
import { LENGTH } from './heap.js';

const [seed = 1, milliseconds = 1000] = process.argv.slice(2).map(Number);

const property = fc.property(attempts, (attempt) => {
  const [one, ...parts] = attempt;
  writeSync(1, `${JSON.stringify([one.name, ...parts])}\n`);
  // The shapes of classes, which have names in capitals, take a text about eight times.
  callWith(attempt, / [A-Z]\w+$/.test(one.name) ? LENGTH / 8 : LENGTH);
});

fc.assert(property, {
  seed,
  numRuns: Number.MAX_SAFE_INTEGER,
  interruptAfterTimeLimit: milliseconds,
  endOnFailure: true,
});
