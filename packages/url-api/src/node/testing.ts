import './printing.js';

export * from '../testing.js';
