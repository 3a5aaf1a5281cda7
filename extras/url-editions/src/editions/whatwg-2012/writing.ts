// 4.1 and 5.1 Writing

import { utf8DecodeWithoutBOM, utf8Encode } from '@urlkit/infra';
import { assertString, orNull, readOptions } from '@urlkit/internal';
import { percentDecode } from '@urlkit/percent-encoding';
import { domainLabels } from './host-parser.js';
import { domainToASCII } from './idna.js';
import { parseIPv6 } from './ipv6.js';
import { isRelativeScheme, mustBeBase, type ParsedURL } from './parsed-url.js';
import { isURLCodePoint } from './url-code-points.js';
import { parseURL } from './url-parser.js';

/** Options for {@link isValidURL}. */
export interface ValidURLOptions {
  /** The base URL of a relative URL, as a string or parsed. The relative URL is valid only if it has a relative scheme. */
  readonly base?: string | Readonly<ParsedURL> | null | undefined;
}

/**
 * Whether a string is a valid URL.
 *
 * The text leaves four things open. Here, every scheme counts as registered; the scheme data of schemes that are not
 * relative may be any URL units; a URL that begins with `//` is scheme-relative; and a domain label is valid if
 * {@link domainToASCII} does not fail.
 *
 * @see URL Living Standard, 28 December 2012, 4.1 Writing
 * @see URL Living Standard, 28 December 2012, 5.1 Writing
 */
export function isValidURL(input: string, options?: ValidURLOptions): boolean {
  assertString(input, 'input');
  const { base: given = null } = readOptions(options, { base: orNull(mustBeBase) });
  const base = typeof given === 'string' ? parseURL(given) : given;
  const [beforeFragment, fragment] = splitAt(input, '#');
  const [hierarchy, query] = splitAt(beforeFragment, '?');
  if (!isURLUnits(fragment ?? '') || !isURLUnits(query ?? '')) return false;
  const scheme = /^([A-Za-z][A-Za-z\d+.-]*):/.exec(hierarchy)?.[1];
  if (scheme !== undefined) {
    const schemeData = hierarchy.slice(scheme.length + 1);
    const isRelative = isRelativeScheme(scheme.toLowerCase());
    return isRelative ? isSchemeRelative(schemeData) : isURLUnits(schemeData);
  }
  if (base === null || !isRelativeScheme(base.scheme)) return false;
  return hierarchy.startsWith('//') ? isSchemeRelative(hierarchy) : isURLUnits(hierarchy);
}

function splitAt(input: string, delimiter: string): [before: string, after: string | undefined] {
  const at = input.indexOf(delimiter);
  return at === -1 ? [input, undefined] : [input.slice(0, at), input.slice(at + 1)];
}

// //userinfo@host:port/path
function isSchemeRelative(input: string): boolean {
  const [, authority, path] = /^\/\/([^/]*)(.*)$/s.exec(input) ?? [];
  if (authority === undefined || path === undefined || path.startsWith('//')) return false;
  const at = authority.indexOf('@');
  const userinfo = authority.slice(0, Math.max(0, at));
  const [, host, port] = /^(\[.*\]|[^:]*)(?::(\d*))?$/s.exec(authority.slice(at + 1)) ?? [];
  if (host === undefined) return false;
  return isURLUnits(userinfo) && isValidHost(host) && isURLUnits(port ?? '') && isURLUnits(path);
}

function isValidHost(host: string): boolean {
  if (host.startsWith('[')) return parseIPv6(host.slice(1, -1)) !== null;
  const labels = domainLabels(host);
  if (labels.length > 1 && labels[labels.length - 1] === '') labels.pop();
  return !labels.includes('') && domainToASCII(host) !== null;
}

function isURLUnits(input: string): boolean {
  const units = input.match(/(?:%[\dA-Fa-f]{2})+|./gsu) ?? [];
  return units.every((unit) => {
    const isPercentEncoded = unit.length > 2;
    return isPercentEncoded ? isUTF8(unit) : isURLCodePoint(unit.codePointAt(0) ?? 0);
  });
}

// 3: percent-encoded bytes “should not cause utf-8 decode to emit any decoder errors”. Bytes with an error are
// decoded to U+FFFD, which is encoded as other bytes.
function isUTF8(percentEncodedBytes: string): boolean {
  const bytes = percentDecode(percentEncodedBytes);
  return utf8Encode(utf8DecodeWithoutBOM(bytes)).join() === bytes.join();
}
