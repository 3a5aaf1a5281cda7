// https://www.rfc-editor.org/rfc/rfc9309#section-2.2
// The paths of robots.txt.

import { toScalarValueString } from '@urlkit/infra';
import { assertString, findBefore, mustBeStrings, readOptions } from '@urlkit/internal';
import { parse } from '@urlkit/url-parser';
import { type URLInput, urlStringOf } from '@urlkit/url-serializer';

/** The rules of a group of robots.txt that apply to a crawler. */
export interface RobotsRules {
  /** The paths of the lines `Allow`. */
  readonly allow?: readonly string[] | undefined;
  /** The paths of the lines `Disallow`. */
  readonly disallow?: readonly string[] | undefined;
}

/**
 * Whether the path of a rule of robots.txt matches a URL. It matches the beginning of the path and the query; `*` stands for any
 * characters, and `$` at the end for the end. Percent-encoded characters match as such, unless they are delimiters: `%41` matches
 * `A`, and `%2A` an asterisk, but `%2F` no slash.
 *
 * @param path A path as it is written in robots.txt. An empty one, or one that starts with neither a slash nor an asterisk, matches
 *   nothing.
 * @param url A URL; false if it does not parse.
 * @see https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2
 */
export function matchesRobotsPath(path: string, url: URLInput): boolean {
  assertString(path, 'path');
  const target = targetOf(url);
  return target !== null && matchLength(path, target) !== null;
}

/**
 * Whether rules of robots.txt allow a URL: the longest path that matches decides, and `Allow` if two are of one length. What no rule
 * matches is allowed, and so is `/robots.txt`.
 *
 * @param url A URL; false if it does not parse.
 * @see https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2
 */
export function allowedByRobots(rules: RobotsRules, url: URLInput): boolean {
  const checks = { allow: mustBeStrings, disallow: mustBeStrings };
  const { allow = [], disallow = [] } = readOptions<RobotsRules>(rules, checks, 'rules');
  const target = targetOf(url);
  if (target === null) return false;
  const longest = (paths: readonly string[]): number =>
    paths.reduce((most, path) => Math.max(most, matchLength(path, target) ?? -1), -1);
  return target === '/robots.txt' || longest(allow) >= longest(disallow);
}

/** Returns the path and the query of a URL, to be compared. */
function targetOf(url: URLInput): string | null {
  const parsed = parse(urlStringOf(url));
  if (parsed.failure !== null) return null;
  return comparable(parsed.href.slice(parsed.pathStart, parsed.hashStart), false);
}

/** Returns the number of octets of a path that matches; null if it does not match. */
function matchLength(path: string, target: string): number | null {
  const trimmed = path.trim();
  if (!/^[/*]/.test(trimmed)) return null;
  const pattern = comparable(trimmed, true);
  return matches(pattern, target) ? pattern.length : null;
}

/** What is not decoded, because it would become a delimiter of the path or of the query. */
const DELIMITER_OF_PATH = /^%(?:2F|3F|23|25)$/;
const DELIMITER_OF_QUERY = /^%(?:26|3D|2B|23|25)$/;

/**
 * Returns a path and a query with one spelling: in ASCII, and of what is percent-encoded only delimiters. In a rule, `*` and `$` are
 * special, so what stands for the characters stays encoded there, and is encoded in URLs.
 */
function comparable(text: string, isRule: boolean): string {
  const encoded = text.replace(/[^\x21-\x7E]+/g, encodeText);
  const end = findBefore(encoded.length, '?', encoded, 0);
  return (
    decodeOctets(encoded.slice(0, end), DELIMITER_OF_PATH, isRule) +
    decodeOctets(encoded.slice(end), DELIMITER_OF_QUERY, isRule)
  );
}

function encodeText(text: string): string {
  return encodeURIComponent(toScalarValueString(text));
}

function decodeOctets(text: string, delimiter: RegExp, isRule: boolean): string {
  const decoded = text.replace(/%[\dA-F]{2}/gi, (octet) => {
    const upper = octet.toUpperCase();
    const code = Number.parseInt(upper.slice(1), 16);
    const isKept = code <= 0x20 || code >= 0x7f || delimiter.test(upper) || /^%2[4A]$/.test(upper);
    return isKept ? upper : String.fromCharCode(code);
  });
  return isRule ? decoded : decoded.replace(/\*/g, '%2A').replace(/\$/g, '%24');
}

/** Matches a pattern with asterisks. Each part is found where it comes first, so there is nothing to try again. */
function matches(pattern: string, target: string): boolean {
  const isWhole = pattern.endsWith('$');
  const [first = '', ...parts] = pattern
    .slice(0, isWhole ? -1 : undefined)
    .replace(/\$/g, '%24')
    .split('*');
  if (!target.startsWith(first)) return false;
  if (parts.length === 0) return !isWhole || target.length === first.length;
  const last = isWhole ? (parts.pop() ?? '') : '';
  let position = first.length;
  for (const part of parts) {
    const found = target.indexOf(part, position);
    if (found === -1) return false;
    position = found + part.length;
  }
  return target.length - last.length >= position && target.endsWith(last);
}
