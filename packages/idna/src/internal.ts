export { orderLongRuns } from './canonical-ordering.js';
export { toASCII, unicodeToASCII } from './idna.js';
export { encodePunycode } from './punycode.js';
