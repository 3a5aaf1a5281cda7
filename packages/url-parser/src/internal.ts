export { hrefOrFailure, parsesAlone } from './parse-and-serialize.js';
export { type ParsedParts, parseInParts } from './parse-in-parts.js';
export {
  hashSetter,
  hostnameSetter,
  hostSetter,
  passwordSetter,
  pathnameSetter,
  portSetter,
  protocolSetter,
  type Setter,
  searchSetter,
  usernameSetter,
} from './setters.js';
export { updateRecord } from './update-record.js';
export { stringOf } from './url-input.js';
