// The examples and exit statuses in the help of each command.

import type { Command } from 'commander';

/** What the help of a subcommand says beside its arguments and options. */
export interface CommandHelp {
  readonly examples: readonly string[];
  /** What the arguments and files of the command consist of, as paragraphs of lines. */
  readonly details?: readonly string[];
  /** The meaning of the exit status 1; empty if the command never exits with it. */
  readonly failure: string;
  /** The meaning of the exit status 2; by default, that of the commands that read URLs. */
  readonly trouble?: string;
}

const helpOf = new WeakMap<Command, CommandHelp>();

/** Adds exit statuses to the help of the program. */
export function addProgramHelp(program: Command): void {
  program.addHelpText(
    'after',
    `\n${statusText('a URL fails; the help of each command says when')}`,
  );
}

/** Adds examples and exit statuses to the help of a subcommand. */
export function addHelp(command: Command, help: CommandHelp | undefined): void {
  if (help === undefined) return;
  helpOf.set(command, help);
  const details = detailsOf(command)
    .map((line) => `${line}\n`)
    .join('');
  const examples = help.examples.map((example) => `  $ ${example}\n`).join('');
  command.addHelpText(
    'after',
    `\n${details === '' ? '' : `${details}\n`}Examples:\n${examples}\n${statusText(help.failure, help.trouble)}`,
  );
}

/** Returns examples of a command. */
export function examplesOf(command: Command): readonly string[] {
  return helpOf.get(command)?.examples ?? [];
}

/** Returns the lines that say what the arguments and files of a command consist of. */
export function detailsOf(command: Command): readonly string[] {
  return helpOf.get(command)?.details ?? [];
}

/** Returns exit statuses and their meanings. Commands that never exit with 1 do not read URLs. */
export function statusesOf(
  failure: string,
  trouble = 'wrong usage, an input that cannot be read, or an output that cannot be written',
): [status: string, meaning: string][] {
  const first: [string, string] = ['0', 'success'];
  if (failure === '') return [first, ['2', trouble]];
  return [first, ['1', failure], ['2', trouble], ['130', 'interrupted']];
}

function statusText(failure: string, trouble?: string): string {
  const lines = statusesOf(failure, trouble).map(
    ([status, meaning]) => `  ${status.padEnd(5)}${meaning}\n`,
  );
  return `Exit status:\n${lines.join('')}`;
}
