/**
 * Functions throw a TypeError if an argument has the wrong type or an option is unknown. `@throws` names what
 * else they throw.
 *
 * @packageDocumentation
 */

export type { DroppedParameters } from './drop-parameters.js';
export { type KeyProfile, type KeyProfileName, keyProfiles } from './profiles.js';
export { allowedByRobots, matchesRobotsPath, type RobotsRules } from './robots.js';
export { matchesSURTPrefix, type SURTPrefix, surtPrefix } from './surt-prefix.js';
export { trackingParameters } from './tracking-parameters.js';
export { isSameURL, type URLDifference, urlDifferences } from './url-differences.js';
export {
  createURLKey,
  type KeyedURL,
  keyedURL,
  type URLKeyOptions,
  urlKey,
} from './url-key.js';
