export type { URIReference } from '@urlkit/uri';
export { rfc3986, rfc3986AppendixB } from './editions/rfc-3986/edition.js';
export type {
  Components,
  Edition,
  Failure,
  Interpretation,
  ReadOptions,
  URLText,
} from './shared/edition.js';
