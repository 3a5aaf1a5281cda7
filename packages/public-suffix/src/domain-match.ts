// https://www.rfc-editor.org/rfc/rfc6265#section-5.1.3

import { type Host, serializeHost } from '@urlkit/host';
import { assertHost } from './options.js';

/**
 * Whether a host domain-matches the domain of a cookie: it is that domain, or a subdomain of it. An IP address matches
 * only itself.
 *
 * @param host The host of a request; null stands for no host.
 * @param domain The domain of the cookie.
 * @see https://www.rfc-editor.org/rfc/rfc6265#section-5.1.3
 */
export function domainMatch(host: Host | null, domain: Host | null): boolean {
  assertHost(host);
  assertHost(domain, 'domain');
  if (host === null || domain === null) return false;
  const [text, end] = [serializeHost(host), serializeHost(domain)];
  return text === end || (host.kind === 'domain' && end !== '' && text.endsWith(`.${end}`));
}
