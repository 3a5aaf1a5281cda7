import type { Encoding } from '@urlkit/percent-encoding';
import type { URLRecord } from '@urlkit/url-record';
import type { URLValidationErrorSink } from './validation-errors.js';

/**
 * A state that standards override the basic URL parser's first state with.
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

/** What the URL parser takes besides its input. */
export interface ParseURLOptions {
  /** The base URL, for relative-URL strings. */
  readonly base?: Readonly<URLRecord> | null | undefined;
  /** The output encoding of the query; null or nothing for UTF-8. */
  readonly encoding?: Encoding | null | undefined;
  /** Receives validation errors; offsets are in code units of the input as it was passed. */
  readonly onValidationError?: URLValidationErrorSink | undefined;
}

/** What the basic URL parser takes besides its input. */
export interface BasicParseURLOptions extends ParseURLOptions {
  /** A URL to change in place. */
  readonly url?: URLRecord | undefined;
  /** The state to start in, to change one component of `url`. */
  readonly stateOverride?: StateOverride | null | undefined;
}
