// The command line: its commands, arguments and options. The code of a command is loaded when it is needed.

import type { ParserMode, ReferenceKind } from '@urlkit/url-reference';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import {
  answerCall,
  type BaseOptions,
  baseOf,
  callGet,
  callParse,
  destinationOf,
  type GetCallOptions,
  type InputOptions,
  type NullOptions,
  one,
  warnOfUnusedBase,
} from './call.js';
import type { KeyOptions } from './commands/key.js';
import type { LinksOptions } from './commands/links.js';
import type { LintOptions } from './commands/lint.js';
import type { NormalizeLevel } from './commands/references.js';
import type { ServeOptions } from './commands/serve.js';
import type { SetOptions } from './commands/set.js';
import { addHelp } from './help.js';
import type { LintConfig } from './lint/config.js';
import type { KindOptions } from './lint/document-kinds.js';
import {
  colorModes,
  fileKinds,
  flushModes,
  lintFormats,
  onErrorActions,
  rowFormats,
} from './names.js';
import { wantsColors } from './output/colors.js';
import { quoted, visible } from './output/visible-text.js';
import type { Job } from './run/jobs.js';
import { type ExitStatus, exitStatus, type Streams } from './run/streams.js';
import { version } from './version.js';

const URLS = 'the URLs; if there are none, or only -, each line of standard input is a URL';

const MOST_JOBS = 1_024;
const MOST_WARNINGS = 999_999_999;

/** The commands that describe all commands. */
const needsAll = new Set(['completion', 'help', 'man']);

/** Runs the command line, and returns the exit status. */
export async function runProgram(args: readonly string[], streams: Streams): Promise<ExitStatus> {
  const result: { status: ExitStatus } = { status: exitStatus.success };
  try {
    const program = await createProgram(streams, result, args[0]);
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? exitStatus.success : exitStatus.wrongUsage;
  }
  return result.status;
}

/**
 * Creates the command line. The exit status of the command is written to `result`.
 *
 * @param first The first argument. If it is the name of a command, only this command is defined, which takes less time.
 */
