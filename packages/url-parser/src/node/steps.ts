export * from '../steps.js';
