// https://url.spec.whatwg.org/#dom-url-origin

import { hrefOrFailure } from '@urlkit/url-parser/internal';
import { isFileScheme, isSpecialScheme } from '@urlkit/url-record';
import { type ComponentOffsets, componentOffsets } from '@urlkit/url-serializer';

/**
 * Returns the serialized origin of a serialized URL. A tuple origin is a part of the URL.
 *
 * @see https://url.spec.whatwg.org/#concept-url-origin
 */
export function serializedOrigin(href: string, offsets: ComponentOffsets): string {
  const scheme = href.slice(0, offsets.schemeEnd);
  if (scheme === 'blob') {
    const pathURL = hrefOrFailure(href.slice(offsets.pathStart, offsets.searchStart), null);
    const hasOrigin = typeof pathURL === 'string' && /^https?:/.test(pathURL);
    return hasOrigin ? serializedOrigin(pathURL, componentOffsets(pathURL)) : 'null';
  }
  const hasTuple = isSpecialScheme(scheme) && !isFileScheme(scheme);
  return hasTuple ? `${scheme}://${href.slice(offsets.hostStart, offsets.authorityEnd)}` : 'null';
}
