import { parseURL, type URLValidationError, type ValidationErrorName } from '@urlkit/url-parser';
import type { URLRecord } from '@urlkit/url-record';
import { applyFixes, explainError, validateURL } from '@urlkit/url-validation';
import { type Rules, type Severity, severityOf } from './rules.js';

/** All validation errors with one name in a URL. */
export interface Problem {
  readonly name: string;
  readonly message: string;
  readonly severity: Exclude<Severity, 'off'>;
  /** The start of the first one, in code units of the URL. */
  readonly start: number;
  readonly end: number;
  /** The number of validation errors. */
  readonly count: number;
}

/** Returns the problems of a URL, in the order in which they start. */
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

/** Applies fixes to a URL. The result is the same URL with fewer problems. */
export function fixURL(url: string, base: URLRecord | null, rules: Rules): string {
  const { url: parsed, diagnostics } = validateURL(url, { base, limit: Number.POSITIVE_INFINITY });
  if (parsed === null) return url;
  const isOn = ({ name, fatal }: URLValidationError): boolean =>
    severityOf(name, fatal, rules) !== 'off';
  return applyFixes(url, diagnostics.filter(isOn));
}
