// https://url.spec.whatwg.org/#validation-error
// Finds the validation errors of a run in the parts that it has read.

import { parseHost } from '@urlkit/host';
import { type Range, toScalarValueString, trimC0ControlsAndSpaces } from '@urlkit/infra';
import { findInvalidURLUnit } from '@urlkit/percent-encoding';
import { startsWithWindowsDriveLetter } from '@urlkit/url-record';
import { rangeRestorer } from './input.js';
import type { Places } from './places.js';
import { type Authority, type Run, rangeOf } from './run.js';
import type { URLValidationErrorSink, ValidationErrorName } from './validation-errors.js';

/** Reports an error that is not fatal, over a range of the text of a run. */
type Report = (name: ValidationErrorName, start: number, end: number) => void;

/**
 * Reports the validation errors of a run in the order in which the parser meets them.
 *
 * @param places Where the components are in the text of the run.
 * @param input The input that the text was made from.
 */
export function reportErrors(
  run: Run,
  places: Places,
  input: string,
  onValidationError: URLValidationErrorSink,
): void {
  const { failure } = run;
  // Only a run without a state override trims its input, and reads slashes.
  const isTrimmed = !run.hasStateOverride;
  const restore = rangeRestorer(input, isTrimmed);
  const text = withSurrogates(run.text, input, (start) => restore({ start, end: start }).start);
  const written = { ...run, text };
  const report: Report = (name, start, end) =>
    onValidationError({ name, ...restore({ start, end }), fatal: false });
  reportRemoved(input, isTrimmed, onValidationError);
  if (isTrimmed) reportSlashes(written, places, report);
  reportAuthority(written, places, report);
  if (failure !== null) {
    onValidationError({ name: failure.name, ...restore(rangeOf(failure)), fatal: true });
    return;
  }
  reportPath(written, places, report);
  reportURLUnits(text, places.query, report);
  reportURLUnits(text, places.fragment, report);
}

// Before tabs and newlines are removed, each lone surrogate becomes U+FFFD, which is a URL unit. Puts lone surrogates,
// which are none, back in their places.
function withSurrogates(text: string, input: string, restore: (offset: number) => number): string {
  return text.replace(/\uFFFD/g, (character, offset: number) =>
    input.charAt(restore(offset)) === character ? character : '\uD800',
  );
}

// Reports one error for characters that are removed at the ends, and one for tabs and newlines in
// between.
function reportRemoved(input: string, isTrimmed: boolean, sink: URLValidationErrorSink): void {
  const report = (start: number, end: number): void =>
    sink({ name: 'invalid-URL-unit', start, end, fatal: false });
  const whole = { start: 0, end: input.length };
  const { start, end } = isTrimmed ? trimC0ControlsAndSpaces(input) : whole;
  if (start > 0) report(0, start);
  else if (end < input.length) report(end, input.length);
  const removed = /[\t\n\r]+/.exec(input.slice(start, end));
  if (removed) report(start + removed.index, start + removed.index + removed[0].length);
}

function reportSlashes(
  { text, base, scheme }: Run,
  { schemeEnd, authority }: Places,
  report: Report,
): void {
  if (scheme.kind === 'other') return;
  const hasScheme = schemeEnd !== -1;
  const start = schemeEnd + 1;
  const hasSolidi = text.startsWith('//', start);
  // Two U+002F (/) should follow the scheme. The range is that of the slashes that do.
  if (hasScheme && !hasSolidi) {
    const slashes = /^[/\\]{0,2}/.exec(text.slice(start, start + 2))?.[0] ?? '';
    report('special-scheme-missing-following-solidus', start, start + slashes.length);
  }
  if (authority === null) return;
  const isRelative = base?.scheme === scheme;
  const expectsSlashes = hasSolidi || isRelative || scheme.kind === 'file';
  const ignoredStart = expectsSlashes ? start + 2 : start;
  for (let index = start; index < authority.start; index++) {
    const isIgnored = index >= ignoredStart;
    if (isIgnored) report('special-scheme-missing-following-solidus', index, index + 1);
    else if (text.charAt(index) === '\\') report('invalid-reverse-solidus', index, index + 1);
  }
}

function reportAuthority({ text, scheme }: Run, { authority }: Places, report: Report): void {
  if (authority === null) return;
  const { hostStart, hostEnd } = authority;
  for (const { 0: part, index } of text.slice(authority.start, hostStart).matchAll(/[^@]*@/g)) {
    const start = authority.start + index;
    report('invalid-credentials', start, start + part.length);
  }
  if (hostStart === hostEnd) return;
  const isOpaque = scheme.kind === 'other';
  const part = text.slice(hostStart, hostEnd);
  // A lone surrogate is no URL unit, but it has no meaning in a domain.
  const input = isOpaque ? part : toScalarValueString(part);
  parseHost(input, {
    isOpaque,
    onValidationError: ({ name, start, end, fatal }) => {
      if (!fatal) report(name, hostStart + start, hostStart + end);
    },
  });
}

// Returns whether a drive letter is in the place of a host.
function reportDriveLetter(
  { text, base, scheme }: Run,
  authority: Authority | null,
  start: number,
  report: Report,
): boolean {
  if (scheme.kind !== 'file' || !startsWithWindowsDriveLetter(text.slice(start))) return false;
  if (authority !== null && authority.start === authority.end) {
    report('file-invalid-Windows-drive-letter-host', start, start + 2);
    return true;
  }
  if (base?.scheme === scheme) report('file-invalid-Windows-drive-letter', start, start + 2);
  return false;
}

function reportPath(run: Run, { authority, path }: Places, report: Report): void {
  if (path === null) return;
  const { text, scheme } = run;
  // A drive letter in the place of a host has its own error.
  const start = path.start + (reportDriveLetter(run, authority, path.start, report) ? 2 : 0);
  reportURLUnits(text, { start, end: path.end }, (name, at, end) => {
    const isSlash = scheme.kind !== 'other' && text.charAt(at) === '\\';
    report(isSlash ? 'invalid-reverse-solidus' : name, at, end);
  });
}

function reportURLUnits(text: string, range: Range | null, report: Report): void {
  if (range === null) return;
  const component = text.slice(range.start, range.end);
  const next = (position: number): Range | null => findInvalidURLUnit(component, position);
  for (let unit = next(0); unit; unit = next(unit.end)) {
    report('invalid-URL-unit', range.start + unit.start, range.start + unit.end);
  }
}
