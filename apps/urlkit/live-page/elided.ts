// Long texts, of which the page shows the start and the end.

import { element } from './dom.js';
import { shortened } from './shortened.js';

export const MOST_SHOWN = 100;

/** Returns a text, or its start and its end with the number of characters between them, unless the whole is wanted. */
export function elided(text: string, isWhole = false): (Node | string)[] {
  const parts = isWhole ? null : shortened(text, MOST_SHOWN);
  if (parts === null) return [text];
  const [start, between, end] = parts;
  return [start, element('span', { class: 'elided' }, between), end];
}
