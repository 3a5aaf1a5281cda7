import { isDeepStrictEqual } from 'node:util';
import { expected } from './program.js';
import type { Project } from './project.js';
import { replacementSetUps } from './replacements.js';
import { type SetUp, setUps } from './setups.js';

export const usualSetUps: readonly SetUp[] = [...setUps, ...replacementSetUps];

/** Returns the set-ups with these names, all if there are none, and ends the program if a name is unknown. */
export function choose(from: readonly SetUp[], names: readonly string[]): readonly SetUp[] {
  const unknown = names.filter((name) => !from.some((setUp) => setUp.name === name));
  if (unknown.length > 0) {
    console.error(`Unknown: ${unknown.join(', ')}. Write one of:`);
    for (const { name } of from) console.error(`  ${name}`);
    process.exit(1);
  }
  return names.length === 0 ? from : from.filter(({ name }) => names.includes(name));
}

/** Runs the program in a set-up and says what is wrong; null if nothing is. */
export async function problemIn(
  { run, isOptional }: SetUp,
  project: Project,
): Promise<string | null> {
  try {
    const all = await run(project);
    if (all.length === 0) return isOptional ? null : 'ran nothing';
    const wrong = all.find((results) => !isDeepStrictEqual(results, expected));
    return wrong === undefined ? null : `calculated ${JSON.stringify(wrong)}`;
  } catch (error) {
    return String(error);
  }
}
