// https://html.spec.whatwg.org/multipage/browsers.html#same-site

import { hostEquals } from '@urlkit/host';
import { type PublicSuffixList, publicSuffixList } from '@urlkit/public-suffix-list';
import type { Origin } from '@urlkit/url-record';
import type { PublicSuffixOptions } from './options.js';
import { registrableDomain } from './public-suffix.js';

/**
 * Whether two origins are schemelessly same site: of one registrable domain, or of one host that
 * has none.
 *
 * @param a A tuple origin, or null for an opaque one, which is same site with no other.
 * @param b Likewise.
 * @param list The rules; by default those of `@urlkit/public-suffix-list`.
 * @throws {TypeError} If an argument is of a wrong type, or there is no such option.
 * @see https://html.spec.whatwg.org/multipage/browsers.html#schemelessly-same-site
 */
export function isSchemelesslySameSite(
  a: Origin | null,
  b: Origin | null,
  list: PublicSuffixList = publicSuffixList,
  options?: PublicSuffixOptions,
): boolean {
  requireOrigin(a, 'a');
  requireOrigin(b, 'b');
  if (a === null || b === null) return false;
  const domain = registrableDomain(a.host, list, options);
  if (domain === null) return hostEquals(a.host, b.host);
  return domain === registrableDomain(b.host, list, options);
}

/**
 * Whether two origins are same site: schemelessly same site, and of one scheme.
 *
 * @param a A tuple origin, or null for an opaque one, which is same site with no other.
 * @param b Likewise.
 * @param list The rules; by default those of `@urlkit/public-suffix-list`.
 * @throws {TypeError} If an argument is of a wrong type, or there is no such option.
 * @see https://html.spec.whatwg.org/multipage/browsers.html#same-site
 */
export function isSameSite(
  a: Origin | null,
  b: Origin | null,
  list: PublicSuffixList = publicSuffixList,
  options?: PublicSuffixOptions,
): boolean {
  return isSchemelesslySameSite(a, b, list, options) && a?.scheme === b?.scheme;
}

function requireOrigin(origin: Origin | null, name: string): void {
  if (origin === null) return;
  if (typeof origin !== 'object' || typeof origin.scheme !== 'string') {
    throw new TypeError(`${name} must be an origin, as originOf returns them, or null`);
  }
}
