// The command line: its commands, arguments and options. What they do is loaded when it is needed.

import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import type { KeyProfileName } from '@urlkit/url-keys';
import type { EquivalenceLevel, ParserMode, ReferenceKind } from '@urlkit/url-reference';
import { Command, InvalidArgumentError, Option } from 'commander';
import type { ServeOptions } from './commands/serve.js';
import { addHelp } from './help.js';
import type { RowFormatName } from './lines/row-formats.js';
import type { DocumentKind } from './lint/extractors.js';
import type { LintFormat } from './lint/reporters.js';
import type { FlushMode } from './output/answer-writer.js';
import { type ColorMode, wantsColors } from './output/colors.js';
import type { OnError } from './run/each-row.js';
import type { Job } from './run/jobs.js';
import { run } from './run/run.js';
import type { ExitStatus, Streams } from './run/streams.js';

const { version } = createRequire(import.meta.url)('../package.json') as { version: string };

// Lists of packages that are not loaded for the sake of them. A test compares them.
const kinds: readonly ReferenceKind[] = [
  'path-relative',
  'root-relative',
  'scheme-relative',
  'absolute',
];
const levels: readonly EquivalenceLevel[] = ['as-is', 'syntax', 'scheme', 'percent-coding'];
const modes: readonly ParserMode[] = ['web', 'file', 'generic'];
const profiles: readonly KeyProfileName[] = [
  'href',
  'href-without-fragment',
  'surt',
  'urlcanon-semantic',
  'urlcanon-whatwg',
  'w3lib',
];
const rowFormats: readonly RowFormatName[] = ['lines', 'tsv', 'csv', 'jsonl'];
const onErrorActions: readonly OnError[] = ['keep', 'skip', 'fail'];
const flushModes: readonly FlushMode[] = ['line', 'block'];
const lintFormats: readonly LintFormat[] = ['text', 'json', 'sarif', 'github'];
const documentKinds: readonly DocumentKind[] = ['markdown', 'html', 'text'];
const colorModes: readonly ColorMode[] = ['auto', 'always', 'never'];

/** More threads than these are rarely of use, and each takes memory. */
const MOST_THREADS = 3;

/** Options that every command has which reads URLs. */
interface InputOptions {
  readonly file?: readonly string[];
  readonly inputEncoding?: string;
  readonly jobs?: number;
  readonly flush?: FlushMode;
  readonly json?: boolean;
}

interface BaseOptions extends InputOptions {
  readonly base?: string;
}

