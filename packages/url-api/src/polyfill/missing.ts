import { install } from '../install.js';

if (typeof Reflect.get(globalThis, 'URL') !== 'function') install(globalThis);
