// RFC 3987, section 3: the relationship between IRIs and URIs

import { assertArgument, hrefOf, mustBeFunction, readOptions } from '@urlkit/internal';
import { matches, type Production } from './grammar.js';
import { iriGrammar } from './iri-grammar.js';
import { joinComponents } from './recomposition.js';
import { readURIInput, type URIInput } from './uri-input.js';
import { parseReference, type URIReference } from './uri-reference.js';

/** Options for {@link iriToURI}. */
export interface IRIToURIOptions {
  /**
   * Converts a host with characters beyond ASCII, such as `domainToASCII` of `@urlkit/idna`. It returns null if it cannot.
   * Without it, hosts are percent-encoded.
   */
  readonly domainToASCII?: ((domain: string) => string | null) | undefined;
}

/**
 * Converts an IRI, or an IRI reference, to a URI: percent-encodes in UTF-8 what a URI must not have.
 *
 * @returns The URI, or the URI reference; null if the argument does not match `IRI-reference`, or if the host cannot be
 * converted.
 * @see https://www.rfc-editor.org/rfc/rfc3987#section-3.1
 */
export function iriToURI(iri: URIInput, options?: IRIToURIOptions): string | null {
  const { domainToASCII } = readOptions(options, { domainToASCII: mustBeFunction });
  const reference = readIRI(iri, 'iri');
  if (reference === null) return null;
  const { host } = reference;
  if (host === null || domainToASCII === undefined || !nonASCII.test(host)) {
    return percentEncode(joinComponents(reference));
  }
  const converted = domainToASCII(host);
  if (converted === null) return null;
  assertArgument(converted, 'the result of options.domainToASCII', (value) =>
    typeof value === 'string' ? null : 'a string or null',
  );
  const target = parseReference(
    percentEncode(joinComponents({ ...reference, host: converted })),
    iriGrammar,
  );
  return target?.host === converted ? joinComponents(target) : null;
}

const nonASCII = /[^\0-\x7F]/;

// All delimiters are ASCII, so this can be done for the whole reference.
function percentEncode(text: string): string {
  return text.replace(/[^\0-\x7F]+/g, encodeURIComponent);
}

/** Reads an IRI reference in any form. */
function readIRI(iri: URIInput, name: string): URIReference | null {
  const text = hrefOf(iri);
  if (text !== null) return parseReference(text, iriGrammar);
  const components = readURIInput(iri, name);
  return components && parseReference(joinComponents(components), iriGrammar);
}

// Percent-encoded unreserved characters of ASCII, and well-formed UTF-8 of others (Unicode, table 3-7)
const tail = '%[89AB][\\dA-F]';
const decodable = /* @__PURE__ */ new RegExp(
  '%(?:2D|2E|5F|7E|3\\d|[46][1-9A-F]|[57][\\dA])' +
    `|%(?:C[2-9A-F]|D[\\dA-F])${tail}` +
    `|%(?:E0%[AB][\\dA-F]|E[1-9A-CEF]${tail}|ED%[89][\\dA-F])${tail}` +
    `|%(?:F0%[9AB][\\dA-F]|F[1-3]${tail}|F4%8[\\dA-F])${tail}${tail}`,
  'gi',
);

// Section 4.1: an IRI must not have them. The last four are younger than the RFC.
const bidiFormatting = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/;

/**
 * Converts a URI, or a URI reference, to an IRI: decodes unreserved characters, and characters beyond ASCII that are
 * percent-encoded in UTF-8. What is reserved, not UTF-8, or not allowed in the component, stays. Hosts stay in ASCII if
 * they are, also with labels that begin with `xn--`.
 *
 * @returns The IRI, or the IRI reference; null if the argument is not a URI reference.
 * @see https://www.rfc-editor.org/rfc/rfc3987#section-3.2
 */
export function uriToIRI(uri: URIInput): string | null {
  const reference = readURIInput(uri, 'uri');
  if (reference === null) return null;
  const { userinfo, host, path, query, fragment } = reference;
  return joinComponents({
    ...reference,
    userinfo: userinfo && decode(userinfo, iriGrammar.userinfo),
    host: host && decode(host, iriGrammar.regName),
    path: decode(path, iriGrammar.path),
    query: query && decode(query, iriGrammar.query),
    fragment: fragment && decode(fragment, iriGrammar.fragment),
  });
}

function decode(text: string, production: Production): string {
  return text.replace(decodable, (octets) => {
    const character = decodeURIComponent(octets);
    return matches(production, character) && !bidiFormatting.test(character) ? character : octets;
  });
}

// The blocks of scripts that are written from right to left
const rightToLeft =
  '\\u0590-\\u08FF\\uFB1D-\\uFDFF\\uFE70-\\uFEFE\\u{10800}-\\u{10FFF}\\u{1E800}-\\u{1EFFF}';
const hasRightToLeft = /* @__PURE__ */ new RegExp(`[${rightToLeft}]`, 'u');
const isBounded = /* @__PURE__ */ new RegExp(`^[${rightToLeft}](?:.*[${rightToLeft}])?$`, 'su');
// Created when it is first used, because not all engines know the property.
let hasLeftToRight: RegExp | undefined;

/**
 * Whether an IRI follows the rules for bidirectional IRIs: it has no formatting characters, and each of its parts with
 * characters written from right to left begins and ends with one, and has none written from left to right. Parts are
 * what delimiters of RFC 3986 or full stops separate. The RFC says “should” for all but the formatting characters.
 *
 * @returns False if the argument does not match `IRI-reference`.
 * @see https://www.rfc-editor.org/rfc/rfc3987#section-4
 */
export function followsBidiRules(iri: URIInput): boolean {
  const reference = readIRI(iri, 'iri');
  if (reference === null) return false;
  const text = joinComponents(reference);
  if (bidiFormatting.test(text)) return false;
  hasLeftToRight ??= new RegExp(`(?![${rightToLeft}])\\p{L}`, 'u');
  for (const part of text.split(/[:/?#[\]@!$&'()*+,;=.]+/)) {
    const isRightToLeft = hasRightToLeft.test(part);
    if (isRightToLeft && (!isBounded.test(part) || hasLeftToRight.test(part))) return false;
  }
  return true;
}
