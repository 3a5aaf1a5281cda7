/**
 * Functions throw a TypeError if an argument has the wrong type or an option is unknown. `@throws` names what
 * else they throw.
 *
 * @packageDocumentation
 */

export {
  type DomainPartOptions,
  domainMatch,
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
