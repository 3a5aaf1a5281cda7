// RFC 3986, section 6.2: the comparison ladder

import { asciiLowercase } from '@urlkit/infra';
import { mustBeOneOf, readOptions } from '@urlkit/internal';
import { replaceOctets } from '@urlkit/percent-encoding';
import { joinComponents, withUnambiguousPath } from './recomposition.js';
import { withoutDotSegments } from './reference-resolution.js';
import { readURIInput, type URIInput } from './uri-input.js';
import { hasRelativePath, type URIReference } from './uri-reference.js';

/** The name of a rung of the ladder; see {@link normalizationLevels}. */
export type NormalizationLevel = 'simple' | 'case' | 'percent-encoding' | 'path-segment' | 'scheme';

/**
 * The rungs of the ladder, lowest first. Each includes those before it: `simple` compares strings, `case` and
 * `percent-encoding` normalize letter case and percent-encoded octets, `path-segment` removes dot segments, and
 * `scheme` applies rules of schemes, such as default ports. The highest rung of the RFC, protocol-based
 * normalization, is missing, because it needs requests to servers.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-6.2
 */
export const normalizationLevels: readonly NormalizationLevel[] = [
  ...(['simple', 'case', 'percent-encoding', 'path-segment', 'scheme'] as const),
];

/** Options for {@link normalizeURI} and {@link areEquivalent}. */
export interface NormalizationOptions {
  /** Up to which rung of the ladder to normalize; the highest by default. */
  readonly level?: NormalizationLevel | undefined;
}

/**
 * Normalizes a URI reference up to a rung of the ladder. A relative path keeps its dot segments.
 *
 * @returns The normalized reference; null if the argument is not valid.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-6.2
 */
export function normalizeURI(uri: URIInput, options?: NormalizationOptions): string | null {
  return normalize(uri, 'uri', readLevel(options));
}

/**
 * Whether two URI references are equivalent on a rung of the ladder: both are valid, and they are the same string
 * after normalization.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-6.2
 */
export function areEquivalent(a: URIInput, b: URIInput, options?: NormalizationOptions): boolean {
  const level = readLevel(options);
  const normalized = normalize(a, 'a', level);
  const other = normalize(b, 'b', level);
  return normalized !== null && normalized === other;
}

function readLevel(options: NormalizationOptions | undefined): number {
  const { level = 'scheme' } = readOptions(options, { level: mustBeOneOf(normalizationLevels) });
  return normalizationLevels.indexOf(level);
}

function normalize(input: URIInput, name: string, level: number): string | null {
  const uri = readURIInput(input, name);
  return uri && joinComponents(normalizeReference(uri, level));
}

/** Normalizes the components of a reference. The level is an index of {@link normalizationLevels}. */
export function normalizeReference(uri: URIReference, level: number): URIReference {
  if (level === 0) return uri;
  const normalized = normalizeOctets(uri, level > 1);
  if (level < 3 || hasRelativePath(normalized)) return normalized;
  // 6.2.2.3. Without an authority, the path must not begin with two slashes (section 3.3).
  const path = withoutDotSegments(normalized.path);
  const withPath = withUnambiguousPath(
    path === normalized.path ? normalized : { ...normalized, path },
  );
  return level === 3 ? withPath : normalizeByScheme(withPath);
}

// 6.2.2.1, and with `isDecoding` 6.2.2.2
function normalizeOctets(uri: URIReference, isDecoding: boolean): URIReference {
  const { scheme, userinfo, host, port, path, query, fragment } = uri;
  const convert = isDecoding ? decodeUnreserved : upperCaseDigits;
  return {
    scheme: scheme && asciiLowercase(scheme),
    userinfo: userinfo && convert(userinfo),
    // Letters that were percent-encoded are in lower case as well.
    host: host && upperCaseDigits(asciiLowercase(convert(host))),
    port,
    path: convert(path),
    query: query && convert(query),
    fragment: fragment && convert(fragment),
  };
}

// Both patterns leave out octets that stay as they are: a text may have millions.
const LOWER_CASE_DIGIT = /%(?:[a-f][\dA-Fa-f]|[\dA-F][a-f])/g;
const UNRESERVED_OR_LOWER_CASE =
  /%(?:2[DE]|3\d|[46][1-9A-F]|[57][\dA]|5F|7E|[a-f][\dA-Fa-f]|[\dA-F][a-f])/g;

function upperCaseDigits(text: string): string {
  return replaceOctets(text, LOWER_CASE_DIGIT, (octet) => octet.toUpperCase());
}

/** Decodes unreserved characters, and writes other percent-encoded octets with capital letters (6.2.2). */
export function decodeUnreserved(text: string): string {
  return replaceOctets(text, UNRESERVED_OR_LOWER_CASE, (octet) => {
    const character = String.fromCharCode(Number.parseInt(octet.slice(1), 16));
    return /[\w\-.~]/.test(character) ? character : octet.toUpperCase();
  });
}

const defaultPorts = /* @__PURE__ */ new Map([
  ['ftp', '21'],
  ['http', '80'],
  ['https', '443'],
  ['ws', '80'],
  ['wss', '443'],
]);

// 6.2.3
function normalizeByScheme(uri: URIReference): URIReference {
  const { scheme, host, port, path } = uri;
  if (scheme === null || host === null) return uri;
  const isDefault = port === '' || (port !== null && port === defaultPorts.get(scheme));
  const isEmpty = path === '' && defaultPorts.has(scheme);
  return { ...uri, port: isDefault ? null : port, path: isEmpty ? '/' : path };
}
