// https://html.spec.whatwg.org/multipage/browsers.html#same-site

import { hostEquals } from '@urlkit/host';
import { assertOrigin, type Origin } from '@urlkit/url-record';
import { registrableDomainBy } from './public-suffix.js';
import { readSiteOptions, type SiteOptions } from './suffix-options.js';

/**
 * Whether two origins are schemelessly same site: they have the same registrable domain, or the same host
 * without one, or are the same opaque origin.
 *
 * @see https://html.spec.whatwg.org/multipage/browsers.html#schemelessly-same-site
 */
export function isSchemelesslySameSite(a: Origin, b: Origin, options?: SiteOptions): boolean {
  assertOrigin(a, 'a');
  assertOrigin(b, 'b');
  const reading = readSiteOptions(options);
  if (a.kind === 'opaque' || b.kind === 'opaque') return a === b;
  const domain = registrableDomainBy(a.host, reading);
  if (domain === null) return hostEquals(a.host, b.host);
  return domain === registrableDomainBy(b.host, reading);
}

/**
 * Whether two origins are same site: schemelessly same site, and with the same scheme.
 *
 * @see https://html.spec.whatwg.org/multipage/browsers.html#same-site
 */
export function isSameSite(a: Origin, b: Origin, options?: SiteOptions): boolean {
  return isSchemelesslySameSite(a, b, options) && schemeOf(a) === schemeOf(b);
}

function schemeOf(origin: Origin): string | null {
  return origin.kind === 'tuple' ? origin.scheme : null;
}
