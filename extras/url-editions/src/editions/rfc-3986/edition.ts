// RFC 3986: the strict grammar, and the regular expression of appendix B

import { resolveReference, splitURIReference, type URIReference } from '@urlkit/uri';
import { grammar } from '@urlkit/uri/generic-syntax';
import { createEdition, type Edition } from '../../shared/edition.js';
import { componentsOfURI } from '../../shared/uri/components.js';
import { readReference } from '../../shared/uri/read-reference.js';

/**
 * RFC 3986 by its grammar. It refuses an input that does not match `URI-reference`, or that has neither a scheme
 * nor a base URL. Resolving against a base URL removes dot segments. Nothing else is normalized.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3986
 */
export const rfc3986: Edition<URIReference> = /* @__PURE__ */ createEdition({
  name: 'rfc-3986',
  title: 'Uniform Resource Identifier (URI): Generic Syntax',
  date: '2005-01-01',
  source: 'https://www.rfc-editor.org/rfc/rfc3986',
  read: (input, base) => readReference(input, base, grammar, 'a URI'),
  urlOf: (uri) => uri,
  componentsOf: componentsOfURI,
});

/**
 * RFC 3986 as much software reads it: by the regular expression of appendix B, without checking the grammar. It
 * accepts any input that has a scheme, or takes one from the base URL.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3986#appendix-B
 */
export const rfc3986AppendixB: Edition<URIReference> = /* @__PURE__ */ createEdition({
  name: 'rfc-3986-appendix-b',
  title: `${rfc3986.title}, appendix B`,
  date: rfc3986.date,
  source: rfc3986.source,
  read(input, base) {
    const reference = splitURIReference(input);
    const target =
      base === undefined ? reference : resolveReference(reference, splitURIReference(base));
    return target.scheme === null ? 'no scheme, and no base URL that has one' : target;
  },
  urlOf: (uri) => uri,
  componentsOf: componentsOfURI,
});