/** Makes the command line. The exit status of the command that is run goes into `result`. */
export function createProgram(streams: Streams, result: { status: ExitStatus }): Command {
  const program = new Command('urlkit')
    .description('URLs on the command line, as the URL standard reads them')
    .version(version)
    .addOption(new Option('--color <when>', 'when to color').choices(colorModes).default('auto'))
    .configureOutput({
      writeOut: (text) => streams.stdout.write(text),
      writeErr: (text) => streams.stderr.write(text),
    })
    .exitOverride();
  const hasColors = (): boolean =>
    wantsColors(program.opts()['color'], streams.stdout, process.env);

  async function answer(job: Job, urls: readonly string[], options: InputOptions): Promise<void> {
    const { file, inputEncoding, flush = 'line' } = options;
    const threads =
      options.jobs ??
      (options.flush === 'line' ? 1 : Math.min(availableParallelism(), MOST_THREADS));
    if (urls.length > 0 && file !== undefined) {
      program.error('error: a URL is given, and a file');
    }
    const isStdin = urls.length === 1 && urls[0] === '-';
    const files = file ?? ['-'];
    const runOptions = { urls: isStdin ? [] : urls, files, inputEncoding, flush, threads };
    result.status = await run(job, runOptions, streams);
  }

  function baseOf(argument: string | undefined, { base }: BaseOptions): string | undefined {
    if (argument !== undefined && base !== undefined) {
      program.error('error: two base URLs are given');
    }
    return argument ?? base;
  }

  const one = (url: string | undefined): string[] => (url === undefined ? [] : [url]);

  inputCommand(program, 'parse')
    .description('print the components of URLs')
    .argument('[url]', 'the URL; without it, or for -, lines of standard input are read')
    .argument('[base]', 'the base URL, for relative URLs')
    .addOption(baseOption())
    .action(async (url?: string, base?: string, options: BaseOptions = {}) => {
      const { json } = options;
      await answer(
        { command: 'parse', options: { json, base: baseOf(base, options) } },
        one(url),
        options,
      );
    });

  inputCommand(program, 'inspect')
    .description('print what is wrong with URLs and where, and their components')
    .argument('[url]', 'the URL; without it, or for -, lines of standard input are read')
    .argument('[base]', 'the base URL, for relative URLs')
    .addOption(baseOption())
    .option('--strict', 'exit with 1 if a URL is not a valid URL string')
    .action(
      async (url?: string, base?: string, options: BaseOptions & { strict?: boolean } = {}) => {
        const { json, strict } = options;
        const colors = hasColors();
        const inspectOptions = { json, strict, colors, base: baseOf(base, options) };
        await answer({ command: 'inspect', options: inspectOptions }, one(url), options);
      },
    );

  inputCommand(program, 'get')
    .description('print components of URLs')
    .argument('<template>', "what to print, such as '{hostname} {port}'")
    .argument('[urls...]', 'the URLs; without them, or for -, lines of standard input are read')
    .addOption(baseOption())
    .action(async (template: string, urls: string[], options: BaseOptions) => {
      const { json, base } = options;
      await answer({ command: 'get', options: { template, json, base } }, urls, options);
    });

  inputCommand(program, 'set')
    .description('change components of URLs')
    .argument('[urls and edits...]', 'URLs, and what to change, such as port=80')
    .addOption(baseOption())
    .option('-g, --get <template>', 'what to print of the URLs', '{href}')
    .option('--iterate <edit>', 'an edit with several values, such as port="80 81"', collect)
    .option('--sort-query', 'sort the search parameters by name')
    .option('--existing', 'set only search parameters that are there')
    .allowUnknownOption()
    .action(
      async (
        args: string[],
        options: BaseOptions & {
          get?: string;
          iterate?: string[];
          sortQuery?: boolean;
          existing?: boolean;
        },
      ) => {
        const { isEdit } = await import('./urls/edits.js');
        const unknown = args.find((arg) => /^-./.test(arg) && !isEdit(arg));
        if (unknown !== undefined) program.error(`error: unknown option '${unknown}'`);
        const edits = args.filter(isEdit);
        const urls = args.filter((arg) => !isEdit(arg));
        const { json, base, get, iterate, sortQuery, existing } = options;
        const setOptions = { edits, json, base, get, iterate, sortQuery, existing };
        await answer({ command: 'set', options: setOptions }, urls, options);
      },
    );

  inputCommand(program, 'compare')
    .description('print what programs and documents make of URLs, and where programs would go')
    .argument('[url]', 'the URL; without it, or for -, lines of standard input are read')
    .argument('[base]', 'the base URL, for relative URLs')
    .addOption(baseOption())
    .option('--with <readers>', 'compare only these, such as curl,go,living')
    .action(async (url?: string, base?: string, options: BaseOptions & { with?: string } = {}) => {
      const { json, with: names } = options;
      const colors = hasColors();
      const compareOptions = { json, with: names, colors, base: baseOf(base, options) };
      await answer({ command: 'compare', options: compareOptions }, one(url), options);
    });

  inputCommand(program, 'check')
    .description('print which URLs a policy allows, and why not')
    .argument('[urls...]', 'the URLs; without them, or for -, lines of standard input are read')
    .requiredOption('-p, --policy <file>', 'the policy, a file of JSON')
    .action(async (urls: string[], options: InputOptions & { policy: string }) => {
      const { readPolicy } = await import('./commands/check.js');
      const policy = await readPolicy(options.policy);
      const checkOptions = { policy, json: options.json, colors: hasColors() };
      await answer({ command: 'check', options: checkOptions }, urls, options);
    });

  program
    .command('lint')
    .description('report what is wrong with URLs in files, one URL a line')
    .argument('[files...]', 'the files; without them, or for -, standard input is read')
    .option('--file <file>', 'another file; may be repeated', collect)
    .option('--url <url>', 'a URL to check instead; may be repeated', collect)
    .addOption(baseOption())
    .option('--rule <rule>', 'a validation error and its severity: name=off|warning|error', collect)
    .option('--config <file>', 'the configuration, instead of urlkit.config.json')
    .option('--max-warnings <number>', 'exit with 1 if there are more warnings', readCount)
    .option('--fix', 'write what can be fixed into the files')
    .addOption(
      new Option('-f, --format <format>', 'how to report').choices(lintFormats).default('text'),
    )
    .addOption(new Option('--json', 'the same as --format json').implies({ format: 'json' }))
    .addOption(
      new Option('-e, --extract <kind>', 'check the links of documents').choices(documentKinds),
    )
    .addOption(encodingOption())
    .addOption(jobsOption())
    .action(async (files: string[], options: LintCommandOptions) => {
      const { file = [], url = [], inputEncoding } = options;
      const names = [...files, ...file];
      const lintOptions = await readLintOptions(options, hasColors());
      if (options.fix) {
        if (names.length === 0 || names.includes('-') || inputEncoding !== undefined) {
          program.error('error: --fix needs files in UTF-8');
        }
        const { fixLintedFile } = await import('./commands/lint.js');
        for (const name of names) await fixLintedFile(name, lintOptions);
      }
      const input =
        names.length > 0 ? { ...options, file: names } : { ...options, file: undefined };
      await answer({ command: 'lint', options: lintOptions }, url, input as InputOptions);
    });

  inputCommand(program, 'resolve')
    .description('print the URLs that references lead to')
    .argument('[reference]', 'the reference; without it, or for -, standard input is read')
    .argument('[base]', 'the base URL, for relative references')
    .addOption(baseOption())
    .action(async (reference?: string, base?: string, options: BaseOptions = {}) => {
      const { json } = options;
      const resolveOptions = { json, base: baseOf(base, options) };
      await answer({ command: 'resolve', options: resolveOptions }, one(reference), options);
    });

  inputCommand(program, 'relativize')
    .description('print the shortest references from a URL to others')
    .argument('<base>', 'the URL from which the reference leads')
    .argument('[target]', 'the URL to which it leads; without it, or for -, standard input is read')
    .addOption(
      new Option('-k, --kind <kind>', 'the kind, or the next one if there is none')
        .choices(kinds)
        .default('path-relative'),
    )
    .action(
      async (
        base: string,
        target: string | undefined,
        options: InputOptions & { kind: ReferenceKind },
      ) => {
        const { json, kind } = options;
        await answer(
          { command: 'relativize', options: { json, kind, base } },
          one(target),
          options,
        );
      },
    );

  inputCommand(program, 'normalize')
    .description('print the normal form of URLs, relative or not')
    .argument('[reference]', 'the URL; without it, or for -, standard input is read')
    .addOption(
      new Option('-l, --level <level>', 'how far to go').choices(levels).default('percent-coding'),
    )
    .addOption(
      new Option('-m, --mode <mode>', 'how to read what has no scheme')
        .choices(modes)
        .default('web'),
    )
    .addOption(onErrorOption('answer every line, and what to do with one that is no reference'))
    .addOption(flushOption())
    .action(
      async (
        reference: string | undefined,
        options: InputOptions & { level: EquivalenceLevel; mode: ParserMode; onError?: OnError },
      ) => {
        const { json, level, mode, onError } = options;
        const normalizeOptions = { json, level, mode, onError };
        await answer({ command: 'normalize', options: normalizeOptions }, one(reference), options);
      },
    );

  inputCommand(program, 'key')
    .description('print the key of a URL, or of each row of standard input')
    .argument('[url]', 'the URL; without it, or for -, standard input is read')
    .addOption(
      new Option('-p, --profile <profile>', 'whose keys they are')
        .choices(profiles)
        .makeOptionMandatory(),
    )
    .option(
      '-d, --drop <names...>',
      'parameters to leave out: names, or prefixes with * after them',
    )
    .addOption(
      new Option('-f, --format <format>', 'what a row is').choices(rowFormats).default('lines'),
    )
    .option('-c, --column <name>', 'the column of the URL', 'url')
    .option('-o, --output-column <name>', 'the column to add for the key', 'key')
    .addOption(onErrorOption('what to do with a row that has no key').default('keep'))
    .addOption(flushOption())
    .action(async (url: string | undefined, options: InputOptions & KeyCommandOptions) => {
      const { json, profile, drop, format, column, outputColumn, onError } = options;
      if ((format === 'tsv' || format === 'csv') && (options.file?.length ?? 0) > 1) {
        program.error('error: only one file with a header can be read');
      }
      const keyOptions = { json, profile, drop, format, column, outputColumn, onError };
      await answer({ command: 'key', options: keyOptions }, one(url), options);
    });

  program
    .command('serve')
    .description('open the live page on this machine, and print the link to it')
    .argument('[url]', 'the URL to show')
    .option('-b, --base <base>', 'the base URL to show')
    .option('-p, --port <port>', 'the port; any that is free if it is left out')
    .action(async (url: string | undefined, options: ServeOptions) => {
      const { runServe } = await import('./commands/serve.js');
      result.status = await runServe(url, options, streams);
    });

  program
    .command('completion')
    .description('print a script by which a shell completes commands and options')
    .addArgument(program.createArgument('<shell>', 'the shell').choices(['bash', 'zsh', 'fish']))
    .action(async (shell: string) => {
      const { completionScript } = await import('./commands/completion.js');
      streams.stdout.write(completionScript(program, shell));
    });

  program
    .command('man')
    .description('print the manual page, made of this help')
    .action(async () => {
      const { manPage } = await import('./commands/man-page.js');
      streams.stdout.write(manPage(program));
    });

  addHelp(program);
  return program;
}

