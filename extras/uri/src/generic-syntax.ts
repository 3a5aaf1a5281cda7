/**
 * The parts of RFC 3986, for programs that read references by rules of their own: grammars that extend that of the RFC, the
 * productions that such grammars consist of, and algorithms of sections 5 and 6 to the letter. The functions do not check
 * their arguments.
 *
 * @packageDocumentation
 */

export {
  escapeInvalid,
  extendGrammar,
  type Grammar,
  type GrammarExtension,
  grammar,
  type Production,
  percentEncodeCharacter,
  production,
  schemeProduction,
  userinfoPart,
} from './grammar.js';
export { iriGrammar } from './iri-grammar.js';
export { decodeUnreserved } from './normalization.js';
export { joinComponents } from './recomposition.js';
export type { ResolveOptions } from './reference-resolution.js';
export { transformReference } from './reference-resolution.js';
export type { URIReference } from './uri-reference.js';
export { escapeHost, isIPLiteral, isScheme, parseReference } from './uri-reference.js';
