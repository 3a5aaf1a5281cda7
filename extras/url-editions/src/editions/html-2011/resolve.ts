// HTML5 of 2011, “resolve a URL”

import { toScalarValueString, utf8DecodeWithoutBOM } from '@urlkit/infra';
import {
  assertArgument,
  assertString,
  checkedLater,
  mustBeFunction,
  mustBeOneOf,
  type OptionChecks,
  orNull,
  readOptions,
} from '@urlkit/internal';
import {
  type Encoding,
  getOutputEncoding,
  percentDecode,
  percentEncode,
} from '@urlkit/percent-encoding';
import type { URIReference } from '@urlkit/uri';
import {
  escapeInvalid,
  extendGrammar,
  isIPLiteral,
  joinComponents,
  transformReference,
} from '@urlkit/uri/generic-syntax';
import { isStringOrUndefined, mustHaveMembers } from '../../shared/check-members.js';
import { defaultPort } from '../../shared/default-ports.js';
import { toASCII } from '../../shared/idna-2003/to-ascii.js';
import { mustBeParsedURL, type ParsedURL, parseURL } from './parse.js';

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
  /** An absolute URL, as a string or parsed, which only a relative URL needs; null or undefined if there is none. */
  readonly base?: string | ParsedURL | null | undefined;
  /**
   * The encoding of the query, as `getEncoding` of `@urlkit/percent-encoding/encodings` returns it; null or undefined for
   * UTF-8. Of labels, only those of UTF-8, and of UTF-16, which counts as UTF-8, can be passed as they are.
   */
  readonly encoding?: Encoding | string | null | undefined;
  /**
   * How to read the text, which contradicts itself about U+005C (\) in a path. By its `words`, the default, step 7
   * percent-encodes it, so that step 12 finds none to replace. By its `intent`, step 12 replaces it with U+002F (/).
   */
  readonly reading?: 'words' | 'intent' | undefined;
  /** Called with the reason if the URL is not resolvable. */
  readonly onFailure?: ((reason: FailureReason) => void) | undefined;
}

// The productions of RFC 3986. A % need not begin a percent-encoded octet, as it is never escaped.
const original = /* @__PURE__ */ extendGrammar({ lonePercent: true });
const withBackslash = /* @__PURE__ */ extendGrammar({ lonePercent: true, unreserved: '\\\\' });

/**
 * Resolves a URL. Its host is converted to ASCII, and characters that are not valid in its path and query are
 * percent-encoded.
 *
 * @returns An absolute URL; null if the URL is not resolvable.
 * @see HTML5 of 2011, “resolve a URL”
 */
export function resolveURL(url: string, options?: ResolveURLOptions): string | null {
  assertString(url, 'url');
  const own = readOptions(options, resolveChecks);
  const target = resolve(url, own);
  if (typeof target !== 'string') return targetToString(target);
  own.onFailure?.(target);
  return null;
}

const resolveChecks: OptionChecks<ResolveURLOptions> = {
  base: /* @__PURE__ */ orNull((value) =>
    typeof value === 'string' ? null : mustBeParsedURL(value),
  ),
  encoding: checkedLater,
  reading: /* @__PURE__ */ mustBeOneOf(['words', 'intent']),
  onFailure: mustBeFunction,
};

function resolve(url: string, options: ResolveURLOptions): URIReference | FailureReason {
  const { base = null, reading = 'words' } = options;
  const encoding = isUnicode(options.encoding)
    ? null
    : getOutputEncoding(options.encoding, 'options.encoding');
  const parsed = parseURL(url);
  if (parsed === null) return 'invalid syntax';
  const parsedBase = typeof base === 'string' ? parseURL(base) : base;
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
  const target = transformReference(reference, parsedBase ?? reference);
  return violationOf(target) ?? target;
}

// Step 6. According to the text, ToASCII would fail for an empty host and for an IP address in brackets.
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

// Whether decoding has added U+FFFD, which replaces bytes that are not UTF-8.
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

// Step 10: the scheme must not have an authority, or the path would be read as one (RFC 3986, section 3.3).
function violationOf({ scheme, host, path }: URIReference): FailureReason | null {
  if (host === null)
    return path.startsWith('//') ? 'no authority, and a path that begins with two slashes' : null;
  return withoutAuthority.has((scheme ?? '').toLowerCase())
    ? 'an authority, which the scheme forbids'
    : null;
}

// Step 12. A scheme has a server-based naming authority if it has a default port.
function targetToString(target: URIReference): string {
  const result = joinComponents(target);
  const isServerBased = defaultPort((target.scheme ?? '').toLowerCase()) !== '';
  return isServerBased ? result.replace(/\\/g, '/') : result;
}

// https://encoding.spec.whatwg.org/#names-and-labels
const unicodeLabels = [
  ...['unicode-1-1-utf-8', 'unicode11utf8', 'unicode20utf8', 'utf-8', 'utf8', 'x-unicode20utf8'],
  ...['unicodefffe', 'utf-16be', 'csunicode', 'iso-10646-ucs-2', 'ucs-2', 'unicode', 'unicodefeff'],
  ...['utf-16', 'utf-16le'],
];

/** Whether an encoding is a label of UTF-8, or of UTF-16, in place of which UTF-8 is used (step 3). */
function isUnicode(encoding: Encoding | string | null | undefined): encoding is string {
  if (typeof encoding !== 'string') return false;
  const label = encoding.replace(/^[\t\n\f\r ]+|[\t\n\f\r ]+$/g, '');
  return unicodeLabels.includes(label.toLowerCase());
}

/** The names of the encodings that the context of a URL defines. */
export interface URLSource {
  /** The encoding that was defined when the URL was created. */
  readonly defined?: string | undefined;
  /** The URL character encoding of the script that the URL comes from. */
  readonly script?: string | undefined;
  /** The character encoding of the document whose node the URL comes from. */
  readonly document?: string | undefined;
}

const mustBeSource = /* @__PURE__ */ mustHaveMembers('an object of names of encodings', {
  defined: isStringOrUndefined,
  script: isStringOrUndefined,
  document: isStringOrUndefined,
});

/**
 * Finds the encoding of a URL: the first one that its context defines, in the order of {@link URLSource}.
 *
 * @returns The name of the encoding. `UTF-8` if there is none, or if it is one of UTF-16.
 * @see HTML5 of 2011, “resolve a URL”
 */
export function urlEncoding(source: URLSource): string {
  assertArgument(source, 'source', mustBeSource);
  const { defined, script, document } = source;
  const encoding = defined ?? script ?? document ?? 'UTF-8';
  return isUnicode(encoding) ? 'UTF-8' : encoding;
}
