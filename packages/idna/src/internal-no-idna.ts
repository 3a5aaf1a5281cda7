export { orderLongRuns } from './canonical-ordering.js';
export { toASCII } from './no-idna.js';
export { encodePunycode } from './punycode.js';
