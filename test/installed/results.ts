// The program as files that print what it calculates, and what they print.

import { modules } from './program.js';
import type { Project } from './project.js';

export const print = 'console.log(JSON.stringify(results));\n';
const printing = {
  'print.mjs': modules.js + print,
  'print.cjs': modules.cjs + print,
};

/** Writes the program to files of a folder. */
export function writePrograms(project: Project, folder: string): { js: string; cjs: string } {
  for (const [name, code] of Object.entries(printing)) project.write(`${folder}/${name}`, code);
  return { js: `${folder}/print.mjs`, cjs: `${folder}/print.cjs` };
}

function parseResults(output: string): unknown[] {
  const line = output.split('\n').find((text) => text.startsWith('["https:'));
  if (line === undefined) throw new Error(`No results in: ${output}`);
  return JSON.parse(line);
}

export async function runEach(
  project: Project,
  command: string,
  argumentLists: readonly (readonly string[])[],
): Promise<unknown[][]> {
  const all: unknown[][] = [];
  for (const args of argumentLists) all.push(parseResults(await project.run(command, args)));
  return all;
}
