export { rfc3986, rfc3986AppendixB } from './editions/rfc-3986/edition.js';
