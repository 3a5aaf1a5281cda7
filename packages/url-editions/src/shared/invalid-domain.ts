// In a comparison, several editions apply today's IDNA to the same domain. If it is not valid, they find out only once.

import { isASCIIString } from '@urlkit/infra';
import { utf8PercentDecode } from '@urlkit/percent-encoding';
import { type Apply, apply } from './apply.js';
import { domainForms } from './domain-forms.js';

// Captures a host that each of these editions reads in the same way, and parses before anything else that can fail.
const absoluteURL =
  /^(?:https?|wss?|ftp):\/\/(?![/\\])(?:[^/\\?#]*@)?([^\0- #/:?@[\\\]]+)(?::\d*)?(?:[/\\?#]|$)/i;

/**
 * Whether a URL fails because IDNA rejects its domain. Returns false if that is not certain, and always outside a
 * comparison, where nothing would keep the answer.
 */
export function hasInvalidDomain(url: string, applyTo: Apply): boolean {
  const host = applyTo === apply ? '' : (absoluteURL.exec(url)?.[1] ?? '');
  const domain = utf8PercentDecode(host);
  return !isASCIIString(domain) && applyTo(domainForms, domain).ascii === null;
}
