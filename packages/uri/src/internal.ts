export {
  escapeInvalid,
  extendGrammar,
  type Grammar,
  grammar,
  percentEncodeCharacter,
  production,
  schemeProduction,
  userinfoPart,
} from './grammar.js';
export { iriGrammar } from './iri-grammar.js';
export { decodeUnreserved } from './normalization.js';
export { join } from './recomposition.js';
export { transformReference } from './reference-resolution.js';
export { isULabel } from './u-label.js';
export { escapeHost, isIPLiteral, isScheme, parseReference } from './uri-reference.js';
