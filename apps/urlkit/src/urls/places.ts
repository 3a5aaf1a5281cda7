// Positions and characters in a text, in words.

import type { Diagnostic } from '@urlkit/url-validation';

/** Returns where the characters at fault are. */
export function rangeOf(diagnostic: Diagnostic): { readonly start: number; readonly end: number } {
  return diagnostic.cause ?? diagnostic;
}

/** Returns where a range of a text is, in words. Characters are code points and count from 1. */
export function placeInWords(text: string, start: number, end: number): string {
  const first = Array.from(text.slice(0, start)).length + 1;
  const last = first - 1 + Array.from(text.slice(start, end)).length;
  return last <= first ? `character ${first}` : `characters ${first} to ${last}`;
}

/** Returns the number of the first code point of a text, such as `U+200B`. */
export function numberOf(text: string): string {
  return `U+${(text.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
