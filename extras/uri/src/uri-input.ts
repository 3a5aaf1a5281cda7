import { hrefOf } from '@urlkit/internal';
import { grammar } from './grammar.js';
import { findMisread } from './recomposition.js';
import { assertReference, parseReference, type URIReference } from './uri-reference.js';

/** A URI reference in any form: a string, anything with a string `href`, or its components. */
export type URIInput =
  | string
  | {
      /** The URL. */
      readonly href: string;
    }
  | URIReference;

/**
 * Reads a URI reference in any form. Text must match the grammar. Components have been parsed, perhaps as an IRI, so
 * they must only be the components of the string that they make together.
 *
 * @returns The components; null if the input is not a URI reference.
 */
export function readURIInput(input: URIInput, name: string): URIReference | null {
  const text = hrefOf(input);
  if (text !== null) return parseReference(text, grammar);
  assertReference(input, name, 'a string, a URL object or a URIReference');
  return findMisread(input) === undefined ? input : null;
}
