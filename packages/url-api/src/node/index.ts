// The package for Node. Its objects are printed like those of Node.

import './printing.js';

export * from '../index.js';
