export * from '../lines.js';
