import type { URLRecord } from '@urlkit/url-record';
import {
  applyFixes,
  type Diagnostic,
  isValidURLString,
  type ValidationReport,
  validateURL,
} from '@urlkit/url-validation';
import pc from 'picocolors';
import { underline } from '../output/underline.js';
import { visible, visibleJSON } from '../output/visible-text.js';
import { type Answer, type Answerer, eachLine } from '../run/answers.js';
import { describeURL } from '../urls/describe-url.js';
import { formatDescription } from '../urls/format-description.js';
import { parseBase } from '../urls/parse-url.js';
import { pasteable } from '../urls/pasteable.js';
import { windowsPathURL } from '../urls/windows-path.js';

export interface InspectOptions {
  readonly base?: string | undefined;
  readonly json?: boolean | undefined;
  readonly strict?: boolean | undefined;
  readonly colors: boolean;
}

interface Inspection extends ValidationReport {
  readonly input: string;
  readonly valid: boolean;
  /** The input with fixes: the same URL with fewer errors. */
  readonly fixed: string | null;
  /** A hint if the input looks like something other than a URL. */
  readonly hint: string | null;
}

/** Prints what is wrong with URLs and where, and their components. */
export function answerInspect(options: InspectOptions): Answerer {
  const { json = false, strict = false } = options;
  const base = parseBase(options.base);
  const colors = pc.createColors(options.colors);
  const answer = (input: string): Answer => {
    const inspection = inspect(input, base);
    const { url, valid } = inspection;
    const output = json
      ? `${visibleJSON(toJSON(inspection))}\n`
      : formatInspection(inspection, base, colors);
    return { output, errors: url === null || (strict && !valid) ? 1 : 0 };
  };
  return eachLine(answer, { separator: json ? '' : '\n' });
}

function inspect(input: string, base: URLRecord | null): Inspection {
  const report = validateURL(input, { base });
  const { href, diagnostics } = report;
  const path = windowsPathURL(input);
  return {
    ...report,
    input,
    valid: isValidURLString(input, { base }),
    fixed: href === null ? null : pasteable(applyFixes(input, diagnostics), href, base),
    hint: path && `This looks like a Windows path. Its URL is ${path}`,
  };
}

function toJSON({ input, valid, url, diagnostics, omitted, fixed, hint }: Inspection): object {
  return { input, valid, url: url && describeURL(url), diagnostics, omitted, fixed, hint };
}

type Colors = ReturnType<typeof pc.createColors>;

function formatInspection(inspection: Inspection, base: URLRecord | null, colors: Colors): string {
  const { input, url, valid, diagnostics, omitted, fixed, hint } = inspection;
  const parts = diagnostics.map((diagnostic) => formatDiagnostic(input, diagnostic, colors));
  if (omitted > 0) parts.push(`and ${omitted} more\n`);
  if (fixed !== null && fixed !== input) {
    const isClean = validateURL(fixed, { base }).diagnostics.length === 0;
    const title = `the same URL ${isClean ? 'without errors' : 'with fewer errors'}:`;
    parts.push(`${colors.bold(title)}\n  ${fixed}\n`);
  }
  if (hint !== null) parts.push(`${colors.yellow('note')}: ${hint}\n`);
  parts.push(`${verdict(valid, url !== null, colors)}\n`);
  if (url !== null) parts.push(formatDescription(describeURL(url)));
  return parts.join('\n');
}

function verdict(valid: boolean, parses: boolean, colors: Colors): string {
  if (!parses) return colors.red('not a URL: it does not parse');
  return valid ? colors.green('a valid URL string') : colors.yellow('not a valid URL string');
}

function formatDiagnostic(input: string, diagnostic: Diagnostic, colors: Colors): string {
  const { name, start, end, fatal, message, fix } = diagnostic;
  const { excerpt, carets } = underline(input, start, end);
  const color = fatal ? colors.red : colors.yellow;
  const heading = `${color(colors.bold(fatal ? 'error' : 'warning'))}: ${message} (${name})`;
  const help = fix === null ? '' : `  ${colors.cyan(helpWith(fix.replacement))}\n`;
  return `${heading}\n  ${excerpt}\n  ${color(carets)}\n${help}`;
}

function helpWith(replacement: string): string {
  return replacement === '' ? 'remove it' : `write: ${visible(replacement)}`;
}
