import {
  type Check,
  checkedLater,
  mustBeStrings,
  type OptionChecks,
  readOptions,
} from '@urlkit/internal';
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
  /**
   * The schemes that are allowed, in lower case and without U+003A (:), such as `https`; at least one. A URL with another
   * scheme has the error `scheme-not-allowed`, and counts as one that does not parse. The default is all schemes.
   */
  readonly schemes?: readonly string[] | undefined;
}

/** The default limit of diagnostics. */
export const DEFAULT_LIMIT = 1000;

const mustBeLimit: Check = (value) =>
  typeof value === 'number' && value >= 0 ? null : 'a number that is not negative';

// The words are variables without a value.
const SCHEME = /^(?!(?:undefined|null|nan)$)[a-z][a-z\d+.-]*$/;

const stringChecks: OptionChecks<ValidURLStringOptions> = { base: checkedLater };

const reportChecks: OptionChecks<ValidateURLOptions> = {
  base: checkedLater,
  limit: mustBeLimit,
  schemes: (value) => {
    if (mustBeStrings(value) !== null) return mustBeStrings(value);
    const schemes = value as readonly string[];
    if (schemes.length === 0) return 'an array of at least one scheme';
    return Array.from(schemes).every((scheme) => SCHEME.test(scheme))
      ? null
      : 'an array of schemes in lower case without a colon';
  },
};

/** Returns the base URL of options as a record; null if there is none. */
export function readBase(options: ValidURLStringOptions | undefined): URLRecord | null {
  return parseBase(readOptions(options, stringChecks).base);
}

/** Checks the options of {@link validateURL}. */
export function readReportOptions(options: ValidateURLOptions | undefined): {
  readonly base: URLRecord | null;
  readonly limit: number;
  readonly schemes: readonly string[] | null;
} {
  const { base: baseInput, limit = DEFAULT_LIMIT, schemes } = readOptions(options, reportChecks);
  const base = parseBase(baseInput);
  if (schemes === undefined) return { base, limit, schemes: null };
  if (base !== null && !schemes.includes(base.scheme)) {
    throw new TypeError('options.schemes must contain the scheme of options.base');
  }
  return { base, limit, schemes };
}

function parseBase(base: URLInput | null = null): URLRecord | null {
  if (base === null) return null;
  const url = parseURL(urlStringOf(base, 'options.base'));
  if (url === null) throw new TypeError('options.base must be a URL that parses');
  return url;
}
