// The steps of urlcanon's canonicalizers. Each one changes its argument.

import { asciiLowercase } from '@urlkit/infra';
import { serializeIPv6 } from '@urlkit/ipv6';
import {
  fromBytes,
  percentDecode,
  percentDecodeRepeatedly,
  percentEncode,
} from '../byte-string.js';
import { domainToASCII2008 } from '../idna-2008.js';
import { dottedDecimal } from '../ipv4-notation.js';
import {
  authorityOf,
  defaultPortOf,
  isSpecial,
  type ParsedURL,
  parseAfterScheme,
  parseBracketedIPv6,
  parseIPv4,
} from './parsed-url.js';

/** Removes tabs and newlines from each part of a URL that was parsed from an input. */
export function removeTabsAndNewlines(url: ParsedURL, input: string): void {
  if (!/[\t\n\r]/.test(input)) return;
  for (const [name, value] of Object.entries(url)) {
    Object.assign(url, { [name]: value.replace(/[\t\n\r]/g, '') });
  }
}

/** Adds `http` to a URL without a scheme, and parses its path again as the part after the scheme. */
export function addDefaultScheme(url: ParsedURL): void {
  if (url.scheme !== '') return;
  url.scheme = 'http';
  url.colonAfterScheme = ':';
  if (url.path !== '') parseAfterScheme(url, url.path);
}

export function lowerCaseScheme(url: ParsedURL): void {
  url.scheme = asciiLowercase(url.scheme);
}

export function removeDefaultPort(url: ParsedURL): void {
  if (defaultPortOf(url.scheme) !== url.port) return;
  url.colonBeforePort = '';
  url.port = '';
}

export function cleanUpUserinfo(url: ParsedURL): void {
  if (url.password !== '') return;
  url.colonBeforePassword = '';
  if (url.username === '') url.atSign = '';
}

export function removeUserinfo(url: ParsedURL): void {
  url.username = '';
  url.colonBeforePassword = '';
  url.password = '';
  url.atSign = '';
}

export function writeTwoSlashes(url: ParsedURL): void {
  const hasAuthority = url.slashes !== '' || url.scheme === 'file' || authorityOf(url) !== '';
  if (hasAuthority) url.slashes = '//';
}

export function percentDecodeHost(url: ParsedURL): void {
  if (isSpecial(url.scheme)) url.host = percentDecode(url.host);
}

/** Percent-decodes all parts except the query until nothing changes. */
export function percentDecodeAllButQuery(url: ParsedURL): void {
  url.scheme = percentDecodeRepeatedly(url.scheme);
  url.username = percentDecodeRepeatedly(url.username);
  url.password = percentDecodeRepeatedly(url.password);
  url.host = percentDecodeRepeatedly(url.host);
  url.port = percentDecodeRepeatedly(url.port);
  url.path = percentDecodeRepeatedly(url.path);
  url.fragment = percentDecodeRepeatedly(url.fragment);
}

/** Serializes addresses as usual. Returns false for a negative number, where the original raises an error. */
export function normalizeAddress(url: ParsedURL): boolean {
  const ipv4 = parseIPv4(url.host);
  if (ipv4 !== null) {
    if (ipv4 < 0n) return false;
    url.host = dottedDecimal(Number(ipv4));
    return true;
  }
  const ipv6 = parseBracketedIPv6(url.host);
  if (ipv6 !== null) url.host = `[${serializeIPv6(ipv6)}]`;
  return true;
}

export function removeRedundantDots(url: ParsedURL): void {
  if (!/^\.|\.$|\.\./.test(url.host)) return;
  url.host = url.host.replace(/\.{2,}/g, '.').replace(/^\.|\.$/g, '');
}

/** Converts the host of a special URL to ASCII. If that fails, the host does not change. */
export function convertHostToASCII(url: ParsedURL): void {
  const { scheme, host } = url;
  // ASCII in lower case does not change, even if it is not valid.
  if (!isSpecial(scheme) || !/[A-Z\x80-\xFF]/.test(host)) return;
  const domain = fromBytes(host);
  if (domain !== null) url.host = domainToASCII2008(domain) ?? host;
}

