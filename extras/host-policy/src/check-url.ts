import { type Host, type IPv4Host, isHost, serializeHost } from '@urlkit/host';
import { type OptionChecks, readBaseOption, readOptions, withoutPrototype } from '@urlkit/internal';
import { parse, resolve, type URLFailure } from '@urlkit/url-parser';
import { includesCredentials, type URLRecord } from '@urlkit/url-record';
import { deserializeURL, serializeURL, type URLInput, urlStringOf } from '@urlkit/url-serializer';
import { addressClass } from './address-class.js';
import { parseAddress } from './address-parser.js';
import { findHostRefusal, type HostRefusal } from './reachability.js';
import { mustBeScheme } from './scheme-checks.js';
import { mustBePort, portOf, type Target, urlTextOf } from './target.js';
import {
  isAmbiguous,
  toPolicy,
  type URLPolicy,
  type URLPolicyOptions,
  urlPolicy,
} from './url-policy.js';

/** Why a URL is refused. */
export interface RefusalReason {
  /** The name of the reason. */
  readonly name:
    | HostRefusal['name']
    | 'unparsable'
    | 'not-a-url'
    | 'not-an-address'
    | 'scheme-not-allowed'
    | 'credentials'
    | 'port-not-allowed'
    | 'host-not-allowed'
    | 'host-refused'
    | 'ambiguous';
  /** A sentence in English that does not repeat any part of the URL. */
  readonly message: string;
}

/** What both results of {@link checkURL} have. */
export interface CheckedURL {
  /** The scheme without U+003A (:); null if the input does not parse. */
  readonly scheme: string | null;
  /** The host, serialized; null if there is none, or the input does not parse. */
  readonly host: string | null;
  /** The port, which may be the default of the scheme; null if there is none, or the input does not parse. */
  readonly port: number | null;
  /** All reasons; empty if the URL is allowed. */
  readonly reasons: readonly RefusalReason[];
}

/** A URL that may be fetched. */
export interface AllowedURL extends CheckedURL {
  /** Whether the policy allows the URL. */
  readonly allowed: true;
  /** The checked URL, serialized. Fetch this, not the input. Not enumerable. */
  readonly href: string;
}

/** A URL that may not be fetched. */
export interface RefusedURL extends CheckedURL {
  /** Whether the policy allows the URL. */
  readonly allowed: false;
  /** Null, so that nothing can be fetched by mistake. */
  readonly href: null;
}

/**
 * Whether a URL may be fetched. It can be printed and logged: the URL itself, which may contain secrets, is not
 * enumerable.
 */
export type URLCheck = AllowedURL | RefusedURL;

/** Options for {@link checkURL}. */
export interface CheckURLOptions {
  /** The base URL of the input, for example the URL of the response that redirects. */
  readonly base?: URLInput | null | undefined;
}

/**
 * Checks a URL by the defaults of {@link urlPolicy}. Does not look up names.
 *
 * @param url The URL: a string, a `URL` object or a record.
 * @returns Whether the URL is allowed, and all reasons if it is not.
 * @see https://github.com/urlkit/urlkit/blob/main/docs/checking-urls.md#what-checkurl-refuses
 * @example
 * ```ts
 * checkURL('http://[::ffff:127.0.0.1]/').allowed; // false
 * ```
 */
export function checkURL(url: URLInput): URLCheck;
/**
 * Checks a URL by a policy. Does not look up names.
 *
 * @param url The URL: a string, a `URL` object or a record. Everything else, such as undefined or a list for a parameter that
 *   is missing or repeated, is refused.
 * @param policy A policy, or options, which are read each time. Undefined is a TypeError, because it may be a mistake.
 * @returns Whether the URL is allowed, and all reasons if it is not.
 * @throws {TypeError} If {@link urlPolicy} throws for the options.
 */
export function checkURL(
  url: unknown,
  policy: URLPolicy | URLPolicyOptions,
  options?: CheckURLOptions,
): URLCheck;
export function checkURL(
  url: unknown,
  ...rest: readonly [policy?: URLPolicy | URLPolicyOptions, options?: CheckURLOptions]
): URLCheck {
  const [policy, options] = rest;
  const base = readBaseOption(options, urlStringOf);
  const read = rest.length === 0 ? urlPolicy() : toPolicy(policy);
  const input = urlTextOf(url);
  const result = input === null ? null : base === undefined ? parse(input) : resolve(input, base);
  const parsed = result?.failure === null ? deserializeURL(result) : null;
  const reasons =
    parsed && input !== null
      ? findReasons(parsed, { input, base }, read)
      : [whyUnparsable(result?.failure ?? null)];
  const checked: CheckedURL = {
    scheme: parsed?.scheme ?? null,
    host: parsed?.host ? serializeHost(parsed.host) : null,
    port: parsed && portOf(parsed),
    reasons,
  };
  const check: URLCheck =
    parsed && reasons.length === 0
      ? { allowed: true, ...checked, href: serializeURL(parsed) }
      : { allowed: false, ...checked, href: null };
  return Object.defineProperty(check, 'href', withoutPrototype({ enumerable: false }));
}

