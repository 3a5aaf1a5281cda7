export { DOT, encodeUpTo } from './encode-up-to.js';
