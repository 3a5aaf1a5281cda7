// Tests the engines that need no installation. `npm run test:engines` also runs the others.

import { wpt } from '../support/wpt.js';
import { buildProgram, type Program } from './build-program.js';
import { engines } from './engines.js';
import { runASCII, runEngine, totals } from './run-engine.js';

let program: Promise<Program> | undefined;

for (const engine of engines.filter(({ isAtHand }) => isAtHand)) {
  wpt.test(`the polyfill passes all tests in ${engine.name}`, async (t) => {
    program ??= buildProgram();
    const report = await runEngine(engine, await program);
    t.deepEqual(report.failures, []);
    for (const name of ['cases', 'tests'] as const) {
      t.deepEqual(report[name], { passed: totals[name], total: totals[name] });
    }
    t.is(report.answers, 'ea987c52');
    t.true(await runASCII(engine, await program));
  });
}
