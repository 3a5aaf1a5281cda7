import type { Host } from '@urlkit/host';
import { type HostInput, hostOf } from '@urlkit/url-parser';
import { type DisplayedHost, displayHost as displayParsedHost } from './display-host.js';
import type { DisplayHostOptions } from './rendering-options.js';

/**
 * Decides how to show a host to people. Domains are shown in Unicode, except for labels that may deceive.
 *
 * @param host A host, the text of a host, or a URL in any form, whose host is meant.
 * @returns The text to show, and the labels that are in ASCII with their reasons; null for a URL
 *   without a host, and for text that is neither a URL nor a host.
 * @see https://url.spec.whatwg.org/#url-rendering-i18n
 */
export function displayHost(host: Host, options?: DisplayHostOptions): DisplayedHost;
export function displayHost(host: HostInput, options?: DisplayHostOptions): DisplayedHost | null;
export function displayHost(host: HostInput, options?: DisplayHostOptions): DisplayedHost | null {
  if (host === null) throw new TypeError('host must be a host or a URL');
  const parsed = hostOf(host);
  return parsed && displayParsedHost(parsed, options);
}
