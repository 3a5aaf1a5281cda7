import type { Program } from './build-program.js';
import type { Engine } from './engines.js';
import type { Report } from './program.js';

export const totals = { cases: 3_947, tests: 76 } as const;

/** Runs the program on the polyfill. */
export async function runEngine(engine: Engine, { polyfill, test }: Program): Promise<Report> {
  return JSON.parse(await engine.run(`${polyfill}\n${test}`));
}

const askASCII = `globalThis.urlkitReport = JSON.stringify([
  new URL('../b?c#d', 'https://user@EXAMPLE.org:443/a/').href,
  URL.canParse('https://fa\\u00df.example/'),
  String(new URLSearchParams({ a: '\\u00e9' })),
]);`;

/** Whether the script without IDNA works. */
export async function runASCII(engine: Engine, { asciiPolyfill }: Program): Promise<boolean> {
  const answers = await engine.run(`${asciiPolyfill}\n${askASCII}`);
  return answers.trim() === '["https://user@example.org/b?c#d",false,"a=%C3%A9"]';
}

/** Runs the program on the engine's own classes; returns null if it has none. */
export async function runBuiltIn(engine: Engine, { test }: Program): Promise<Report | null> {
  const missing = 'globalThis.urlkitReport = "null"';
  const script = `if (typeof URL === 'undefined') ${missing}; else {\n${test}\n}`;
  return JSON.parse(await engine.run(script));
}
