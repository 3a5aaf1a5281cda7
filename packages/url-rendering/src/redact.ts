// Removes secrets from URLs in any text.

import { assertString } from '@urlkit/internal';
import type { RedactOptions } from './options.js';
import { redactBy } from './redact-url.js';
import { nameTestOf } from './secret-ranges.js';

// A piece of text without what ends a URL in a log, JSON or HTML. In a password, quotation marks and spaces do not end it.
const PIECES =
  /(?:[^\s"<>`]*:\/{2}[^\s"<>`\\/?#@:]*:(?!\d+[\s"<>`])[^\\/?#@\n]{0,100}(?=@[\w[]))?[^\s"<>`]+/g;

/** What ends a sentence or a quotation, and not the URL in it. */
const PUNCTUATION = ")]}'.,;:!\\";

/**
 * Replaces secrets in the URLs of a text, such as a line of a log, with `REDACTED`: usernames and passwords, the values of
 * parameters whose names or forms say that they are secret, and the paths of webhooks, also where there is only a path and a
 * query. The rest of the text does not change. Where it is not clear how far a secret goes, more is replaced rather than less.
 *
 * @param text Any text.
 * @returns The text, in which each URL still has its names of parameters.
 * @see https://url.spec.whatwg.org/#url-rendering-simplification
 */
export function redact(text: string, options?: RedactOptions): string {
  assertString(text, 'text');
  const isSecret = nameTestOf(options);
  return text.replace(PIECES, (piece) => {
    let end = piece.length;
    while (end > 0 && PUNCTUATION.includes(piece.charAt(end - 1))) end--;
    return redactBy(piece.slice(0, end), isSecret) + piece.slice(end);
  });
}
