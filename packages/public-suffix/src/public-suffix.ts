// https://url.spec.whatwg.org/#host-public-suffix

import type { Host } from '@urlkit/host';
import { type PublicSuffixList, publicSuffixList } from '@urlkit/public-suffix-list';
import { assertHost, type PublicSuffixOptions, sectionsOf } from './options.js';
import { labelStarts, type Match, matchRules, rulesOf } from './rule-tree.js';

/**
 * The public suffix of a host: as much of its end as registries, or owners of domains, give away
 * names under.
 *
 * @param list The rules; by default those of `@urlkit/public-suffix-list`.
 * @returns An ASCII domain, which ends with U+002E (.) if the host does; null if the host is no
 *   domain, or has an empty label.
 * @throws {TypeError} If an argument is of a wrong type, or there is no such option.
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
 * The registrable domain of a host: its public suffix and the label before that.
 *
 * @param list The rules; by default those of `@urlkit/public-suffix-list`.
 * @returns An ASCII domain, which ends with U+002E (.) if the host does; null if the host is no
 *   domain, has an empty label, or is a public suffix itself.
 * @throws {TypeError} If an argument is of a wrong type, or there is no such option.
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
 * Whether a host is a public suffix by a rule of the list. Any last label is a public suffix: that of
 * a domain whose end is not in the list, too, but not a known one.
 *
 * @param list The rules; by default those of `@urlkit/public-suffix-list`.
 * @throws {TypeError} If an argument is of a wrong type, or there is no such option.
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
  // Rules are of labels that are not empty.
  const starts = labelStarts(host.value);
  return starts && matchRules(host.value, starts, rules, sections);
}

function domainFrom(label: number, { domain, starts }: Match): string {
  return domain.slice(starts[label] ?? domain.length);
}
