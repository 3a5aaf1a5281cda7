export * from '../internal.js';
