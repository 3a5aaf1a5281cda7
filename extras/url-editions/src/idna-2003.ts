/**
 * IDNA2003 over Unicode 3.2, which the documents of 2012 use: Nameprep (RFC 3491), and its tables.
 *
 * @packageDocumentation
 */

export {
  correctedDecompositions,
  isForbidden,
  mappedToNothing,
  nameprep,
} from './shared/idna-2003/nameprep.js';
export { type CodePointSets, codePointSets } from './shared/idna-2003/unicode-3.2.js';
