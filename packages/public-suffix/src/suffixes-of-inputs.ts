// The functions of `./host`, over hosts and URLs in any form.

import type { Host } from '@urlkit/host';
import { domainToUnicode } from '@urlkit/idna';
import { copyOf, mustBeBoolean, readOptions } from '@urlkit/internal';
import { type HostInput, hostOf, originOf, withDefaultScheme } from '@urlkit/url-parser';
import type { Origin } from '@urlkit/url-record';
import type { URLInput } from '@urlkit/url-serializer';
import * as ofCookies from './domain-match.js';
import { isUsualDomain } from './host-text.js';
import {
  type DomainParts,
  findSuffix,
  isKnownSuffix,
  partsIn,
  registrableIn,
  suffixIn,
} from './public-suffix.js';
import { type Match, matchRules } from './rule-tree.js';
import * as ofOrigins from './same-site.js';
import {
  type PublicSuffixOptions,
  readSuffixOptions,
  type SiteOptions,
  suffixChecks,
} from './suffix-options.js';

/** Options for the functions that return parts of domains. */
export interface DomainPartOptions extends PublicSuffixOptions {
  /**
   * Whether to return Unicode in place of ASCII: `bücher.example`. The default is false. Compare ASCII, and ask
   * `@urlkit/url-rendering` what to show: Unicode may look like another domain.
   */
  readonly unicode?: boolean | undefined;
}

/**
 * Returns the host whose domain is meant. It is also that of a text without a scheme, such as `example.org/a` or an e-mail address,
 * and of a URL whose scheme is not special, such as `ssh://git@example.org`, in which the standard has no domains.
 */
function domainHostOf(input: HostInput | null): Host | null {
  const host = hostOf(input);
  if (host === input) return host;
  if (host?.kind === 'opaque') return hostOf(host.value) ?? host;
  if (host !== null || typeof input !== 'string') return host;
  const url = withDefaultScheme(input);
  if (url === null || url === input) return null;
  return hostOf(url.startsWith('mailto:') ? url.slice(url.indexOf('@') + 1) : url);
}

/** Finds the rule for the domain that is meant. Most texts need no parser, and are read once. */
function findMeant(
  input: HostInput | null,
  options: PublicSuffixOptions | undefined,
): Match | null {
  const reading = readSuffixOptions(options);
  return typeof input === 'string' && isUsualDomain(input)
    ? matchRules(copyOf(input), reading)
    : findSuffix(domainHostOf(input), reading);
}

interface ReadOptions {
  readonly unicode: boolean;
  readonly others: PublicSuffixOptions | undefined;
}

const noOptions: ReadOptions = { unicode: false, others: undefined };

// The functions of `./host` do not have the option, so bundles of them have no IDNA.
function read(options: DomainPartOptions | undefined): ReadOptions {
  if (options === undefined) return noOptions;
  const checks = { ...suffixChecks, unicode: mustBeBoolean };
  const { unicode = false, ...others } = readOptions(options, checks);
  return { unicode, others };
}

/**
 * Returns the public suffix of a host: the part at its end, such as `co.uk`, under which a registry or the owner
 * of a domain lets others register names.
 *
 * @param host A host, the text of a host, or a URL in any form; or null.
 * @returns A domain, in ASCII by default, which ends with U+002E (.) if the host does; null if the host is not a
 *   domain, or has an empty label, or a text is neither a host nor a URL.
 * @see https://url.spec.whatwg.org/#host-public-suffix
 */
export function publicSuffix(host: HostInput | null, options?: DomainPartOptions): string | null {
  const { unicode, others } = read(options);
  const match = findMeant(host, others);
  return match && written(suffixIn(match), unicode);
}

/**
 * Returns the registrable domain of a host: its public suffix and the label before it.
 *
 * @param host A host, the text of a host, or a URL in any form; or null.
 * @returns A domain, in ASCII by default, which ends with U+002E (.) if the host does; null if the host is not a
 *   domain, has an empty label, or is a public suffix itself.
 * @see https://url.spec.whatwg.org/#host-registrable-domain
 * @example
 * ```ts
 * registrableDomain('https://a.b.example.co.uk/c'); // 'example.co.uk'
 * ```
 */
