export type { DroppedParameters } from './drop-parameters.js';
export { type KeyProfile, type KeyProfileName, keyProfiles } from './profiles.js';
export {
  createURLKey,
  type KeyedURL,
  keyedURL,
  type URLInput,
  type URLKeyOptions,
  urlKey,
} from './url-key.js';
