import { readFile } from 'node:fs/promises';
import type { URLRecord } from '@urlkit/url-record';
import type { Command } from 'commander';
import { type BaseOptions, collect } from '../call.js';
import type { CommandLine, Look } from '../command-line.js';
import type { CommandHelp } from '../help.js';
import { joinLines, type Line, withoutByteOrderMark } from '../lines/blocks.js';
import {
  createDocumentChecker,
  type DocumentChecker,
  type LinkProblems,
} from '../lint/document-checker.js';
import { encodingOf, readDocument } from '../lint/document-encoding.js';
import {
  askedKind,
  type DocumentKind,
  type KindOptions,
  kindOfFile,
  refusalOf,
} from '../lint/document-kinds.js';
import { readFileOptions } from '../lint/file-options.js';
import { fixFile } from '../lint/fix-file.js';
import {
  findProblems,
  fixURL,
  ignoredURLs,
  isFaultless,
  type RuleOptions,
} from '../lint/problems.js';
import { createReporter } from '../lint/reporters.js';
import { readRules, ruleNames } from '../lint/rules.js';
import type { LintFormat } from '../names.js';
import { lintFormats } from '../names.js';
import { counted } from '../output/counted.js';
import { quoted } from '../output/visible-text.js';
import { type Answer, type Answerer, eachLine } from '../run/answers.js';
import { exitStatus } from '../run/streams.js';
import { parseBase } from '../urls/parse-url.js';

const MOST_WARNINGS = 999_999_999;

export function define(line: CommandLine): Command {
  const { program, streams } = line;
  return program
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
    .addOption(line.baseOption())
    .addOption(
      line
        .optionNaming(
          ruleNames,
          '--rule <rule>',
          'the severity of a rule, such as invalid-credentials=error, or off or warning; the guide to the command lists the rules',
        )
        .argParser(collect),
    )
    .option('--config <file>', 'the configuration file, instead of urlkit.config.json')
    .option(
      '--max-warnings <number>',
      'exit with 1 if there are more warnings than this',
      line.countFrom(0, MOST_WARNINGS),
    )
    .option('--quiet', 'report only errors')
    .option(
      '--fix',
      'fix spaces, quotation marks and backslashes in the URLs of the files; without a base URL, documents are read as pages of an https site',
    )
    .addOption(
      program
        .createOption(
          '-f, --format <format>',
          'the format of the report; by default, frames on a terminal, and text elsewhere',
        )
        .choices(lintFormats),
    )
    .option('--json', 'the same as --format json')
    .addOption(line.extractOption())
    .addOption(line.encodingOption())
    .addOption(line.jobsOption())
    .action(async (files: string[], given: LintCallOptions) => {
      if (given.json && given.format !== undefined && given.format !== 'json') {
        line.refuse(`--json and --format ${given.format} cannot be combined`);
      }
      const byDefault = streams.stdout.isTTY ? 'frames' : 'text';
      const format = given.json ? 'json' : (given.format ?? byDefault);
      // The summary counts what one thread has seen.
      const options = { ...given, format, ...(format === 'frames' ? { jobs: 1 } : {}) };
      const { file = [], url = [], inputEncoding } = options;
      const names = [...files, ...file];
      if (url.length > 0 && names.length > 0) {
        line.refuse('--url and files cannot be combined');
      }
      if (options.fix && (names.length === 0 || names.includes('-') || inputEncoding)) {
        line.refuse('--fix needs the names of files, which must be in UTF-8');
      }
      const lintOptions = await readLintOptions(url.length > 0 ? [] : names, options, line.look());
      const isFixed =
        !options.fix || (await fixLintedFiles(lintOptions, (message) => line.report(message)));
      const input = names.length > 0 ? { ...options, file: lintOptions.files } : options;
      await line.answer({ command: 'lint', options: lintOptions, createAnswerer }, url, input);
      if (!isFixed && line.status === exitStatus.success) line.status = exitStatus.failure;
    });
}

interface LintCallOptions
  extends BaseOptions,
    Pick<LintOptions, 'maxWarnings' | 'extract' | 'quiet'> {
  readonly format?: LintFormat;
  readonly url?: readonly string[];
  readonly rule?: readonly string[];
  readonly config?: string;
  readonly fix?: boolean;
}

