// What takes hosts alone, for bundles without a URL parser.

export { addressClass } from './address-class.js';
export { matches } from './host-pattern-list.js';
export { isGloballyReachable } from './reachability.js';
