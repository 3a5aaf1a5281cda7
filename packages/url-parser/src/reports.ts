// https://url.spec.whatwg.org/#validation-error
// The validation errors of a run, from the borders that it has found.

import { parseHost } from '@urlkit/host';
import {
  type Range,
  reportInvalidURLUnits,
  toScalarValueString,
  trimC0ControlsAndSpaces,
} from '@urlkit/infra';
import { startsWithWindowsDriveLetter } from '@urlkit/url-record';
import { rangeInInput } from './input.js';
import type { Run } from './run.js';
import type { URLValidationErrorSink, ValidationErrorName } from './validation-errors.js';

/** Reports an error that is no failure, over a range of the text of a run. */
type Report = (name: ValidationErrorName, start: number, end: number) => void;

/**
 * Reports the validation errors of a run in the order in which the parser meets them.
 *
 * @param input What the text of the run was made of.
 * @param isTrimmed Whether C0 controls and spaces were removed at its ends.
 */
export function reportErrors(
  run: Run,
  input: string,
  isTrimmed: boolean,
  onValidationError: URLValidationErrorSink,
): void {
  const { failure } = run;
  const text = toScalarValueString(run.text);
  const toInput = (range: Range): Range =>
    text.length === input.length ? range : rangeInInput(range, input, isTrimmed);
  const report: Report = (name, start, end) =>
    onValidationError({ name, ...toInput({ start, end }), fatal: false });
  if (text.length < input.length) reportRemoved(input, isTrimmed, onValidationError);
  reportSlashes(run, report);
  reportCredentials(run, report);
  reportHost(run, report);
  if (failure !== null) {
    onValidationError({ ...failure, ...toInput(failure) });
    return;
  }
  reportPath({ ...run, text }, report);
  reportURLUnits(text, run.queryStart + 1, run.fragmentStart, report);
  reportURLUnits(text, run.fragmentStart + 1, text.length, report);
}

// One error for what is removed at the ends, and one for tabs and newlines in between.
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

function reportSlashes(run: Run, report: Report): void {
  const { text, kind, slashesStart, ignoredStart, authorityStart } = run;
  if (kind === 'other') return;
  // With a scheme, there should be U+002F (/) U+002F (/). The range is that of the slashes there are.
  if (slashesStart > 0 && !text.startsWith('//', slashesStart)) {
    const length = /^[/\\]{0,2}/.exec(text.slice(slashesStart, slashesStart + 2))?.[0].length ?? 0;
    report('special-scheme-missing-following-solidus', slashesStart, slashesStart + length);
  }
  const ignoredFrom = ignoredStart === -1 ? authorityStart : ignoredStart;
  for (let index = slashesStart; index < ignoredFrom; index++) {
    if (text.charAt(index) === '\\') report('invalid-reverse-solidus', index, index + 1);
  }
  for (let index = ignoredFrom; index < authorityStart; index++) {
    report('special-scheme-missing-following-solidus', index, index + 1);
  }
}

function reportCredentials({ text, authorityStart, hostStart }: Run, report: Report): void {
  let start = authorityStart;
  for (let index = start; index < hostStart; index++) {
    if (text.charAt(index) !== '@') continue;
    report('invalid-credentials', start, index + 1);
    start = index + 1;
  }
}

function reportHost({ text, kind, hostStart, hostEnd }: Run, report: Report): void {
  if (hostEnd <= hostStart) return;
  const host = toScalarValueString(text.slice(hostStart, hostEnd));
  parseHost(host, kind === 'other', ({ name, start, end, fatal }) => {
    if (!fatal) report(name, hostStart + start, hostStart + end);
  });
}

// Returns whether the letter stands in the place of a host.
function reportDriveLetter(run: Run, report: Report): boolean {
  const { text, base, kind, slashesStart, hostStart, pathStart } = run;
  if (kind !== 'file' || !startsWithWindowsDriveLetter(text.slice(pathStart, pathStart + 3))) {
    return false;
  }
  if (hostStart === pathStart) {
    report('file-invalid-Windows-drive-letter-host', pathStart, pathStart + 2);
    return true;
  }
  if (base?.kind === 'file' && pathStart === slashesStart) {
    report('file-invalid-Windows-drive-letter', pathStart, pathStart + 2);
  }
  return false;
}

function reportPath(run: Run, report: Report): void {
  const { text, kind, pathStart, queryStart } = run;
  // The drive letter that stood for a host has its own error.
  const start = reportDriveLetter(run, report) ? pathStart + 2 : pathStart;
  const end = queryStart;
  for (let from = start; from < end; ) {
    const reverseSolidus = kind === 'other' ? -1 : text.indexOf('\\', from);
    const to = reverseSolidus === -1 || reverseSolidus > end ? end : reverseSolidus;
    reportURLUnits(text, from, to, report);
    if (to < end) report('invalid-reverse-solidus', to, to + 1);
    from = to + 1;
  }
}

function reportURLUnits(text: string, start: number, end: number, report: Report): void {
  if (start >= end) return;
  reportInvalidURLUnits(text.slice(start, end), (from, to) => {
    report('invalid-URL-unit', start + from, start + to);
  });
}
