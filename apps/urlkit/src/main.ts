import { commandErrorOf } from './run/command-error.js';
import type { ExitStatus, Streams } from './run/streams.js';

/**
 * Runs the command line.
 *
 * @param args The arguments after the name of the program.
 * @returns The exit status: 0 for success; 1 if a URL fails for a reason that the help of the command names;
 * 2 for wrong usage.
 */
export async function main(args: readonly string[], streams: Streams): Promise<ExitStatus> {
  try {
    return (await callWithoutOptions(args, streams)) ?? (await runAny(args, streams));
  } catch (error) {
    const { message, status } = commandErrorOf(error);
    streams.stderr.write(`urlkit: ${message}\n`);
    return status;
  }
}

/**
 * Runs `get` and `parse`, which scripts call most, if there are no options. The parser of options takes longer to load
 * than everything else. Returns null for all other calls.
 */
async function callWithoutOptions(
  [command, ...args]: readonly string[],
  streams: Streams,
): Promise<ExitStatus | null> {
  if (args.some((arg) => arg.startsWith('-') && arg !== '-')) return null;
  const [first, ...rest] = args;
  if (command === 'get' && first !== undefined) {
    const { callGet } = await import('./commands/get.js');
    return await callGet(first, rest, {}, streams);
  }
  if (command === 'parse' && args.length <= 2) {
    const { callParse } = await import('./commands/parse.js');
    return await callParse(first, rest[0], {}, streams);
  }
  return null;
}

async function runAny(args: readonly string[], streams: Streams): Promise<ExitStatus> {
  const { runProgram } = await import('./program.js');
  return await runProgram(args, streams);
}
