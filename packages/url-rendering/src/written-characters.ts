// Characters that cannot be seen, or that change the order in which text is shown.

import type { NameFinding } from './name-finding.js';
import { numberOf } from './numbers.js';

// Joiners are left out: some scripts and emoji need them.
const HIDDEN =
  /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]|%C2%AD|%E2%80%(?:8[BEF]|A[A-E])|%E2%81%A[0-9]|%EF%BB%BF/gi;

const REORDERING = /[\u202A-\u202E\u2066-\u2069]/;

/** Finds the first character of each kind: one that reorders text, and one that is only hidden. */
export function findHiddenCharacters(input: string): NameFinding[] {
  const found = new Map<NameFinding['name'], NameFinding>();
  for (const { 0: written, index } of input.matchAll(HIDDEN)) {
    const character = written.startsWith('%') ? decodeURIComponent(written) : written;
    const isReordering = REORDERING.test(character);
    const name = isReordering ? 'reordering-character' : 'hidden-character';
    if (found.has(name)) continue;
    const what = isReordering ? 'changes the order of the text' : 'cannot be seen';
    found.set(name, {
      name,
      severity: isReordering ? 'error' : 'warning',
      start: index,
      end: index + written.length,
      message: `${numberOf(character)} ${what}.`,
    });
    if (found.size === 2) break;
  }
  return Array.from(found.values());
}
