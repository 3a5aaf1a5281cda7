// The functions of `./host`, over hosts and URLs in any form.

import type { Host } from '@urlkit/host';
import { hasOwn, isObject } from '@urlkit/internal';
import { type HostInput, hostOf, parseURL } from '@urlkit/url-parser';
import { type URLInput, urlStringOf } from '@urlkit/url-serializer';
import { addressClass as classOf } from './address-class.js';
import type { AddressClass } from './address-class-type.js';
import type { HostPattern } from './host-pattern.js';
import { type HostPatternList, matches as matchesTarget } from './host-pattern-list.js';
import { isGloballyReachable as isReachable, type ReachabilityOptions } from './reachability.js';
import { type Target, toTarget } from './target.js';

/**
 * Finds the entry of a host in the IANA registries: for an address, the smallest block that contains it, with the
 * entry of each IPv4 address inside an IPv6 address; for a domain, the special-use domain that contains it.
 *
 * @param host A host, the text of a host, or a URL in any form; or null.
 * @returns The entry; null if there is no host, or it is empty, or an opaque host that is neither an address nor a domain.
 * @throws {TypeError} If a text is neither a host nor a URL.
 * @see https://www.iana.org/assignments/iana-ipv4-special-registry/
 * @see https://www.iana.org/assignments/iana-ipv6-special-registry/
 * @see https://www.iana.org/assignments/special-use-domain-names/
 */
export function addressClass(host: HostInput | null): AddressClass | null {
  return classOf(hostOf(host));
}

/**
 * Whether a host is on the public Internet, as far as that is known without DNS. It must be a domain that is not
 * special-use, or a globally reachable address whose embedded IPv4 addresses are globally reachable too.
 *
 * @param host A host, the text of a host, or a URL in any form. Null returns false, like a URL without a host.
 * @throws {TypeError} If a text is neither a host nor a URL.
 */
export function isGloballyReachable(
  host: HostInput | null,
  options?: ReachabilityOptions,
): boolean {
  return isReachable(hostOf(host), options);
}

/**
 * Whether a pattern, or any pattern of a list, matches a target.
 *
 * @param target A URL in any form, a host, or the text of a host. Patterns with a port or a scheme match only what has
 *   one; {@link urlPolicy} also refuses what may have it.
 *   An IPv4-mapped address is treated as the IPv4 address.
 * @throws {TypeError} If the target is neither a URL nor a host, or its scheme is not in lower case.
 */
export function matches(
  pattern: HostPattern | HostPatternList,
  target: Target | Host | URLInput,
): boolean {
  return matchesTarget(pattern, readTarget(target));
}

/** @throws {TypeError} If the value is neither a target nor a URL nor a host. */
export function readTarget(target: Target | Host | URLInput): Target {
  if (isTarget(target)) return toTarget(target);
  const text = urlStringOf(target, 'target');
  const url = parseURL(text);
  if (url !== null && url.host !== null) return url;
  return { host: hostOf(text, 'target') };
}

function isTarget(value: Target | Host | URLInput): value is Target | Host {
  return isObject(value) && (hasOwn(value, 'kind') || hasOwn(value, 'host'));
}
