import { type Check, hasMethods, mustBeFunction, type OptionChecks } from '@urlkit/infra/internal';
import type { Encoding } from '@urlkit/percent-encoding';
import type { BlobURLEntry, URLRecord } from '@urlkit/url-record';
import type { URLInput } from './url-input.js';
import type { URLValidationErrorSink } from './validation-errors.js';

/**
 * A state in which standards start the basic URL parser, instead of its first state.
 *
 * @see https://url.spec.whatwg.org/#basic-url-parser
 */
export type StateOverride =
  | 'schemeStart'
  | 'host'
  | 'hostname'
  | 'port'
  | 'pathStart'
  | 'query'
  | 'fragment';

/** Options for the setters of records. */
export interface SetterOptions {
  /** The output encoding of the query; null or undefined for UTF-8. */
  readonly encoding?: Encoding | null | undefined;
  /** Receives validation errors; offsets are in code units of the input, or the value, as it was passed. */
  readonly onValidationError?: URLValidationErrorSink | undefined;
}

/** The options of both URL parsers. */
export interface CommonOptions extends SetterOptions {
  /** The base URL, for relative-URL strings: a string, a `URL` object or a record; or null. */
  readonly base?: URLInput | null | undefined;
}

/** Options for {@link parseURL}. */
export interface ParseURLOptions extends CommonOptions {
  /**
   * Resolves a blob: URL: returns what it stands for, or null for failure.
   *
   * @see https://w3c.github.io/FileAPI/#blob-url-resolve
   */
  readonly resolveBlobURL?: ((url: Readonly<URLRecord>) => BlobURLEntry | null) | undefined;
}

/** Options for {@link basicParseURL}. */
export interface BasicParseURLOptions extends CommonOptions {
  /** A URL to change in place. */
  readonly url?: URLRecord | undefined;
  /** The state to start in, to change one component of `url`. */
  readonly stateOverride?: StateOverride | null | undefined;
}

// `readBase` checks the base URL.
const mustBeBase: Check = () => false;

const mustBeEncoding: Check = (value) =>
  value !== null &&
  !hasMethods(value, ['percentEncode']) &&
  'an encoding, as returned by getEncoding, or null';

export const setterChecks: OptionChecks<SetterOptions> = {
  encoding: mustBeEncoding,
  onValidationError: mustBeFunction,
};

export const parserChecks: OptionChecks<ParseURLOptions> = {
  base: mustBeBase,
  encoding: mustBeEncoding,
  onValidationError: mustBeFunction,
  resolveBlobURL: mustBeFunction,
};
