// Lets the editions that apply IDNA of today share that a comparison's domain is not valid.

import { isASCIIString } from '@urlkit/infra';
import { utf8PercentDecode } from '@urlkit/percent-encoding';
import { type Apply, apply } from './apply.js';
import { domainForms } from './domain-forms.js';

// All of these editions find this host, and parse it before anything that could fail.
const absoluteURL =
  /^(?:https?|wss?|ftp):\/\/(?![/\\])(?:[^/\\?#]*@)?([^\0- #/:?@[\\\]]+)(?::\d*)?(?:[/\\?#]|$)/i;

/**
 * Whether a URL fails because IDNA rejects its domain. Looks only for comparisons, where the answer is needed several
 * times, and only at what is certain: if it returns false, the URL may still fail.
 */
export function hasInvalidDomain(url: string, applyTo: Apply): boolean {
  const host = applyTo === apply ? '' : (absoluteURL.exec(url)?.[1] ?? '');
  const domain = utf8PercentDecode(host);
  return !isASCIIString(domain) && applyTo(domainForms, domain).ascii === null;
}
