export {
  isKnownPublicSuffix,
  isSameSite,
  isSchemelesslySameSite,
  publicSuffix,
  registrableDomain,
  splitDomain,
} from './any-form.js';
export { parsePublicSuffixList } from './list-parser.js';
export type { PublicSuffixOptions, SiteOptions } from './options.js';
export type { DomainParts } from './public-suffix.js';
