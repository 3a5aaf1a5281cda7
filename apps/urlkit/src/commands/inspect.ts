import type { Range } from '@urlkit/infra';
import type { URLRecord } from '@urlkit/url-record';
import { type NameFinding, nameFindings } from '@urlkit/url-rendering';
import { refang } from '@urlkit/url-text';
import {
  applyFixes,
  type Diagnostic,
  type DiagnosticGroup,
  groupDiagnostics,
  type Hint,
  isValidURLString,
  relevantDiagnostics,
  type ValidationReport,
  validateURL,
} from '@urlkit/url-validation';
import type { Command } from 'commander';
import pc from 'picocolors';
import { type BaseOptions, baseOf, one, warnOfUnusedBase } from '../call.js';
import type { CommandLine } from '../command-line.js';
import type { CommandHelp } from '../help.js';
import { drawFrame, drawMessage } from '../output/frame.js';
import { NO_EDGE } from '../output/table.js';
import { visible, visibleJSON } from '../output/visible-text.js';
import { type Answer, type Answerer, eachLine, type LineOptions } from '../run/answers.js';
import { deceives } from '../urls/deceives.js';
import { describeURL } from '../urls/describe-url.js';
import { formatDescription } from '../urls/format-description.js';
import { inputNames } from '../urls/input-names.js';
import { enumerated } from '../urls/listed.js';
import { parseBase } from '../urls/parse-url.js';
import { pasteable } from '../urls/pasteable.js';

export function define(line: CommandLine): Command {
  return line
    .urlCommand('inspect')
    .description('print what is wrong with URLs and where, and their components')
    .option('--refang', 'read defanged URLs, such as hxxps://example[.]org')
    .option('--strict', 'exit with 1 if a URL is not a valid URL string')
    .action(
      async (
        url?: string,
        base?: string,
        options: BaseOptions & { strict?: boolean; refang?: boolean } = {},
      ) => {
        const all = { ...options, base: baseOf(base, options), ...line.look() };
        await warnOfUnusedBase(url, base, line.streams);
        await line.answer({ command: 'inspect', options: all, createAnswerer }, one(url), options);
      },
    );
}

export const help: CommandHelp = {
  examples: ["urlkit inspect 'https:/example.org/a b'", 'urlkit inspect --strict ../a https://h/'],
  failure: 'a URL does not parse, or is not valid and --strict is given',
};

export interface InspectOptions extends Pick<LineOptions, 'json' | 'onError'> {
  readonly base?: string | undefined;
  readonly strict?: boolean | undefined;
  /** Whether to read URLs such as `hxxps://example[.]org`. */
  readonly refang?: boolean | undefined;
  readonly colors: boolean;
  /** The number of columns of the terminal; undefined if there is none. */
  readonly edge?: number | undefined;
}

interface Inspection {
  readonly input: string;
  readonly valid: boolean;
  readonly report: ValidationReport;
  /** The input with fixes: the same URL with fewer errors. */
  readonly fixed: string | null;
}

/** Prints what is wrong with URLs and where, and their components. */
export function createAnswerer(options: InspectOptions): Answerer {
  const { json = false, strict = false, edge = NO_EDGE } = options;
  const base = parseBase(options.base);
  const colors = pc.createColors(options.colors);
  const answer = (text: string, line: number, file: string | null): Answer => {
    const input = options.refang ? refang(text) : text;
    const inspection = inspect(input, base);
    const { report, valid } = inspection;
    const output = json
      ? `${visibleJSON(toJSON(inspection, base, line, file))}\n`
      : formatInspection(inspection, base, colors, edge);
    const isWrong = report.url === null || isMisread(report) || (strict && !valid);
    return { output, errors: isWrong ? 1 : 0 };
  };
  return eachLine(answer, options, { separator: json ? '' : '\n' });
}

function inspect(input: string, base: URLRecord | null): Inspection {
  const report = validateURL(input, { base });
  const { href } = report;
  return {
    input,
    valid: isValidURLString(input, { base }),
    report,
    fixed:
      href === null ? null : pasteable(applyFixes(input, relevantDiagnostics(report)), href, base),
  };
}

function toJSON(
  inspection: Inspection,
  base: URLRecord | null,
  line: number,
  file: string | null,
): object {
  const { input, valid, report, fixed } = inspection;
  const findings = nameFindings(input, { base });
  const { diagnostics, omitted, hints } = report;
  const url = report.url && describeURL(report.url);
  return { input, file, line, valid, url, diagnostics, omitted, fixed, hints, findings };
}

type Colors = ReturnType<typeof pc.createColors>;

