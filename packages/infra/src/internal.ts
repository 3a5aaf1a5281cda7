export { flatten } from './flatten.js';
export { withoutPrototype } from './without-prototype.js';
