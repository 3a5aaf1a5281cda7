// 7.2 Interface URLUtils: origin, and RFC 6454 (The Web Origin Concept), sections 4 and 6.1

import { domainToUnicode } from '@urlkit/idna';
import { serializeHost } from './host-parser.js';
import { defaultPort, isRelativeScheme, type ParsedURL } from './parsed-url.js';

/**
 * Returns the Unicode serialization of the origin of a parsed URL. It is `null` if the relative flag is unset, if the
 * scheme is not a relative scheme, or if it is `file`, where RFC 6454 leaves the choice.
 */
export function unicodeOrigin(url: Readonly<ParsedURL>): string {
  const { scheme, host, port, relativeFlag } = url;
  if (!relativeFlag || !isRelativeScheme(scheme) || scheme === 'file') return 'null';
  const name = typeof host === 'string' ? domainToUnicode(host) : serializeHost(host);
  return `${scheme}://${name}${port === '' || port === defaultPort(scheme) ? '' : `:${port}`}`;
}
