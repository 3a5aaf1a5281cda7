import { CommanderError } from 'commander';
import { createProgram } from './program.js';
import { CommandError } from './run/command-error.js';
import { type ExitStatus, exitStatus, type Streams } from './run/streams.js';

/**
 * Runs the command line.
 *
 * @param args What follows the name of the command.
 * @returns The exit status: 0; 1 if a URL does not parse, is not as it should be, is refused,
 * or leads to different hosts; 2 for wrong usage.
 */
export async function main(args: readonly string[], streams: Streams): Promise<ExitStatus> {
  const result: { status: ExitStatus } = { status: exitStatus.success };
  try {
    await createProgram(streams, result).parseAsync(args, { from: 'user' });
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
