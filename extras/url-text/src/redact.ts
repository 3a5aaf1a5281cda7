// Removes secrets from the URLs in a text.

import { assertArgument, assertString, copyOf, mustBeOneOf } from '@urlkit/internal';
import { type RedactURLOptions, redactURL } from '@urlkit/url-rendering';
import { findURLRanges } from '@urlkit/url-validation';
import { UnescapedPart } from './escaping.js';
import { partsOf, type TextKind, textKinds } from './text-kinds.js';

/** Options for {@link redact}. */
export interface RedactOptions extends RedactURLOptions {
  /** What the text is; `'text'` by default, which is any text. */
  readonly kind?: TextKind | undefined;
}

/**
 * Text without what ends a URL, whatever its kind is. It may contain several, or one without a scheme. In a password, quotation
 * marks and spaces do not end it.
 */
const PIECES =
  /(?:[^\s"<>`]*:\/{2}[^\s"<>`\\/?#@:]*:(?!\d+[\s"<>`])[^\\/?#@\n]{0,100}(?=@[\w[]))?[^\s"<>`]+/g;

/** What ends a sentence or a quotation, and not the URL in it. */
const PUNCTUATION = ")]}'.,;:!\\";

/**
 * Replaces secrets in the URLs of a text, such as a line of a log, with `REDACTED`, as `redactURL` of `@urlkit/url-rendering` does:
 * usernames and passwords, and the values of named parameters, also where there is only a path and a query. The rest of the text
 * does not change. Where it is not clear how far a secret goes, more is replaced rather than less.
 *
 * @param text Any text.
 * @returns The text, in which each URL still has its names of parameters.
 */
export function redact(text: string, options: RedactOptions = {}): string {
  assertString(text, 'text');
  const { kind = 'text', ...rules } = options;
  assertArgument(kind, 'options.kind', mustBeOneOf(textKinds));
  // The options are checked even if there is no URL.
  redactURL('', rules);
  let redacted = '';
  let position = 0;
  for (const part of partsOf(text, kind)) {
    const unescaped = new UnescapedPart(text, part);
    const { value } = unescaped;
    for (const { start, end } of rangesOf(value, part.isValue)) {
      const url = value.slice(start, end);
      const safe = redactURL(url, rules);
      if (safe === url) continue;
      redacted += text.slice(position, unescaped.offsetOf(start));
      redacted += unescaped.write(start, end, safe) ?? 'REDACTED';
      position = unescaped.endOf(end);
    }
  }
  return copyOf(redacted + text.slice(position));
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** The URLs whose ends are known, and the pieces of text between them that may contain secrets. */
function rangesOf(value: string, isValue: boolean): Range[] {
  const ranges: Range[] = [];
  let position = 0;
  const addPieces = (to: number): void => {
    for (const { 0: piece, index } of value.slice(position, to).matchAll(PIECES)) {
      const start = position + index;
      let { length } = piece;
      while (length > 0 && PUNCTUATION.includes(piece.charAt(length - 1))) length--;
      ranges.push({ start, end: start + length });
    }
  };
  for (const { start, end, isEnclosed } of findURLRanges(value, { isValue })) {
    if (!isEnclosed) continue;
    addPieces(start);
    ranges.push({ start, end });
    position = end;
  }
  addPieces(value.length);
  return ranges;
}
