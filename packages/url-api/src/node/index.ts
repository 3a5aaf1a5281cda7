// The package for Node, which prints its objects as it prints its own.

import './printing.js';

export * from '../index.js';
