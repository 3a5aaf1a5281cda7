import type { Range } from '@urlkit/infra';
import type { SerializedURL } from '@urlkit/url-serializer';
import type { ValidationErrorName } from './validation-errors.js';

/** Why a URL does not parse. */
export interface URLFailure {
  /** The validation error that makes the parser fail. */
  readonly name: ValidationErrorName;
  /** Whether it is the base URL that does not parse. */
  readonly isBase: boolean;
  /** Finds the range of the error in the URL or the base URL, in code units. This takes time, and few callers need it. */
  readonly findRange: () => Range;
}

/** The result of parsing a URL that parses: the URL, serialized, with its borders. */
export interface ParsedURL extends SerializedURL {
  /** Null: the URL parses. */
  readonly failure: null;
}

/** The result of parsing a URL that does not parse. */
export interface FailedURL {
  /** Why the URL does not parse. */
  readonly failure: URLFailure;
}

/** The result of parsing. */
export type ParseResult = ParsedURL | FailedURL;
