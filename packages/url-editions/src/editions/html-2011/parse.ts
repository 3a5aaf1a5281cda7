// HTML5 of 2011, “parse a URL”

import { hostport } from '../../shared/hostport.js';
import { extendGrammar, type Grammar } from '../../shared/uri/grammar.js';
import { parseURIReference, type URIReference } from '../../shared/uri/uri-reference.js';
import { stripWhitespace } from '../../shared/whitespace.js';

/** The components of a URL. */
export interface ParsedURL extends URIReference {
  /** Null if there is no host. */
  readonly hostport: string | null;
  /** The part after the authority; the whole URL if there is no authority. */
  readonly hostSpecific: string;
}

/** The grammar of RFC 3986 with the four exceptions. */
export const grammar: Grammar = /* @__PURE__ */ extendGrammar({
  unreserved: '\\0-\\x20\\x7F-\\u{10FFFF}"<>\\[\\\\\\]\\^`{|}',
  lonePercent: true,
  fragment: '#',
});

/** Parses a URL, which may be relative. Returns null if it does not match the grammar. */
export function parseURL(url: string): ParsedURL | null {
  const stripped = stripWhitespace(url);
  const uri = parseURIReference(stripped, grammar);
  if (uri === null) return null;
  const hostSpecific = stripped.replace(/^(?:[^:/?#]+:)?\/\/[^/?#]*/, '');
  const isHostAlone = uri.scheme === null || uri.host === null;
  return { ...uri, hostport: isHostAlone ? uri.host : hostport(uri), hostSpecific };
}
