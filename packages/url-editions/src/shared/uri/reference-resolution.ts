// RFC 3986, section 5.2: relative resolution

import { withoutPrototype } from '@urlkit/internal';
import type { URIReference } from './uri-reference.js';

/** Options for {@link resolveReference}. */
export interface ResolveOptions {
  /** If false, a reference with the scheme of the base is read without it, as in older texts. The default is true. */
  readonly strict?: boolean | undefined;
}

/**
 * Resolves a reference, and removes the dot segments of its path.
 *
 * @param base A reference with a scheme. Its fragment is ignored.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-5.2.2
 */
export function resolveReference(
  reference: URIReference,
  base: URIReference,
  options: ResolveOptions = {},
): URIReference {
  const { strict = true } = withoutPrototype(options);
  const { path, query, fragment } = reference;
  const { scheme, userinfo, host, port } = base;
  const hasScheme = reference.scheme !== null && (strict || reference.scheme !== scheme);
  if (hasScheme) return { ...reference, path: removeDotSegments(path) };
  if (reference.host !== null) return { ...reference, scheme, path: removeDotSegments(path) };
  const authority = { scheme, userinfo, host, port };
  if (path === '') return { ...authority, path: base.path, query: query ?? base.query, fragment };
  const merged = path.startsWith('/') ? path : merge(path, base);
  return { ...authority, path: removeDotSegments(merged), query, fragment };
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
  // Steps A and D
  let start = 0;
  while (start < path.length) {
    if (path.startsWith('./', start)) start += 2;
    else if (path.startsWith('../', start)) start += 3;
    else break;
  }
  const input = path.slice(start);
  if (input === '.' || input === '..') return '';
  const output: string[] = [];
  let end = 0;
  for (const [segment] of input.matchAll(/\/[^/]*|^[^/]+/g)) {
    end += segment.length;
    const isDoubleDot = segment === '/..';
    if (isDoubleDot) output.pop();
    // Steps B and C replace a dot segment by a slash, which begins the next segment. After the last
    // segment, it remains.
    if (isDoubleDot || segment === '/.') {
      if (end === input.length) output.push('/');
    } else {
      output.push(segment);
    }
  }
  return output.join('');
}
