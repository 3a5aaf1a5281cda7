export { living } from './editions/living/edition.js';
