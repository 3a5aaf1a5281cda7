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
import { type Run, replace } from './run.js';

/**
 * Parses a query, without the U+003F (?) before it.
 *
 * @returns The offset of the end of the query.
 */
export function parseQuery(run: Run, queryStart: number): number {
  const { text, scheme, encoding, canonicalEnd, hasStateOverride } = run;
  const { length } = text;
  const end = hasStateOverride ? length : findBefore(length, '#', text, queryStart);
  const start = Math.max(queryStart, canonicalEnd);
  if (start >= end) return end;
  const set = scheme.kind === 'other' ? queryPercentEncodeSet : specialQueryPercentEncodeSet;
  const query = text.slice(start, end);
  const encoded =
    encoding !== null && allowsQueryEncoding(scheme.name)
      ? encoding.percentEncode(query, set)
      : utf8PercentEncode(query, set);
  if (encoded !== query) replace(run, start, end, encoded);
  return end;
}

/** Parses a fragment, without the U+0023 (#) before it. */
export function parseFragment(run: Run, fragmentStart: number): void {
  const { text, canonicalEnd } = run;
  const start = Math.max(fragmentStart, canonicalEnd);
  if (start >= text.length) return;
  const fragment = text.slice(start);
  const encoded = utf8PercentEncode(fragment, fragmentPercentEncodeSet);
  if (encoded !== fragment) replace(run, start, text.length, encoded);
}
