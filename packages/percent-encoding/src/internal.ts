export { DOT, encodeUpTo } from './encode-up-to.js';
export { encodeMembers } from './percent-encode.js';
