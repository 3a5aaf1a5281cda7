import type { URLRecord } from '@urlkit/url-record';
import {
  applyFixes,
  type Diagnostic,
  formatDiagnostic,
  type Hint,
  isValidURLString,
  relevantDiagnostics,
  type ValidationReport,
  validateURL,
} from '@urlkit/url-validation';
import pc from 'picocolors';
import { visibleJSON } from '../output/visible-text.js';
import { type Answer, type Answerer, eachLine, type LineOptions } from '../run/answers.js';
import { describeURL } from '../urls/describe-url.js';
import { formatDescription } from '../urls/format-description.js';
import { parseBase } from '../urls/parse-url.js';
import { pasteable } from '../urls/pasteable.js';

export interface InspectOptions extends Pick<LineOptions, 'json' | 'onError'> {
  readonly base?: string | undefined;
  readonly strict?: boolean | undefined;
  readonly colors: boolean;
}

interface Inspection {
  readonly input: string;
  readonly valid: boolean;
  readonly report: ValidationReport;
  /** The input with fixes: the same URL with fewer errors. */
  readonly fixed: string | null;
}

/** Prints what is wrong with URLs and where, and their components. */
export function answerInspect(options: InspectOptions): Answerer {
  const { json = false, strict = false } = options;
  const base = parseBase(options.base);
  const colors = pc.createColors(options.colors);
  const answer = (input: string, line: number, file: string | null): Answer => {
    const inspection = inspect(input, base);
    const { report, valid } = inspection;
    const output = json
      ? `${visibleJSON(toJSON(inspection, line, file))}\n`
      : formatInspection(inspection, base, colors);
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

function toJSON(inspection: Inspection, line: number, file: string | null): object {
  const { input, valid, report, fixed } = inspection;
  const { diagnostics, omitted, hints } = report;
  const url = report.url && describeURL(report.url);
  return { input, file, line, valid, url, diagnostics, omitted, fixed, hints };
}

type Colors = ReturnType<typeof pc.createColors>;

function formatInspection(inspection: Inspection, base: URLRecord | null, colors: Colors): string {
  const { input, valid, fixed } = inspection;
  const { report } = inspection;
  const { url, href, omitted, hints } = report;
  const draw = (found: Diagnostic | Hint): string =>
    `${formatDiagnostic(found, { input, colors: colors.isColorSupported })}\n`;
  // A hint that gives the same URL adds nothing to the fixes, unless it silences them.
  const parts = [
    ...hints.filter((hint) => hint.href !== href || hint.silences !== null).map(draw),
    ...relevantDiagnostics(report).map(draw),
  ];
  if (omitted > 0) parts.push(`and ${omitted} more\n`);
  if (fixed !== null && fixed !== input) {
    const isClean = validateURL(fixed, { base }).diagnostics.length === 0;
    const title = `the same URL ${isClean ? 'without errors' : 'with fewer errors'}:`;
    parts.push(`${colors.bold(title)}\n  ${fixed}\n`);
  }
  parts.push(`${verdict(valid, report, colors)}\n`);
  if (url !== null) parts.push(formatDescription(describeURL(url)));
  return parts.join('\n');
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
