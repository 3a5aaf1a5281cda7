// https://url.spec.whatwg.org/#concept-url-host
// The forms in which users pass a host.

import { type Host, isHost } from '@urlkit/host';
import { parseIPv6 } from '@urlkit/ipv6';
import type { URLInput } from '@urlkit/url-serializer';
import { HIGHEST_PORT } from './authority.js';
import { hostOfPart, parseURLHead } from './url-head.js';

// Text of these forms is meant as a host, although most of it parses as a URL without a host.
const WITH_PORT = /^([^/?#@\\]*[^/?#@\\:]):(\d*)$/;
const WITH_ZONE = /^([\da-f:.]+)%[^/?#]+$/i;

/** A host: a `Host`, a URL in any form, whose host is meant, or the text of a host. */
export type HostInput = Host | URLInput;

/**
 * Returns the host that an argument stands for. Text is first read as a URL, then as a host. An IPv6 address needs no brackets
 * and may have a zone (`fe80::1%eth0`), and a port may follow (`localhost:80`). Both are left out.
 *
 * @param host A `Host`, a URL in any form, or the text of a host; null stands for no host.
 * @param name The name of the argument, for the message.
 * @returns The host; null for null, for a URL that has none, such as `mailto:a@b`, and for text that is neither a URL nor a
 *   host. Nor is a part of an address (`dead:beef`), although parsers read it as a URL without a host.
 * @see https://url.spec.whatwg.org/#concept-url-host
 */
export function hostOf(host: HostInput | null, name = 'host'): Host | null {
  if (typeof host !== 'string') {
    if (host === null || isHost(host)) return host;
    return parseURLHead(host, name)?.host ?? null;
  }
  // Without U+003A (:), it is neither an IPv6 address nor a URL.
  if (!host.includes(':')) return hostOfText(host);
  const value = parseIPv6(WITH_ZONE.exec(host)?.[1] ?? host);
  if (value !== null) return { kind: 'ipv6', value };
  const [, before, port] = WITH_PORT.exec(host) ?? [];
  if (before !== undefined) return Number(port) > HIGHEST_PORT ? null : hostOfText(before);
  const url = parseURLHead(host);
  return url === null ? hostOfText(host) : url.host;
}

function hostOfText(text: string): Host | null {
  return hostOfPart(text, 0, text.length, 'special');
}