async function createProgram(
  streams: Streams,
  result: { status: ExitStatus },
  first: string | undefined,
): Promise<Command> {
  const program = new Command('urlkit')
    .description('URLs on the command line, as the URL standard reads them')
    .version(version)
    .addOption(
      new Option('--color <when>', 'when to use colors').choices(colorModes).default('auto'),
    )
    .configureOutput({
      writeOut: (text) => streams.stdout.write(text),
      writeErr: (text) => streams.stderr.write(text),
      outputError: (text, write) => {
        const lines = text.replace(/^error: /, '').split('\n');
        write(`urlkit: ${lines.map(visible).join('\n')}`);
      },
    })
    .exitOverride()
    .helpCommand(false);
  const hasColors = (): boolean =>
    wantsColors(program.opts()['color'], streams.stdout, process.env);

  const look = (): { readonly colors: boolean; readonly edge: number | undefined } => ({
    colors: hasColors(),
    edge: streams.stdout.columns,
  });

  const answer = async (
    job: Job,
    urls: readonly string[],
    options: InputOptions,
  ): Promise<void> => {
    result.status = await answerCall(job, urls, options, streams);
  };

  const definitions: Readonly<Record<string, () => void | Promise<void>>> = {
    parse() {
      urlCommand(program, 'parse')
        .description('print the components of URLs')
        .addOption(defaultSchemeOption())
        .action(async (url?: string, base?: string, options: BaseOptions = {}) => {
          result.status = await callParse(url, base, options, streams);
        });
    },
    inspect() {
      urlCommand(program, 'inspect')
        .description('print what is wrong with URLs and where, and their components')
        .option(
          '--refang',
          'read URLs that are written so that nobody follows them, such as hxxps://example[.]org',
        )
        .option('--strict', 'exit with 1 if a URL is not a valid URL string')
        .action(
          async (
            url?: string,
            base?: string,
            options: BaseOptions & { strict?: boolean; refang?: boolean } = {},
          ) => {
            const all = { ...options, base: baseOf(base, options), ...look() };
            await warnOfUnusedBase(url, base, streams);
            await answer({ command: 'inspect', options: all }, one(url), options);
          },
        );
    },
    get() {
      inputCommand(program, 'get')
        .description('print components of URLs')
        .argument('<template>', "what to print, such as '{hostname} {port}'")
        .argument('[urls...]', URLS)
        .addOption(baseOption())
        .addOption(nullOption())
        .option('--each', 'print an answer for each value of fields such as {keys}')
        .addOption(defaultSchemeOption())
        .option('--unique', 'print each answer only once; all of them are kept in memory')
        .action(async (template: string, urls: string[], options: GetCallOptions) => {
          result.status = await callGet(template, urls, options, streams);
        });
    },
    set() {
      inputCommand(program, 'set')
        .description('change components of URLs')
        .argument('[urls and edits...]', 'URLs, and edits such as port=80')
        .addOption(baseOption())
        .option('-g, --get <template>', 'what to print, as for the command get')
        .option('--iterate <edit>', 'an edit with several values, such as port="80 81"', collect)
        .option('--sort-query', 'sort the search parameters by name')
        .option(
          '--keep <name>',
          'remove all other search parameters; prefix* keeps several; may be repeated',
          collect,
        )
        .addOption(defaultSchemeOption())
        .option('--existing', 'set only search parameters that the URL already has')
        .addOption(nullOption())
        .allowUnknownOption()
        .action(
          async (
            args: string[],
            options: BaseOptions &
              NullOptions &
              Pick<
                SetOptions,
                'get' | 'iterate' | 'sortQuery' | 'existing' | 'keep' | 'defaultScheme'
              >,
          ) => {
            const { canBeEdited, EDIT_EXAMPLES, isEdit } = await import('./urls/edits.js');
            const unknown = args.find((arg) => /^-./.test(arg) && !isEdit(arg));
            if (unknown !== undefined) program.error(`unknown option '${unknown}'`);
            const edits = args.filter(isEdit);
            const urls = args.filter((arg) => !isEdit(arg));
            const mistyped = urls.find(
              (url) =>
                url !== '-' &&
                options.base === undefined &&
                options.defaultScheme === undefined &&
                !canBeEdited(url),
            );
            if (mistyped !== undefined) {
              program.error(
                `${quoted(mistyped)} is neither a URL nor an edit; edits look like ${EDIT_EXAMPLES}`,
              );
            }
            const destination = destinationOf(options, streams);
            const all = { ...options, edits, destination };
            await answer({ command: 'set', options: all }, urls, options);
          },
        );
    },
    async compare() {
      const { readerNames } = await import('./commands/compare.js');
      urlCommand(program, 'compare')
        .description('print how programs and standards read URLs, and where programs would connect')
        .addOption(
          naming(
            readerNames,
            new Option('--with <readers>', 'compare only these readers, such as curl,go,living'),
          ),
        )
        .action(
          async (url?: string, base?: string, options: BaseOptions & { with?: string } = {}) => {
            const all = { ...options, base: baseOf(base, options), ...look() };
            await warnOfUnusedBase(url, base, streams);
            await answer({ command: 'compare', options: all }, one(url), options);
          },
        );
    },
    check() {
      inputCommand(program, 'check')
        .description('print which URLs a policy allows, and why it refuses the others')
        .argument('[urls...]', URLS)
        .option(
          '-p, --policy <file>',
          'the policy, a JSON file; by default, all public URLs are allowed',
        )
        .action(async (urls: string[], options: InputOptions & { policy?: string }) => {
          const { readPolicy } = await import('./commands/check.js');
          const policy =
            options.policy === undefined ? undefined : await readPolicy(options.policy);
          const all = { ...options, policy, colors: hasColors() };
          await answer({ command: 'check', options: all }, urls, options);
        });
    },
    async lint() {
      const { ruleNames } = await import('./lint/rules.js');
      program
        .command('lint')
        .description(
          'report what is wrong with the links in documents, and with URLs, one on each line',
        )
        .argument(
          '[files...]',
          'the files, folders and glob patterns; if there are none, or for -, standard input is read',
        )
        .option('--file <file>', 'another file; may be repeated', collect)
        .option('--url <url>', 'a URL to check instead of files; may be repeated', collect)
        .addOption(baseOption())
        .addOption(
          naming(
            ruleNames,
            new Option('--rule <rule>', 'the severity of a rule: name=off|warning|error'),
          ).argParser(collect),
        )
        .option('--config <file>', 'the configuration file, instead of urlkit.config.json')
        .option(
          '--max-warnings <number>',
          'exit with 1 if there are more warnings than this',
          countFrom(0, MOST_WARNINGS),
        )
        .option('--quiet', 'report only errors')
        .option(
          '--fix',
          'fix spaces, quotation marks and backslashes in the URLs of the files; without a base URL, documents are read as pages of an https site',
        )
        .addOption(
          new Option(
            '-f, --format <format>',
            'the format of the report; by default, frames on a terminal, and text elsewhere',
          ).choices(lintFormats),
        )
        .addOption(new Option('--json', 'the same as --format json'))
        .addOption(extractOption())
        .addOption(encodingOption())
        .addOption(jobsOption())
        .action(async (files: string[], given: LintCommandOptions) => {
          if (given.json && given.format !== undefined && given.format !== 'json') {
            program.error(`--json and --format ${given.format} cannot be combined`);
          }
          const byDefault = streams.stdout.isTTY ? 'frames' : 'text';
          const format = given.json ? 'json' : (given.format ?? byDefault);
          // The summary counts what one thread has seen.
          const options = { ...given, format, ...(format === 'frames' ? { jobs: 1 } : {}) };
          const { file = [], url = [], inputEncoding } = options;
          const names = [...files, ...file];
          if (url.length > 0 && names.length > 0) {
            program.error('--url and files cannot be combined');
          }
          if (options.fix && (names.length === 0 || names.includes('-') || inputEncoding)) {
            program.error('--fix needs the names of files, which must be in UTF-8');
          }
          const lintOptions = await readLintOptions(url.length > 0 ? [] : names, options, look());
          let isFixed = true;
          if (options.fix) {
            const { fixLintedFiles } = await import('./commands/lint.js');
            isFixed = await fixLintedFiles(lintOptions, (message) => {
              streams.stderr.write(`urlkit: ${message}\n`);
            });
          }
          const input = names.length > 0 ? { ...options, file: lintOptions.files } : options;
          await answer({ command: 'lint', options: lintOptions }, url, input);
          if (!isFixed && result.status === exitStatus.success) result.status = exitStatus.failure;
        });
    },
    links() {
      program
        .command('links')
        .description('print the links in documents, or change them')
        .argument(
          '[files...]',
          'the files, folders and glob patterns; if there are none, or for -, standard input is read',
        )
        .addOption(extractOption())
        .option(
          '-g, --get <template>',
          'what to print for each absolute link, as for the command get',
        )
        .option(
          '--refang',
          'find URLs that are written so that nobody follows them, too, such as hxxps://example[.]org',
        )
        .option(
          '--fix <edit>',
          'change links, as the command set does, such as hostname=example.org; may be repeated',
          collect,
        )
        .option(
          '--where <condition>',
          'change only links with a component, such as hostname=example.net; may be repeated',
          collect,
        )
        .option('--config <file>', 'the configuration file, instead of urlkit.config.json')
        .addOption(baseOption())
        .addOption(nullOption())
        .option('--raw', 'print hidden characters as they are')
        .option('--json', 'print JSON, one object on each line')
        .addOption(encodingOption())
        .action(async (names: string[], options: LinksCommandOptions) => {
          const { fix, where = [], inputEncoding } = options;
          if (fix !== undefined && (names.length === 0 || names.includes('-') || inputEncoding)) {
            program.error('--fix needs the names of files, which must be in UTF-8');
          }
          if (fix === undefined && where.length > 0) program.error('--where needs --fix');
          const { files, folders, kinds } = await readFileOptions(names, options);
          const isConverted = inputEncoding !== undefined;
          const destination = destinationOf(options, streams);
          const linksOptions = { ...options, ...kinds, files, isConverted, destination };
          if (fix === undefined) {
            await answer({ command: 'links', options: linksOptions }, [], {
              ...options,
              file: files,
            });
            return;
          }
          const { editLinks } = await import('./commands/links.js');
          const editOptions = { ...linksOptions, folders, edits: fix, where };
          result.status = await editLinks(editOptions, (message) => {
            streams.stderr.write(`urlkit: ${message}\n`);
          });
        });
    },
    resolve() {
      inputCommand(program, 'resolve')
        .description('print the URLs that references lead to')
        .argument(
          '[reference]',
          'the reference; if it is missing or -, each line of standard input is one',
        )
        .argument('[base]', 'the base URL, for relative references')
        .addOption(baseOption())
        .action(async (reference?: string, base?: string, options: BaseOptions = {}) => {
          const all = { ...options, base: baseOf(base, options) };
          await warnOfUnusedBase(reference, base, streams);
          await answer({ command: 'resolve', options: all }, one(reference), options);
        });
    },
    async relativize() {
      const { referenceKinds } = await import('./commands/references.js');
      inputCommand(program, 'relativize')
        .description('print the shortest references to URLs from a base URL')
        .argument(
          '[target]',
          'the URL that the reference leads to; if it is missing or -, each line of standard input is one',
        )
        .argument('[base]', 'the URL that the references are relative to')
        .addOption(baseOption())
        .addOption(
          new Option(
            '-k, --kind <kind>',
            'the kind of reference; if there is none of this kind, the next kind is used',
          )
            .choices(referenceKinds)
            .default('path-relative'),
        )
        .action(
          async (
            target: string | undefined,
            base: string | undefined,
            options: BaseOptions & { kind: ReferenceKind },
          ) => {
            const from = baseOf(base, options);
            if (from === undefined) {
              return program.error('give a base URL: a second argument or --base');
            }
            const all = { ...options, base: from };
            await answer({ command: 'relativize', options: all }, one(target), options);
          },
        );
    },
    async normalize() {
      const { normalizeLevels, parserModes } = await import('./commands/references.js');
      inputCommand(
        program,
        'normalize',
        onErrorOption(
          'answer empty lines, too; what to do with a line that is not a reference: print an empty line, skip it, or stop',
        ),
      )
        .description('print the normal forms of URLs, absolute or relative')
        .argument(
          '[reference]',
          'the URL; if it is missing or -, each line of standard input is a URL',
        )
        .addOption(
          new Option(
            '-l, --level <level>',
            'how much to normalize: all gives URLs with a scheme the form of the URL standard, and decodes what need not be percent-encoded; the other levels keep the case of the host',
          )
            .choices(normalizeLevels)
            .default('all'),
        )
        .addOption(
          new Option('-m, --mode <mode>', 'how to read a reference without a scheme')
            .choices(parserModes)
            .default('web'),
        )
        .addOption(flushOption())
        .action(
          async (
            reference: string | undefined,
            options: InputOptions & { level: NormalizeLevel; mode: ParserMode },
          ) => {
            await answer({ command: 'normalize', options }, one(reference), options);
          },
        );
    },
    async key() {
      const { profileNames } = await import('./commands/key.js');
      inputCommand(
        program,
        'key',
        onErrorOption('what to do with a row that has no key').default('keep'),
      )
        .description('print the key of a URL, or add keys to the rows of standard input')
        .argument('[url]', 'the URL; if it is missing or -, rows of standard input are read')
        .addOption(
          new Option('-p, --profile <profile>', 'the program whose keys to print')
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
          new Option('-f, --format <format>', 'the format of the rows')
            .choices(rowFormats)
            .default('lines'),
        )
        .option('-c, --column <name>', 'the column that contains the URL', 'url')
        .option('-o, --output-column <name>', 'the name of the column to add for the key', 'key')
        .addOption(flushOption())
        .action(async (url: string | undefined, options: KeyCommandOptions, command: Command) => {
          const misuse = misuseOfKey(url, options, command);
          if (misuse !== null) program.error(misuse);
          await answer({ command: 'key', options }, one(url), options);
        });
    },
    serve() {
      program
        .command('serve')
        .description('serve the live page on this machine, and print the link to it')
        .argument('[url]', 'the URL that the page shows first')
        .option('-b, --base <base>', 'the base URL that the page shows first')
        .option('-p, --port <port>', 'the port; by default, any free one')
        .action(async (url: string | undefined, options: ServeOptions) => {
          const { runServe } = await import('./commands/serve.js');
          result.status = await runServe(url, options, streams);
        });
    },
    completion() {
      program
        .command('completion')
        .description('print a script with which a shell completes commands and options')
        .addArgument(
          program.createArgument('<shell>', 'the shell').choices(['bash', 'zsh', 'fish']),
        )
        .action(async (shell: string) => {
          const { completionScript } = await import('./commands/completion.js');
          streams.stdout.write(completionScript(program, shell));
        });
    },
    man() {
      program
        .command('man')
        .description('print the manual page')
        .action(async () => {
          const { manPage } = await import('./commands/man-page.js');
          streams.stdout.write(manPage(program));
        });
    },
    help() {
      program
        .command('help')
        .description('print the help of a command')
        .argument('[command]', 'the name of the command')
        .action((name?: string) => {
          const found = program.commands.find((command) => command.name() === name);
          if (name !== undefined && found === undefined) {
            program.error(`unknown command '${name}'`);
          }
          (found ?? program).help();
        });
    },
  };
  const isKnown = first !== undefined && Object.keys(definitions).includes(first);
  for (const name of isKnown && !needsAll.has(first) ? [first] : Object.keys(definitions)) {
    await definitions[name]?.();
  }
  addHelp(program);
  return program;
}

