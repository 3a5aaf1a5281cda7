export type { DomainFailure, DomainRule } from './domain-failure.js';
export type { DomainOptions } from './domain-options.js';
export { domainToASCII, domainToUnicode } from './idna.js';
export { explainDomainFailure } from './invalid-domain.js';
