export { orderLongRuns } from './canonical-ordering.js';
export { toASCII } from './idna.js';
export { encodePunycode } from './punycode.js';
