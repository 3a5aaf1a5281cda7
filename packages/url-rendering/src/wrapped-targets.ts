// URLs inside a URL, to which its host may lead on.

import type { Range } from '@urlkit/infra';
import { utf8PercentDecode } from '@urlkit/percent-encoding';
import { decodeDashes } from './link-wrappers.js';

/** A URL in a query or a path. It may begin with two slashes, and then has the scheme of the URL that it is in. */
export interface WrappedTarget extends Range {
  readonly url: string;
}

const MOST_TARGETS = 10;

/**
 * Finds URLs with a host in the path and the values of the query.
 *
 * @param tail The URL from its path on, as it is written.
 * @param offset Where the tail starts.
 */
export function findWrappedTargets(tail: string, offset: number): readonly WrappedTarget[] {
  const found: WrappedTarget[] = [];
  for (const { 0: match, 1: slash, 2: equals, index } of tail.matchAll(PIECES)) {
    const before = slash ?? equals ?? '';
    if (found.length === MOST_TARGETS) break;
    const url = readTarget(match.slice(before.length));
    if (url === null) continue;
    const start = offset + index + before.length;
    found.push({ url, start, end: offset + index + match.length });
  }
  return found;
}

// A URL in a path goes on to the end of the path.
const PIECES = /(\/(?:__)?)https?(?::|%3a)(?:\/|%2f)[^?#]*|(=)[^&#]+/gi;

const RELATIVE = /^(?:[\\/]|%2f|%5c){2}/i;
/** A name with a dot: what has none is rather a path. */
const HOST = /^[\\/]{2}(?:[^\\/?#@]*@)?[\w-]+(?:\.[\w-]+)+(?![^\\/?#:])/;

/** Reads a value that is a URL, perhaps without its scheme, encoded at most twice, or as a mail filter writes it. */
function readTarget(written: string): string | null {
  const relative = RELATIVE.test(written) ? utf8PercentDecode(written) : '';
  if (HOST.test(relative)) return relative;
  if (!/https?(?:%25)?[:%-]/i.test(written.slice(0, 12))) return null;
  const isOfFilter = /^https?-3A__/i.test(written);
  const once = isOfFilter
    ? decodeDashes(written)
    : utf8PercentDecode(written.replace(/__(?:;.*)?$/s, ''));
  const url = /^https?%/i.test(once) ? utf8PercentDecode(once) : once;
  return /^https?:[\\/]/i.test(url) ? url : null;
}
