export * from '@urlkit/form-urlencoded/encodings';
export type { DomainHost, EmptyHost, IPv4Host, IPv6Host, OpaqueHost } from '@urlkit/host';
export type { BufferSource } from '@urlkit/infra';
export type { IPv6Address } from '@urlkit/ipv6';
export type { CharacterEncoding, Encoding, PercentEncodeSet } from '@urlkit/percent-encoding';
export { percentDecode, percentEncode, utf8PercentEncode } from '@urlkit/percent-encoding';
export type {
  ParseOptions,
  URLAlgorithms,
  URLAttribute,
  URLQueryConstructor,
  URLSearchParams,
  URLSearchParamsConstructor,
  URLSearchParamsInit,
  URLSearchParamsIterator,
} from '@urlkit/url-api';
export {
  baseURL,
  parsedURL,
  queryEncoding,
  setInput,
  URLQuery,
  type URLQueryInit,
  updateSteps,
} from '@urlkit/url-api';
export type {
  BlobURLEntry,
  OpaqueOrigin,
  Origin,
  TupleOrigin,
  URLPath,
  URLRecord,
} from '@urlkit/url-record';
export { whatwg2012 } from './editions/whatwg-2012/edition.js';
export {
  defaultEncodeSet,
  passwordEncodeSet,
  queryEncodeSet,
  simpleEncodeSet,
  usernameEncodeSet,
} from './editions/whatwg-2012/encode-sets.js';
export {
  domainLabels,
  type Host,
  parseHost,
  serializeHost,
} from './editions/whatwg-2012/host-parser.js';
export { domainToASCII } from './editions/whatwg-2012/idna.js';
export { parseIPv6, serializeIPv6 } from './editions/whatwg-2012/ipv6.js';
export { algorithms, type ParseURLOptions, parseURL } from './editions/whatwg-2012/labels.js';
export type { FailureReason, StateName } from './editions/whatwg-2012/machine.js';
export {
  createParsedURL,
  defaultPort,
  isRelativeScheme,
  type ParsedURL,
} from './editions/whatwg-2012/parsed-url.js';
export { URL, type URLConstructor } from './editions/whatwg-2012/url.js';
export { isURLCodePoint } from './editions/whatwg-2012/url-code-points.js';
export { type SerializeURLOptions, serializeURL } from './editions/whatwg-2012/url-serializer.js';
export { URLUtils } from './editions/whatwg-2012/url-utils.js';
export { isValidURL, type ValidURLOptions } from './editions/whatwg-2012/writing.js';
export type { Constructor } from './shared/constructor.js';
export type {
  Components,
  Edition,
  Failure,
  Interpretation,
  ReadOptions,
  URLText,
} from './shared/edition.js';
