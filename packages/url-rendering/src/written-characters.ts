// Characters that cannot be seen, or that change the order in which text is shown.

import type { NameFinding } from './name-finding.js';
import { numberOf } from './numbers.js';

// Joiners and other ignored characters have a meaning in emoji and some scripts, but not after a letter of these.
const createHidden = (): RegExp => {
  const forms = [
    /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/,
    /%C2%AD|%E2%80%(?:8[BEF]|A[A-E])|%E2%81%A[0-9]|%EF%BB%BF/,
    /(?<=[\w.\-\u00AA-\u024F\u0370-\u058F\u1E00-\u1FFF])(?:\u200C|\u200D|[\u180B-\u180F]|[\uFE00-\uFE0F]|[\u034F\u115F\u1160\u17B4\u17B5\u206A-\u206F\u3164\uFFA0]|\uDB40[\uDC00-\uDFFF])(?!\u20E3)/,
    /(?<=[\w.-])(?<!%[\dA-F]{2})(?:%E2%80%8[CD]|%CD%8F|%E1%85%(?:9F|A0)|%E3%85%A4|%EF%B8%8[\dA-F](?!%E2%83%A3))/,
  ];
  return new RegExp(forms.map(({ source }) => source).join('|'), 'gi');
};

let hidden: RegExp | undefined;

const REORDERING = /[\u202A-\u202E\u2066-\u2069]/;

/** Finds the first character of each kind: one that reorders text, and one that is only hidden. */
export function findHiddenCharacters(input: string): NameFinding[] {
  hidden ??= createHidden();
  const found = new Map<NameFinding['name'], NameFinding>();
  for (const { 0: written, index } of input.matchAll(hidden)) {
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
