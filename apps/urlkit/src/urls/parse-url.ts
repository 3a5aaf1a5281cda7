import { parseAndSerialize, parseURL } from '@urlkit/url-parser';
import type { URLRecord } from '@urlkit/url-record';
import { type Diagnostic, validateURL } from '@urlkit/url-validation';
import { CommandError } from '../run/command-error.js';

/** Why a URL does not parse. */
export type Failure = Pick<Diagnostic, 'name' | 'start' | 'end' | 'fatal' | 'message' | 'cause'>;

export type Parsed = { readonly url: URLRecord } | { readonly failure: Failure };

export function tryParse(input: string, base: URLRecord | null): Parsed {
  const url = parseURL(input, { base });
  return url === null ? { failure: failureOf(input, base) } : { url };
}

/** Returns why a URL does not parse. Only call this for a URL that does not. */
export function failureOf(input: string, base: URLRecord | null): Failure {
  const { diagnostics } = validateURL(input, { base, limit: 0 });
  // The only diagnostic beyond the limit is the failure.
  const { name, start, end, message, cause } = diagnostics[0] as Diagnostic;
  return { name, start, end, fatal: true, message, cause };
}

/** Whether a URL is the same with and without a base URL, which is a URL, too. */
export function isBaseUnused(url: string, base: string): boolean {
  const href = parseAndSerialize(url);
  return href !== null && href === parseAndSerialize(url, { base });
}

/**
 * Parses the base URL, if there is one.
 *
 * @throws {CommandError} If it does not parse.
 */
export function parseBase(base: string | undefined): URLRecord | null {
  if (base === undefined) return null;
  const parsed = tryParse(base, null);
  if ('url' in parsed) return parsed.url;
  throw new CommandError(`the base URL does not parse: ${formatFailure(parsed.failure)}`);
}

/** Returns a sentence with the name and the columns of the error. */
export function formatFailure({ name, message, cause, ...range }: Failure): string {
  const { start, end } = cause ?? range;
  const first = start + 1;
  const place = end > first ? `columns ${first} to ${end}` : `column ${first}`;
  return `${message} (${name}, ${place})`;
}
