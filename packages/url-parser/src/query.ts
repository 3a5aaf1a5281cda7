// The states from the query on.

import { findBefore } from '@urlkit/internal';
import {
  fragmentPercentEncodeSet,
  queryPercentEncodeSet,
  specialQueryPercentEncodeSet,
  utf8PercentEncode,
} from '@urlkit/percent-encoding';
import { allowsQueryEncoding } from '@urlkit/url-record';
import { outputOffset, outputUpTo, type Run, replace } from './run.js';

const QUESTION_MARK = 0x3f;

/** @see https://url.spec.whatwg.org/#query-state */
export function queryState(run: Run, start: number): boolean {
  run.searchStart = outputOffset(run, start);
  const hasQuery = start < run.text.length && run.text.charCodeAt(start) === QUESTION_MARK;
  return fragmentState(run, hasQuery ? parseQuery(run, start + 1) : start);
}

/** @see https://url.spec.whatwg.org/#fragment-state */
export function fragmentState(run: Run, start: number): boolean {
  const { text } = run;
  run.hashStart = outputOffset(run, start);
  if (start < text.length) parseFragment(run, start + 1);
  run.href = outputUpTo(run, text.length);
  return true;
}

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
