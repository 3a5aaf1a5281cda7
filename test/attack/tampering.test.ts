// A program that replaces methods of the language may get wrong answers, but it gets them.

import { constants, createContext, runInContext } from 'node:vm';
import test from 'ava';
import { bundleCalls } from './pollution/bundle-calls.js';

const bundles = [await bundleCalls(), await bundleCalls('reader-calls.ts')];

const MILLISECONDS = 10_000;

/** Methods that the end of a loop once depended on, and what they were replaced by. */
const replacements: readonly (readonly [method: string, replacement: string])[] = [
  ['RegExp.prototype.test', '() => true'],
  ['String.prototype.indexOf', '() => 1'],
  ['String.prototype.indexOf', '() => undefined'],
  ['String.prototype.startsWith', '() => true'],
  ['String.prototype.charAt', '() => "a%41."'],
  ['String.prototype.replace', '() => 0'],
  ...['1', 'f', '.', '/', ':'].map(
    (unit) => ['String.prototype.charCodeAt', `() => ${unit.charCodeAt(0)}`] as const,
  ),
  ['String.prototype.slice', '() => ""'],
  ['Array.prototype.join', '() => 0'],
  ['Array.prototype.indexOf', '() => 0'],
];

for (const [method, replacement] of replacements) {
  test(`${method} = ${replacement}`, (t) => {
    for (const code of bundles) {
      const context = createContext(constants.DONT_CONTEXTIFY);
      runInContext(code, context);
      // What is thrown is no matter, save for what says that the time is over.
      const run = `${method} = ${replacement}; try { observe(); } catch {}`;
      t.notThrows(() => runInContext(run, context, { timeout: MILLISECONDS }));
    }
  });
}
