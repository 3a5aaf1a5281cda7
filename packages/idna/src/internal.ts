export { encodePunycode } from './punycode.js';
