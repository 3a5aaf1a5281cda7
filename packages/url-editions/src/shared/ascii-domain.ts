// In a comparison, several editions apply today's IDNA to the same domain, which is converted only once for all of them.

import { forbiddenDomainCodePoint } from '@urlkit/host';
import { isASCIIString } from '@urlkit/infra';
import { utf8PercentDecode } from '@urlkit/percent-encoding';
import { type Apply, apply } from './apply.js';
import { domainForms } from './domain-forms.js';
import { narrow } from './narrow.js';

// Captures a host that each of these editions reads in the same way, and parses before anything else that can fail; and
// what comes before and after it.
const absoluteURL =
  /^((?:https?|wss?|ftp):\/\/(?![/\\])(?:[^/\\?#]*@)?)([^\0- #/:?@[\\\]]+)((?::\d*)?(?:[/\\?#].*)?)$/is;

/**
 * Replaces the domain of a URL with its ASCII form.
 *
 * @returns A URL that these editions read in the same way as the argument; null if IDNA rejects the domain. It is the
 * argument if that is not certain, and outside a comparison, where nothing would keep the ASCII form.
 */
export function withASCIIDomain(url: string, applyTo: Apply): string | null {
  if (applyTo === apply || !/[^\0-\x7F]|%/.test(url)) return url;
  const [, start = '', host = '', end = ''] = absoluteURL.exec(url) ?? [];
  const domain = utf8PercentDecode(host);
  if (isASCIIString(domain)) return url;
  const { ascii } = applyTo(domainForms, domain);
  if (ascii === null) return null;
  return ascii === '' || forbiddenDomainCodePoint.test(ascii)
    ? url
    : narrow(start) + ascii + narrow(end);
}
