// Runs all tests of a bundle for one mutant after the other, each time with new modules. The first test that fails ends a run.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import fc from 'fast-check';

// Tests whose inputs are random see the same ones for each mutant.
fc.configureGlobal({ seed: 1 });

const require = createRequire(workerData);
const code = `(function (require, module) {${readFileSync(workerData, 'utf8')}\n})`;
const script = new Script(code, { filename: workerData });

async function runTests(id) {
  // The instrumented code reads this.
  globalThis.__stryker__ = { activeMutant: id };
  const module = { exports: {} };
  script.runInThisContext()(require, module);
  for (const run of module.exports.tests) await run();
}

parentPort.on('message', async (id) => {
  try {
    await runTests(id);
    parentPort.postMessage(false);
  } catch (error) {
    if (id === '') console.error(error);
    parentPort.postMessage(true);
  }
});
