// https://www.rfc-editor.org/rfc/rfc6265#section-5.1.3

import type { Host } from '@urlkit/host';
import { domainOf, hostTextOf } from './host-text.js';

/**
 * Whether a host domain-matches the domain of a cookie: it is that domain, or a subdomain of it. An IP address matches
 * only itself.
 *
 * @param host The host of a request, or its text in ASCII, as `hostname` of a URL has it; or null.
 * @param domain The domain of the cookie, in the same forms. A U+002E (.) at the start of text is ignored.
 * @see https://www.rfc-editor.org/rfc/rfc6265#section-5.1.3
 */
export function domainMatch(host: Host | string | null, domain: Host | string | null): boolean {
  const text = hostTextOf(host);
  const end = hostTextOf(typeof domain === 'string' ? domain.replace(/^\./, '') : domain, 'domain');
  if (text === null || end === null) return false;
  return text === end || (domainOf(host) !== null && end !== '' && text.endsWith(`.${end}`));
}
