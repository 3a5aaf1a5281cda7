export {
  correctedDecompositions,
  isForbidden,
  mappedToNothing,
} from './shared/idna-2003/nameprep.js';
export { codePointSets } from './shared/idna-2003/unicode-3.2.js';
