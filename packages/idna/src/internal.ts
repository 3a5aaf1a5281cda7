export { orderLongRuns } from './canonical-ordering.js';
export { type DomainForms, domainForms } from './domain-forms.js';
export { encodePunycode } from './punycode.js';
