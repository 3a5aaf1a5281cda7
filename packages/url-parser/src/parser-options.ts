import type { Encoding } from '@urlkit/percent-encoding';
import type { BlobURLEntry, URLRecord } from '@urlkit/url-record';
import type { BaseInput } from './resolve.js';
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

/** The option that all functions with a base URL have. */
export interface BaseOptions {
  /** The base URL, for relative-URL strings; null or undefined if there is none. */
  readonly base?: BaseInput | null | undefined;
}

/** Options for {@link parseAndSerialize}. */
export interface ParseAndSerializeOptions extends BaseOptions {
  /** The output encoding of the query; null or undefined for UTF-8. */
  readonly encoding?: Encoding | null | undefined;
}

/** Options for {@link setAttribute}. */
export interface SetAttributeOptions {
  /** The output encoding of the query; null or undefined for UTF-8. */
  readonly encoding?: Encoding | null | undefined;
  /** Receives validation errors; offsets are in code units of the input, or the value, as it was passed. */
  readonly onValidationError?: URLValidationErrorSink | undefined;
}

/** Options for {@link parseURL}. */
export interface ParseURLOptions extends BaseOptions, SetAttributeOptions {
  /**
   * Resolves a blob: URL: returns what it stands for, or null for failure.
   *
   * @see https://w3c.github.io/FileAPI/#blob-url-resolve
   */
  readonly resolveBlobURL?: ((url: Readonly<URLRecord>) => BlobURLEntry | null) | undefined;
}

/** Options for {@link basicParseURL}. */
export interface BasicParseURLOptions extends SetAttributeOptions {
  /** The base URL, for relative-URL strings; null or undefined if there is none. */
  readonly base?: Readonly<URLRecord> | null | undefined;
  /** A URL to change in place. */
  readonly url?: URLRecord | undefined;
  /** The state to start in, to change one component of `url`. */
  readonly stateOverride?: StateOverride | null | undefined;
}
