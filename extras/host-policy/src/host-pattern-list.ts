import type { Host } from '@urlkit/host';
import { findBefore, hasOwn, withoutPrototype } from '@urlkit/internal';
import {
  type HostMatcher,
  type HostPattern,
  type HostPatternError,
  hostPattern,
} from './host-pattern.js';
import type { Prefix } from './prefix.js';
import { addToTree, createPrefixTree, findInTree } from './prefix-tree.js';
import { readTarget, type TargetInput } from './read-target.js';
import { comparableHost, portOf, type Target, toTarget } from './target.js';

/** A list of patterns, arranged for fast matching. {@link hostPatterns} creates it. */
export interface HostPatternList {
  /** The patterns, in their order. */
  readonly patterns: readonly HostPattern[];
  /**
   * Returns a pattern that matches, or null: for lists of what is allowed. If several have the same block or domain, returns
   * the first of these. What has no host matches nothing, such as text that is neither a URL nor a host.
   */
  readonly find: (target: TargetInput) => HostPattern | null;
  /**
   * The same for lists of what is refused: a scheme or a port that is not known matches every pattern, and what has no host
   * matches the first one.
   */
  readonly findPossible: (target: TargetInput) => HostPattern | null;
}

/**
 * Parses a list of patterns, which a program or its configuration has. The time to match a host does not grow with the length
 * of the list.
 *
 * @param texts The patterns, in the form that {@link hostPattern} parses. Ask that function about texts that a user enters.
 * @throws {TypeError} If a text is not a pattern, so that no host is checked by a part of a list. The message has its index and
 *   the reason.
 * @example
 * ```ts
 * const origins = hostPatterns(['https://*.example.org', 'http://localhost:*']);
 * matches(origins, 'https://www.example.org'); // true
 * ```
 */
export function hostPatterns(texts: readonly string[]): HostPatternList {
  return readPatterns(texts, 'texts');
}

/** @throws {TypeError} If the argument is not a list of patterns. */
export function readPatterns(texts: readonly string[], name: string): HostPatternList {
  if (!Array.isArray(texts)) throw new TypeError(`${name} must be a list of strings`);
  const patterns = Array.from(texts, (text, index) => requirePattern(text, `${name}[${index}]`));
  const find = arrange(patterns);
  const findIn = (of: TargetInput, ifUnknown: boolean): HostPattern | null => {
    const target = readTarget(of);
    if (target !== null) return find(target, ifUnknown);
    return (ifUnknown && patterns[0]) || null;
  };
  return Object.freeze({
    patterns,
    find: (target: TargetInput) => findIn(target, false),
    findPossible: (target: TargetInput) => findIn(target, true),
  });
}

function requirePattern(text: string, of: string): HostPattern {
  const onError = ({ name, message }: HostPatternError): never => {
    throw new TypeError(`${of} is not a pattern: ${message} (${name})`);
  };
  return hostPattern(text, { onError }) as HostPattern;
}

/**
 * Whether a pattern, or any pattern of a list, matches a target.
 *
 * @param target A URL record, or a host. Patterns with a port or a scheme match only what has one.
 *   An IPv4-mapped address is treated as the IPv4 address.
 * @throws {TypeError} If the scheme of the target is not in lower case.
 */
export function matches(pattern: HostPattern | HostPatternList, target: Target | Host): boolean {
  if (
    typeof pattern !== 'object' ||
    pattern === null ||
    !(hasOwn(pattern, 'patterns') || hasOwn(pattern, 'ports'))
  ) {
    throw new TypeError(
      'pattern must be a pattern made by hostPattern, or a list made by hostPatterns',
    );
  }
  const of = toTarget(target);
  const found = hasOwn(pattern, 'patterns') ? pattern.find(of) : arrange([pattern])(of, false);
  return found !== null;
}

/** Arranges patterns for matching. `ifUnknown` says whether a scheme or a port that is not known matches. */
function arrange(
  patterns: readonly HostPattern[],
): (target: Target, ifUnknown: boolean) => HostPattern | null {
  const any: HostPattern[] = [];
  const domains = new Map<string, HostPattern[]>();
  const trees = {
    ipv4: createPrefixTree<HostPattern>(),
    ipv6: createPrefixTree<HostPattern>(),
  };
  for (const pattern of patterns) {
    const { host } = pattern;
    if (host.kind === 'any') any.push(pattern);
    else if (isBlock(host)) addToTree(trees[host.kind], host, pattern);
    else addTo(domains, WILDCARDS[host.kind] + host.name, pattern);
  }

  return (of, ifUnknown) => {
    const target = withoutPrototype(of);
    const fits = (pattern: HostPattern): boolean => fitsPortAndScheme(pattern, target, ifUnknown);
    const host = comparableHost(target.host);
    let found: HostPattern | undefined;
    if (host?.kind === 'domain') found = findByName(domains, host.name, fits);
    else if (host) found = findInTree(trees[host.kind], host.pieces, fits);
    return found ?? any.find(fits) ?? null;
  };
}

function isBlock(host: HostMatcher): host is Extract<HostMatcher, Prefix> {
  return host.kind === 'ipv4' || host.kind === 'ipv6';
}

const WILDCARDS = { domain: '', subdomains: '*.', 'domain and subdomains': '.' } as const;

function findByName(
  domains: ReadonlyMap<string, readonly HostPattern[]>,
  name: string,
  fits: (pattern: HostPattern) => boolean,
): HostPattern | undefined {
  const get = (pattern: string): HostPattern | undefined => domains.get(pattern)?.find(fits);
  let found = get(name) ?? get(`.${name}`);
  const dotFrom = (start: number): number => findBefore(name.length, '.', name, start);
  for (let dot = dotFrom(0); dot < name.length && !found; dot = dotFrom(dot + 1)) {
    const below = name.slice(dot);
    found = get(`*${below}`) ?? get(below);
  }
  return found;
}

function addTo(domains: Map<string, HostPattern[]>, key: string, pattern: HostPattern): void {
  const patterns = domains.get(key);
  if (patterns) patterns.push(pattern);
  else domains.set(key, [pattern]);
}

// Returns `ifUnknown` if the pattern has a scheme or a port, and that of the target is not known.
function fitsPortAndScheme(
  { ports, scheme }: HostPattern,
  target: Target,
  ifUnknown: boolean,
): boolean {
  const isScheme =
    scheme === null || (target.scheme === undefined ? ifUnknown : scheme === target.scheme);
  if (!isScheme || ports === null) return isScheme;
  const port = portOf(target);
  return port === null ? ifUnknown : ports.first <= port && port <= ports.last;
}
