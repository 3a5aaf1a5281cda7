// HTML 5, 27 October 2007, as an edition

import type { URIReference } from '@urlkit/uri';
import { iriGrammar } from '@urlkit/uri/generic-syntax';
import { attributesOf } from '../../shared/decomposition-attributes.js';
import { createEdition, type Edition } from '../../shared/edition.js';
import { componentsOfURI } from '../../shared/uri/components.js';
import { readReference } from '../../shared/uri/read-reference.js';
import { decomposition } from './decomposition.js';

/**
 * The draft of HTML 5 of 27 October 2007, section 4.13. It defines attributes, and leaves parsing to RFC 3986 and
 * RFC 3987. IRIs are not converted to URIs.
 *
 * @see HTML 5, 27 October 2007, 4.13 Interfaces for URI manipulation
 */
export const html2007: Edition<URIReference> = /* @__PURE__ */ createEdition({
  name: 'html-2007',
  title: 'HTML 5, Call For Comments, 27 October 2007',
  date: '2007-10-27',
  source: 'https://github.com/whatwg/html/commits/main/?until=2007-10-27',
  read: (input, base) => readReference(input, base, iriGrammar, 'an IRI'),
  urlOf: (iri) => iri,
  componentsOf: (iri) => ({ ...componentsOfURI(iri), ...attributesOf(decomposition, iri) }),
});
