// https://url.spec.whatwg.org/#url-rendering-i18n

const RIGHT_TO_LEFT =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

const LEFT_TO_RIGHT_ISOLATE = '\u2066';
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_DIRECTIONAL_ISOLATE = '\u2069';

/**
 * Isolates the text between delimiters, so that the whole is displayed from left to right in any context. Text
 * without right-to-left characters does not change.
 */
export function isolate(text: string): string {
  if (!RIGHT_TO_LEFT.test(text)) return text;
  const isolated = text.replace(/[^./?#&=:@;,+…-]+/g, (piece) =>
    RIGHT_TO_LEFT.test(piece) ? FIRST_STRONG_ISOLATE + piece + POP_DIRECTIONAL_ISOLATE : piece,
  );
  return LEFT_TO_RIGHT_ISOLATE + isolated + POP_DIRECTIONAL_ISOLATE;
}
