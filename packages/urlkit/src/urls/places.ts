// Positions in a text, as the command writes them.

import type { Diagnostic } from '@urlkit/url-validation';

/** Returns where the characters at fault are. */
export function rangeOf(diagnostic: Diagnostic): { readonly start: number; readonly end: number } {
  return diagnostic.cause ?? diagnostic;
}

/** Returns where a range is. Columns are code units and count from 1. */
export function placeOf(start: number, end: number): string {
  return end - start < 2 ? `column ${start + 1}` : `columns ${start + 1}–${end}`;
}
