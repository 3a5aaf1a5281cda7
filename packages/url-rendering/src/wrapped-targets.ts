// URLs inside a URL, to which its host may lead on.

import { serializeHost } from '@urlkit/host';
import type { Range } from '@urlkit/infra';
import { utf8PercentDecode } from '@urlkit/percent-encoding';
import { parseURL } from '@urlkit/url-parser';
import { decodeDashes } from './link-wrappers.js';

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

/** Reads a value that is a URL, perhaps without its scheme, encoded at most twice, or as a mail filter writes it. */
function readTarget(written: string, scheme: string): string | null {
  const relative = readSchemeRelative(written, scheme);
  if (relative !== null) return relative;
  if (!/https?(?:%25)?[:%-]/i.test(written.slice(0, 12))) return null;
  const isOfFilter = /^https?-3A__/i.test(written);
  const once = isOfFilter
    ? decodeDashes(written)
    : utf8PercentDecode(written.replace(/__(?:;.*)?$/s, ''));
  const url = /^https?%/i.test(once) ? utf8PercentDecode(once) : once;
  return /^https?:[\\/]/i.test(url) ? url : null;
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

/** Reads a value that begins with two slashes. The parser decides where its host is. */
function readSchemeRelative(written: string, scheme: string): string | null {
  if (!/^[\\/%+\0- ]/.test(written)) return null;
  const value = withoutRemoved(utf8PercentDecode(written.replace(/\+/g, ' ')));
  const url = `${scheme}:${value}`;
  const host = /^[\\/]{2}/.test(value) ? parseURL(url)?.host : null;
  return host && HOST.test(serializeHost(host)) ? url : null;
}