export function registrableDomain(
  host: HostInput | null,
  options?: DomainPartOptions,
): string | null {
  const { unicode, others } = read(options);
  const match = findMeant(host, others);
  const domain = match && registrableIn(match);
  return domain && written(domain, unicode);
}

function written(domain: string, unicode: boolean): string {
  return unicode ? domainToUnicode(domain) : domain;
}

/**
 * Whether a host is a public suffix because of a rule of the list. A domain of one label is always a public
 * suffix, but it is a known one only if a rule matches it.
 *
 * @param host A host, the text of a host, or a URL in any form; or null.
 * @see https://github.com/publicsuffix/list/wiki/Format#formal-algorithm
 */
export function isKnownPublicSuffix(
  host: HostInput | null,
  options?: PublicSuffixOptions,
): boolean {
  return isKnownSuffix(findMeant(host, options));
}

/**
 * Splits a domain into its public suffix, the label before it, and the subdomain.
 *
 * @param host A host, the text of a host, or a URL in any form; or null.
 * @returns Null if the host is not a domain, or has an empty label.
 * @see https://url.spec.whatwg.org/#host-registrable-domain
 */
export function splitDomain(
  host: HostInput | null,
  options?: DomainPartOptions,
): DomainParts | null {
  const { unicode, others } = read(options);
  const match = findMeant(host, others);
  const parts = match && partsIn(match);
  return parts && unicode ? inUnicode(parts) : parts;
}

function inUnicode(parts: DomainParts): DomainParts {
  const suffix = { section: parts.section, publicSuffix: domainToUnicode(parts.publicSuffix) };
  if (parts.registrableDomain === null) return { ...parts, ...suffix };
  return {
    ...suffix,
    registrableDomain: domainToUnicode(parts.registrableDomain),
    label: domainToUnicode(parts.label),
    subdomain: domainToUnicode(parts.subdomain),
  };
}

/**
 * Whether a host domain-matches the domain of a cookie: it is that domain, or a subdomain of it. An IP address matches
 * only itself. It does not say whether the cookie may have that domain: refuse one that {@link isKnownPublicSuffix}, unless it is
 * the host itself.
 *
 * @param host The host of a request: a host, the text of a host, or a URL in any form; or null.
 * @param domain The domain of the cookie, in the same forms. A U+002E (.) at its start is ignored.
 * @see https://www.rfc-editor.org/rfc/rfc6265#section-5.1.3
 */
export function domainMatch(host: HostInput | null, domain: HostInput | null): boolean {
  const text = typeof domain === 'string' ? domain.replace(/^\./, '') : domain;
  return ofCookies.domainMatch(hostOf(host), hostOf(text, 'domain'));
}

/**
 * Whether two origins are schemelessly same site: they have the same registrable domain, or the same host
 * without one, or are the same opaque origin.
 *
 * @param a An origin, or a URL in any form, whose origin is meant.
 * @param b Like `a`.
 * @returns False if an argument does not parse, such as the text of a header `Origin: null`.
 * @see https://html.spec.whatwg.org/multipage/browsers.html#schemelessly-same-site
 */
export function isSchemelesslySameSite(
  a: Origin | URLInput,
  b: Origin | URLInput,
  options?: SiteOptions,
): boolean {
  const [of, other] = [originOf(a, 'a'), originOf(b, 'b')];
  return of !== null && other !== null && ofOrigins.isSchemelesslySameSite(of, other, options);
}

/**
 * Whether two origins are same site: schemelessly same site, and with the same scheme.
 *
 * @param a An origin, or a URL in any form, whose origin is meant.
 * @param b Like `a`.
 * @returns False if an argument does not parse, such as the text of a header `Origin: null`.
 * @see https://html.spec.whatwg.org/multipage/browsers.html#same-site
 */
export function isSameSite(
  a: Origin | URLInput,
  b: Origin | URLInput,
  options?: SiteOptions,
): boolean {
  const [of, other] = [originOf(a, 'a'), originOf(b, 'b')];
  return of !== null && other !== null && ofOrigins.isSameSite(of, other, options);
}
