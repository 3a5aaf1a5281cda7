export { parsePublicSuffixList } from './list-parser.js';
export type { PublicSuffixOptions } from './options.js';
export { isKnownPublicSuffix, publicSuffix, registrableDomain } from './public-suffix.js';
export { isSameSite, isSchemelesslySameSite } from './same-site.js';
