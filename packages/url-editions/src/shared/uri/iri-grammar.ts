// RFC 3987, section 2.2: IRI references

import { extendGrammar, type Grammar } from './grammar.js';

// ucschar: the planes before the last two, without private use, noncharacters, and the start of plane 14.
const lastOfPlanes = Array.from({ length: 14 }, (_, index) => {
  const plane = (index + 1).toString(16);
  return `\\u{${plane}${plane === 'e' ? '1' : '0'}000}-\\u{${plane}FFFD}`;
});
const ucschar = `\\xA0-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFEF${lastOfPlanes.join('')}`;
const iprivate = '\\uE000-\\uF8FF\\u{F0000}-\\u{FFFFD}\\u{100000}-\\u{10FFFD}';

/** The grammar of RFC 3987. */
export const iriGrammar: Grammar = /* @__PURE__ */ extendGrammar({
  iunreserved: ucschar,
  query: iprivate,
});
