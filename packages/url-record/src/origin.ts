// https://url.spec.whatwg.org/#origin

import type { Host } from '@urlkit/host';
import { isFileScheme, isSpecialScheme } from './special-schemes.js';
import type { URLRecord } from './url-record.js';

/**
 * A tuple origin; its domain is null in every URL's origin. An opaque origin is null.
 *
 * @see https://html.spec.whatwg.org/multipage/browsers.html#concept-origin-tuple
 */
export interface Origin {
  readonly scheme: string;
  readonly host: Host;
  readonly port: number | null;
}

/**
 * The origin of a URL; null for an opaque origin, which includes that of every file: URL.
 *
 * @param parse The URL parser, which reads the URL in the path of a blob: URL.
 * @see https://url.spec.whatwg.org/#concept-url-origin
 */
export function originOf(
  url: Readonly<URLRecord>,
  parse: (input: string) => Readonly<URLRecord> | null,
): Origin | null {
  const { scheme, host, port, path } = url;
  if (scheme === 'blob') {
    const pathURL = parse(typeof path === 'string' ? path : `/${path.join('/')}`);
    return pathURL && /^https?$/.test(pathURL.scheme) ? originOf(pathURL, parse) : null;
  }
  return host && isSpecialScheme(scheme) && !isFileScheme(scheme) ? { scheme, host, port } : null;
}
