// URLs inside a URL, to which its host may lead on.

import { serializeHost } from '@urlkit/host';
import type { Range } from '@urlkit/infra';
import { utf8PercentDecode } from '@urlkit/percent-encoding';
import { parseURL } from '@urlkit/url-parser';
import { decodeDashes } from './link-wrappers.js';
import { actionOf } from './name-tables.js';

/** A URL in a query or a path. */
export interface WrappedTarget extends Range {
  readonly url: string;
}

const MOST_TARGETS = 10;

/**
 * Finds URLs with a host in the path and the values of the query.
 *
 * @param tail The URL from its path on, as it is written.
 * @param offset Where the tail starts.
 * @param scheme The scheme of the URL, which targets without a scheme have too.
 */
export function findWrappedTargets(
  tail: string,
  offset: number,
  scheme: string,
): readonly WrappedTarget[] {
  const found: WrappedTarget[] = [];
  for (const { 0: match, 1: slash, 2: equals, index } of tail.matchAll(PIECES)) {
    const before = slash ?? equals ?? '';
    if (found.length === MOST_TARGETS) break;
    const url = readTarget(match.slice(before.length), scheme);
    if (url === null) continue;
    const start = offset + index + before.length;
    found.push({ url, start, end: offset + index + match.length });
  }
  return found;
}

// A URL in a path goes on to the end of the path.
const PIECES = /(\/(?:__)?)https?(?::|%3a)(?:\/|%2f)[^?#]*|(=)[^&#]+/gi;

/** The longest beginning of a value that tells whether it is a URL. */
const LONGEST_BEGINNING = 500;

/** Reads a value that is a URL, perhaps without its scheme, encoded at most twice, or as a mail filter writes it. */
function readTarget(written: string, scheme: string): string | null {
  const beginning = decodedValue(written.slice(0, LONGEST_BEGINNING));
  if (/^[\\/]{2}/.test(beginning)) return ifHostLike(`${scheme}:${decodedValue(written)}`);
  if (!/^https?(?:[:%]|-3a__)/i.test(beginning)) return null;
  if (/^https?-/i.test(beginning)) return readAbsolute(decodeDashes(written), scheme);
  const once = decodedValue(written.replace(/__(?:;.*)?$/s, ''));
  return readAbsolute(/^https?%/i.test(once) ? utf8PercentDecode(once) : once, scheme);
}

/** Decodes a value, and removes what the parser removes. */
function decodedValue(written: string): string {
  return withoutRemoved(utf8PercentDecode(written.replace(/\+/g, ' ')));
}

/** Reads a URL. What has the scheme of its base and no slash is a relative reference. */
function readAbsolute(url: string, scheme: string): string | null {
  if (/^https?:[\\/]/i.test(url)) return url;
  const [, own] = /^(https?):/i.exec(url) ?? [];
  return own === undefined || own.toLowerCase() === scheme ? null : ifHostLike(url);
}

/**
 * A name with a dot, or an address: a name without a dot is rather a path or a comment, and an address such as 0.0.0.7
 * is rather a number. Nothing but 0.0.0.0 connects anywhere in that block.
 */
const HOST = /^(?:\[|(?!0\.(?!0\.0\.0$))[\w-]+(?:\.[\w-]+)+\.?$)/;

/** A text without the characters before it and in it that the parser removes. */
export function withoutRemoved(text: string): string {
  return text.replace(/^[\0- ]+|[\t\n\r]/g, '');
}

/** Returns a URL if it has a host that is a name with a dot, or an address. The parser decides where the host is. */
function ifHostLike(url: string): string | null {
  const host = parseURL(url)?.host;
  return host && HOST.test(serializeHost(host)) ? url : null;
}

/** Code in a URL, and what happens if a site opens it. */
export interface InnerCode extends WrappedTarget {
  readonly inside: string;
}

/** How many times a component is decoded. */
const DECODINGS = 4;

/** Where a value may begin, which may be the value of a URL inside. */
const BEGINNINGS = /(?:^|[=/?#&"'])[\0- +]*(?=[a-z]+:)/gi;

/** What words about a programming language do not have, and code that does something has. */
const CODE =
  /^(?!javascript:\s*void\b)(?:(?!javascript:)[a-z]+:\S|javascript:.*?[\w$\])}.][(`=[])/is;

/**
 * Finds URLs that are code, or pages with code, in the path, the values of the query, and the fragment; in URLs inside, too.
 *
 * @param tail The URL from its path on, as it is written.
 * @param offset Where the tail starts.
 */
export function findInnerCode(tail: string, offset: number): readonly InnerCode[] {
  const found: InnerCode[] = [];
  for (const { 0: written, index } of tail.matchAll(/[?&#]?[^?&#]+/g)) {
    if (found.length === MOST_TARGETS) break;
    const code = readCode(written);
    if (code === null) continue;
    const start = offset + index;
    found.push({ ...code, start, end: start + written.length });
  }
  return found;
}

function readCode(written: string): Pick<InnerCode, 'url' | 'inside'> | null {
  let text = written;
  for (let count = 0; ; count++) {
    text = withoutRemoved(utf8PercentDecode(text));
    for (const { 0: before, index } of text.matchAll(BEGINNINGS)) {
      const start = index + before.length;
      const url = text.slice(start, start + LONGEST_BEGINNING);
      const inside = CODE.test(url) ? actionOf(url.toLowerCase())?.inside : undefined;
      if (inside !== undefined) return { url, inside };
    }
    if (count === DECODINGS || !text.includes('%')) return null;
  }
}
