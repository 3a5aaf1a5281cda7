import { CommanderError } from 'commander';
import { createProgram } from './program.js';
import { CommandError } from './run/command-error.js';
import { type ExitStatus, exitStatus, type Streams } from './run/streams.js';

/**
 * Runs the command line.
 *
 * @param args The arguments after the name of the program.
 * @returns The exit status: 0 for success; 1 if a URL fails for a reason that the help of the command names;
 * 2 for wrong usage.
 */
export async function main(args: readonly string[], streams: Streams): Promise<ExitStatus> {
  const result: { status: ExitStatus } = { status: exitStatus.success };
  try {
    await createProgram(streams, result, args[0]).parseAsync(args, { from: 'user' });
  } catch (error) {
    if (error instanceof CommandError) {
      streams.stderr.write(`urlkit: ${error.message}\n`);
      return error.status;
    }
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? exitStatus.success : exitStatus.wrongUsage;
  }
  return result.status;
}
