// In a comparison, several editions apply today's IDNA to the same domain, which is converted only once for all of them.

import { forbiddenDomainCodePoint } from '@urlkit/host';
import { isASCIIString } from '@urlkit/infra';
import { utf8PercentDecode } from '@urlkit/percent-encoding';
import { type Apply, apply } from './apply.js';
import { domainForms } from './domain-forms.js';

// Captures a host that each of these editions reads in the same way, and parses before anything else that can fail.
const absoluteURL =
  /^((?:https?|wss?|ftp):\/\/(?![/\\])(?:[^/\\?#]*@)?)([^\0- #/:?@[\\\]]+)((?::\d*)?(?:[/\\?#].*)?)$/is;

/**
 * Replaces the domain of a URL with its ASCII form.
 *
 * @returns A URL that is read in the same way, and is the argument if a replacement is not certain to be, or outside a
 * comparison, where nothing would keep the form; null if IDNA rejects the domain.
 */
export function withASCIIDomain(url: string, applyTo: Apply): string | null {
  if (applyTo === apply || !/[^\0-\x7F]|%/.test(url)) return url;
  const [, start = '', host = '', end = ''] = absoluteURL.exec(url) ?? [];
  const domain = utf8PercentDecode(host);
  if (isASCIIString(domain)) return url;
  const { ascii } = applyTo(domainForms, domain);
  if (ascii === null) return null;
  return ascii === '' || forbiddenDomainCodePoint.test(ascii) ? url : start + ascii + end;
}
