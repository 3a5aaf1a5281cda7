/**
 * The productions of valid URL strings and valid host strings.
 *
 * @packageDocumentation
 */

export type { DomainHost, EmptyHost, Host, IPv4Host, IPv6Host, OpaqueHost } from '@urlkit/host';
export type { IPv6Address } from '@urlkit/ipv6';
export type {
  BlobURLEntry,
  OpaqueOrigin,
  Origin,
  TupleOrigin,
  URLPath,
  URLRecord,
} from '@urlkit/url-record';
export type { URLInput } from '@urlkit/url-serializer';
export {
  isValidDomainString,
  isValidHostString,
  isValidOpaqueHostString,
} from './host-writing.js';
export {
  effectivePieceLength,
  isValidIPv4AddressString,
  isValidIPv6AddressString,
  isValidIPv6PieceString,
  isValidIPv6PiecesAndIPv4String,
  isValidIPv6PiecesString,
} from './ip-address-writing.js';
export { areURLUnits } from './url-units.js';
export {
  isAbsoluteURLString,
  isAbsoluteURLWithFragmentString,
  isOpaqueHostAndPortString,
  isOpaquePathURLString,
  isPathAbsoluteNonAuthorityURLString,
  isPathAbsoluteURLString,
  isPathRelativeSchemeLessURLString,
  isPathRelativeURLString,
  isRelativeURLString,
  isRelativeURLWithFragmentString,
  isSchemeRelativeFileURLString,
  isSchemeRelativeSpecialURLString,
  isSchemeRelativeURLString,
  isURLFragmentString,
  isURLPathSegmentString,
  isURLPortString,
  isURLQueryString,
  isURLSchemeString,
} from './url-writing.js';
export type { ValidURLStringOptions } from './validation-options.js';
