/**
 * Functions throw a TypeError if an argument has the wrong type or an option is unknown.
 *
 * @packageDocumentation
 */

export type {
  BaseInput,
  BaseOptions,
  DomainHost,
  EmptyHost,
  Host,
  HostValidationErrorName,
  IPv4Host,
  IPv6Address,
  IPv6Host,
  IPv6ValidationErrorName,
  OpaqueHost,
  ValidationErrorName,
} from '@urlkit/url-parser';
export type {
  BlobURLEntry,
  OpaqueOrigin,
  Origin,
  TupleOrigin,
  URLPath,
  URLRecord,
} from '@urlkit/url-record';
export type { SerializedURL, URLInput } from '@urlkit/url-serializer';
export { type ParserState, type ParserStep, parserSteps } from './parser-steps.js';
