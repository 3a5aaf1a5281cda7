import { assertString } from '@urlkit/internal';
import type { RedactOptions } from './options.js';
import { type NameTest, nameTestOf, rangesIn } from './secret-ranges.js';

/** What is written in the place of a secret. A URL with it still parses. */
const REDACTED = 'REDACTED';

/**
 * Replaces the secrets of a URL with `REDACTED`: those of {@link secretRanges}. The rest of the URL does not change.
 *
 * @param written A URL as it is written, or a part of one. It need not parse.
 */
export function redactURL(written: string, options?: RedactOptions): string {
  assertString(written, 'written');
  return redactBy(written, nameTestOf(options));
}

/** Redacts a URL by a test that was read. */
export function redactBy(url: string, isSecret: NameTest): string {
  let written = '';
  let done = 0;
  for (const { start, end } of rangesIn(url, isSecret)) {
    written += url.slice(done, start) + REDACTED;
    done = end;
  }
  return written + url.slice(done);
}
