// The command line. The code of a subcommand is loaded when it is needed.

import { CommanderError } from 'commander';
import { CommandLine } from './command-line.js';
import { addHelp, addProgramHelp } from './help.js';
import { type ExitStatus, exitStatus, type Streams } from './run/streams.js';
import { subcommands } from './subcommands.js';

/** The subcommands that describe all subcommands. */
const needsAll = new Set(['completion', 'help', 'man']);

/** Runs the command line, and returns the exit status. */
export async function runProgram(args: readonly string[], streams: Streams): Promise<ExitStatus> {
  const line = new CommandLine(streams);
  try {
    // A URL alone is inspected. No subcommand has a colon.
    const all = /^[a-z][a-z\d+.-]*:/i.test(args[0] ?? '') ? ['inspect', ...args] : args;
    await define(line, all[0]);
    await line.program.parseAsync(all, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? exitStatus.success : exitStatus.wrongUsage;
  }
  return line.status;
}

/**
 * Defines the subcommands.
 *
 * @param first The first argument. If it is the name of a subcommand, only this one is defined, which takes less time.
 */
async function define(line: CommandLine, first: string | undefined): Promise<void> {
  const named = first === undefined || needsAll.has(first) ? undefined : subcommands.get(first);
  for (const load of named === undefined ? subcommands.values() : [named]) {
    const subcommand = await load();
    addHelp(subcommand.define(line), subcommand.help);
  }
  addProgramHelp(line.program);
}
