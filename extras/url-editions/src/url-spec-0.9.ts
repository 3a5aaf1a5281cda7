export type { Reference } from '@urlkit/url-reference';
export { urlSpec09 } from './editions/url-spec-0.9/edition.js';
export type {
  Components,
  Edition,
  Failure,
  Interpretation,
  ReadOptions,
  URLText,
} from './shared/edition.js';
