export { type FormEncoding, type ParseFormOptions, parseForm, serializeForm } from './form.js';