type KeyCommandOptions = InputOptions & KeyOptions;

/** Returns why arguments and options of `key` cannot be combined; null if they can. */
function misuseOfKey(
  url: string | undefined,
  { json, format, file = [] }: KeyCommandOptions,
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

interface LinksCommandOptions
  extends BaseOptions,
    NullOptions,
    Pick<LinksOptions, 'extract' | 'get' | 'refang' | 'raw'> {
  readonly config?: string;
  readonly fix?: readonly string[];
  readonly where?: readonly string[];
}

interface LintCommandOptions
  extends BaseOptions,
    Pick<LintOptions, 'maxWarnings' | 'extract' | 'quiet'> {
  readonly format?: LintOptions['format'];
  readonly url?: readonly string[];
  readonly rule?: readonly string[];
  readonly config?: string;
  readonly fix?: boolean;
}

// Options of the command line override the configuration.
async function readLintOptions(
  names: readonly string[],
  options: LintCommandOptions & Pick<LintOptions, 'format'>,
  look: Pick<LintOptions, 'colors' | 'edge'>,
): Promise<LintOptions> {
  const { readRules } = await import('./lint/rules.js');
  const { config, files, folders, kinds } = await readFileOptions(names, options);
  const rules = readRules((options.rule ?? []).map(splitRule));
  return {
    ...config,
    ...kinds,
    files,
    folders,
    isConverted: options.inputEncoding !== undefined,
    base: options.base ?? config.base,
    rules: { ...config.rules, ...rules },
    format: options.format,
    maxWarnings: options.maxWarnings ?? config.maxWarnings,
    quiet: options.quiet,
    ...look,
  };
}

async function readFileOptions(
  names: readonly string[],
  options: Pick<LintCommandOptions, 'config' | 'extract'>,
): Promise<{
  readonly config: Omit<LintConfig, 'ignoreFiles'>;
  readonly files: readonly string[];
  readonly folders: readonly string[];
  readonly kinds: KindOptions;
}> {
  const { findFiles, isDirectory } = await import('./lint/find-files.js');
  const { loadConfig } = await import('./lint/config.js');
  const { ignoreFiles, ...config } = await loadConfig(options.config);
  const kinds = { extract: options.extract ?? config.extract, kinds: config.kinds };
  const files = names.length === 0 ? ['-'] : await findFiles(names, { ...kinds, ignoreFiles });
  return { config, files, folders: names.filter(isDirectory), kinds };
}

function splitRule(rule: string): [string, string] {
  const [name = '', severity = ''] = rule.split('=');
  return [name, severity];
}

/** Adds a command that reads URLs from arguments, standard input or files. */
function inputCommand(program: Command, name: string, onError = onErrorOption()): Command {
  return program
    .command(name)
    .option('--file <file>', 'a file whose lines to read; may be repeated', collect)
    .addOption(encodingOption())
    .addOption(jobsOption())
    .addOption(onError)
    .option('--json', 'print JSON, one object on each line');
}

/** Adds a command that reads one URL, which may be relative, or one on each line. */
function urlCommand(program: Command, name: string): Command {
  return inputCommand(program, name)
    .argument('[url]', 'the URL; if it is missing or -, each line of standard input is a URL')
    .argument('[base]', 'the base URL, for relative URLs')
    .addOption(baseOption());
}

function defaultSchemeOption(): Option {
  return new Option('--default-scheme <scheme>', 'the scheme of URLs that begin with a host');
}

function baseOption(): Option {
  return new Option('-b, --base <base>', 'the base URL, for relative URLs');
}

function extractOption(): Option {
  return new Option(
    '-e, --extract <kind>',
    'how to find URLs in the files; by default, their extensions say it',
  ).choices(fileKinds);
}

function nullOption(): Option {
  return new Option(
    '-0, --null',
    'end each answer with U+0000 instead of a newline, and print line breaks as they are',
  );
}

function encodingOption(): Option {
  return new Option('--input-encoding <label>', 'the encoding of the input; the default is UTF-8');
}

function jobsOption(): Option {
  return new Option(
    '-j, --jobs <number>',
    'the largest number of threads for large inputs',
  ).argParser(countFrom(1, MOST_JOBS));
}

function onErrorOption(
  description = 'answer empty lines, too; what to do with a line that fails: print an empty answer, skip it, or stop',
): Option {
  return new Option('--on-error <action>', description).choices(onErrorActions);
}

function flushOption(): Option {
  return new Option(
    '--flush <mode>',
    'when to write: after each group of lines that was read, or 64 KiB at a time',
  )
    .choices(flushModes)
    .default('block');
}

/** Names what a value consists of, for the help and for completions. The command checks the value itself. */
function naming(names: readonly string[], option: Option): Option {
  option.argChoices = [...names];
  return option;
}

function collect(value: string, others: readonly string[] = []): string[] {
  return [...others, value];
}

function countFrom(least: number, most: number): (text: string) => number {
  return (text) => {
    const count = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (count >= least && count <= most) return count;
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
  };
}
