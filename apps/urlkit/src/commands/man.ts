import type { Command } from 'commander';
import type { CommandLine } from '../command-line.js';
import type { CommandHelp } from '../help.js';
import { detailsOf, examplesOf, statusesOf } from '../help.js';

export function define({ program, streams }: CommandLine): Command {
  return program
    .command('man')
    .description('print the manual page')
    .action(() => {
      streams.stdout.write(manPage(program));
    });
}

export const help: CommandHelp = {
  examples: ['urlkit man >~/.local/share/man/man1/urlkit.1'],
  failure: '',
  trouble: 'wrong usage, or an output that cannot be written',
};

const variables = [
  ['NO_COLOR', 'if it is set and not empty, the output has no colors'],
  ['FORCE_COLOR', 'turns colors on where the output is not a terminal; 0 turns them off'],
  [
    'NODE_DISABLE_COMPILE_CACHE',
    'if it is 1, Node 22 and later do not keep compiled code of this program in the folder node-compile-cache of the folder for temporary files',
  ],
] as const;

const configurationFiles = [
  ['urlkit.config.json', 'the configuration of lint, in the current folder or one above it'],
  ['package.json', 'the same, in its member urlkit'],
  ['.gitignore', 'the files that lint leaves out of folders and patterns'],
] as const;

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
    ...block(detailsOf(command)),
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
    ...['.SH "EXIT STATUS"', ...statuses],
    ...['.SH ENVIRONMENT', ...terms(variables)],
    ...['.SH FILES', ...terms(configurationFiles)],
    ...['.SH "SEE ALSO"', roff('The URL standard: https://url.spec.whatwg.org/'), '.PP'],
    ...[roff('The guides: https://github.com/urlkit/urlkit/tree/main/docs/guides'), ''],
  ].join('\n');
}

function block(lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['.PP', '.nf', ...lines.map(roff), '.fi'];
}

function terms(entries: readonly (readonly [term: string, meaning: string])[]): string[] {
  return entries.flatMap(([term, meaning]) => ['.TP', `.B ${roff(term)}`, sentence(meaning)]);
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
