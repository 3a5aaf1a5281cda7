/**
 * Functions throw a TypeError if an argument has the wrong type or an option is unknown. `@throws` names other errors.
 *
 * @packageDocumentation
 */

export { orderLongRuns } from './canonical-ordering.js';
export type { DomainFailure, DomainRule } from './domain-failure.js';
export type { DomainOptions } from './domain-options.js';
export { domainToASCII, domainToUnicode, unicodeToASCII } from './idna.js';
export { explainDomainFailure } from './invalid-domain.js';
export { decodePunycode, encodePunycode } from './punycode.js';
