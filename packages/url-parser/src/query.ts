// https://url.spec.whatwg.org/#query-state
// https://url.spec.whatwg.org/#fragment-state

import { findBefore } from '@urlkit/internal';
import {
  fragmentPercentEncodeSet,
  queryPercentEncodeSet,
  specialQueryPercentEncodeSet,
  utf8PercentEncode,
} from '@urlkit/percent-encoding';
import { allowsQueryEncoding } from '@urlkit/url-record';
import { canonicalFragmentEnd, canonicalQueryEnd } from './canonical.js';
import type { Extent } from './path.js';
import { mustPrepare, type Run, replace } from './run.js';

const NUMBER_SIGN = 0x23;

/**
 * Parses a query, without the U+003F (?) before it.
 *
 * @returns The offset of the end of the query.
 */
export function parseQuery(run: Run, start: number, extent: Extent): number {
  const { text, scheme } = run;
  const encoding = allowsQueryEncoding(scheme.name) ? run.encoding : null;
  const canonicalEnd = encoding === null ? canonicalEndOf(run, start) : start;
  const isDelimited = extent === 'delimited' && text.charCodeAt(canonicalEnd) === NUMBER_SIGN;
  if (canonicalEnd === text.length || isDelimited || mustPrepare(run)) return canonicalEnd;
  const end = extent === 'whole' ? text.length : findBefore(text.length, '#', text, canonicalEnd);
  const set = scheme.kind === 'other' ? queryPercentEncodeSet : specialQueryPercentEncodeSet;
  const rest = text.slice(canonicalEnd, end);
  const encoded =
    encoding === null ? utf8PercentEncode(rest, set) : encoding.percentEncode(rest, set);
  replace(run, canonicalEnd, end, encoded);
  return end;
}

function canonicalEndOf({ text, scheme, canonicalEnd }: Run, start: number): number {
  return canonicalEnd > start
    ? findBefore(canonicalEnd, '#', text, start)
    : canonicalQueryEnd(scheme, text, start);
}

/** Parses a fragment, without the U+0023 (#) before it. */
export function parseFragment(run: Run, start: number): void {
  const { text } = run;
  const isKnown = run.canonicalEnd > start;
  const canonicalEnd = isKnown ? run.canonicalEnd : canonicalFragmentEnd(text, start);
  if (canonicalEnd === text.length || mustPrepare(run)) return;
  const rest = text.slice(canonicalEnd);
  replace(run, canonicalEnd, text.length, utf8PercentEncode(rest, fragmentPercentEncodeSet));
}
