// RFC 3986, section 4: URI references, with a base URI or without

import { resolveReference, type URIReference } from '@urlkit/uri';
import { type Grammar, parseReference } from '@urlkit/uri/internal';

/**
 * Parses a reference and resolves it, without normalization.
 *
 * @param name What the grammar calls a URI.
 * @returns The target, which has a scheme; or the reason why there is none.
 */
export function readReference(
  input: string,
  base: string | undefined,
  grammar: Grammar,
  name: 'a URI' | 'an IRI',
): URIReference | string {
  const baseURI = base === undefined ? null : parseReference(base, grammar);
  if (base !== undefined && !baseURI?.scheme) return `base URL: not ${name}`;
  const reference = parseReference(input, grammar);
  if (reference === null) return `not ${name} reference`;
  if (baseURI !== null) return resolveReference(reference, baseURI);
  return reference.scheme === null ? 'relative reference without a base URL' : reference;
}
