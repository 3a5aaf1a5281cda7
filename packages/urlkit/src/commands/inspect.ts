import type { URLRecord } from '@urlkit/url-record';
import {
  applyFixes,
  type Diagnostic,
  formatDiagnostic,
  type Hint,
  isValidURLString,
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
    return { output, errors: report.url === null || (strict && !valid) ? 1 : 0 };
  };
  return eachLine(answer, options, { separator: json ? '' : '\n' });
}

function inspect(input: string, base: URLRecord | null): Inspection {
  const report = validateURL(input, { base });
  const { href, diagnostics } = report;
  return {
    input,
    valid: isValidURLString(input, { base }),
    report,
    fixed: href === null ? null : pasteable(applyFixes(input, diagnostics), href, base),
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
  const { url, href, diagnostics, omitted, hints } = inspection.report;
  const draw = (found: Diagnostic | Hint): string =>
    `${formatDiagnostic(found, { input, colors: colors.isColorSupported })}\n`;
  const parts = diagnostics.map(draw);
  if (omitted > 0) parts.push(`and ${omitted} more\n`);
  // A hint that gives the same URL adds nothing to the fixes.
  parts.push(...hints.filter((hint) => hint.href !== href).map(draw));
  if (fixed !== null && fixed !== input) {
    const isClean = validateURL(fixed, { base }).diagnostics.length === 0;
    const title = `the same URL ${isClean ? 'without errors' : 'with fewer errors'}:`;
    parts.push(`${colors.bold(title)}\n  ${fixed}\n`);
  }
  parts.push(`${verdict(valid, url !== null, colors)}\n`);
  if (url !== null) parts.push(formatDescription(describeURL(url)));
  return parts.join('\n');
}

function verdict(valid: boolean, parses: boolean, colors: Colors): string {
  if (!parses) return colors.red('not a URL: it does not parse');
  return valid ? colors.green('a valid URL string') : colors.yellow('not a valid URL string');
}
