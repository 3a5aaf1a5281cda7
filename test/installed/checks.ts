import { isDeepStrictEqual } from 'node:util';
import { expected } from './program.js';
import type { Project } from './project.js';
import type { SetUp } from './setups.js';

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
