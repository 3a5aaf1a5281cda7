export { orderLongRuns } from './canonical-ordering.js';
export { encodePunycode } from './punycode.js';
