// RFC 3986, section 4: URI references, with a base URI or without

import { findFault, resolveReference, type URIReference, type WholeRule } from '@urlkit/uri';
import { type Grammar, parseReference } from '@urlkit/uri/generic-syntax';

/**
 * Parses a reference and resolves it, without normalization.
 *
 * @param name What the grammar calls a URI.
 * @returns The target, which has a scheme; or the reason why there is none, which names the rule at fault.
 */
export function readReference(
  input: string,
  base: string | undefined,
  grammar: Grammar,
  name: 'a URI' | 'an IRI',
): URIReference | string {
  const baseURI = base === undefined ? null : parseReference(base, grammar);
  if (base !== undefined && !baseURI?.scheme) {
    return `base URL: not ${name}${faultIn(base, name === 'a URI' ? 'URI' : 'IRI')}`;
  }
  const reference = parseReference(input, grammar);
  if (reference === null) {
    const rule = name === 'a URI' ? 'URI-reference' : 'IRI-reference';
    return `not ${name} reference${faultIn(input, rule)}`;
  }
  if (baseURI !== null) return resolveReference(reference, baseURI);
  return reference.scheme === null ? 'relative reference without a base URL' : reference;
}

function faultIn(text: string, whole: WholeRule): string {
  const fault = findFault(text, { rule: whole });
  return fault === null ? '' : `: the rule ${fault.rule} does not match at offset ${fault.start}`;
}
