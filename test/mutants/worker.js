// Runs tests of a bundle for a mutant, each time with new modules. The first test that fails ends a run.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inspect } from 'node:util';
import { Script } from 'node:vm';
import fc from 'fast-check';

// Tests whose inputs are random see the same ones for each mutant.
fc.configureGlobal({ seed: 1 });

/** Code that asks which mutant is active, and counts what runs, takes many times as long as code that does neither. */
function activate(code, id) {
  return code
    .replace(/\bstryMutAct_9fa48\d*\("(\d+)"\)/g, (_, one) => String(one === id))
    .replace(/\bstryCov_9fa48\d*\([\d", ]+\)/g, '0');
}

function load(bundle, id) {
  const text = readFileSync(bundle, 'utf8');
  const code = id === '' ? text : activate(text, id);
  const script = new Script(`(function (require, module) { 'use strict'; ${code}\n})`, {
    filename: bundle,
  });
  const module = { exports: {} };
  script.runInThisContext()(createRequire(bundle), module);
  return module.exports;
}

async function prepare(bundle, id) {
  const { hooks, tests } = load(bundle, id);
  for (const hook of hooks) await hook();
  return tests;
}

async function runTests({ bundle, id, chosen }) {
  // Without a mutant, the instrumented code writes its coverage. What runs outside of tests is `static` in it.
  // Objects without a prototype, because some tests add members to Object.prototype.
  const create = () => Object.create(null);
  const state = { activeMutant: id, mutantCoverage: { static: create(), perTest: create() } };
  globalThis.__stryker__ = state;
  const times = [];
  try {
    let tests = await prepare(bundle, id);
    for (const index of chosen ?? tests.keys()) {
      process.send({ test: index });
      // With new modules for each test, its coverage includes what runs only once.
      if (id === '') {
        state.currentTestId = undefined;
        tests = await prepare(bundle, id);
      }
      state.currentTestId = String(index);
      state.mutantCoverage.perTest[index] = create();
      const start = process.cpuUsage();
      await tests[index]();
      const { user, system } = process.cpuUsage(start);
      times[index] = (user + system) / 1000;
    }
  } catch (error) {
    return { isNoticed: true, error: id === '' ? inspect(error) : '' };
  }
  return { isNoticed: false, times, ...(id === '' && { coverage: state.mutantCoverage }) };
}

globalThis.__stryker__ = {};
const names = new Set(Reflect.ownKeys(globalThis));

// What one run adds to the global object, the next must not find.
const { defineProperty } = Reflect;
Reflect.defineProperty = (target, name, descriptor) => {
  const changed = target === globalThis ? { ...descriptor, configurable: true } : descriptor;
  return defineProperty(target, name, changed);
};

function cleanUp() {
  for (const name of Reflect.ownKeys(globalThis)) {
    if (!names.has(name)) delete globalThis[name];
  }
}

process.on('message', async (run) => {
  const outcome = await runTests(run);
  cleanUp();
  process.send(outcome);
});
