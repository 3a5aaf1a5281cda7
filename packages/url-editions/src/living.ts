export { living } from './living/edition.js';
