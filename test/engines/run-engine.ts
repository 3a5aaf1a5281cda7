import type { Program } from './build-program.js';
import type { Engine } from './engines.js';
import type { Report } from './program.js';

export const totals = { cases: 3_947, tests: 79 } as const;

/** Runs the program on the polyfill. */
export async function runEngine(engine: Engine, { polyfill, test }: Program): Promise<Report> {
  return JSON.parse(await engine.run(`${polyfill}\n${test}`));
}

/** The tests that fail for classes that extend those of an engine, and what docs/engines.md says of each. */
export const differencesOfExtended: ReadonlyMap<string, string> = new Map([
  ...(['URL', 'URLSearchParams'] as const).flatMap((name) => [
    [
      `the interface object ${name} is as Web IDL says`,
      `| the prototype of \`${name}\` | \`Function.prototype\` | the replaced \`${name}\` |`,
    ] as const,
    [
      `the prototype of ${name} is as Web IDL says`,
      `| the prototype of \`${name}.prototype\` | \`Object.prototype\` | the replaced \`${name}.prototype\` |`,
    ] as const,
  ]),
  [
    'there are no members of other standards or older versions',
    '| other members | none | those of the replaced classes, such as `createObjectURL` |',
  ],
]);

/** Runs the program on classes that extend those of the engine; returns null if it has none. */
export function runExtended(
  engine: Engine,
  { forcedPolyfill, test }: Program,
): Promise<Report | null> {
  return runIfBuiltIn(engine, `${forcedPolyfill}\n${test}`);
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
export function runBuiltIn(engine: Engine, { test }: Program): Promise<Report | null> {
  return runIfBuiltIn(engine, test);
}

async function runIfBuiltIn(engine: Engine, script: string): Promise<Report | null> {
  const missing = 'globalThis.urlkitReport = "null"';
  const guarded = `if (typeof URL === 'undefined') ${missing}; else {\n${script}\n}`;
  return JSON.parse(await engine.run(guarded));
}