// Options of the command line override the configuration.
async function readLintOptions(
  names: readonly string[],
  options: LintCallOptions & Pick<LintOptions, 'format'>,
  look: Look,
): Promise<LintOptions> {
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

function splitRule(rule: string): [string, string] {
  const [name = '', severity = ''] = rule.split('=');
  return [name, severity];
}

export const help: CommandHelp = {
  examples: [
    'urlkit lint urls.txt',
    'urlkit lint --format github README.md docs',
    'urlkit lint --rule invalid-credentials=error --fix urls.txt',
  ],
  failure: 'there is an error, or there are more warnings than --max-warnings',
};

export interface LintOptions extends RuleOptions, KindOptions {
  readonly base?: string | undefined;
  readonly format: LintFormat;
  readonly colors: boolean;
  /** The number of columns of the terminal; undefined if there is none. */
  readonly edge?: number | undefined;
  /** Whether to report only errors. */
  readonly quiet?: boolean | undefined;
  /** The names of all files; `-` is standard input. */
  readonly files: readonly string[];
  /** The folders that were named. Files in them that are links to files elsewhere are not changed. */
  readonly folders: readonly string[];
  /** Whether the input was converted to UTF-8. Otherwise, documents say what their encoding is. */
  readonly isConverted: boolean;
  /** The maximum number of warnings; more are a failure. */
  readonly maxWarnings?: number | undefined;
}

/** Reports what is wrong with URLs: one on each line, or the links of documents. */
export async function createAnswerer(options: LintOptions): Promise<Answerer> {
  const { format, colors, isConverted, maxWarnings = Number.POSITIVE_INFINITY } = options;
  const base = parseBase(options.base);
  const { report, ...rest } = createReporter(format, colors, options.edge);
  const isIgnored = ignoredURLs(options);
  const checkers = await createCheckers(base, options);
  const found = { files: new Set<string | null>(), fixable: 0 };

  function answer(text: string, line: number, file: string | null): Answer {
    const kind = file === null ? null : readingOf(text, file, options);
    const checker = kind === null ? undefined : checkers.get(kind);
    if (checker !== undefined) {
      const links = checker.check(text);
      return answerProblems(line === 1 ? links : links.map((link) => onLine(link, line)), file);
    }
    // White space before a line may have a meaning, and is no part of the URL.
    const url = text.trimStart();
    if (isFaultless(url) || isIgnored(url)) return { output: '' };
    const column = 1 + text.length - url.length;
    const problems = findProblems(url, base, options).map((problem) => ({
      ...problem,
      line,
      column: column + problem.start,
      endColumn: column + problem.end,
    }));
    const fixed = problems.length === 0 ? url : fixURL(url, base, options);
    const suggested = fixed === url ? null : fixed;
    const place = suggested === null ? null : { line, column, endColumn: column + url.length };
    return answerProblems([{ url, problems, suggested, place }], file);
  }

  function answerProblems(links: readonly LinkProblems[], file: string | null): Answer {
    const all = links.flatMap(({ problems }) => problems);
    const errors = all.filter(({ severity }) => severity === 'error').length;
    const shown = links
      .map((link) => ({ ...link, file, problems: link.problems.filter(isShown) }))
      .filter(({ problems }) => problems.length > 0);
    if (shown.length > 0) found.files.add(file);
    found.fixable += shown.filter(({ place }) => place !== null).length;
    const output = shown.map(report).join(rest.separator ?? '');
    return { output, errors, warnings: all.length - errors };
  }

  const isShown = ({ severity }: { readonly severity: string }): boolean =>
    options.quiet !== true || severity === 'error';

  const conclude: Answerer['conclude'] = ({ errors, warnings }) => {
    const summary = format === 'frames' ? { message: summaryOf(errors, warnings) } : {};
    if (errors > 0) return { ...summary, status: exitStatus.failure };
    if (warnings <= maxWarnings) return { ...summary, status: exitStatus.success };
    const message = `${counted(warnings, 'warning')}, but the limit is ${maxWarnings}`;
    return { status: exitStatus.failure, message };
  };
  function summaryOf(errors: number, warnings: number): string {
    const { files, fixable } = found;
    const problems = options.quiet
      ? counted(errors, 'error')
      : counted(errors + warnings, 'problem');
    if (files.size === 0) return `no ${options.quiet ? 'errors' : 'problems'}`;
    const fix = fixable === 0 ? '' : `, ${counted(fixable, 'URL')} can be fixed with --fix`;
    return files.has(null) ? problems : `${problems} in ${counted(files.size, 'file')}${fix}`;
  }

  const readRows: Answerer['readRows'] = (name) => {
    const kind = kindOfFile(name, options);
    if (kind === 'lines') return undefined;
    if (kind === null) return refusalOf(name, 'linted');
    return (bytes) => readDocument(bytes, isConverted ? 'text' : kind);
  };
  return eachLine(answer, {}, { ...rest, conclude, readRows });
}

/** Returns how a text of a file is read: a line of a list that contains more than a URL is only a text. */
function readingOf(text: string, file: string, options: LintOptions): DocumentKind | null {
  const kind = kindOfFile(file, options);
  if (kind !== 'lines') return kind;
  return file === '-' || askedKind(file, options) !== undefined || isOneToken(text) ? null : 'text';
}

function isOneToken(text: string): boolean {
  return /^\s*\S*\s*$/.test(text);
}

function onLine(link: LinkProblems, line: number): LinkProblems {
  return { ...link, problems: link.problems.map((problem) => ({ ...problem, line })) };
}

/** Creates checkers for the kinds of the documents to check, by kind. */
async function createCheckers(
  base: URLRecord | null,
  options: LintOptions,
): Promise<ReadonlyMap<string, DocumentChecker>> {
  const checkers = new Map<string, DocumentChecker>();
  for (const file of options.files) {
    const named = kindOfFile(file, options);
    const kind = named === 'lines' && file !== '-' ? 'text' : named;
    if (kind === 'lines' || kind === null || checkers.has(kind)) continue;
    checkers.set(kind, await createDocumentChecker(kind, base, options));
  }
  return checkers;
}

/**
 * Fixes the URLs in files, as far as possible.
 *
 * @param write Writes messages: which files are not fixed, and unless the report is JSON, how much is fixed.
 * @returns Whether each file could be written.
 * @throws {CommandError} If a file cannot be read or written.
 */
export async function fixLintedFiles(
  options: LintOptions,
  write: (message: string) => void,
): Promise<boolean> {
  let isComplete = true;
  let urls = 0;
  let files = 0;
  for (const file of options.files) {
    const fixed = await fixLintedFile(file, options);
    if (typeof fixed === 'string') {
      isComplete = false;
      write(fixed);
    } else if (fixed > 0) {
      urls += fixed;
      files++;
    }
  }
  if (files > 0 && options.format !== 'json') {
    write(`fixed ${counted(urls, 'URL')} in ${counted(files, 'file')}`);
  }
  return isComplete;
}

// Returns the number of fixed URLs, or why the file is not changed.
async function fixLintedFile(file: string, options: LintOptions): Promise<number | string> {
  let count = 0;
  const base = parseBase(options.base);
  const kind = kindOfFile(file, options);
  // The run that reports problems says why.
  if (kind === null) return 0;
  if (kind === 'lines') {
    const isIgnored = ignoredURLs(options);
    const fix = (url: string): string => {
      const isKept = isIgnored(url) || readingOf(url, file, options) !== null;
      const fixed = isKept ? url : fixURL(url, base, options);
      if (fixed !== url) count++;
      return fixed;
    };
    const fixLines = (lines: readonly Line[]): string =>
      lines.map((line) => fixLine(line, fix)).join('');
    return resultOf(await fixFile(file, false, fixLines, options.folders));
  }
  // If it cannot be read, it cannot be fixed, which says why.
  const encoding = encodingOf(await readFile(file).catch(() => Buffer.of()), kind);
  if (encoding !== 'utf-8') return `${quoted(file)} is not fixed: it is in ${encoding}`;
  const { fix } = await createDocumentChecker(kind, base, options);
  const onFixed = (fixed: number): void => {
    count += fixed;
  };
  const fixLines = (lines: readonly Line[]): string => fix(joinLines(lines), onFixed);
  return resultOf(await fixFile(file, true, fixLines, options.folders));

  function resultOf(fixed: boolean | string): number | string {
    if (typeof fixed === 'string') return `${quoted(file)} is not fixed: ${fixed}`;
    return fixed ? count : 0;
  }
}

function fixLine({ text, ending, lineNumber }: Line, fix: (url: string) => string): string {
  // White space before a line may have a meaning.
  const url = withoutByteOrderMark(text, lineNumber).replace(/^\s+/, '');
  // A carriage return may have been meant to end a line. Without it, two URLs would become one.
  const fixed = url === '' || url.includes('\r') ? url : fix(url);
  return text.slice(0, text.length - url.length) + fixed + ending;
}
