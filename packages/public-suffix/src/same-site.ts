// https://html.spec.whatwg.org/multipage/browsers.html#same-site

import { hostEquals } from '@urlkit/host';
import { type PublicSuffixList, publicSuffixList } from '@urlkit/public-suffix-list';
import { assertOrigin, type Origin } from '@urlkit/url-record';
import type { PublicSuffixOptions } from './options.js';
import { registrableDomain } from './public-suffix.js';

/**
 * Whether two origins are schemelessly same site: they have the same registrable domain, or the same host
 * without one, or are the same opaque origin.
 *
 * @param list The rules. The default is the list of `@urlkit/public-suffix-list`.
 * @throws {TypeError} If an argument has the wrong type, or an option is unknown.
 * @see https://html.spec.whatwg.org/multipage/browsers.html#schemelessly-same-site
 */
export function isSchemelesslySameSite(
  a: Origin,
  b: Origin,
  list: PublicSuffixList = publicSuffixList,
  options?: PublicSuffixOptions,
): boolean {
  assertOrigin(a, 'a');
  assertOrigin(b, 'b');
  if (a.kind === 'opaque' || b.kind === 'opaque') return a === b;
  const domain = registrableDomain(a.host, list, options);
  if (domain === null) return hostEquals(a.host, b.host);
  return domain === registrableDomain(b.host, list, options);
}

/**
 * Whether two origins are same site: schemelessly same site, and with the same scheme.
 *
 * @param list The rules. The default is the list of `@urlkit/public-suffix-list`.
 * @throws {TypeError} If an argument has the wrong type, or an option is unknown.
 * @see https://html.spec.whatwg.org/multipage/browsers.html#same-site
 */
export function isSameSite(
  a: Origin,
  b: Origin,
  list: PublicSuffixList = publicSuffixList,
  options?: PublicSuffixOptions,
): boolean {
  return isSchemelesslySameSite(a, b, list, options) && schemeOf(a) === schemeOf(b);
}

function schemeOf(origin: Origin): string | null {
  return origin.kind === 'tuple' ? origin.scheme : null;
}