function whyUnparsable(failure: URLFailure | null): RefusalReason {
  if (failure === null) return { name: 'not-a-url', message: 'This is not a URL.' };
  const failed = failure.isBase ? 'base URL' : 'URL';
  return { name: 'unparsable', message: `The ${failed} does not parse: ${failure.name}.` };
}

/** Options for {@link checkAddress}: what is known of a connection. */
export interface CheckAddressOptions {
  /** The scheme of the URL, without U+003A (:). */
  readonly scheme?: string | undefined;
  /** The port to connect to. */
  readonly port?: number | undefined;
}

/** The checks of {@link CheckAddressOptions}. */
export const addressChecks: OptionChecks<CheckAddressOptions> = {
  scheme: mustBeScheme,
  port: mustBePort,
};

/**
 * Checks an address that a look-up has returned, by the rules of a policy about addresses: `refuseHosts`, `allowLocal`,
 * and whether it is globally reachable. Without a scheme or a port, patterns of `refuseHosts` that name one refuse the
 * address, and patterns of `allowLocal` that name one do not allow it.
 *
 * @param address The address, as a host or in the form that {@link parseAddress} takes. Everything else is refused: a
 *   domain, a URL, an address with a zone, null.
 * @returns All reasons to refuse it; empty if it is allowed.
 */
export function checkAddress(
  address: Host | string | null,
  policy: URLPolicy | URLPolicyOptions,
  options?: CheckAddressOptions,
): readonly RefusalReason[] {
  const host = typeof address === 'string' ? parseAddress(address) : address;
  if (host !== null && !isHost(host)) throw new TypeError('address must be a host or a string');
  const read = toPolicy(policy);
  const { scheme, port } = readOptions(options, addressChecks);
  if (host?.kind === 'ipv4' || host?.kind === 'ipv6') {
    return findAddressReasons({ host, scheme, port }, read);
  }
  return [{ name: 'not-an-address', message: 'This is not an address that a look-up returns.' }];
}

function findReasons(
  url: Readonly<URLRecord>,
  { input, base }: { readonly input: string; readonly base: string | undefined },
  policy: URLPolicy,
): RefusalReason[] {
  const reasons: RefusalReason[] = [];
  const refuseIf = (isWrong: boolean, name: RefusalReason['name'], message: string): void => {
    if (isWrong) reasons.push({ name, message });
  };
  const isScheme = policy.schemes.includes(url.scheme);
  refuseIf(!isScheme, 'scheme-not-allowed', 'The policy does not allow this scheme.');
  const hasCredentials = !policy.credentials && includesCredentials(url);
  refuseIf(hasCredentials, 'credentials', 'The URL has a username or a password.');
  const isPort = policy.ports?.some(({ first, last }) => isBetween(portOf(url), first, last));
  refuseIf(isPort === false, 'port-not-allowed', 'The policy does not allow this port.');
  const isHostAllowed = policy.allowHosts === null || policy.allowHosts.find(url) !== null;
  refuseIf(!isHostAllowed, 'host-not-allowed', 'The policy does not allow this host.');
  reasons.push(...findAddressReasons(url, policy));
  const { requireUnambiguous: compare } = policy;
  const isDoubtful = compare !== null && isAmbiguous(compare, input, base);
  refuseIf(isDoubtful, 'ambiguous', 'Readers of URLs see different hosts in this URL.');
  return reasons;
}

function isBetween(port: number | null, first: number, last: number): boolean {
  return port !== null && first <= port && port <= last;
}

/** Returns the reasons of a policy to refuse a host. */
export function findAddressReasons(
  target: Target,
  { refuseHosts, allowLocal, names }: URLPolicy,
): RefusalReason[] {
  const reasons: RefusalReason[] = [];
  const inside = addressClass(target.host)?.embedded ?? [];
  const hosts = [
    target.host,
    ...inside.map(({ address }): IPv4Host => ({ kind: 'ipv4', value: address })),
  ];
  // A URL without a host is refused below.
  if (hosts.some((host) => host !== null && refuseHosts?.findPossible({ ...target, host }))) {
    reasons.push({
      name: 'host-refused',
      message: 'The policy refuses this host, or an IPv4 address inside it.',
    });
  }
  const refusal = findHostRefusal(target.host, names);
  const isUnusable = refusal?.name === 'host-unusable';
  if (refusal && (isUnusable || !allowLocal?.find(target))) {
    reasons.push({ name: refusal.name, message: refusal.message });
  }
  return reasons;
}
