// Long texts, of which the page shows the start and the end.

import { element } from './dom.js';

export const MOST_SHOWN = 100;
const MOST_AT_AN_END = 30;

/** Returns a text, or its start and its end with the number of characters between them, unless the whole is wanted. */
export function elided(text: string, isWhole = false): (Node | string)[] {
  const characters = Array.from(text);
  if (isWhole || characters.length <= MOST_SHOWN) return [text];
  const between = characters.length - 2 * MOST_AT_AN_END;
  return [
    characters.slice(0, MOST_AT_AN_END).join(''),
    element('span', { class: 'elided' }, ` … ${between} more … `),
    characters.slice(-MOST_AT_AN_END).join(''),
  ];
}
