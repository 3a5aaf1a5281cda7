// Tests the engines that need no installation. `npm run check -- engines` also runs the others.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'acorn';
import test from 'ava';
import { root } from '../../scripts/run.js';
import { isLongRun } from '../support/long-run.js';
import { wpt } from '../support/wpt.js';
import { buildProgram, type Program } from './build-program.js';
import { engines } from './engines.js';
import { differencesOfExtended, runASCII, runEngine, runExtended, totals } from './run-engine.js';

let program: Promise<Program> | undefined;

const atHand = engines.filter(({ isAtHand }) => isAtHand);
// Others interpret.
const fastest = atHand.slice(0, 1);

for (const engine of isLongRun ? atHand : fastest) {
  wpt.test(`the polyfill passes all tests in ${engine.name}`, async (t) => {
    program ??= buildProgram();
    const report = await runEngine(engine, await program);
    t.deepEqual(report.failures, []);
    for (const name of ['cases', 'tests'] as const) {
      t.deepEqual(report[name], { passed: totals[name], total: totals[name] });
    }
    t.is(report.answers, '73005c2c');
    t.true(await runASCII(engine, await program));
  });
}

wpt.test('classes that extend those of Node differ as docs/engines.md says', async (t) => {
  program ??= buildProgram();
  const node = engines.find(({ isAtHand }) => isAtHand) ?? t.fail();
  const report = node && (await runExtended(node, await program));
  const failures = report?.failures.map((failure) => failure.replace(/: Error: .*/, ''));
  t.deepEqual(failures, Array.from(differencesOfExtended.keys()));
  t.is(report?.cases.passed, totals.cases);
  t.is(report?.answers, '73005c2c');
  const page = readFileSync(join(root, 'docs/engines.md'), 'utf8');
  for (const row of differencesOfExtended.values()) t.true(page.includes(`${row}\n`), row);
});

// What the library of ECMAScript 2017 lacks.
const older = `
delete Array.prototype.flat; delete Array.prototype.flatMap; delete String.prototype.matchAll; delete Object.fromEntries;
`;

wpt.test('the script for older engines passes all tests without newer methods', async (t) => {
  program ??= buildProgram();
  const engine = engines.find(({ name }) => name.includes('without host globals')) ?? t.fail();
  const { olderPolyfill, ...others } = await program;
  const report =
    engine &&
    (await runEngine(engine, { ...others, olderPolyfill, polyfill: older + olderPolyfill }));
  t.is(report?.cases.passed, totals.cases);
  t.is(report?.answers, '73005c2c');
});

test('only the script for older engines has the syntax of ECMAScript 2015', (t) => {
  const parse = (name: string): void => {
    const script = readFileSync(join(root, 'packages/url-api/dist', name), 'utf8');
    Parser.parse(script, { ecmaVersion: 2015 });
  };
  t.notThrows(() => parse('polyfill.es2015.js'));
  for (const name of ['polyfill.js', 'polyfill.ascii.js']) {
    t.throws(() => parse(name), { instanceOf: SyntaxError });
  }
});
