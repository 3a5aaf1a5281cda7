import { createRequire } from 'node:module';
import { keyProfiles } from '@urlkit/url-keys';
import { equivalenceLevels, referenceKinds } from '@urlkit/url-reference';
import { Command, CommanderError, Option } from 'commander';
import { type CheckOptions, runCheck } from './check-command.js';
import { type CompareOptions, runCompare } from './compare-command.js';
import { type InspectOptions, runInspect } from './inspect-command.js';
import { type KeyOptions, runKey } from './key-command.js';
import { type LintOptions, runLint } from './lint-command.js';
import { type ParseOptions, runParse } from './parse-command.js';
import {
  type NormalizeOptions,
  type RelativizeOptions,
  type ResolveOptions,
  runNormalize,
  runRelativize,
  runResolve,
} from './reference-commands.js';
import { rowFormatNames } from './row-formats.js';
import { onErrorActions } from './row-run.js';
import { type ExitStatus, exitStatus, type Streams } from './streams.js';

const { version } = createRequire(import.meta.url)('../package.json') as { version: string };

/**
 * Runs the command line.
 *
 * @param args What follows the name of the command.
 * @returns The exit status: 0; 1 if a URL does not parse, is not as it should be, is refused,
 * or leads to different hosts; 2 for wrong usage.
 */
export async function main(args: readonly string[], streams: Streams): Promise<ExitStatus> {
  let status: ExitStatus = exitStatus.success;
  const program = new Command('urlkit')
    .description('Work with URLs as the WHATWG URL standard reads them.')
    .version(version)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => streams.stdout.write(text),
      writeErr: (text) => streams.stderr.write(text),
    })
    .showHelpAfterError('(urlkit --help lists the commands)');

  program
    .command('parse')
    .description('print the components of a URL, or of each line of standard input')
    .argument('[url]', 'the URL; without it, lines of standard input are read')
    .argument('[base]', 'the base URL, for relative URLs')
    .option('-b, --base <base>', 'the base URL, most of all for lines of standard input')
    .option('--json', 'print JSON, one object per line for standard input')
    .action(async (url: string | undefined, base: string | undefined, options: ParseOptions) => {
      if (base !== undefined && options.base !== undefined) {
        program.error('error: two base URLs are given');
      }
      status = await runParse(url, { ...options, base: base ?? options.base }, streams);
    });

  program
    .command('inspect')
    .description('print what is wrong with a URL and where, and its components')
    .argument('<url>', 'the URL')
    .argument('[base]', 'the base URL, for relative URLs')
    .option('--json', 'print JSON')
    .option('--strict', 'exit with 1 if the URL is not a valid URL string')
    .action(async (url: string, base: string | undefined, options: InspectOptions) => {
      status = await runInspect(url, base, options, streams);
    });

  program
    .command('compare')
    .description('print what programs and documents make of a URL, and where programs would go')
    .argument('<url>', 'the URL')
    .argument('[base]', 'the base URL, for relative URLs')
    .option('--with <readers>', 'compare only these, such as curl,go,living')
    .option('--json', 'print JSON')
    .action(async (url: string, base: string | undefined, options: CompareOptions) => {
      status = await runCompare(url, base, options, streams);
    });

  program
    .command('check')
    .description('print which URLs a policy allows, and why not')
    .argument('[urls...]', 'the URLs; without them, lines of standard input are read')
    .requiredOption('-p, --policy <file>', 'the policy, a file of JSON')
    .option('--json', 'print JSON, one object per line')
    .action(async (urls: string[], options: CheckOptions) => {
      status = await runCheck(urls, options, streams);
    });

  program
    .command('lint')
    .description('report what is wrong with URLs in files, one URL a line')
    .argument('[files...]', 'the files; without them, or for -, standard input is read')
    .option('-b, --base <base>', 'the base URL, for relative URLs')
    .action(async (files: string[], options: LintOptions) => {
      status = await runLint(files, options, streams);
    });

  program
    .command('resolve')
    .description('print the URL that a reference leads to, or each line of standard input')
    .argument('[reference]', 'the reference; without it, lines of standard input are read')
    .argument('[base]', 'the base URL, for relative references')
    .option('-b, --base <base>', 'the base URL for lines of standard input')
    .action(
      async (reference: string | undefined, base: string | undefined, options: ResolveOptions) => {
        status = await runResolve(reference, { base: base ?? options.base }, streams);
      },
    );

  program
    .command('relativize')
    .description('print the shortest reference from a URL to another, or to each line of input')
    .argument('<base>', 'the URL from which the reference leads')
    .argument('[target]', 'the URL to which it leads; without it, standard input is read')
    .addOption(
      new Option('-k, --kind <kind>', 'the kind, or the next one if there is none')
        .choices(referenceKinds)
        .default('path-relative'),
    )
    .action(async (base: string, target: string | undefined, options: RelativizeOptions) => {
      status = await runRelativize(base, target, options, streams);
    });

  program
    .command('normalize')
    .description('print the normal form of a URL, relative or not, or of each line of input')
    .argument('[reference]', 'the URL; without it, lines of standard input are read')
    .addOption(
      new Option('-l, --level <level>', 'how far to go')
        .choices(equivalenceLevels)
        .default('percent-coding'),
    )
    .addOption(
      new Option('-m, --mode <mode>', 'how to read what has no scheme')
        .choices(['web', 'file', 'generic'])
        .default('web'),
    )
    .addOption(onErrorOption('answer every line, and what to do with one that is no reference'))
    .addOption(flushOption())
    .action(async (reference: string | undefined, options: NormalizeOptions) => {
      status = await runNormalize(reference, options, streams);
    });

  program
    .command('key')
    .description('print the key of a URL, or of each row of standard input')
    .argument('[url]', 'the URL; without it, standard input is read')
    .addOption(
      new Option('-p, --profile <profile>', 'whose keys they are')
        .choices(keyProfiles.map(({ name }) => name))
        .makeOptionMandatory(),
    )
    .option(
      '-d, --drop <names...>',
      'parameters to leave out: names, or prefixes with * after them',
    )
    .addOption(
      new Option('-f, --format <format>', 'what a row is').choices(rowFormatNames).default('lines'),
    )
    .option('-c, --column <name>', 'the column of the URL', 'url')
    .option('-o, --output-column <name>', 'the column to add for the key', 'key')
    .addOption(onErrorOption('what to do with a row that has no key').default('keep'))
    .addOption(flushOption())
    .action(async (url: string | undefined, options: KeyOptions) => {
      status = await runKey(url, options, streams);
    });

  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? exitStatus.success : exitStatus.wrongUsage;
  }
  return status;
}

function onErrorOption(description: string): Option {
  return new Option('--on-error <action>', description).choices(onErrorActions);
}

function flushOption(): Option {
  return new Option(
    '--flush <mode>',
    'when to write: with the lines that came, or 64 KiB at a time',
  )
    .choices(['line', 'block'])
    .default('block');
}
