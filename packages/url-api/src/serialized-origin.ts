// https://url.spec.whatwg.org/#dom-url-origin

import { parse } from '@urlkit/url-parser';
import { defaultPort } from '@urlkit/url-record';
import { schemeEndOf, type URLAuthority, usernameStartOf } from '@urlkit/url-serializer';

/**
 * Returns the serialized origin of a serialized URL. A tuple origin is a part of the URL.
 *
 * @see https://url.spec.whatwg.org/#concept-url-origin
 */
export function serializedOrigin(url: URLAuthority): string {
  const { href, hostStart, pathStart } = url;
  const scheme = href.slice(0, schemeEndOf(url));
  // A special scheme has a tuple origin if it has a default port. Only file has neither.
  if (defaultPort(scheme) !== null) {
    const start = usernameStartOf(url);
    const isWhole = start === hostStart;
    return isWhole
      ? href.slice(0, pathStart)
      : href.slice(0, start) + href.slice(hostStart, pathStart);
  }
  if (scheme !== 'blob') return 'null';
  // A query or a fragment after the path changes no origin.
  const entry = parse(href.slice(pathStart));
  const hasOrigin = entry.failure === null && /^https?:/.test(entry.href);
  return hasOrigin ? serializedOrigin(entry) : 'null';
}
