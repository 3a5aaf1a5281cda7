// The functions of `./host`, over hosts and URLs in any form.

import { type HostInput, hostOf } from '@urlkit/url-parser';
import { addressClass as classOf } from './address-class.js';
import type { AddressClass } from './address-class-type.js';
import type { HostPattern } from './host-pattern.js';
import { type HostPatternList, matches as matchesTarget } from './host-pattern-list.js';
import { isGloballyReachable as isReachable, type ReachabilityOptions } from './reachability.js';
import { readTarget, type TargetInput } from './read-target.js';
import type { Target } from './target.js';

/**
 * Finds the entry of a host in the IANA registries: for an address, the smallest block that contains it, with the
 * entry of each IPv4 address inside an IPv6 address; for a domain, the special-use domain that contains it.
 *
 * @param host A host, the text of a host, or a URL in any form; or null.
 * @returns The entry; null if there is no host, or it is empty, or an opaque host that is neither an address nor a domain, or
 *   if a text is neither a host nor a URL.
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
 * @param host A host, the text of a host, or a URL in any form. Null returns false, like a URL without a host, and text
 *   that is neither a URL nor a host.
 */
export function isGloballyReachable(
  host: HostInput | null,
  options?: ReachabilityOptions,
): boolean {
  return isReachable(hostOf(host), options);
}

/**
 * Whether a pattern, or any pattern of a list, matches a target: for lists of what is allowed. For a list of what is refused,
 * use `findPossible` of {@link hostPatterns}, or {@link urlPolicy}, which also refuse what they cannot read.
 *
 * @param target A URL in any form, a host, or the text of a host, which may have a port. Patterns with a port or a scheme
 *   match only what has one. An IPv4-mapped address is treated as the IPv4 address.
 * @returns False for text that is neither a URL nor a host, such as a wrong `Origin` header.
 * @throws {TypeError} If the scheme of the target is not in lower case.
 */
export function matches(pattern: HostPattern | HostPatternList, target: TargetInput): boolean {
  const read = readTarget(target);
  return matchesTarget(pattern, read ?? NO_HOST) && read !== null;
}

const NO_HOST: Target = { host: null };
