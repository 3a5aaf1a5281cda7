// What Node imports: the package, with objects that Node prints as it prints its own.

import './printing.js';

export * from '../index.js';
