import type { Encoding } from '@urlkit/percent-encoding';
import type { URLRecord } from '@urlkit/url-record';
import type { State } from './machine.js';
import type { URLValidationErrorSink } from './validation-errors.js';

/**
 * The name of a state of the basic URL parser.
 *
 * @see https://url.spec.whatwg.org/#basic-url-parser
 */
export type StateName =
  | 'schemeStart'
  | 'scheme'
  | 'noScheme'
  | 'specialRelativeOrAuthority'
  | 'pathOrAuthority'
  | 'relative'
  | 'relativeSlash'
  | 'specialAuthoritySlashes'
  | 'specialAuthorityIgnoreSlashes'
  | 'authority'
  | 'host'
  | 'hostname'
  | 'port'
  | 'file'
  | 'fileSlash'
  | 'fileHost'
  | 'pathStart'
  | 'path'
  | 'opaquePath'
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
  readonly stateOverride?: StateName | null | undefined;
}

/** What it takes where it reports no validation errors. */
export interface QuietParserOptions extends Omit<ParseURLOptions, 'onValidationError'> {
  /** A URL to change in place. */
  readonly url?: URLRecord | undefined;
  /** The state to start in, to change one component of `url`. */
  readonly stateOverride?: State | undefined;
}
