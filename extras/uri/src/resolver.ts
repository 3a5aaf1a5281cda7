// Ajv's option `uriResolver`

import { assertString, withoutPrototype } from '@urlkit/internal';
import { grammar } from './grammar.js';
import { normalizeReference } from './normalization.js';
import { joinComponents, recomposeAs, withUnambiguousPath } from './recomposition.js';
import { transformReference, withoutDotSegments } from './reference-resolution.js';
import {
  assertReference,
  hasRelativePath,
  parseReference,
  splitURIReference,
  type URIReference,
} from './uri-reference.js';

/** The components of a URI reference, as Ajv and `fast-uri` name them. A missing one is undefined. */
export interface URIComponents {
  /** The scheme, without U+003A (:). */
  readonly scheme?: string;
  /** The user information, without U+0040 (@). */
  readonly userinfo?: string;
  /** The host. */
  readonly host?: string;
  /** The port, without U+003A (:). */
  readonly port?: string | number;
  /** The path. */
  readonly path?: string;
  /** The query, without U+003F (?). */
  readonly query?: string;
  /** The fragment, without U+0023 (#). */
  readonly fragment?: string;
  /** What is wrong with the text that was parsed. */
  readonly error?: string;
}

/** What Ajv takes as its option `uriResolver`. */
export interface URIResolver {
  /**
   * Parses and normalizes a URI reference. In the path, query and fragment, characters that do not belong there are
   * percent-encoded.
   *
   * @returns The components. If the text is not a URI reference even so, they are those of appendix B, with an `error`.
   */
  parse(uri: string): URIComponents & { readonly path: string };
  /**
   * Resolves a URI reference, and normalizes the result.
   *
   * @param base A URI reference, which may be relative or empty.
   * @throws {Error} If one of them is not a URI reference, in the sense of `parse`.
   */
  resolve(base: string, reference: string): string;
  /**
   * Joins components, like `recompose`.
   *
   * @throws {TypeError} If other components would be read from the result.
   */
  serialize(components: URIComponents): string;
}

const NOT_A_REFERENCE = 'not a URI reference (RFC 3986)';

/** A resolver for Ajv: `new Ajv({ uriResolver })`. */
export const uriResolver: URIResolver = {
  parse(uri) {
    assertString(uri, 'uri');
    const reference = readLeniently(uri);
    if (reference !== null) return toComponents(normalize(reference));
    return { ...toComponents(splitURIReference(uri)), error: NOT_A_REFERENCE };
  },
  resolve(base, reference) {
    assertString(base, 'base');
    assertString(reference, 'reference');
    const parsedBase = readLeniently(base);
    const parsed = readLeniently(reference);
    if (parsedBase === null || parsed === null) {
      throw new Error(`${parsed === null ? 'reference' : 'base'}: ${NOT_A_REFERENCE}`);
    }
    return joinComponents(normalize(resolveRelatively(parsed, parsedBase)));
  },
  serialize: (components) => recomposeAs(toReference(components), 'components'),
};

function normalize(reference: URIReference): URIReference {
  return normalizeReference(reference, 4);
}

// Schemas in use have references with characters that must be percent-encoded, such as `#/definitions/List<T>`.
function readLeniently(text: string): URIReference | null {
  const reference = parseReference(text, grammar);
  if (reference !== null) return reference;
  const split = splitURIReference(text);
  const { host, path, query, fragment } = split;
  const escaped = {
    ...split,
    host: host?.replace(/[^\0-\x7F]/gu, percentEncode) ?? null,
    path: path.replace(grammar.path.invalid, percentEncode),
    query: query?.replace(grammar.query.invalid, percentEncode) ?? null,
    fragment: fragment?.replace(grammar.fragment.invalid, percentEncode) ?? null,
  };
  return parseReference(joinComponents(escaped), grammar);
}

function percentEncode(character: string): string {
  return encodeURIComponent(/^[\uD800-\uDFFF]$/.test(character) ? '\uFFFD' : character);
}

// Without a scheme, there may be a base still to come: dot segments that lead out of a relative path remain.
function resolveRelatively(reference: URIReference, base: URIReference): URIReference {
  if (!hasRelativePath(base) || !hasRelativePath(reference) || reference.path === '') {
    return withUnambiguousPath(transformReference(reference, base));
  }
  const path = base.path.slice(0, base.path.lastIndexOf('/') + 1) + reference.path;
  return withUnambiguousPath({ ...reference, path: withoutInnerDotSegments(path) });
}

// Begins the path with segments for `..` to remove, which no path has.
function withoutInnerDotSegments(path: string): string {
  const count = path.split('..').length;
  const removed = withoutDotSegments(`${'</'.repeat(count)}${path}`);
  const left = removed.split('<').length - 1;
  return `${'../'.repeat(count - left)}${removed.slice(2 * left)}` || './';
}

function toComponents(reference: URIReference): URIComponents & { readonly path: string } {
  const { scheme, userinfo, host, port, path, query, fragment } = reference;
  return {
    ...(scheme !== null && { scheme }),
    ...(userinfo !== null && { userinfo }),
    ...(host !== null && { host }),
    ...(port !== null && { port }),
    path,
    ...(query !== null && { query }),
    ...(fragment !== null && { fragment }),
  };
}

function toReference(components: URIComponents): URIReference {
  const { scheme, userinfo, host, port, path, query, fragment } = withoutPrototype(components);
  const reference = {
    scheme: scheme ?? null,
    userinfo: userinfo ?? null,
    host: host ?? null,
    port: port === undefined ? null : String(port),
    path: path ?? '',
    query: query ?? null,
    fragment: fragment ?? null,
  };
  assertReference(reference, 'components', 'components of a URI reference');
  return reference;
}
