// RFC 3986, section 5.2: relative resolution

import { assertString, mustBeBoolean, readOptions } from '@urlkit/internal';
import { joinComponents, withUnambiguousPath } from './recomposition.js';
import { readURIInput, type URIInput } from './uri-input.js';
import { assertReference, hasScheme, type URIReference } from './uri-reference.js';

/** Options for {@link resolveURI} and {@link resolveReference}. */
export interface ResolveOptions {
  /** If false, a reference with the scheme of the base is read without it, as in older texts. The default is true. */
  readonly strict?: boolean | undefined;
}

/**
 * Resolves a URI reference. Dot segments are removed; nothing else is normalized.
 *
 * @param base A URI. Its fragment is ignored.
 * @returns The target URI; null if an argument is not valid, or the base has no scheme.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-5.2
 * @example
 * ```ts
 * resolveURI('../d?e', 'http://a/b/c'); // 'http://a/d?e'
 * ```
 */
export function resolveURI(
  reference: URIInput,
  base: URIInput,
  options?: ResolveOptions,
): string | null {
  const strict = readStrict(options);
  const parsed = readURIInput(reference, 'reference');
  const parsedBase = readURIInput(base, 'base');
  if (parsed === null || parsedBase === null || !hasScheme(parsedBase)) return null;
  return joinComponents(resolve(parsed, parsedBase, strict));
}

/**
 * Resolves a reference, and removes the dot segments of its path. A path that would begin with two slashes without
 * an authority gets the dot segment `/.` before it, because section 3.3 forbids such a path.
 *
 * @param base A reference with a scheme. Its fragment is ignored.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-5.2.2
 */
export function resolveReference(
  reference: URIReference,
  base: URIReference,
  options?: ResolveOptions,
): URIReference {
  assertReference(reference, 'reference');
  assertReference(base, 'base');
  return resolve(reference, base, readStrict(options));
}

function readStrict(options: ResolveOptions | undefined): boolean {
  return options === undefined || (readOptions(options, { strict: mustBeBoolean }).strict ?? true);
}

// Without checking arguments.
function resolve(reference: URIReference, base: URIReference, strict: boolean): URIReference {
  return withUnambiguousPath(transformReference(reference, base, { strict }));
}

/** The steps of section 5.2.2. The path of the result may begin with two slashes without an authority. */
export function transformReference(
  reference: URIReference,
  base: URIReference,
  { strict = true }: ResolveOptions = {},
): URIReference {
  const { path, query, fragment } = reference;
  const { scheme, userinfo, host, port } = base;
  const hasOwnScheme = reference.scheme !== null && (strict || reference.scheme !== scheme);
  if (hasOwnScheme) return { ...reference, path: withoutDotSegments(path) };
  if (reference.host !== null) return { ...reference, scheme, path: withoutDotSegments(path) };
  // V8 before version 12 is slow to add properties to those of a spread object.
  if (path === '') {
    return { scheme, userinfo, host, port, path: base.path, query: query ?? base.query, fragment };
  }
  const merged = path.startsWith('/') ? path : merge(path, base);
  return { scheme, userinfo, host, port, path: withoutDotSegments(merged), query, fragment };
}

// 5.2.3
function merge(path: string, base: URIReference): string {
  if (base.host !== null && base.path === '') return `/${path}`;
  return base.path.slice(0, base.path.lastIndexOf('/') + 1) + path;
}

/**
 * Removes the dot segments of a path, in one pass over its segments.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-5.2.4
 */
export function removeDotSegments(path: string): string {
  assertString(path, 'path');
  return withoutDotSegments(path);
}

/** Removes dot segments like {@link removeDotSegments}, without checking the argument. */
export function withoutDotSegments(path: string): string {
  if (!/(?:^|\/)\.\.?(?:\/|$)/.test(path)) return path;
  const segments = path.split('/');
  const last = segments.length - 1;
  // Steps A and D
  let start = 0;
  while (start <= last && isDotSegment(segments[start])) start++;
  const first = segments[start] ?? '';
  if (first === '' && start >= last) return '';
  // Step E moves the first segment without a slash, and all others with the slash before them.
  let isRooted = first === '';
  const output = isRooted ? [] : [first];
  for (let index = start + 1; index <= last; index++) {
    const segment = segments[index] ?? '';
    if (segment === '..') {
      output.pop();
      isRooted ||= output.length === 0;
    }
    // Steps B and C replace a dot segment by a slash, which begins the next segment. After the last segment, it
    // remains.
    if (!isDotSegment(segment)) output.push(segment);
    else if (index === last) output.push('');
  }
  return isRooted && output.length > 0 ? `/${output.join('/')}` : output.join('/');
}

function isDotSegment(segment: string | undefined): boolean {
  return segment === '.' || segment === '..';
}
