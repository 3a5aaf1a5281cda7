// HTML5 of 2011, “parse a URL”

import { assertString, type Check } from '@urlkit/internal';
import type { URIReference } from '@urlkit/uri';
import { extendGrammar, type Grammar, parseReference } from '@urlkit/uri/generic-syntax';
import { isString, isStringOrNull, mustHaveMembers } from '../../shared/check-members.js';
import { hostport } from '../../shared/hostport.js';
import { stripWhitespace } from '../../shared/whitespace.js';

/** The components of a URL, as they are written. A missing component is null. */
export interface ParsedURL extends URIReference {
  /**
   * The host, followed by U+003A (:) and the port if there is a scheme that has another default port. Null if there is
   * no host.
   */
  readonly hostport: string | null;
  /** Everything after the authority; if there is none, the whole URL, without surrounding space characters. */
  readonly hostSpecific: string;
}

/** Requires the members of a parsed URL that resolving reads. */
export const mustBeParsedURL: Check = /* @__PURE__ */ mustHaveMembers(
  'a string, or a parsed URL, as returned by parseURL',
  {
    ...{ scheme: isStringOrNull, userinfo: isStringOrNull, host: isStringOrNull },
    ...{ port: isStringOrNull, path: isString, query: isStringOrNull, fragment: isStringOrNull },
  },
);

/** The grammar of RFC 3986 with the four exceptions of the text. */
export const grammar: Grammar = /* @__PURE__ */ extendGrammar({
  unreserved: '\\0-\\x20\\x7F-\\u{10FFFF}"<>\\[\\\\\\]\\^`{|}',
  lonePercent: true,
  fragment: '#',
});

/**
 * Parses a URL, which may be relative. Leading and trailing space characters are stripped.
 *
 * @returns The components; null if the URL does not match the grammar of RFC 3986 with the exceptions of the text.
 * @see HTML5 of 2011, “parse a URL”
 */
export function parseURL(url: string): ParsedURL | null {
  assertString(url, 'url');
  const stripped = stripWhitespace(url);
  const uri = parseReference(stripped, grammar);
  if (uri === null) return null;
  const hostSpecific = stripped.replace(/^(?:[^:/?#]+:)?\/\/[^/?#]*/, '');
  const isHostAlone = uri.scheme === null || uri.host === null;
  return { ...uri, hostport: isHostAlone ? uri.host : hostport(uri), hostSpecific };
}
