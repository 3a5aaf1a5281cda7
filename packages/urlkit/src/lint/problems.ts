import { parseURL, type URLValidationError, type ValidationErrorName } from '@urlkit/url-parser';
import type { URLRecord } from '@urlkit/url-record';
import { applyFixes, explainError, validateURL } from '@urlkit/url-validation';
import { type Rules, type Severity, severityOf } from './rules.js';

/** Validation errors of one kind in one URL. */
export interface Problem {
  readonly name: string;
  readonly message: string;
  readonly severity: Exclude<Severity, 'off'>;
  /** Of the first, in code units of the URL. */
  readonly start: number;
  readonly end: number;
  /** How many there are. */
  readonly count: number;
}

/** What is wrong with a URL, in the order of the first of each kind. */
export function findProblems(url: string, base: URLRecord | null, rules: Rules): Problem[] {
  const found = new Map<
    ValidationErrorName,
    { start: number; end: number; fatal: boolean; count: number }
  >();
  const onValidationError = (error: URLValidationError): void => {
    const first = found.get(error.name);
    if (first === undefined) {
      const { start, end, fatal } = error;
      found.set(error.name, { start, end, fatal, count: 1 });
    } else {
      first.count++;
      first.fatal ||= error.fatal;
    }
  };
  parseURL(url, { base, onValidationError });
  return [...found]
    .sort(([, a], [, b]) => a.start - b.start)
    .flatMap(([name, { fatal, start, end, count }]) => {
      const severity = severityOf(name, fatal, rules);
      const { message } = explainError(name);
      return severity === 'off' ? [] : { name, message, severity, start, end, count };
    });
}

/** A URL with the fixes for its problems: the same URL, with fewer of them. */
export function fixURL(url: string, base: URLRecord | null, rules: Rules): string {
  const { url: parsed, diagnostics } = validateURL(url, { base, limit: Number.POSITIVE_INFINITY });
  if (parsed === null) return url;
  const isOn = ({ name, fatal }: URLValidationError): boolean =>
    severityOf(name, fatal, rules) !== 'off';
  return applyFixes(url, diagnostics.filter(isOn));
}
