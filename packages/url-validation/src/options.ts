import { type Check, type OptionChecks, readOptions } from '@urlkit/infra/arguments';
import { parseURL } from '@urlkit/url-parser';
import type { URLRecord } from '@urlkit/url-record';
import { type URLInput, urlStringOf } from '@urlkit/url-serializer';

/** Options for {@link isValidURLString}. */
export interface ValidURLStringOptions {
  /** The base URL, for relative-URL strings: a string, a `URL` object or a record; or null. */
  readonly base?: URLInput | null | undefined;
}

/** Options for {@link validateURL}. */
export interface ValidateURLOptions extends ValidURLStringOptions {
  /** The maximum number of diagnostics in a report. The default is 1,000. */
  readonly limit?: number | undefined;
}

/** The default limit of diagnostics. */
export const DEFAULT_LIMIT = 1000;

const mustBeLimit: Check = (value) =>
  !(typeof value === 'number' && value >= 0) && 'a number that is not negative';

// The base is checked when it is read.
const stringChecks: OptionChecks<ValidURLStringOptions> = { base: () => false };

const reportChecks: OptionChecks<ValidateURLOptions> = { base: () => false, limit: mustBeLimit };

/** Returns the base URL of options as a record; null if there is none. */
export function readBase(options: ValidURLStringOptions | undefined): URLRecord | null {
  return parseBase(readOptions(options, stringChecks).base);
}

/** Checks the options of {@link validateURL}. */
export function readReportOptions(options: ValidateURLOptions | undefined): {
  readonly base: URLRecord | null;
  readonly limit: number;
} {
  const { base, limit = DEFAULT_LIMIT } = readOptions(options, reportChecks);
  return { base: parseBase(base), limit };
}

function parseBase(base: URLInput | null = null): URLRecord | null {
  if (base === null) return null;
  const url = parseURL(urlStringOf(base, 'options.base'));
  if (url === null) throw new TypeError('options.base must be a URL that parses');
  return url;
}
