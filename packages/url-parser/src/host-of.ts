// https://url.spec.whatwg.org/#concept-url-host
// The forms in which users pass a host.

import { type Host, isHost, parseHost } from '@urlkit/host';
import { parseIPv6 } from '@urlkit/ipv6';
import { isURLRecord } from '@urlkit/url-record';
import { type URLInput, urlStringOf } from '@urlkit/url-serializer';
import { parseURL } from './url-parser.js';

// A host with a port, and a part of an IPv6 address or one with a zone, parse as URLs without a host.
const MEANT_AS_HOST = /^(?:localhost:|[^:]*\.[^:]*:|[^:]*:\d*$|[\da-f]+:[\da-f:.]*(?:%|$))/i;

/** A host: a `Host`, a URL in any form, whose host is meant, or the text of a host. */
export type HostInput = Host | URLInput;

/**
 * Returns the host that an argument stands for. Text is first read as a URL, then as a host, in which an IPv6 address
 * needs no brackets.
 *
 * @param host A `Host`, a URL in any form, or the text of a host; null stands for no host.
 * @param name The name of the argument, for the message.
 * @returns The host; null for null and for a URL that has none, such as `mailto:a@b`.
 * @throws {TypeError} If a text is neither a URL nor a host. Nor is a host with a port (`localhost:80`) or a zone
 * (`fe80::1%eth0`), or a part of an address (`dead:beef`), although parsers read these as URLs without a host.
 * @see https://url.spec.whatwg.org/#concept-url-host
 */
export function hostOf(host: HostInput | null, name = 'host'): Host | null {
  if (typeof host !== 'string') {
    if (host === null || isHost(host)) return host;
    if (isURLRecord(host)) return host.host;
  }
  const text = urlStringOf(host, name);
  // Without U+003A (:), it is neither an IPv6 address nor a URL.
  if (text.includes(':')) {
    const address = parseIPv6(text);
    if (address !== null) return { kind: 'ipv6', value: address };
    const url = parseURL(text);
    const isMeantAsHost =
      typeof host === 'string' && url?.host === null && MEANT_AS_HOST.test(text);
    if (url !== null && !isMeantAsHost) return url.host;
  }
  const found = parseHost(text);
  if (found !== null) return found;
  throw new TypeError(`${name} must be a host, a URL or the text of a host`);
}
