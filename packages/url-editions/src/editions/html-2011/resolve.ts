// HTML5 of 2011, “resolve a URL”

import { toScalarValueString, utf8DecodeWithoutBOM } from '@urlkit/infra';
import { withoutPrototype } from '@urlkit/infra/internal';
import { type Encoding, percentDecode, percentEncode } from '@urlkit/percent-encoding';
import { defaultPort } from '../../shared/default-ports.js';
import { toASCII } from '../../shared/idna-2003/to-ascii.js';
import { escapeInvalid, extendGrammar } from '../../shared/uri/grammar.js';
import { resolveReference } from '../../shared/uri/reference-resolution.js';
import { isIPLiteral, recompose, type URIReference } from '../../shared/uri/uri-reference.js';
import { parseURL } from './parse.js';

/** Why a URL is not resolvable. */
export type FailureReason =
  | 'invalid syntax'
  | 'relative URL without an absolute base URL'
  | 'percent-encoded octets in the host that are not UTF-8'
  | 'ToASCII fails for the host'
  | 'an authority, which the scheme forbids'
  | 'no authority, and a path that begins with two slashes';

/** Options for {@link resolveURL}. */
export interface ResolveURLOptions {
  /** Encoding of the query; null for UTF-8 and for the encodings of the UTF-16 family. */
  readonly encoding?: Encoding | null | undefined;
  /**
   * How to handle U+005C (\) in a path. `words` percent-encodes it in step 7, so that step 12, which should
   * replace it, finds none. `intent` leaves it to step 12.
   */
  readonly reading?: 'words' | 'intent' | undefined;
  /** Called with the reason of a failure. */
  readonly onFailure?: ((reason: FailureReason) => void) | undefined;
}

// The original productions, with a lone %.
const original = /* @__PURE__ */ extendGrammar({ lonePercent: true });
const withBackslash = /* @__PURE__ */ extendGrammar({ lonePercent: true, unreserved: '\\\\' });

/**
 * Resolves a URL.
 *
 * @param base An absolute URL; null if there is none. Absolute URLs need none.
 * @returns An absolute URL, or null if the URL is not resolvable.
 */
export function resolveURL(
  url: string,
  base: string | null = null,
  options: ResolveURLOptions = {},
): string | null {
  const own = withoutPrototype(options);
  const target = resolve(url, base, own);
  if (typeof target !== 'string') return targetToString(target);
  own.onFailure?.(target);
  return null;
}

function resolve(
  url: string,
  base: string | null,
  { encoding = null, reading = 'words' }: ResolveURLOptions,
): URIReference | FailureReason {
  const parsed = parseURL(url);
  if (parsed === null) return 'invalid syntax';
  const parsedBase = base === null ? null : parseURL(base);
  const host = parsed.host === null ? null : hostToASCII(parsed.host);
  if (typeof host === 'object' && host !== null) return host.failure;
  const { path: pathProduction } = reading === 'words' ? original : withBackslash;
  const path = escapeInvalid(parsed.path, pathProduction);
  const query = parsed.query === null ? null : escapeQuery(parsed.query, encoding);
  const { scheme, userinfo, port, fragment } = parsed;
  const reference = { scheme, userinfo, host, port, path, query, fragment };
  if (parsed.scheme === null && !parsedBase?.scheme) {
    return 'relative URL without an absolute base URL';
  }
  const target = resolveReference(reference, parsedBase ?? reference);
  return violationOf(target) ?? target;
}

// Step 6. By the text, a missing host and an IP address in brackets would fail, as they are not names.
function hostToASCII(host: string): string | { readonly failure: FailureReason } {
  if (host === '' || isIPLiteral(host)) return host;
  const name = host.replace(/(?:%[\dA-Fa-f]{2})+/g, (octets) =>
    utf8DecodeWithoutBOM(percentDecode(octets)),
  );
  if (hasReplacement(host, name)) {
    return { failure: 'percent-encoded octets in the host that are not UTF-8' };
  }
  return toASCII(name, { useSTD3ASCIIRules: true }) ?? { failure: 'ToASCII fails for the host' };
}

// U+FFFD is in the host, plain or percent-encoded, or it stands for bytes that are not UTF-8.
function hasReplacement(host: string, name: string): boolean {
  const expected = host.split(/\uFFFD|%EF%BF%BD/i).length;
  return name.split('\uFFFD').length !== expected;
}

// Step 8
function escapeQuery(query: string, encoding: Encoding | null): string {
  const escaped = (character: string): string => {
    if (encoding === null) return escapeInvalid(character, original.query);
    let output = '';
    for (const { bytes, error } of encoding.encodeOrFail(toScalarValueString(character))) {
      output += Array.from(bytes, percentEncode).join('') + (error === null ? '' : '?');
    }
    return output;
  };
  return query.replace(original.query.invalid, escaped);
}

const withoutAuthority = /* @__PURE__ */ new Set([
  ...['about', 'cid', 'data', 'javascript', 'mailto', 'mid', 'news', 'tel', 'urn'],
]);

// Step 10: the scheme has no authority, or the path would be read as an authority (RFC 3986, section 3.3).
function violationOf({ scheme, host, path }: URIReference): FailureReason | null {
  if (host === null)
    return path.startsWith('//') ? 'no authority, and a path that begins with two slashes' : null;
  return withoutAuthority.has((scheme ?? '').toLowerCase())
    ? 'an authority, which the scheme forbids'
    : null;
}

// Step 12. A scheme has a server-based naming authority if it has a default port.
function targetToString(target: URIReference): string {
  const result = recompose(target);
  const isServerBased = defaultPort((target.scheme ?? '').toLowerCase()) !== '';
  return isServerBased ? result.replace(/\\/g, '/') : result;
}

/** Names of the encodings that a URL may take from its context. */
export interface URLSource {
  /** The encoding that was defined for the URL when it was created. */
  readonly defined?: string | undefined;
  /** The URL character encoding of the script that it comes from. */
  readonly script?: string | undefined;
  /** The character encoding of the Document of the node that it comes from. */
  readonly document?: string | undefined;
}

/** Returns the name of the encoding of a URL. It is never one of UTF-16. */
export function urlEncoding({ defined, script, document }: URLSource): string {
  const encoding = defined ?? script ?? document ?? 'UTF-8';
  return /^utf-16/i.test(encoding) ? 'UTF-8' : encoding;
}
