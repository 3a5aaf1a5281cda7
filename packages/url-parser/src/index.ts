/**
 * Functions throw a TypeError if an argument has the wrong type or an option is unknown. `@throws` names what
 * else they throw.
 *
 * @packageDocumentation
 */

export type {
  DomainHost,
  EmptyHost,
  Host,
  HostValidationErrorName,
  IPv4Host,
  IPv6Host,
  OpaqueHost,
} from '@urlkit/host';
export type { Range, ValidationError, ValidationErrorSink } from '@urlkit/infra';
export type { IPv6Address, IPv6ValidationErrorName } from '@urlkit/ipv6';
export type { Encoding, PercentEncodeSet } from '@urlkit/percent-encoding';
export type {
  BlobURLEntry,
  OpaqueOrigin,
  Origin,
  TupleOrigin,
  URLPath,
  URLRecord,
} from '@urlkit/url-record';
export type { SerializedURL, URLInput } from '@urlkit/url-serializer';
export { basicParseURL } from './basic-url-parser.js';
export { type ComponentRanges, componentRanges } from './component-ranges.js';
export { type DocumentBaseURLOptions, documentBaseURL } from './document-base-url.js';
export { type HostInput, hostOf } from './host-of.js';
export { isSameOrigin, originOf } from './origin.js';
export { parse } from './parse.js';
export type {
  BaseOptions,
  BasicParseURLOptions,
  ParseAndSerializeOptions,
  ParseURLOptions,
  SetAttributeOptions,
  StateOverride,
} from './parser-options.js';
export { type BaseInput, canParse, resolve } from './resolve.js';
export type { FailedURL, ParsedURL, ParseResult, URLFailure } from './results.js';
export { set, type URLAttributeName } from './set.js';
export { setAttribute } from './set-attribute.js';
export { apiParseURL, setThePassword, setTheUsername } from './standard-algorithms.js';
export { type URLEqualsOptions, urlEquals } from './url-equivalence.js';
export { parseURLHead, type URLHead } from './url-head.js';
export { parseAndSerialize, parseURL } from './url-parser.js';
export type {
  URLValidationError,
  URLValidationErrorSink,
  ValidationErrorName,
} from './validation-errors.js';
export { withDefaultScheme } from './with-default-scheme.js';
