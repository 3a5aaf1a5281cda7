// https://url.spec.whatwg.org/#validation-error

import type { Range, ValidationErrorSink } from '@urlkit/infra';
import { hasOwn, isObject } from '@urlkit/internal';
import { componentRanges, parseURL } from '@urlkit/url-parser';
import type { URLRecord } from '@urlkit/url-record';
import { serializeURL, type URLInput, urlStringOf } from '@urlkit/url-serializer';
import { type DomainCause, findDomainCause } from './domain-causes.js';
import {
  type DiagnosticName,
  type ErrorExplanation,
  explainError,
  type Finding,
} from './error-catalogue.js';
import { type CollectedErrors, createErrorCollector } from './error-collector.js';
import { type Fix, fixFor, withFixes } from './fixes.js';
import { findHints, type Hint } from './hints.js';
import { messageFor } from './messages.js';
import { removalTest, reportRemovedRanges } from './removed-ranges.js';
import { readReportOptions, type ValidateURLOptions } from './validation-options.js';

/**
 * A validation error with its explanation. Its message names the code points at fault, but never repeats more of the
 * input, which may contain secrets.
 */
export interface Diagnostic extends Finding, ErrorExplanation {
  /**
   * Why a host is not a valid domain, with a narrower range, for errors with the name `domain-to-ASCII`; otherwise
   * null.
   */
  readonly cause: DomainCause | null;
  /** A change that removes the error and keeps the URL; null if there is none. */
  readonly fix: Fix | null;
}

/** The result of {@link validateURL}: a URL, or why there is none. */
export type ValidationReport = ParsedReport | FailureReport;

/** The part of a report that does not depend on whether the text parses. */
export interface Findings {
  /** The validation errors in source order, up to the limit, always with the fatal one. */
  readonly diagnostics: readonly Diagnostic[];
  /** The number of diagnostics that the limit leaves out. */
  readonly omitted: number;
  /** What a person may have meant instead. A URL without validation errors may have hints, too. */
  readonly hints: readonly Hint[];
}

/** A report on a URL that parses. */
export interface ParsedReport extends Findings {
  /** The URL. */
  readonly url: URLRecord;
  /** The URL, serialized. */
  readonly href: string;
}

/** A report on a text that is not a URL, or has a scheme that is not allowed. One of its diagnostics is fatal. */
export interface FailureReport extends Findings {
  /** Null: the URL does not parse. */
  readonly url: null;
  /** Null: the URL does not parse. */
  readonly href: null;
}

/**
 * Parses a URL and explains its validation errors.
 *
 * Errors of the same kind that follow each other are one diagnostic, such as three invalid characters in a row. Characters that the
 * parser removes get a diagnostic at each place where they are.
 *
 * @param url A string, a `URL` object or a record.
 * @returns The URL and the diagnostics. Offsets are in code units of the input.
 * @throws {TypeError} If the base URL does not parse or has a scheme that is not allowed, or if `schemes` is empty or lists
 * anything but schemes.
 * @see https://url.spec.whatwg.org/#validation-error
 * @example
 * ```ts
 * validateURL('https:/example.org/').diagnostics[0].name; // 'special-scheme-missing-following-solidus'
 * ```
 */
export function validateURL(url: URLInput, options?: ValidateURLOptions): ValidationReport {
  const input = urlStringOf(url);
  const { base, limit, schemes } = readReportOptions(options);
  const record = parseURL(input, { base });
  const ranges = componentRanges(input, { base });
  const userinfo = ranges?.userinfo ?? null;
  const parsed = record && ranges && { input, base, url: record, ranges };
  const isRemoved = removalTest(input);
  const isAllowed = record === null || schemes === null || schemes.includes(record.scheme);
  const findFix = (error: Finding): Fix | null => {
    if (error.name === 'invalid-URL-unit' && isRemoved(error.start))
      return removalFix(input, error);
    return parsed && isAllowed ? fixFor(error, parsed) : null;
  };
  const reportAll = (sink: ValidationErrorSink<DiagnosticName>): void => {
    parseURL(input, { base, onValidationError: sink });
    // A base has an allowed scheme, so another one is in the input.
    const range = !isAllowed && ranges?.scheme;
    if (range) sink({ name: 'scheme-not-allowed', ...range, fatal: true });
  };
  const { errors, omitted } = collectErrors(input, reportAll, limit, isRemoved, findFix);
  const diagnostics = errors.map((error) => {
    const fix = findFix(error);
    const isSecret =
      userinfo !== null && userinfo.start <= error.start && error.start < userinfo.end;
    const diagnostic = diagnose(error, fix, isSecret ? null : input, isRemoved);
    return error.name === 'scheme-not-allowed'
      ? { ...diagnostic, message: `${diagnostic.message} ${adviceOn(schemes ?? [])}` }
      : diagnostic;
  });
  const findings = {
    diagnostics: withoutNestedFixes(diagnostics),
    omitted,
    hints: findHints(input, base).filter(
      ({ href }) =>
        href === null || (schemes?.some((scheme) => href.startsWith(`${scheme}:`)) ?? true),
    ),
  };
  return record === null || !isAllowed
    ? { url: null, href: null, ...findings }
    : { url: record, href: serializeURL(record), ...findings };
}

