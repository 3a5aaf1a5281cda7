// https://www.unicode.org/reports/tr15/#Norm_Forms

import { orderLongRuns } from './canonical-ordering.js';
import { getCodePoints } from './code-points.js';
import { YOUNG } from './table-format.js';
import type { Replacements } from './table-reader.js';
import type { Label } from './validity-criteria.js';

/**
 * Puts a label of valid code points in Normalization Form C, with an engine that knows Unicode 6.1
 * or any later version: it gets old code points in place of the young ones that it has to know.
 *
 * @returns null if the engine cannot normalize.
 * @see https://www.unicode.org/reports/tr15/#Norm_Forms
 */
export function normalize({ text, all }: Label): string | null {
  if ('e\u0301'.normalize?.('NFC') !== 'é') return null;
  return all & YOUNG ? composeWithStandIns(composeWithStandIns(text, 0), 1) : compose(text);
}

function composeWithStandIns(text: string, round: 0 | 1): string {
  const { kindOf, standIns } = getCodePoints();
  // What each stand-in stands for: those of one class do not change places.
  const hidden = new Map<string, string[]>();
  for (const pair of standIns.values()) hidden.set(pair[round], []);
  let known = '';
  for (const character of text) {
    const kind = kindOf(character.codePointAt(0) as number);
    const standIn = standIns.get(kind)?.[round] ?? character;
    hidden.get(standIn)?.push(character);
    known += standIn;
  }
  for (const characters of hidden.values()) characters.reverse();
  return Array.from(compose(known), (character) => hidden.get(character)?.pop() ?? character).join(
    '',
  );
}

function compose(text: string): string {
  const { substitutes, originals } = getCodePoints();
  const known = orderLongRuns(replaceAll(text, substitutes));
  return replaceAll(known.normalize('NFC'), originals);
}

function replaceAll(text: string, { by, pattern }: Replacements): string {
  return text.replace(pattern, (match) => by.get(match) as string);
}
