import { createURLKey, type KeyProfileName, keyProfiles } from '@urlkit/url-keys';
import type { Command } from 'commander';
import { collect, type InputOptions, one } from '../call.js';
import type { CommandLine } from '../command-line.js';
import type { CommandHelp } from '../help.js';
import { rowFormats } from '../names.js';
import { quoted, visibleJSON } from '../output/visible-text.js';
import { type Answer, type Answerer, eachLine } from '../run/answers.js';
import { CommandError } from '../run/command-error.js';
import { eachRow, type RowOptions } from '../run/each-row.js';
import { listOf } from '../urls/tracking-parameters.js';

export function define(line: CommandLine): Command {
  const { program } = line;
  return line
    .inputCommand(
      'key',
      line.onErrorOption('what to do with a row that has no key').default('keep'),
    )
    .description('print the key of a URL, or add keys to the rows of standard input')
    .argument('[url]', 'the URL; if it is missing or -, rows of standard input are read')
    .addOption(
      program
        .createOption('-p, --profile <profile>', 'the program whose keys to print')
        .choices(profileNames)
        .makeOptionMandatory(),
    )
    .option(
      '-d, --drop <name>',
      'a search parameter to leave out, or prefix* for all that begin with it, or * for all, or @tracking for the usual parameters of trackers; may be repeated',
      collect,
    )
    .allowExcessArguments()
    .addOption(
      program
        .createOption('-f, --format <format>', 'the format of the rows')
        .choices(rowFormats)
        .default('lines'),
    )
    .option('-c, --column <name>', 'the column that contains the URL', 'url')
    .option('-o, --output-column <name>', 'the name of the column to add for the key', 'key')
    .addOption(line.flushOption())
    .action(async (url: string | undefined, options: KeyCallOptions, command: Command) => {
      const misuse = misuseOf(url, options, command);
      if (misuse !== null) line.refuse(misuse);
      await line.answer({ command: 'key', options, createAnswerer }, one(url), options);
    });
}

type KeyCallOptions = InputOptions & KeyOptions;

/** Returns why arguments and options cannot be combined; null if they can. */
function misuseOf(
  url: string | undefined,
  { json, format, file = [] }: KeyCallOptions,
  command: Command,
): string | null {
  if (command.args.length > 1) {
    return 'only one URL can be given; to drop several parameters, repeat --drop';
  }
  const isGiven = (name: string): boolean => command.getOptionValueSource(name) === 'cli';
  if (format === 'lines') {
    const hasColumns = isGiven('column') || isGiven('outputColumn');
    return hasColumns ? 'columns need --format tsv, csv or jsonl' : null;
  }
  if (json) return `--json and --format ${format} cannot be combined`;
  if (url !== undefined && url !== '-') {
    return `--format ${format} is for the rows of files, not for a URL`;
  }
  const isTable = format === 'tsv' || format === 'csv';
  return isTable && file.length > 1 ? 'for tsv and csv, only one file can be read' : null;
}

export const help: CommandHelp = {
  examples: [
    'urlkit key --profile surt https://www.example.org/a',
    'urlkit key --profile surt --format tsv --column url <pages.tsv',
  ],
  failure: 'the argument has no key, or a row has none and --on-error is fail',
};

export interface KeyOptions extends RowOptions {
  readonly profile: KeyProfileName;
  readonly drop?: readonly string[] | undefined;
  readonly json?: boolean | undefined;
}

/** The names of all profiles. */
export const profileNames: readonly KeyProfileName[] = keyProfiles.map(({ name }) => name).sort();

/** Prints the keys of URLs, or adds them to rows. */
export function createAnswerer(options: KeyOptions): Answerer {
  const { profile, drop = [], json = false } = options;
  const keyOf = createKeyFunction(profile, drop);
  const lack = { one: `has no ${profile} key`, many: `have no ${profile} key` };
  if (json) {
    const { onError } = options;
    const answer = (input: string, line: number, file: string | null): Answer => {
      const key = keyOf(input);
      if (key !== null) return { output: `${visibleJSON({ input, file, line, key })}\n` };
      const failure = { name: 'no-key', message: lack.one };
      const output = `${visibleJSON({ input, file, line, key, failure })}\n`;
      return { output, complaint: lack.one };
    };
    return eachLine(answer, { json, onError, lack });
  }
  const answer = (input: string): Answer => {
    const key = keyOf(input);
    return key === null ? { output: '', complaint: lack.one } : { output: `${key}\n` };
  };
  const keepsSerializedURLs = profile === 'href' && drop.length === 0 && options.format === 'lines';
  return eachRow(keyOf, answer, lack, options, { keepsSerializedURLs });
}

function createKeyFunction(
  profile: KeyProfileName,
  names: readonly string[],
): (input: string) => string | null {
  for (const name of names) {
    if (name === '') throw new CommandError('--drop needs a name, not an empty string');
    if (name.slice(0, -1).includes('*')) {
      throw new CommandError(`--drop ${quoted(name)}: an asterisk can only be at the end`);
    }
  }
  const dropped = names.flatMap((name) => listOf(name, '--drop '));
  return createURLKey({ profile, dropParameters: { names: dropped } });
}
