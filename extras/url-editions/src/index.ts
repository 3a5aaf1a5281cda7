/**
 * Functions throw a TypeError if an argument has the wrong type or an option is unknown. `@throws` names what
 * else they throw.
 *
 * @packageDocumentation
 */

export type { DomainHost, EmptyHost, Host, IPv4Host, IPv6Host, OpaqueHost } from '@urlkit/host';
export type { IPv6Address } from '@urlkit/ipv6';
export type { URIReference } from '@urlkit/uri';
export type {
  BlobURLEntry,
  OpaqueOrigin,
  Origin,
  TupleOrigin,
  URLPath,
  URLRecord,
} from '@urlkit/url-record';
export type { Reference } from '@urlkit/url-reference';
export type { URLInput } from '@urlkit/url-serializer';
export type { Cause } from './compare/causes.js';
export {
  type Agreement,
  type Comparison,
  type ComponentComparison,
  compareEditions,
  editions,
  type Reading,
} from './compare/compare-editions.js';
export {
  compareReadings,
  type Disagreement,
  type Doubt,
  type ReaderReading,
  type ReadingsComparison,
  type SeenBy,
  type Target,
  type Unknown,
  type URLReader,
} from './compare/compare-readings.js';
export type { CompareOptions } from './compare/read-arguments.js';
export { html2007 } from './editions/html-2007/edition.js';
export { html2011 } from './editions/html-2011/edition.js';
export type { ParsedURL as HTML2011ParsedURL } from './editions/html-2011/parse.js';
export { living } from './editions/living/edition.js';
export { rfc3986, rfc3986AppendixB } from './editions/rfc-3986/edition.js';
export { urlSpec09 } from './editions/url-spec-0.9/edition.js';
export { w3c2012 } from './editions/w3c-2012/edition.js';
export type { ParsedURL as W3C2012ParsedURL } from './editions/w3c-2012/parse.js';
export { whatwg2012 } from './editions/whatwg-2012/edition.js';
export type { ParsedURL as WHATWG2012ParsedURL } from './editions/whatwg-2012/parsed-url.js';
export type {
  ComponentName,
  Components,
  Edition,
  Failure,
  Interpretation,
  ReadOptions,
  URLText,
} from './shared/edition.js';
