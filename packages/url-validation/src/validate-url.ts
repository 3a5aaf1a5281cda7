// https://url.spec.whatwg.org/#validation-error

import { withoutPrototype } from '@urlkit/infra/internal';
import { parseURL, type URLValidationError } from '@urlkit/url-parser';
import type { URLRecord } from '@urlkit/url-record';
import { serializeURL } from '@urlkit/url-serializer';
import { type ErrorExplanation, explainError } from './error-catalogue.js';
import { type Fix, fixFor, locateParts } from './fixes.js';
import { type Range, removedRanges } from './removed-ranges.js';

/** A validation error with its explanation. */
export interface Diagnostic extends URLValidationError, ErrorExplanation {
  /** A change that takes the error away and keeps the URL, or null if there is none. */
  readonly fix: Fix | null;
}

/** What is known of a string that should be a URL. */
export interface ValidationReport {
  /** The URL, or null if the input does not parse. */
  readonly url: URLRecord | null;
  /** The URL, serialized. */
  readonly href: string | null;
  /** In source order. */
  readonly diagnostics: readonly Diagnostic[];
}

/** What {@link validateURL} takes besides its input. */
export interface ValidateURLOptions {
  /** The base URL, for relative-URL strings. */
  readonly base?: Readonly<URLRecord> | null | undefined;
}

/**
 * Parses a URL and explains its validation errors.
 *
 * The errors are those of the parser, save that it reports removed characters once however many
 * there are, and here each run of them is reported.
 *
 * @param input Any string.
 * @throws {TypeError} If the input is not a string.
 * @see https://url.spec.whatwg.org/#validation-error
 */
export function validateURL(input: string, options: ValidateURLOptions = {}): ValidationReport {
  const { base = null } = withoutPrototype(options);
  if (typeof input !== 'string') throw new TypeError('The input is not a string');
  const errors: URLValidationError[] = [];
  const url = parseURL(input, { base, onValidationError: (error) => errors.push(error) });
  const parsed = url && locateParts(input, base, url);
  const removals = removedRanges(input).map((range) => diagnoseRemoval(input, range));
  const starts = new Set(removals.map(({ start }) => start));
  const diagnostics = errors
    .filter(({ name, start }) => !(name === 'invalid-URL-unit' && starts.has(start)))
    .map((error) => diagnose(error, parsed && fixFor(error, parsed)))
    .concat(removals)
    .sort((a, b) => a.start - b.start);
  return { url, href: url && serializeURL(url), diagnostics: withoutNestedFixes(diagnostics) };
}

/** Explains a validation error. */
export function diagnose(error: URLValidationError, fix: Fix | null): Diagnostic {
  return { ...error, ...explainError(error.name), fix };
}

function diagnoseRemoval(input: string, { start, end }: Range): Diagnostic {
  const error = { name: 'invalid-URL-unit', start, end, fatal: false } as const;
  // Two lone surrogates would become a pair.
  const parts =
    /[\uD800-\uDBFF]/.test(input.charAt(start - 1)) && /[\uDC00-\uDFFF]/.test(input.charAt(end));
  return diagnose(error, parts ? null : { start, end, replacement: '' });
}

/**
 * Applies the fixes of diagnostics to the input they are about.
 *
 * @returns The changed input. If the input parses, it parses to the same URL, with fewer errors.
 */
export function applyFixes(input: string, diagnostics: readonly Diagnostic[]): string {
  let output = '';
  let position = 0;
  for (const { start, end, replacement } of fixesOf(diagnostics)) {
    output += input.slice(position, start) + replacement;
    position = end;
  }
  return output + input.slice(position);
}

// In source order. Of fixes that start together, an insertion comes first, then the longest.
function fixesOf(diagnostics: readonly Diagnostic[]): Fix[] {
  const isInsertion = ({ start, end }: Fix): number => (start === end ? 1 : 0);
  return diagnostics
    .flatMap(({ fix }) => fix ?? [])
    .sort((a, b) => a.start - b.start || isInsertion(b) - isInsertion(a) || b.end - a.end);
}

// Takes the fixes away that another one makes needless.
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
