// RFC 3987, section 2.2: the grammar of IRI references

import { extendGrammar, type Grammar } from './grammar.js';

/** The characters of `iprivate`, written as in a character class of a regular expression. */
export const iprivate = '\\uE000-\\uF8FF\\u{F0000}-\\u{FFFFD}\\u{100000}-\\u{10FFFD}';

/** The grammar of RFC 3987. */
export const iriGrammar: Grammar = /* @__PURE__ */ createIRIGrammar();

function createIRIGrammar(): Grammar {
  return extendGrammar({ iunreserved: ucschar(), query: iprivate });
}

/** Returns the characters of `ucschar`, written as in a character class of a regular expression. */
export function ucschar(): string {
  // Planes 1 to 14 without their noncharacters; plane 14 begins at U+E1000.
  const planes = Array.from({ length: 14 }, (_, index) => {
    const plane = (index + 1).toString(16);
    return `\\u{${plane}${plane === 'e' ? '1' : '0'}000}-\\u{${plane}FFFD}`;
  });
  return `\\xA0-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFEF${planes.join('')}`;
}
