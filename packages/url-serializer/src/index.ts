export { type ComponentOffsets, componentOffsets } from './component-offsets.js';
export { deserializeURL } from './deserialize-url.js';
export { urlEquals } from './url-equivalence.js';
export {
  serializeFromPath,
  serializeOrigin,
  serializePath,
  serializeURL,
} from './url-serializer.js';