function adviceOn(schemes: readonly string[]): string {
  const names = schemes.map((scheme) => `\`${scheme}:\``);
  const last = names.pop();
  return `Write one that begins with ${names.length === 0 ? last : `${names.join(', ')} or ${last}`}.`;
}

// In source order.
function collectErrors(
  input: string,
  report: (sink: ValidationErrorSink<DiagnosticName>) => void,
  limit: number,
  isRemoved: (offset: number) => boolean,
  findFix: (error: Finding) => Fix | null,
): CollectedErrors {
  const isPercentSign = ({ start }: Range): boolean => input.charAt(start) === '%';
  const areAlike = (a: Finding, b: Finding): boolean =>
    (findFix(a) === null) === (findFix(b) === null) && isPercentSign(a) === isPercentSign(b);
  const invalid = createErrorCollector(limit, areAlike);
  report((error) => {
    if (error.name !== 'invalid-URL-unit' || !isRemoved(error.start)) invalid.add(error);
  });
  const removed = createErrorCollector(limit, () => false);
  reportRemovedRanges(input, (start, end) => {
    removed.add({ name: 'invalid-URL-unit', start, end, fatal: false });
  });
  const all = [invalid.finish(), removed.finish()];
  const errors = all.flatMap((collected) => collected.errors).sort((a, b) => a.start - b.start);
  const kept = errors.filter(({ fatal }, index) => fatal || index < limit);
  const omitted = all.reduce((sum, collected) => sum + collected.omitted, 0);
  return { errors: kept, omitted: omitted + errors.length - kept.length };
}

/**
 * Explains a validation error.
 *
 * @param input The input; null if the text at fault may be secret.
 * @param isRemoved Whether the parser removes the code unit at an offset.
 */
export function diagnose(
  error: Finding,
  fix: Fix | null,
  input: string | null,
  isRemoved: (offset: number) => boolean,
): Diagnostic {
  const { name, start, end, fatal } = error;
  const isDomain = name === 'domain-to-ASCII' && input !== null;
  const cause = isDomain ? findDomainCause(input, error, !fatal) : null;
  // What looks like a port may be a password with a slash in it.
  const isShown = name !== 'port-invalid' || !input?.includes('@');
  const text = (isShown && input?.slice(start, end)) || '';
  const message = cause?.message ?? messageFor(name, text, isRemoved(start));
  return { name, start, end, fatal, ...explainError(name), message, cause, fix };
}

/**
 * Returns the diagnostics of a report that help its reader. The others contradict a hint: in `/{region}/`, where a value
 * is missing, nobody should write `%7B`.
 *
 * @param report What {@link validateURL} or `validateIPv6` returns.
 */
export function relevantDiagnostics(report: Findings): readonly Diagnostic[] {
  if (!isObject(report) || !hasOwn(report, 'hints')) {
    throw new TypeError('report must be what validateURL returns');
  }
  const { diagnostics, hints } = report;
  return diagnostics.filter(
    ({ start, end }) =>
      !hints.some(({ silences }) => silences && silences.start <= start && end <= silences.end),
  );
}

function removalFix(input: string, { start, end }: Range): Fix | null {
  // Two lone surrogates would become a pair.
  const parts =
    /[\uD800-\uDBFF]/.test(input.charAt(start - 1)) && /[\uDC00-\uDFFF]/.test(input.charAt(end));
  return parts ? null : { start, end, replacement: '' };
}

/**
 * Applies the fixes of diagnostics to their input.
 *
 * @param url The input of {@link validateURL}.
 * @param diagnostics Diagnostics or hints of this input, all or some of them.
 * @returns The changed input. If the input parses, the result parses to the same URL with fewer errors. Hints can be
 * applied, too: then the result is the URL that they suggest.
 * @see https://url.spec.whatwg.org/#validation-error
 */
export function applyFixes(url: URLInput, diagnostics: readonly (Diagnostic | Hint)[]): string {
  const input = urlStringOf(url);
  if (!Array.isArray(diagnostics) || !diagnostics.every((item) => item?.fix !== undefined)) {
    throw new TypeError('diagnostics must be an array, as returned by validateURL');
  }
  return withFixes(input, fixesOf(diagnostics));
}

// Sorts fixes in source order. If several start together, an insertion comes first, then the longest.
function fixesOf(diagnostics: readonly (Diagnostic | Hint)[]): Fix[] {
  const isInsertion = ({ start, end }: Fix): number => (start === end ? 1 : 0);
  return diagnostics
    .flatMap(({ fix }) => fix ?? [])
    .sort((a, b) => a.start - b.start || isInsertion(b) - isInsertion(a) || b.end - a.end);
}

// Removes fixes that another one makes unnecessary.
function withoutNestedFixes(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const kept = new Set<Fix>();
  let position = 0;
  for (const fix of fixesOf(diagnostics)) {
    if (fix.start < position) continue;
    kept.add(fix);
    position = fix.end;
  }
  return diagnostics.map((diagnostic) =>
    diagnostic.fix && !kept.has(diagnostic.fix) ? { ...diagnostic, fix: null } : diagnostic,
  );
}
