import type { Command } from 'commander';
import type { CommandLine } from './command-line.js';
import type { CommandHelp } from './help.js';
import type { CreateAnswerer } from './run/jobs.js';

/** What the module of a subcommand exports. */
export interface Subcommand {
  /** Adds the subcommand, with its arguments, options and action, and returns it. */
  readonly define: (line: CommandLine) => Command;
  readonly help?: CommandHelp;
  /** Creates what answers inputs, for the threads of a job, too. */
  readonly createAnswerer?: CreateAnswerer<never>;
}

/** The subcommands, in the order of the help. */
export const subcommands: ReadonlyMap<string, () => Promise<Subcommand>> = new Map<
  string,
  () => Promise<Subcommand>
>([
  ['parse', () => import('./commands/parse.js')],
  ['inspect', () => import('./commands/inspect.js')],
  ['get', () => import('./commands/get.js')],
  ['set', () => import('./commands/set.js')],
  ['compare', () => import('./commands/compare.js')],
  ['check', () => import('./commands/check.js')],
  ['lint', () => import('./commands/lint.js')],
  ['links', () => import('./commands/links.js')],
  ['resolve', () => import('./commands/resolve.js')],
  ['relativize', () => import('./commands/relativize.js')],
  ['normalize', () => import('./commands/normalize.js')],
  ['key', () => import('./commands/key.js')],
  ['serve', () => import('./commands/serve.js')],
  ['completion', () => import('./commands/completion.js')],
  ['man', () => import('./commands/man.js')],
  ['help', () => import('./commands/help.js')],
]);
