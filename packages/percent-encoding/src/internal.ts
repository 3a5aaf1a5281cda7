export { DOT, ENCODED, encodeUpTo } from './encode-up-to.js';