interface KeyCommandOptions {
  readonly profile: KeyProfileName;
  readonly drop?: string[];
  readonly format: RowFormatName;
  readonly column: string;
  readonly outputColumn: string;
  readonly onError: OnError;
}

interface LintCommandOptions extends BaseOptions {
  readonly url?: readonly string[];
  readonly rule?: readonly string[];
  readonly config?: string;
  readonly maxWarnings?: number;
  readonly fix?: boolean;
  readonly format: LintFormat;
  readonly extract?: DocumentKind;
}

// The command line goes before the configuration.
async function readLintOptions(options: LintCommandOptions, colors: boolean) {
  const { loadConfig } = await import('./lint/config.js');
  const { readRules } = await import('./lint/rules.js');
  const config = await loadConfig(options.config);
  const rules = readRules((options.rule ?? []).map(splitRule));
  return {
    base: options.base ?? config.base,
    rules: { ...config.rules, ...rules },
    format: options.format,
    extract: options.extract,
    maxWarnings: options.maxWarnings ?? config.maxWarnings,
    colors,
  };
}

function splitRule(rule: string): [string, string] {
  const [name = '', severity = ''] = rule.split('=');
  return [name, severity];
}

/** A command that reads URLs from arguments, standard input or files. */
function inputCommand(program: Command, name: string): Command {
  return program
    .command(name)
    .option('--file <file>', 'a file of lines to read; may be repeated', collect)
    .addOption(encodingOption())
    .addOption(jobsOption())
    .option('--json', 'print JSON, one object a line');
}

function baseOption(): Option {
  return new Option('-b, --base <base>', 'the base URL, for relative URLs');
}

function encodingOption(): Option {
  return new Option('--input-encoding <label>', 'the encoding of lines, if it is not UTF-8');
}

function jobsOption(): Option {
  return new Option(
    '-j, --jobs <number>',
    'how many threads to use at most for large inputs',
  ).argParser(readCount);
}

function onErrorOption(description: string): Option {
  return new Option('--on-error <action>', description).choices(onErrorActions);
}

function flushOption(): Option {
  return new Option(
    '--flush <mode>',
    'when to write: with the lines that came, or 64 KiB at a time',
  )
    .choices(flushModes)
    .default('block');
}

function collect(value: string, others: readonly string[] = []): string[] {
  return [...others, value];
}

function readCount(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It must be a number.');
  return Number(text);
}
