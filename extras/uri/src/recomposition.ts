// RFC 3986, section 5.3: component recomposition

import {
  assertReference,
  findDifference,
  splitURIReference,
  type URIReference,
} from './uri-reference.js';

/**
 * Joins the components of a URI reference. {@link splitURIReference} reads the result as the same components. For this,
 * a path gets a dot segment before it if it would be read as an authority (`//x` becomes `/.//x`), or its first segment
 * as a scheme (`a:b` becomes `./a:b`).
 *
 * @throws {TypeError} If other components would be read from the string, as from a host `a/b`.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-5.3
 */
export function recompose(reference: URIReference): string {
  assertReference(reference, 'reference');
  return recomposeAs(reference, 'reference');
}

/** Joins components like {@link recompose}, whose argument has a name. */
export function recomposeAs(reference: URIReference, name: string): string {
  if (findMisread(reference) === undefined) return joinComponents(reference);
  const unambiguous = withUnambiguousPath(reference);
  const misread = findMisread(unambiguous);
  if (misread === undefined) return joinComponents(unambiguous);
  throw new TypeError(`${name}.${misread} would be read back as another one`);
}

/** Returns the first component that is not read from the string of a reference; undefined if all are. */
export function findMisread(reference: URIReference): keyof URIReference | undefined {
  return findDifference(splitURIReference(joinComponents(reference)), reference);
}

/**
 * Joins components to the letter of section 5.3, without checking what is read from the string.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-5.3
 */
export function joinComponents(reference: URIReference): string {
  const { scheme, path, query, fragment } = reference;
  const authority = joinAuthority(reference);
  return (
    (scheme === null ? '' : `${scheme}:`) +
    (authority === null ? '' : `//${authority}`) +
    path +
    (query === null ? '' : `?${query}`) +
    (fragment === null ? '' : `#${fragment}`)
  );
}

/**
 * Returns the authority of a URI reference: the userinfo, host and port with their delimiters.
 *
 * @returns Null if there is no authority.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-3.2
 */
export function authorityOf(reference: URIReference): string | null {
  assertReference(reference, 'reference');
  return joinAuthority(reference);
}

function joinAuthority({ userinfo, host, port }: URIReference): string | null {
  if (host === null) return null;
  return (userinfo === null ? '' : `${userinfo}@`) + host + (port === null ? '' : `:${port}`);
}

/**
 * Adds a dot segment to a path that would be read as an authority, or whose first segment would be read as a scheme.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-3.3
 */
export function withUnambiguousPath(reference: URIReference): URIReference {
  const { scheme, host, path } = reference;
  if (host !== null) return reference;
  if (path.startsWith('//')) return { ...reference, path: `/.${path}` };
  return scheme === null && /^[^/]*:/.test(path) ? { ...reference, path: `./${path}` } : reference;
}
