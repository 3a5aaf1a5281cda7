export { type ComponentOffsets, componentOffsets } from './component-offsets.js';
export { deserializeURL } from './deserialize-url.js';
export { type URLEqualsOptions, urlEquals } from './url-equivalence.js';
export { type URLInput, urlStringOf } from './url-input.js';
export {
  type SerializeURLOptions,
  serializeFromPath,
  serializeOrigin,
  serializePath,
  serializeURL,
} from './url-serializer.js';
