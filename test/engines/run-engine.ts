import type { Program } from './build-program.js';
import type { Engine } from './engines.js';
import type { Report } from './program.js';

export const totals = { cases: 3_947, tests: 72, checks: 87 } as const;

/** Runs the program on the polyfill. */
export async function runEngine(engine: Engine, { polyfill, test }: Program): Promise<Report> {
  return JSON.parse(await engine.run(`${polyfill}\n${test}`));
}

/** Runs the program on what the engine has itself; null if it has no URL. */
export async function runBuiltIn(engine: Engine, { test }: Program): Promise<Report | null> {
  const missing = 'globalThis.urlkitReport = "null"';
  const script = `if (typeof URL === 'undefined') ${missing}; else {\n${test}\n}`;
  return JSON.parse(await engine.run(script));
}
