// https://url.spec.whatwg.org/#host-public-suffix

import type { Host } from '@urlkit/host';
import { type PublicSuffixList, publicSuffixList } from '@urlkit/public-suffix-list';
import { assertHost, type PublicSuffixOptions, sectionsOf } from './options.js';
import { labelStarts, type Match, matchRules, rulesOf } from './rule-tree.js';

/**
 * Returns the public suffix of a host: the part at its end, such as `co.uk`, under which a registry or the owner
 * of a domain lets others register names.
 *
 * @param list The rules. The default is the list of `@urlkit/public-suffix-list`.
 * @returns An ASCII domain, which ends with U+002E (.) if the host does; null if the host is not a
 *   domain, or has an empty label.
 * @throws {TypeError} If an argument has the wrong type, or an option is unknown.
 * @see https://url.spec.whatwg.org/#host-public-suffix
 */
export function publicSuffix(
  host: Host | null,
  list: PublicSuffixList = publicSuffixList,
  options?: PublicSuffixOptions,
): string | null {
  const match = findSuffix(host, list, options);
  return match === null ? null : domainFrom(match.label, match);
}

/**
 * Returns the registrable domain of a host: its public suffix and the label before it.
 *
 * @param list The rules. The default is the list of `@urlkit/public-suffix-list`.
 * @returns An ASCII domain, which ends with U+002E (.) if the host does; null if the host is not a
 *   domain, has an empty label, or is a public suffix itself.
 * @throws {TypeError} If an argument has the wrong type, or an option is unknown.
 * @see https://url.spec.whatwg.org/#host-registrable-domain
 */
export function registrableDomain(
  host: Host | null,
  list: PublicSuffixList = publicSuffixList,
  options?: PublicSuffixOptions,
): string | null {
  const match = findSuffix(host, list, options);
  return match === null || match.label === 0 ? null : domainFrom(match.label - 1, match);
}

/**
 * Whether a host is a public suffix because of a rule of the list. A domain of one label is always a public
 * suffix, but it is a known one only if a rule matches it.
 *
 * @param list The rules. The default is the list of `@urlkit/public-suffix-list`.
 * @throws {TypeError} If an argument has the wrong type, or an option is unknown.
 * @see https://github.com/publicsuffix/list/wiki/Format#formal-algorithm
 */
export function isKnownPublicSuffix(
  host: Host | null,
  list: PublicSuffixList = publicSuffixList,
  options?: PublicSuffixOptions,
): boolean {
  const match = findSuffix(host, list, options);
  return match?.label === 0 && match.isListed;
}

function findSuffix(
  host: Host | null,
  list: PublicSuffixList,
  options: PublicSuffixOptions | undefined,
): Match | null {
  assertHost(host);
  const rules = rulesOf(list);
  const sections = sectionsOf(options);
  if (host?.kind !== 'domain') return null;
  // No rule has an empty label.
  const starts = labelStarts(host.value);
  return starts && matchRules(host.value, starts, rules, sections);
}

function domainFrom(label: number, { domain, starts }: Match): string {
  return domain.slice(starts[label] ?? domain.length);
}
