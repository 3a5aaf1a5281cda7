import type { Command } from 'commander';
import type { CommandLine } from '../command-line.js';

export function define(line: CommandLine): Command {
  const { program } = line;
  return program
    .command('help')
    .description('print the help of a command')
    .argument('[command]', 'the name of the command')
    .action((name?: string) => {
      const found = program.commands.find((command) => command.name() === name);
      if (name !== undefined && found === undefined) line.refuse(`unknown command '${name}'`);
      (found ?? program).help();
    });
}
