import { install } from '../index.js';

if (typeof Reflect.get(globalThis, 'URL') !== 'function') install(globalThis);
