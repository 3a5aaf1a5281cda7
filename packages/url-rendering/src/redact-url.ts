import { copyOf } from '@urlkit/internal';
import type { RedactURLOptions } from './rendering-options.js';
import { secretRanges } from './secret-ranges.js';

/** What is written in the place of a secret. A URL with it still parses. */
const REDACTED = 'REDACTED';

/**
 * Replaces the secrets of a URL with `REDACTED`: those of {@link secretRanges}. The rest of the URL does not change.
 *
 * @param written A URL as it is written, or a part of one. It need not parse.
 */
export function redactURL(written: string, options?: RedactURLOptions): string {
  let redacted = '';
  let position = 0;
  for (const { start, end } of secretRanges(written, options)) {
    redacted += written.slice(position, start) + REDACTED;
    position = end;
  }
  return copyOf(redacted + written.slice(position));
}
