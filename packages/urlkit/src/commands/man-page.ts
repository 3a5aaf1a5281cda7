import type { Command } from 'commander';
import { examplesOf, statusesOf } from '../help.js';

/** Returns the manual page of a program, in the language of man(7). It has the text of the help. */
export function manPage(program: Command): string {
  const help = program.createHelp();
  const name = program.name();
  const described = program.commands.filter((command) => command.name() !== 'help');
  const commands = described.flatMap((command) => [
    `.SS ${roff(help.commandUsage(command))}`,
    sentence(command.description()),
    ...help
      .visibleArguments(command)
      .flatMap((argument) => [
        '.TP',
        `.I ${roff(argument.name())}`,
        sentence(help.argumentDescription(argument)),
      ]),
    ...optionsOf(program, command),
    ...examplesOf(command).flatMap((example) => ['.PP', '.nf', roff(`$ ${example}`), '.fi']),
  ]);
  const statuses = statusesOf('failure; the help of each command says when').flatMap(
    ([status, why]) => ['.TP', `.B ${status}`, sentence(why)],
  );
  return [
    `.TH ${name.toUpperCase()} 1 "" "${name} ${program.version()}"`,
    ...['.SH NAME', roff(`${name} - ${program.description()}`)],
    ...['.SH SYNOPSIS', roff(help.commandUsage(program))],
    ...['.SH OPTIONS', ...optionsOf(program, program)],
    ...['.SH COMMANDS', ...commands],
    ...['.SH "EXIT STATUS"', ...statuses, ''],
  ].join('\n');
}

function optionsOf(program: Command, command: Command): string[] {
  const help = program.createHelp();
  return help
    .visibleOptions(command)
    .flatMap((option) => [
      '.TP',
      `.B ${roff(option.flags)}`,
      sentence(help.optionDescription(option)),
    ]);
}

function sentence(text: string): string {
  return roff(`${text.charAt(0).toUpperCase()}${text.slice(1)}.`);
}

// A backslash starts an escape. A dot or an apostrophe at the start of a line starts a request.
function roff(text: string): string {
  return text
    .replace(/\\/g, '\\e')
    .replace(/-/g, '\\-')
    .replace(/^(?=[.'])/gm, '\\&');
}
