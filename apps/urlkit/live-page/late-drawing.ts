// What few drawings need, and what is closed at first. Loaded after the rest.

export { changesTable } from './changes.js';
export { drawFailure } from './failed-drawing.js';
