// What two URLs differ in.

import { QueryEditor } from '@urlkit/form-urlencoded';
import { type Host, serializeHost } from '@urlkit/host';
import { assertArgument, mustBeStrings } from '@urlkit/internal';
import { decodeUnreserved } from '@urlkit/uri/generic-syntax';
import { parseURL } from '@urlkit/url-parser';
import { serializePath, type URLInput, urlStringOf } from '@urlkit/url-serializer';
import { parameterTest } from './drop-parameters.js';
import { trackingParameters } from './tracking-parameters.js';

/**
 * A difference: in a component, or only in what often means the same page.
 *
 * - `www`: one host is the other one after `www.`
 * - `trailing-slash`: one path is the other one and a slash
 * - `trackers`: parameters of `trackingParameters`
 * - `parameter-order`: the order of parameters with different names
 * - `percent-encoding`: what is percent-encoded, and how a space is written in the query
 */
export type URLDifference =
  | 'scheme'
  | 'credentials'
  | 'www'
  | 'host'
  | 'port'
  | 'trailing-slash'
  | 'path'
  | 'trackers'
  | 'parameter-order'
  | 'query'
  | 'percent-encoding'
  | 'fragment';

/**
 * Returns what two URLs differ in, after parsing.
 *
 * @returns The differences, none of which includes another; an empty list if the URLs are the same. Null if one does not parse.
 */
export function urlDifferences(a: URLInput, b: URLInput): readonly URLDifference[] | null {
  const [first, second] = [parseURL(urlStringOf(a, 'a')), parseURL(urlStringOf(b, 'b'))];
  if (first === null || second === null) return null;
  const found = new Set<URLDifference>();
  if (first.scheme !== second.scheme) found.add('scheme');
  if (first.username !== second.username || first.password !== second.password) {
    found.add('credentials');
  }
  const [host, otherHost] = [hostnameOf(first.host), hostnameOf(second.host)];
  if (host !== otherHost) found.add(withoutWWW(host) === withoutWWW(otherHost) ? 'www' : 'host');
  if (first.port !== second.port) found.add('port');
  const [path, otherPath] = [serializePath(first), serializePath(second)];
  for (const difference of pathDifferences(path, otherPath)) found.add(difference);
  const [search, otherSearch] = [searchOf(first.query), searchOf(second.query)];
  for (const difference of queryDifferences(search, otherSearch)) found.add(difference);
  if ((first.fragment ?? '') !== (second.fragment ?? '')) found.add('fragment');
  return Array.from(found);
}

function hostnameOf(host: Host | null): string {
  return host === null ? '' : serializeHost(host);
}

/** An empty query is the same as none. */
function searchOf(query: string | null): string {
  return query ? `?${query}` : '';
}

/**
 * Whether two URLs are the same but for some differences.
 *
 * @param butFor The differences that do not count.
 * @returns False if one of the URLs does not parse.
 */
export function isSameURL(
  a: URLInput,
  b: URLInput,
  butFor: readonly URLDifference[] = [],
): boolean {
  assertArgument(butFor, 'butFor', mustBeDifferences);
  return urlDifferences(a, b)?.every((difference) => butFor.includes(difference)) ?? false;
}

/** Texts of one kind, each with less of what is written: if two are the same, the difference is what has gone. */
type Reduction = readonly [difference: URLDifference, reduce: (text: string) => string];

function pathDifferences(a: string, b: string): readonly URLDifference[] {
  return differencesOf(a, b, 'path', [
    ['percent-encoding', normalizeOctets],
    ['trailing-slash', (path) => path.replace(/(.)\/$/, '$1')],
  ]);
}

function queryDifferences(a: string, b: string): readonly URLDifference[] {
  return differencesOf(a, b, 'query', [
    ['percent-encoding', respelled],
    ['trackers', withoutTrackers],
    ['parameter-order', sorted],
  ]);
}

/** Finds the fewest reductions after which texts are the same. */
function differencesOf(
  a: string,
  b: string,
  otherwise: URLDifference,
  reductions: readonly Reduction[],
): readonly URLDifference[] {
  if (a === b) return [];
  for (let count = 1; count <= reductions.length; count++) {
    for (const chosen of choices(reductions, count)) {
      const reduce = (text: string): string => chosen.reduce((rest, [, one]) => one(rest), text);
      if (reduce(a) === reduce(b)) return chosen.map(([difference]) => difference);
    }
  }
  return [otherwise];
}

/** Returns all choices of `count` values, in their order. */
function choices<T>(values: readonly T[], count: number): readonly (readonly T[])[] {
  if (count === 0) return [[]];
  return values.flatMap((value, index) =>
    choices(values.slice(index + 1), count - 1).map((rest) => [value, ...rest]),
  );
}

function withoutWWW(hostname: string): string {
  return hostname.replace(/^www\.(?=.*\.)/, '');
}

function normalizeOctets(text: string): string {
  return decodeUnreserved(text).replace(/%[\da-f]{2}/gi, (octet) => octet.toUpperCase());
}

/** Writes each parameter as a form does. */
function respelled(search: string): string {
  const editor = new QueryEditor('');
  for (const [name, value] of new QueryEditor(search)) editor.append(name, value);
  return editor.toString();
}

function withoutTrackers(search: string): string {
  const isTracker = parameterTest({ names: trackingParameters });
  const prefix = search.startsWith('?') ? '?' : '';
  const parameters = search.slice(prefix.length).split('&');
  const kept = parameters.filter((parameter) => !isTracker?.(parameter));
  return kept.length === 0 ? '' : prefix + kept.join('&');
}

function sorted(search: string): string {
  const editor = new QueryEditor(search);
  editor.sort();
  return editor.toString();
}

const differences: readonly string[] = [
  ...['scheme', 'credentials', 'www', 'host', 'port', 'trailing-slash', 'path', 'trackers'],
  ...['parameter-order', 'query', 'percent-encoding', 'fragment'],
];

function mustBeDifferences(value: unknown): string | null {
  const isRight =
    mustBeStrings(value) === null && (value as string[]).every((one) => differences.includes(one));
  return isRight ? null : `a list of differences: ${differences.join(', ')}`;
}
