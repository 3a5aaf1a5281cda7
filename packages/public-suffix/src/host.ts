// The functions over a Host or an Origin alone, for bundles without the URL parser.

export { domainMatch } from './domain-match.js';
export {
  isKnownPublicSuffix,
  publicSuffix,
  registrableDomain,
  splitDomain,
} from './public-suffix.js';
export { isSameSite, isSchemelesslySameSite } from './same-site.js';
