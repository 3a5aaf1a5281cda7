export { orderLongRuns } from './canonical-ordering.js';
export { toASCII, unicodeToASCII } from './no-idna.js';
export { encodePunycode } from './punycode.js';
