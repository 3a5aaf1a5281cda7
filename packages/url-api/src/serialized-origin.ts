// https://url.spec.whatwg.org/#dom-url-origin

import { parse } from '@urlkit/url-parser';
import { isFileScheme, isSpecialScheme } from '@urlkit/url-record';
import { authorityEndOf, type SerializedURL, schemeEndOf } from '@urlkit/url-serializer';

/**
 * Returns the serialized origin of a serialized URL. A tuple origin is a part of the URL.
 *
 * @see https://url.spec.whatwg.org/#concept-url-origin
 */
export function serializedOrigin(url: SerializedURL): string {
  const { href, hostStart, pathStart, searchStart } = url;
  const scheme = href.slice(0, schemeEndOf(url));
  if (scheme === 'blob') {
    const entry = parse(href.slice(pathStart, searchStart));
    const hasOrigin = entry.failure === null && /^https?:/.test(entry.href);
    return hasOrigin ? serializedOrigin(entry) : 'null';
  }
  const hasTuple = isSpecialScheme(scheme) && !isFileScheme(scheme);
  return hasTuple ? `${scheme}://${href.slice(hostStart, authorityEndOf(url))}` : 'null';
}
