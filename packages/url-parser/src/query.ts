// https://url.spec.whatwg.org/#query-state
// https://url.spec.whatwg.org/#fragment-state

import { findBefore } from '@urlkit/infra/strings';
import {
  type Encoding,
  queryPercentEncodeSet,
  specialQueryPercentEncodeSet,
} from '@urlkit/percent-encoding';
import { allowsQueryEncoding } from '@urlkit/url-record';
import { canonicalFragmentEnd, canonicalQueryEnd } from './canonical.js';
import { type Extent, encode, fragmentUnits, queryUnits } from './encode.js';
import { type Run, replace } from './run.js';

const NUMBER_SIGN = 0x23;

/**
 * Parses a query, without the U+003F (?) before it.
 *
 * @returns The offset of the end of the query.
 */
export function parseQuery(run: Run, start: number, extent: Extent): number {
  const { text, scheme } = run;
  if (run.encoding !== null && allowsQueryEncoding(scheme.name)) {
    return encodeQuery(run, start, extent, run.encoding);
  }
  const canonicalEnd = canonicalEndOf(run, start);
  if (canonicalEnd === text.length) return canonicalEnd;
  if (extent === 'delimited' && text.charCodeAt(canonicalEnd) === NUMBER_SIGN) return canonicalEnd;
  return encode(run, canonicalEnd, queryUnits(scheme), extent);
}

function canonicalEndOf({ text, scheme, canonicalEnd }: Run, start: number): number {
  return canonicalEnd > start
    ? findBefore(canonicalEnd, '#', text, start)
    : canonicalQueryEnd(scheme, text, start);
}

function encodeQuery(run: Run, start: number, extent: Extent, encoding: Encoding): number {
  const { text, scheme } = run;
  const end = extent === 'whole' ? text.length : findBefore(text.length, '#', text, start);
  if (start === end) return end;
  run.mayHaveRemoved = true;
  const set = scheme.kind === 'other' ? queryPercentEncodeSet : specialQueryPercentEncodeSet;
  replace(run, start, end, encoding.percentEncode(text.slice(start, end), set));
  return end;
}

/** Parses a fragment, without the U+0023 (#) before it. */
export function parseFragment(run: Run, start: number): void {
  const { text } = run;
  const wasAsked = run.canonicalEnd > start;
  const canonicalEnd = wasAsked ? run.canonicalEnd : canonicalFragmentEnd(text, start);
  if (canonicalEnd === text.length) return;
  encode(run, canonicalEnd, fragmentUnits, 'whole');
}
