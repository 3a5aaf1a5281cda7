import { parseURL, type URLValidationError } from '@urlkit/url-parser';
import type { URLRecord } from '@urlkit/url-record';
import type { Streams } from './streams.js';

export type Parsed = { readonly url: URLRecord } | { readonly failure: URLValidationError };

export function tryParse(input: string, base: URLRecord | null): Parsed {
  const errors: URLValidationError[] = [];
  const url = parseURL(input, { base, onValidationError: (error) => errors.push(error) });
  // The parser reports an error last if it fails.
  return url === null ? { failure: errors[errors.length - 1] as URLValidationError } : { url };
}

/** Parses the base URL, if there is one; says so if it does not parse, and gives undefined. */
export function parseBase(
  base: string | undefined,
  { stderr }: Streams,
): URLRecord | null | undefined {
  if (base === undefined) return null;
  const parsed = tryParse(base, null);
  if ('url' in parsed) return parsed.url;
  stderr.write(`urlkit: the base URL does not parse: ${formatFailure(parsed.failure)}\n`);
  return undefined;
}

export function formatFailure({ name, start, end }: URLValidationError): string {
  const first = start + 1;
  return `${name} at ${end > first ? `columns ${first} to ${end}` : `column ${first}`}`;
}
