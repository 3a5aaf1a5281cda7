// RFC 6570, section 2: the syntax of URI templates

import { type Production, production } from './grammar.js';
import { iprivate, ucschar } from './iri-grammar.js';

const varname = '(?:\\w|%[\\dA-Fa-f]{2})+(?:\\.(?:\\w|%[\\dA-Fa-f]{2})+)*';
const varspec = `${varname}(?:\\*|:[1-9]\\d{0,3})?`;

const expression = /* @__PURE__ */ new RegExp(
  `\\{[+#./;?&=,!@|]?${varspec}(?:,${varspec})*\\}`,
  'g',
);

const literals: Production = /* @__PURE__ */ createLiterals();

// Erratum 6937 adds the apostrophe.
function createLiterals(): Production {
  return production(`!#$&-;=?-\\[\\]_a-z~${ucschar()}${iprivate}`);
}

/** Returns the offset of the first character that a URI template must not have; -1 if there is none. */
export function findTemplateFault(template: string): number {
  return template.replace(expression, (match) => '_'.repeat(match.length)).search(literals.invalid);
}