export function fixBackslashes(url: ParsedURL): void {
  if (!isSpecial(url.scheme)) return;
  url.slashes = '/'.repeat(url.slashes.length);
  url.path = url.path.replace(/\\/g, '/');
}

export function addLeadingSlash(url: ParsedURL): void {
  if (isSpecial(url.scheme) && !url.path.startsWith('/')) url.path = `/${url.path}`;
}

const dotSegment = /^(?:\.|%2e)(\.|%2e)?$/i;
const hasDotSegment = /[/\\](?:\.|%2e)/i;

/** Removes dot segments from a path that begins with a slash. */
export function removeDotSegments(url: ParsedURL): void {
  const { path } = url;
  if (!path.startsWith('/') || !hasDotSegment.test(path)) return;
  const kept: string[] = [];
  const segments = path.slice(1).split('/');
  segments.forEach((segment, index) => {
    const match = dotSegment.exec(segment);
    const isLast = index === segments.length - 1;
    if (match === null) kept.push(isLast ? segment : `${segment}/`);
    else if (match[1] !== undefined) kept.pop();
  });
  url.path = `/${kept.join('')}`;
}

export function collapseSlashes(url: ParsedURL): void {
  if (isSpecial(url.scheme)) url.path = url.path.replace(/\/{2,}/g, '/');
}

export function sortParameters(url: ParsedURL): void {
  if (url.query.includes('&')) url.query = url.query.split('&').sort().join('&');
}

export function removeFragment(url: ParsedURL): void {
  url.hashSign = '';
  url.fragment = '';
}

const c0Controls = /[\0-\x1F\x7F-\xFF]/g;
const host = /[\0- \x7F-\xFF]/g;
const path = /[\0- \x7F-\xFF"#<>?`{}]/g;
const query = /[\0- "#<>\x7F-\xFF]/g;
const userinfo = /[\0- \x7F-\xFF"#<>?`{}/:;=@[\\\]^|]/g;

export function percentEncodeHost(url: ParsedURL): void {
  url.host = percentEncode(url.host, host);
}

export function percentEncodePath(url: ParsedURL): void {
  const isOpaque = !url.path.startsWith('/') && !isSpecial(url.scheme);
  url.path = percentEncode(url.path, isOpaque ? c0Controls : path);
}

export function percentEncodeRest(url: ParsedURL): void {
  url.username = percentEncode(url.username, userinfo);
  url.password = percentEncode(url.password, userinfo);
  url.query = percentEncode(url.query, query);
  url.fragment = percentEncode(url.fragment, c0Controls);
}

const reencoded = /[\0- #%\x7F-\xFF]/g;
const reencodedPath = /[\0- #%?\x7F-\xFF]/g;
const reencodedParameter = /[\0- #%&=\x7F-\xFF]/g;

/** Percent-encodes what was percent-decoded. The userinfo was removed before. */
export function percentEncodeDecoded(url: ParsedURL): void {
  url.scheme = percentEncode(url.scheme, reencoded);
  url.host = percentEncode(url.host, reencoded);
  url.port = percentEncode(url.port, reencoded);
  url.path = percentEncode(url.path, reencodedPath);
  url.fragment = percentEncode(url.fragment, reencoded);
}

/** Percent-decodes and percent-encodes the names and values of the query. */
export function normalizeParameters(url: ParsedURL): void {
  const { query } = url;
  if (!/[\0- %\x7F-\xFF]|=[^&]*=/.test(query)) return;
  const parameters = query.split('&').map((parameter) => {
    const equals = parameter.indexOf('=');
    if (equals === -1) return normalizeToken(parameter);
    const value = normalizeToken(parameter.slice(equals + 1));
    return `${normalizeToken(parameter.slice(0, equals))}=${value}`;
  });
  url.query = parameters.join('&');
}

function normalizeToken(token: string): string {
  return percentEncode(percentDecodeRepeatedly(token), reencodedParameter);
}
