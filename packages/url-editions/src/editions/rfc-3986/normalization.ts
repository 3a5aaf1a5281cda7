// RFC 3986, section 6.2: the comparison ladder

import { percentDecode } from '@urlkit/percent-encoding';
import { asciiLowercase } from '../../shared/ascii-lowercase.js';
import { defaultPort, isRelativeScheme } from '../../shared/default-ports.js';
import { removeDotSegments } from '../../shared/uri/reference-resolution.js';
import { recompose, type URIReference } from '../../shared/uri/uri-reference.js';

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

/**
 * Normalizes a URI up to a rung of the ladder.
 *
 * @param level By default, the highest rung.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-6.2
 */
export function normalizeURI(
  uri: URIReference,
  level: NormalizationLevel = 'scheme',
): URIReference {
  const steps = [normalizeCase, normalizePercentEncoding, normalizePathSegments, normalizeByScheme];
  return steps
    .slice(0, normalizationLevels.indexOf(level))
    .reduce((normalized, step) => step(normalized), uri);
}

/**
 * Whether two URIs are equivalent on a rung of the ladder: they are the same string after normalization.
 *
 * @param level By default, the highest rung.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-6.2
 */
export function areEquivalent(
  a: URIReference,
  b: URIReference,
  level: NormalizationLevel = 'scheme',
): boolean {
  return recompose(normalizeURI(a, level)) === recompose(normalizeURI(b, level));
}

function mapComponents(uri: URIReference, map: (component: string) => string): URIReference {
  const mapOrNull = (component: string | null) => component && map(component);
  return {
    ...uri,
    userinfo: mapOrNull(uri.userinfo),
    host: mapOrNull(uri.host),
    path: map(uri.path),
    query: mapOrNull(uri.query),
    fragment: mapOrNull(uri.fragment),
  };
}

const percentEncoded = /%[\dA-Fa-f]{2}/g;

// 6.2.2.1
function normalizeCase(uri: URIReference): URIReference {
  const { scheme, host } = uri;
  const lowered = {
    ...uri,
    scheme: scheme && asciiLowercase(scheme),
    host: host && asciiLowercase(host),
  };
  return mapComponents(lowered, (component) =>
    component.replace(percentEncoded, (octet) => octet.toUpperCase()),
  );
}

// 6.2.2.2. Letters of the host that were percent-encoded are in lower case as well.
function normalizePercentEncoding(uri: URIReference): URIReference {
  const decoded = mapComponents(uri, (component) =>
    component.replace(percentEncoded, (octet) => {
      const character = String.fromCharCode(...percentDecode(octet));
      return /[\w\-.~]/.test(character) ? character : octet;
    }),
  );
  return normalizeCase(decoded);
}

// 6.2.2.3
function normalizePathSegments(uri: URIReference): URIReference {
  return uri.scheme === null ? uri : { ...uri, path: removeDotSegments(uri.path) };
}

// 6.2.3
function normalizeByScheme(uri: URIReference): URIReference {
  const { scheme, host, port, path } = uri;
  if (scheme === null || host === null) return uri;
  const isDefault = port === '' || port === defaultPort(scheme);
  const isEmpty = path === '' && isRelativeScheme(scheme);
  return { ...uri, port: isDefault ? null : port, path: isEmpty ? '/' : path };
}
