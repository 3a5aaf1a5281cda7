// https://url.spec.whatwg.org/#dom-url-origin

import { parseAndSerialize } from '@urlkit/url-parser';
import { isFileScheme, isSpecialScheme } from '@urlkit/url-record';
import { type ComponentOffsets, componentOffsets } from '@urlkit/url-serializer';

/**
 * Serializes the origin of a URL that is serialized itself, of which a tuple origin is a part.
 *
 * @see https://url.spec.whatwg.org/#concept-url-origin
 */
export function serializedOrigin(href: string, offsets: ComponentOffsets): string {
  const scheme = href.slice(0, offsets.schemeEnd);
  if (scheme === 'blob') {
    const pathURL = parseAndSerialize(href.slice(offsets.pathStart, offsets.searchStart));
    const hasOrigin = pathURL !== null && /^https?:/.test(pathURL);
    return hasOrigin ? serializedOrigin(pathURL, componentOffsets(pathURL)) : 'null';
  }
  const hasTuple = isSpecialScheme(scheme) && !isFileScheme(scheme);
  return hasTuple ? `${scheme}://${href.slice(offsets.hostStart, offsets.authorityEnd)}` : 'null';
}
