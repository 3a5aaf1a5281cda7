import {
  applyFixes,
  type Diagnostic,
  isValidURLString,
  type ValidationReport,
  validateURL,
} from '@urlkit/url-validation';
import pc from 'picocolors';
import { describeURL } from './describe-url.js';
import { formatDescription } from './format-description.js';
import { type ExitStatus, exitStatus, type Streams, write } from './streams.js';
import { parseBase } from './try-parse.js';
import { underline } from './underline.js';
import { visible } from './visible-text.js';

export interface InspectOptions {
  readonly json?: boolean | undefined;
  readonly strict?: boolean | undefined;
}

/** Prints what is wrong with a URL and where, and its components. */
export async function runInspect(
  input: string,
  base: string | undefined,
  { json = false, strict = false }: InspectOptions,
  streams: Streams,
): Promise<ExitStatus> {
  const baseURL = parseBase(base, streams);
  if (baseURL === undefined) return exitStatus.failure;

  const report = validateURL(input, { base: baseURL });
  const valid = isValidURLString(input, { base: baseURL });
  const text = json
    ? `${JSON.stringify(toJSON(input, valid, report), null, 2)}\n`
    : formatReport(input, valid, report, pc.createColors(streams.stdout.hasColors?.() ?? false));
  await write(streams, text);
  return report.url === null || (strict && !valid) ? exitStatus.failure : exitStatus.success;
}

function toJSON(input: string, valid: boolean, { url, diagnostics }: ValidationReport): object {
  return {
    input,
    valid,
    url: url && describeURL(url),
    diagnostics,
    fixed: url && applyFixes(input, diagnostics),
  };
}

type Colors = ReturnType<typeof pc.createColors>;

function formatReport(
  input: string,
  valid: boolean,
  { url, diagnostics }: ValidationReport,
  colors: Colors,
): string {
  const parts = diagnostics.map((diagnostic) => formatDiagnostic(input, diagnostic, colors));
  const fixed = applyFixes(input, diagnostics);
  if (url !== null && fixed !== input) {
    parts.push(`${colors.bold('the same URL, written better:')}\n  ${visible(fixed)}\n`);
  }
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
  return replacement === '' ? 'leave it out' : `write: ${visible(replacement)}`;
}
