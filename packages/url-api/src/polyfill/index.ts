import { install } from '../index.js';

install(globalThis);
