// https://url.spec.whatwg.org/#validation-error
// What is wrong with what a state has read, if it is no failure: failures are kept by the machine.

import { parseHost } from '@urlkit/host';
import { reportInvalidURLUnits } from '@urlkit/infra';
import { isFileScheme, startsWithWindowsDriveLetter, type URLRecord } from '@urlkit/url-record';
import { rangeRestorer } from './input-ranges.js';
import { isAuthorityEnd, type Machine, type Next, type State } from './machine.js';
import {
  authorityState,
  fileHostState,
  fileSlashState,
  fileState,
  fragmentState,
  opaquePathState,
  pathStartState,
  pathState,
  queryState,
  relativeSlashState,
  relativeState,
  schemeState,
  specialAuthorityIgnoreSlashesState,
  specialAuthoritySlashesState,
  specialRelativeOrAuthorityState,
} from './states.js';
import type { URLValidationErrorSink, ValidationErrorName } from './validation-errors.js';

/** A state that has run: where in the machine's input it started, and what follows it. */
interface Step {
  readonly machine: Machine;
  readonly start: number;
  readonly next: Next;
  /** Reports a validation error that is no failure over a range of the machine's input. */
  report(name: ValidationErrorName, start: number, end: number): void;
}

const reports: ReadonlyMap<State, (step: Step) => void> = new Map([
  [schemeState, reportFileWithoutSolidus],
  [specialRelativeOrAuthorityState, reportMissingSolidus],
  [specialAuthoritySlashesState, reportMissingSolidus],
  [specialAuthorityIgnoreSlashesState, reportFurtherSolidus],
  [relativeState, reportReverseSolidus],
  [relativeSlashState, reportReverseSolidus],
  [authorityState, reportCredentials],
  [fileState, reportFile],
  [fileSlashState, reportReverseSolidus],
  [fileHostState, reportDriveLetterHost],
  [pathStartState, reportReverseSolidus],
  [pathState, reportPath],
  [opaquePathState, reportComponent],
  [queryState, reportComponent],
  [fragmentState, reportComponent],
]);

/** Runs a machine from a state on, and reports the validation errors as it goes. */
export function runAndReport(
  input: string,
  machine: Machine,
  firstState: State,
  onValidationError: URLValidationErrorSink,
): URLRecord | null {
  if (machine.input.length < input.length) reportRemoved(input, machine, onValidationError);
  const restoreRange = rangeRestorer(input, machine);
  const report: Step['report'] = (name, start, end) =>
    onValidationError(restoreRange({ name, start, end, fatal: false }));
  machine.parseHost = (host, isOpaque) =>
    parseHost(host, isOpaque, ({ name, start, end, fatal }) => {
      const { pointer } = machine;
      onValidationError(restoreRange({ name, start: pointer + start, end: pointer + end, fatal }));
    });
  let state: Next = firstState;
  while (typeof state === 'function') {
    const start = machine.pointer;
    const next: Next = state(machine);
    reports.get(state)?.({ machine, start, next, report });
    state = next;
  }
  if (machine.failure) onValidationError(restoreRange(machine.failure));
  return state === 'failure' ? null : machine.url;
}

function reportRemoved(
  input: string,
  machine: Machine,
  onValidationError: URLValidationErrorSink,
): void {
  const report = (start: number, end: number): void =>
    onValidationError({ name: 'invalid-URL-unit', start, end, fatal: false });
  const { start, end } = machine.inputRange;
  if (start > 0) report(0, start);
  else if (end < input.length) report(end, input.length);

  const removed = /[\t\n\r]+/.exec(input.slice(start, end));
  if (removed) {
    const at = start + removed.index;
    report(at, at + removed[0].length);
  }
}

function reportFileWithoutSolidus({ machine, next, report }: Step): void {
  const { pointer } = machine;
  if (next === fileState) reportMissingSolidus({ machine, start: pointer, next, report });
}

// The range is that of the slashes which stand where U+002F (/) U+002F (/) should.
function reportMissingSolidus({ machine, start, report }: Step): void {
  const { input } = machine;
  if (input.startsWith('//', start)) return;
  let end = start;
  while (end < start + 2 && /[/\\]/.test(input.charAt(end))) end++;
  report('special-scheme-missing-following-solidus', start, end);
}

function reportFurtherSolidus({ machine, start, report }: Step): void {
  for (let index = start; index < machine.pointer; index++) {
    report('special-scheme-missing-following-solidus', index, index + 1);
  }
}

function reportReverseSolidus({ machine, start, report }: Step): void {
  if (machine.pointer > start && machine.input.charAt(start) === '\\') {
    report('invalid-reverse-solidus', start, start + 1);
  }
}

function reportCredentials({ machine, start, report }: Step): void {
  let credentialsStart = start;
  for (let index = start; !isAuthorityEnd(machine, index); index++) {
    if (machine.input.charAt(index) === '@') {
      report('invalid-credentials', credentialsStart, index + 1);
      credentialsStart = index + 1;
    }
  }
}

function reportFile(step: Step): void {
  const { machine, start, next, report } = step;
  const { base, input, pointer } = machine;
  reportReverseSolidus(step);
  const hasBase = base !== null && isFileScheme(base.scheme);
  const isPath = next === pathState && pointer === start;
  if (hasBase && isPath && startsWithWindowsDriveLetter(input.slice(start, start + 3))) {
    report('file-invalid-Windows-drive-letter', start, start + 2);
  }
}

function reportDriveLetterHost({ machine, start, report }: Step): void {
  const { driveLetter, pointer } = machine;
  if (driveLetter !== '') report('file-invalid-Windows-drive-letter-host', start, pointer);
}

function reportPath(step: Step): void {
  const { machine, start, report } = step;
  const end = componentEnd(step);
  for (let from = start; from < end; ) {
    const reverseSolidus = machine.isSpecial ? machine.input.indexOf('\\', from) : -1;
    const to = reverseSolidus === -1 || reverseSolidus > end ? end : reverseSolidus;
    reportURLUnits(step, from, to);
    if (to < end) report('invalid-reverse-solidus', to, to + 1);
    from = to + 1;
  }
}

function reportComponent(step: Step): void {
  reportURLUnits(step, step.start, componentEnd(step));
}

// The pointer is behind the delimiter of the next component, if there is one.
function componentEnd({ machine, next }: Step): number {
  return typeof next === 'function' ? machine.pointer - 1 : machine.input.length;
}

function reportURLUnits({ machine, report }: Step, start: number, end: number): void {
  reportInvalidURLUnits(machine.input.slice(start, end), (from, to) => {
    report('invalid-URL-unit', start + from, start + to);
  });
}