function formatInspection(
  inspection: Inspection,
  base: URLRecord | null,
  colors: Colors,
  edge: number,
): string {
  const { input, valid, fixed, report } = inspection;
  const { url, href, omitted, hints } = report;
  // A hint that gives the same URL adds nothing to the fixes, unless it silences them.
  const shownHints = hints.filter((hint) => hint.href !== href || hint.silences !== null);
  const relevant = relevantDiagnostics(report);
  const found = [...shownHints, ...relevant];
  const names = inputNames(input, report, base);
  const isDeceptive = names.some(deceives);
  const parts: string[] = [];
  if (found.length > 0) {
    const frame = drawFrame(input, found.map(rangeOf), edge, colors.yellow);
    const messages = [
      ...shownHints.map((hint) =>
        formatHint(isDeceptive ? { ...hint, href: null } : hint, colors, edge),
      ),
      ...groupDiagnostics(input, relevant).map((group) => formatGroup(group, colors, edge)),
    ];
    const links = new Set(found.map(({ link }) => `  ${colors.dim(`see ${link}`)}\n`));
    const more = omitted > 0 ? `  and ${omitted} more\n` : '';
    parts.push([frame, ...messages, more, ...links].join(''));
  }
  const said = names.filter(({ severity }) => severity !== 'note');
  if (said.length > 0) {
    const frame = drawFrame(input, said, edge, colors.yellow);
    parts.push([frame, ...said.map((one) => formatName(one, colors, edge))].join(''));
  }
  if (fixed !== null && fixed !== input) {
    const isClean = validateURL(fixed, { base }).diagnostics.length === 0;
    const title = `the same URL ${isClean ? 'without errors' : 'with fewer errors'}:`;
    parts.push(`${colors.bold(title)}\n  ${fixed}\n`);
  }
  parts.push(`${verdict(valid, report, colors)}\n`);
  if (url !== null) parts.push(formatDescription(describeURL(url), edge));
  return parts.join('\n');
}

function formatHint({ name, message, href }: Hint, colors: Colors, edge: number): string {
  const sentence = drawMessage(colors.cyan('hint:'), `${message} (${name})`, edge);
  return href === null ? sentence : `${sentence}    ${visible(href)}\n`;
}

/** Returns a sentence with the name, the places and what to write. */
function formatGroup(
  { message, diagnostics }: DiagnosticGroup,
  colors: Colors,
  edge: number,
): string {
  const [{ name, fix }, ...others] = diagnostics;
  const isFatal = diagnostics.some(({ fatal }) => fatal);
  const title = isFatal ? colors.red('error:') : colors.yellow('warning:');
  const isSaid = !fix?.replacement || message.includes('Write') || others.length > 0;
  const advice = isSaid ? '' : ` Write ${visible(fix.replacement)}.`;
  return drawMessage(title, `${message}${advice} (${name}, ${columnsOf(diagnostics)})`, edge);
}

const MOST_PLACES = 6;

/** Says where diagnostics are: `column 3`, or `columns 3, 5 to 6 and 9`. */
function columnsOf(diagnostics: readonly Diagnostic[]): string {
  const places = diagnostics.map((one) => {
    const { start, end } = rangeOf(one);
    return end > start + 1 ? `${start + 1} to ${end}` : `${start + 1}`;
  });
  const [first = ''] = places;
  const shown =
    places.length > MOST_PLACES + 1
      ? [...places.slice(0, MOST_PLACES), `${places.length - MOST_PLACES} more`]
      : places;
  return `column${places.length > 1 || first.includes(' ') ? 's' : ''} ${enumerated(shown)}`;
}

function formatName(
  { name, severity, message }: NameFinding,
  colors: Colors,
  edge: number,
): string {
  const title = severity === 'error' ? colors.red('may deceive:') : colors.yellow('note:');
  return drawMessage(title, `${visible(message)} (${name})`, edge);
}

/** Where the code points at fault are. */
function rangeOf(found: Diagnostic | Hint): Range {
  return ('cause' in found && found.cause) || found;
}

function verdict(valid: boolean, report: ValidationReport, colors: Colors): string {
  if (report.url === null) return colors.red('not a URL: it does not parse');
  if (isMisread(report)) return colors.red('a URL, but probably not the one that is meant');
  return valid
    ? colors.green('a valid URL string')
    : colors.yellow('not written correctly (browsers accept it)');
}

/** Whether the whole input is probably read in another way than its author means. */
function isMisread({ hints }: ValidationReport): boolean {
  return hints.some(({ silences }) => silences?.start === 0);
}
