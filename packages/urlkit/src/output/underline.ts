import stringWidth from 'string-width';
import { visible } from './visible-text.js';

const MOST_AROUND = 40;
const MOST_MARKED = 80;

/**
 * Returns a range of a text with the text around it, and carets for the line below. An empty range gets one caret.
 *
 * @param start The offset in code units, like `end`.
 */
export function underline(
  text: string,
  start: number,
  end: number,
): { readonly excerpt: string; readonly carets: string } {
  // A character has at most two code units, so these parts are long enough.
  const before = Array.from(text.slice(Math.max(0, start - 2 * MOST_AROUND - 1), start));
  const marked = Array.from(text.slice(start, Math.min(end, start + 2 * MOST_MARKED + 1)));
  const after = Array.from(text.slice(end, end + 2 * MOST_AROUND + 1));
  const shownBefore =
    before.length > MOST_AROUND ? `…${visible(before.slice(-MOST_AROUND))}` : visible(before);
  const shownMarked = beginning(marked, MOST_MARKED);
  return {
    excerpt: shownBefore + shownMarked + beginning(after, MOST_AROUND),
    carets:
      ' '.repeat(stringWidth(shownBefore)) + '^'.repeat(Math.max(1, stringWidth(shownMarked))),
  };
}

function beginning(characters: readonly string[], most: number): string {
  return characters.length > most ? `${visible(characters.slice(0, most))}…` : visible(characters);
}
