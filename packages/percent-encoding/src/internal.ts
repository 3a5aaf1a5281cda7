export {
  DOT,
  encodeUpTo,
  percentEncodedBytes,
  REPLACED,
  replacementsWith,
} from './encode-up-to.js';
export { encodeMembers } from './percent-encode.js';
