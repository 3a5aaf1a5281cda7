// https://html.spec.whatwg.org/multipage/browsers.html#extract-an-origin

import { originOf } from '@urlkit/url-parser';
import type { Origin } from '@urlkit/url-record';
import { deserializeURL } from '@urlkit/url-serializer';
import type { URL } from './url.js';

/**
 * Extracts the origin from a URL object, without parsing it again.
 *
 * @param url A URL object, of this package or of the engine.
 * @returns A tuple origin, or a new opaque origin.
 * @throws {TypeError} If the argument has no href.
 * @see https://url.spec.whatwg.org/#url-class
 */
export function extractOrigin(url: Pick<URL, 'href'>): Origin {
  const href = url?.href;
  if (typeof href !== 'string') throw new TypeError('url must be a URL object');
  return originOf(deserializeURL(href));
}
