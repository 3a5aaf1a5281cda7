export { domainToASCII, domainToUnicode } from './idna.js';
