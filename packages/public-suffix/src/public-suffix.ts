// https://url.spec.whatwg.org/#host-public-suffix

import type { Host } from '@urlkit/host';
import { domainOf, isUsualDomain } from './host-text.js';
import {
  hasEmptyLabel,
  ICANN,
  labelStart,
  type Match,
  matchRules,
  type Reading,
} from './rule-tree.js';
import { type PublicSuffixOptions, readSuffixOptions } from './suffix-options.js';

/**
 * Returns the public suffix of a host: the part at its end, such as `co.uk`, under which a registry or the owner
 * of a domain lets others register names.
 *
 * @param host A host, or its text in ASCII, as `hostname` of a URL has it; or null.
 * @returns An ASCII domain, which ends with U+002E (.) if the host does; null if the host is not a
 *   domain, or has an empty label.
 * @see https://url.spec.whatwg.org/#host-public-suffix
 */
export function publicSuffix(
  host: Host | string | null,
  options?: PublicSuffixOptions,
): string | null {
  const match = findSuffix(host, readSuffixOptions(options));
  return match && suffixIn(match);
}

/**
 * Returns the registrable domain of a host: its public suffix and the label before it.
 *
 * @param host A host, or its text in ASCII, as `hostname` of a URL has it; or null.
 * @returns An ASCII domain, which ends with U+002E (.) if the host does; null if the host is not a
 *   domain, has an empty label, or is a public suffix itself.
 * @see https://url.spec.whatwg.org/#host-registrable-domain
 */
export function registrableDomain(
  host: Host | string | null,
  options?: PublicSuffixOptions,
): string | null {
  return registrableDomainBy(host, readSuffixOptions(options));
}

/** Returns the registrable domain of a host, by options that have been read. */
export function registrableDomainBy(host: Host | string | null, reading: Reading): string | null {
  const match = findSuffix(host, reading);
  return match && registrableIn(match);
}

/**
 * Whether a host is a public suffix because of a rule of the list. A domain of one label is always a public
 * suffix, but it is a known one only if a rule matches it.
 *
 * @param host A host, or its text in ASCII, as `hostname` of a URL has it; or null.
 * @see https://github.com/publicsuffix/list/wiki/Format#formal-algorithm
 */
export function isKnownPublicSuffix(
  host: Host | string | null,
  options?: PublicSuffixOptions,
): boolean {
  return isKnownSuffix(findSuffix(host, readSuffixOptions(options)));
}

interface SuffixParts {
  /** The public suffix, such as `co.uk`. */
  readonly publicSuffix: string;
  /** The section of the rule that decides, `icann` if it is in both; null if no rule of the list does. */
  readonly section: 'icann' | 'private' | null;
}

/**
 * The parts of a domain: `subdomain.label.publicSuffix`. If the domain is a public suffix itself, the others are null.
 */
export type DomainParts = SuffixParts &
  (
    | {
        /** The label and the public suffix. */
        readonly registrableDomain: string;
        /** The label before the public suffix, such as `example`. */
        readonly label: string;
        /** The text before the registrable domain and its U+002E (.); '' if there is none. */
        readonly subdomain: string;
      }
    | { readonly registrableDomain: null; readonly label: null; readonly subdomain: null }
  );

/**
 * Splits a domain into its public suffix, the label before it, and the subdomain.
 *
 * @param host A host, or its text in ASCII, as `hostname` of a URL has it; or null.
 * @returns Null if the host is not a domain, or has an empty label.
 * @see https://url.spec.whatwg.org/#host-registrable-domain
 */
export function splitDomain(
  host: Host | string | null,
  options?: PublicSuffixOptions,
): DomainParts | null {
  const match = findSuffix(host, readSuffixOptions(options));
  return match && partsIn(match);
}

/** Finds the rule for a host; null if it is not a domain, or has an empty label. */
export function findSuffix(host: Host | string | null, reading: Reading): Match | null {
  if (typeof host === 'string' && isUsualDomain(host)) return matchRules(host, reading);
  const domain = domainOf(host);
  // No rule has an empty label.
  return domain === null || hasEmptyLabel(domain) ? null : matchRules(domain, reading);
}

export function isKnownSuffix(match: Match | null): boolean {
  return match?.start === 0 && match.section !== 0;
}

export function suffixIn({ domain, start }: Match): string {
  return domain.slice(start);
}

export function registrableIn({ domain, start }: Match): string | null {
  return start === 0 ? null : domain.slice(labelStart(domain, start - 1));
}

export function partsIn(match: Match): DomainParts {
  const { domain, start } = match;
  const suffix = { publicSuffix: domain.slice(start), section: sectionName(match.section) };
  const registrable = registrableIn(match);
  if (registrable === null)
    return { ...suffix, registrableDomain: null, label: null, subdomain: null };
  const labelOffset = domain.length - registrable.length;
  return {
    ...suffix,
    registrableDomain: registrable,
    label: domain.slice(labelOffset, start - 1),
    subdomain: domain.slice(0, Math.max(0, labelOffset - 1)),
  };
}

function sectionName(section: number): 'icann' | 'private' | null {
  if (section === 0) return null;
  return section & ICANN ? 'icann' : 'private';
}
